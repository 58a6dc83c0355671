import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../../../tests/support/people.ts';
import { insertSubscription, type SubscriptionRow } from '../../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { canResume } from '../subscriptions.ts';
import { findOwnSubscription } from './own-subscription.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const now = new Date('2026-12-01T00:00:00.000Z');
const before = new Date('2026-11-25T00:00:00.000Z');
const later = new Date('2026-12-20T10:00:00.000Z');

/** What somebody with these subscriptions sees. */
async function seen(...patches: Partial<SubscriptionRow>[]) {
  const { userId } = await createPerson(app);
  for (const patch of patches) await insertSubscription(app.deps.db, userId, patch);
  return findOwnSubscription({ db: app.deps.db, now: () => now }, userId);
}

const ended = { status: 'ended', providerStatus: 'canceled', live: false, nextChargeAt: null } as const;

describe('the present subscription', () => {
  test('shows plan, access, end and the next charge', async () => {
    expect(await seen({ providerSubscriptionId: 'sub_whole' })).toEqual({
      id: expect.any(String),
      paymentProvider: 'stripe',
      providerSubscriptionId: 'sub_whole',
      subscriptionType: 'MONTHLY',
      status: 'active',
      hasAccess: true,
      accessUntil: new Date(later.getTime() + 86_400_000).toISOString(),
      endDate: later.toISOString(),
      willCancelAtPeriodEnd: false,
      owed: null,
      canResume: false,
      pauseOptions: [
        { months: 1, until: '2027-01-20T10:00:00.000Z' },
        { months: 2, until: '2027-02-20T10:00:00.000Z' },
        { months: 3, until: '2027-03-20T10:00:00.000Z' },
      ],
      pause: null,
      priceChange: null,
      fullPriceFrom: null,
      nextCharge: { at: later.toISOString(), amount: 5.25, currency: 'USD' },
      pendingSwitch: null,
    });
  });

  test.each([
    // Day of billing, paid until, next charge, end of a pause of one, two and three months.
    [20, '2026-12-20T10', '2026-12-20T10', ['2027-01-20T10', '2027-02-20T10', '2027-03-20T10']],
    [31, '2027-02-28T10', '2027-02-28T10', ['2027-03-31T10', '2027-04-30T10', '2027-05-31T10']],
    [31, '2027-01-31T10', '2027-01-31T10', ['2027-02-28T10', '2027-03-31T10', '2027-04-30T10']],
    [30, '2027-02-28T10', '2027-02-28T10', ['2027-03-30T10', '2027-04-30T10', '2027-05-30T10']],
    [29, '2027-02-28T10', '2027-02-28T10', ['2027-03-29T10', '2027-04-29T10', '2027-05-29T10']],
    // PayPal's time of the charge is another than the end of the paid period, by hours or because a charge was late.
    [20, '2026-12-20T15', '2026-12-20T10', ['2027-01-20T10', '2027-02-20T10', '2027-03-20T10']],
    [20, '2026-12-25T10', '2026-12-20T10', ['2027-02-20T10', '2027-03-20T10', '2027-04-20T10']],
    // PayPal avoids weekends, and charges two days after the billing day.
    [28, '2026-12-28T10', '2026-12-30T10', ['2027-01-30T10', '2027-02-28T10', '2027-03-28T10']],
  ])(
    'billed on day %s, paid until %s, next charged on %s, a pause ends on %s',
    async (day, paid, next, ends) => {
      const hour = (text: string) => new Date(`${text}:00:00.000Z`);
      const own = await seen({ billingDay: day, paidThrough: hour(paid), nextChargeAt: hour(next) });
      expect(own?.pauseOptions.map(({ until }) => until)).toEqual(ends.map((end) => hour(end).toISOString()));
    },
  );

  test('shows a pending change of plan', async () => {
    const own = await seen({ plan: 'annual', pendingPlan: 'monthly' });
    expect(own).toMatchObject({
      subscriptionType: 'ANNUAL',
      pendingSwitch: { subscriptionType: 'MONTHLY', at: later.toISOString() },
    });
  });

  test('is null for a person who never paid for one', async () => {
    expect(await seen()).toBeNull();
    expect(await seen({ ...ended, paidThrough: null })).toBeNull();
  });

  test('is the latest one after access and charges ended, for its receipts', async () => {
    const earlier = new Date(before.getTime() - 86_400_000);
    const own = await seen(
      { ...ended, providerSubscriptionId: 'sub_last', paidThrough: before, createdAt: before },
      { ...ended, providerSubscriptionId: 'sub_first', paidThrough: before, createdAt: earlier },
    );
    expect(own).toMatchObject({
      providerSubscriptionId: 'sub_last',
      status: 'ended',
      hasAccess: false,
      canResume: false,
      nextCharge: null,
    });
  });

  test('prefers one awaiting its first payment to one that is over', async () => {
    const own = await seen(
      { providerSubscriptionId: 'sub_waiting', status: 'pending', paidThrough: null },
      { ...ended, paidThrough: before, createdAt: now },
    );
    expect(own?.providerSubscriptionId).toBe('sub_waiting');
  });

  test('includes an ended one while its paid time lasts', async () => {
    const own = await seen(ended);
    expect(own).toMatchObject({
      status: 'ended',
      hasAccess: true,
      canResume: false,
      nextCharge: null,
      willCancelAtPeriodEnd: true,
    });
  });

  test('includes one whose charge fails, even without access', async () => {
    const own = await seen({ status: 'past_due', providerStatus: 'past_due', paidThrough: before });
    expect(own).toMatchObject({ status: 'past_due', hasAccess: false });
  });

  test('prefers one that is charged to one that only gives access', async () => {
    const own = await seen(
      { ...ended, paidThrough: later },
      { providerSubscriptionId: 'sub_charged', status: 'past_due', paidThrough: before },
    );
    expect(own?.providerSubscriptionId).toBe('sub_charged');
  });

  test('prefers one that gives access to one that was never paid', async () => {
    const own = await seen(
      { providerSubscriptionId: 'sub_paid', ...ended, paidThrough: later },
      { providerSubscriptionId: 'sub_open', status: 'pending', paidThrough: null, createdAt: now },
    );
    expect(own?.providerSubscriptionId).toBe('sub_paid');
  });
});

describe('a cancellation', () => {
  const cancelled = { live: true, status: 'paused', cancelAtPeriodEnd: true, paidThrough: later } as const;

  test('can be undone until the paid time is over', () => {
    expect(canResume(cancelled, now)).toBe(true);
    expect(canResume({ ...cancelled, status: 'active' }, now)).toBe(true);
    expect(canResume(cancelled, later)).toBe(false);
    expect(canResume({ ...cancelled, paidThrough: null }, now)).toBe(false);
  });

  test('cannot be undone if the provider has ended it or there is none', () => {
    expect(canResume({ ...cancelled, live: false, status: 'ended' }, now)).toBe(false);
    expect(canResume({ ...cancelled, cancelAtPeriodEnd: false }, now)).toBe(false);
  });
});

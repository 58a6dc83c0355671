import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson, type SignedInPerson } from '../../../../tests/support/people.ts';
import { insertSubscription, type SubscriptionRow } from '../../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { sendRenewalReminders } from './reminders.ts';

let app: TestApp;
let person: SignedInPerson;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
});

const day = 86_400_000;
const now = new Date('2027-11-13T10:00:00.000Z');
const renewsAt = new Date(now.getTime() + 7 * day);
const annual = {
  orderType: 'YEARLY',
  paidThrough: renewsAt,
  nextChargeAt: renewsAt,
  nextChargeCents: 6_195,
} as const;

async function remind(at = now, jobs: Pick<Jobs, 'send'> = app.deps.jobs): Promise<number> {
  const sent = app.mails.length;
  await sendRenewalReminders({ db: app.deps.db, jobs, billingNow: () => at });
  await app.runJobs();
  return app.mails.slice(sent).filter((mail) => mail.to === person.email).length;
}

const insert = (patch: Partial<SubscriptionRow> = {}) =>
  insertSubscription(app.deps.db, person.userId, { ...annual, ...patch });

describe('the reminder of an annual renewal', () => {
  test('comes a week before, once, with the sum and the day', async () => {
    await insert();
    expect(await remind(new Date(now.getTime() - 1))).toBe(0);
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect(await remind(new Date(now.getTime() + day))).toBe(0);
    const mail = app.mails.at(-1);
    expect(mail?.subject).toContain('November 20, 2027');
    expect(mail?.text).toContain('$61.95 USD');
  });

  test('comes once when two processes look at the same time', async () => {
    await insert();
    const counts = await Promise.all([remind(), remind()]);
    expect(counts).toContain(1);
    expect(app.mails.filter((mail) => mail.to === person.email)).toHaveLength(1);
  });

  test('comes again in the next year', async () => {
    const { id } = await insert();
    expect(await remind()).toBe(1);
    const nextYear = new Date('2028-11-20T10:00:00.000Z');
    const renewed = { paidThrough: nextYear, nextChargeAt: nextYear };
    await app.deps.db.update(subscriptions).set(renewed).where(eq(subscriptions.id, id));
    expect(await remind()).toBe(0);
    expect(await remind(new Date('2028-11-14T00:00:00.000Z'))).toBe(1);
  });

  const left: [string, Partial<SubscriptionRow>][] = [
    ['a monthly plan', { orderType: 'MONTHLY' }],
    ['one that is cancelled', { cancelAtPeriodEnd: true }],
    ['one that has ended', { live: false, standing: 'ended' }],
    ['one whose charge fails', { standing: 'past_due' }],
    ['one that charges nothing', { nextChargeAt: null, nextChargeCents: null, currency: null }],
    ['one whose time has come already', { nextChargeAt: new Date(now.getTime() - 1) }],
  ];
  test.each(left)('is not sent for %s', async (_name, patch) => {
    await insert(patch);
    expect(await remind()).toBe(0);
  });

  test('stays due when its job could not be stored', async () => {
    const { id } = await insert();
    const broken = { send: async () => Promise.reject(new Error('the queue is full')) };
    await expect(remind(now, broken)).rejects.toThrow('the queue is full');
    const [row] = await app.deps.db.select().from(subscriptions).where(eq(subscriptions.id, id));
    expect(row?.remindedFor).toBeNull();
    expect(await remind()).toBe(1);
  });

  test('names the plan that the renewal brings', async () => {
    await insert({ pendingOrderType: 'MONTHLY', nextChargeCents: 525 });
    expect(await remind()).toBe(1);
    expect(app.mails.at(-1)?.text).toMatch(/Monthly[\s\S]*\$5\.25 USD/);
  });
});

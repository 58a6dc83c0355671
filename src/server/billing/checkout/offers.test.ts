import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { addMonths } from '#shared/dates.ts';
import {
  buy,
  getActiveSubscription,
  getCurrentSubscription,
  mailsTo,
  type Person,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { annualAmount, monthlyAmount } from '../../../../tests/support/prices.ts';
import { payments, subscriptions } from '../../db/schema-billing.ts';
import { announceRenewals } from '../sync/renewal-notices.ts';

const dayMs = 24 * 3_600_000;
const offersFile = join(mkdtempSync(join(tmpdir(), 'offers-')), 'offers.json');
writeFileSync(
  offersFile,
  JSON.stringify({
    codes: [
      { code: 'FIFTH', percentOff: 20 },
      { code: 'THREE', plans: ['monthly'], amountOff: { USD: 2 }, charges: 3 },
      { code: 'MONTH-FREE', freeMonths: 1 },
      { code: 'OVER', percentOff: 50, ends: '2026-01-01T00:00:00Z' },
      { code: 'TWO-ONLY', percentOff: 10, uses: 2 },
      { code: 'ONE-AT-ONCE', percentOff: 10, uses: 1 },
      { code: 'AGAIN', percentOff: 10, oncePerPerson: false },
    ],
  }),
);

const billing = setUpBilling({ env: { OFFERS_FILE: offersFile } });

const providers = ['stripe', 'paypal'] as const;
type Provider = (typeof providers)[number];
type OrderType = 'MONTHLY' | 'YEARLY';

const preview = (person: Person, code: string, orderType: OrderType = 'MONTHLY', currency = 'USD') =>
  billing.call(person, {
    method: 'POST',
    url: '/api/offers/preview',
    payload: { code, orderType, currency },
  });

const orderOf = (
  paymentMethod: Provider,
  code: string,
  dueToday: number,
  orderType: OrderType = 'MONTHLY',
) => ({
  orderType,
  paymentMethod,
  amount: orderType === 'MONTHLY' ? monthlyAmount : annualAmount,
  currency: 'USD',
  offer: { code, dueToday },
});

const order = (person: Person, payload: object) =>
  billing.call(person, { method: 'POST', url: '/api/orders/create', payload });

const refusalOf = async (call: ReturnType<typeof order>) => {
  const { statusCode, ...answer } = await call;
  return [statusCode, answer.json().code];
};

async function buyWith(provider: Provider, code: string, orderType: OrderType = 'MONTHLY') {
  const person = await billing.createPerson();
  const previewed = (await preview(person, code, orderType)).json();
  await buy(billing, person, orderOf(provider, code, previewed.dueToday, orderType));
  await processWebhooks(billing);
  return { person, previewed, bought: billing.billingClock.now() };
}

const paymentsOf = ({ userId }: Person) =>
  billing.app.deps.db
    .select({ cents: payments.amountCents, plan: payments.plan, disputed: payments.disputed })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(payments.paidAt);

const subjectsTo = async (person: Person) => (await mailsTo(billing, person)).map(({ subject }) => subject);

/** Past the next charge; Stripe makes it an hour after the period has ended. */
async function passCharge(person: Person): Promise<void> {
  const { nextCharge } = await getCurrentSubscription(billing, person);
  await billing.billingClock.moveTo(new Date(Date.parse(nextCharge.at) + 2 * 3_600_000));
  await processWebhooks(billing);
}

const sameDay = (iso: string, expected: Date) =>
  expect(Math.abs(Date.parse(iso) - expected.getTime())).toBeLessThan(dayMs);

describe.each(providers)('with %s', (provider) => {
  test('a percentage takes off the first payment what the preview says, and the next one is the full price', async () => {
    const { person, previewed, bought } = await buyWith(provider, ' fifth ', 'YEARLY');
    const due = Math.round(annualAmount * 80) / 100;
    expect(previewed).toMatchObject({ code: 'FIFTH', dueToday: due, charges: 1, fullPrice: annualAmount });
    sameDay(previewed.fullPriceFrom, addMonths(bought, 12));
    expect(await paymentsOf(person)).toMatchObject([{ cents: Math.round(due * 100), plan: 'annual' }]);
    const { nextCharge } = await getCurrentSubscription(billing, person);
    expect(nextCharge.amount).toBe(annualAmount);
    sameDay(nextCharge.at, addMonths(bought, 12));
  });

  test('a sum comes off as many payments as were offered, each announced exactly, and no payment is unexplained', async () => {
    const odd = vi.spyOn(billing.app.deps.metrics, 'unmatchedPayment');
    const { person, previewed, bought } = await buyWith(provider, 'THREE');
    const reduced = Math.round(monthlyAmount * 100) - 200;
    expect(previewed).toMatchObject({ dueToday: reduced / 100, charges: 3 });
    sameDay(previewed.fullPriceFrom, addMonths(bought, 3));
    const next: number[] = [];
    for (let charge = 0; charge < 3; charge++) {
      next.push((await getCurrentSubscription(billing, person)).nextCharge.amount);
      await passCharge(person);
    }
    expect(next).toEqual([reduced / 100, reduced / 100, monthlyAmount]);
    const full = Math.round(monthlyAmount * 100);
    expect((await paymentsOf(person)).map(({ cents }) => cents)).toEqual([reduced, reduced, reduced, full]);
    expect((await getCurrentSubscription(billing, person)).fullPriceFrom).toBeNull();
    expect(odd).not.toHaveBeenCalled();
    odd.mockRestore();
  });

  test('free months give access without a payment, are announced by mail, and end with the full price', async () => {
    const { person, previewed, bought } = await buyWith(provider, 'MONTH-FREE', 'YEARLY');
    expect(previewed).toMatchObject({ dueToday: 0, freeMonths: 1, fullPrice: annualAmount });
    expect(await paymentsOf(person)).toEqual([{ cents: 0, plan: 'annual', disputed: false }]);
    expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'ANNUAL' });
    const own = await getCurrentSubscription(billing, person);
    expect(own.nextCharge.amount).toBe(annualAmount);
    sameDay(own.nextCharge.at, addMonths(bought, 1));
    sameDay(own.endDate, addMonths(bought, 1));
    expect(await subjectsTo(person)).toEqual(['Your free time with Clearing has started']);
    await passCharge(person);
    expect((await paymentsOf(person)).map(({ cents }) => cents)).toEqual([0, Math.round(annualAmount * 100)]);
    expect((await getCurrentSubscription(billing, person)).fullPriceFrom).toBeNull();
  });

  test('who cancels in the free time pays nothing and keeps it to its end', async () => {
    const { person, bought } = await buyWith(provider, 'MONTH-FREE');
    const { providerSubscriptionId: id } = await getCurrentSubscription(billing, person);
    const url = `/api/payments/${provider}/subscription/${id}/cancel`;
    await billing.call(person, { method: 'POST', url, payload: {} });
    await processWebhooks(billing);
    expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: true });
    await billing.billingClock.moveTo(new Date(addMonths(bought, 1).getTime() + 2 * dayMs));
    await processWebhooks(billing);
    expect(await getActiveSubscription(billing, person)).toEqual({});
    expect(await paymentsOf(person)).toMatchObject([{ cents: 0 }]);
  });

  test('one mail comes a week before the first full price of a monthly plan, and none before the ones after it', async () => {
    const { person, bought } = await buyWith(provider, 'MONTH-FREE');
    const remind = async () => {
      await announceRenewals(billing.app.deps);
      await billing.app.runJobs();
      return (await subjectsTo(person)).filter((subject) => subject.includes('renews on')).length;
    };
    expect(await remind()).toBe(0);
    await billing.billingClock.moveTo(new Date(addMonths(bought, 1).getTime() - 6 * dayMs));
    expect([await remind(), await remind()]).toEqual([1, 1]);
    await passCharge(person);
    await billing.billingClock.moveTo(new Date(addMonths(bought, 2).getTime() - 6 * dayMs));
    expect(await remind()).toBe(1);
  });

  test('the plan cannot be changed before the full price begins', async () => {
    const { person } = await buyWith(provider, 'THREE');
    const { providerSubscriptionId: id } = await getCurrentSubscription(billing, person);
    const url = `/api/payments/${provider}/subscription/${id}/switch?orderType=YEARLY`;
    expect(await refusalOf(billing.call(person, { url }))).toEqual([409, 'offer_running']);
  });

  test('the plan can be changed once the full price has begun', async () => {
    const { person } = await buyWith(provider, 'FIFTH');
    const { providerSubscriptionId: id } = await getCurrentSubscription(billing, person);
    await passCharge(person);
    const url = `/api/payments/${provider}/subscription/${id}/switch?orderType=YEARLY`;
    expect((await billing.call(person, { url })).statusCode).toBe(200);
  });

  test('a price that the page did not show is not charged', async () => {
    const person = await billing.createPerson();
    expect(await refusalOf(order(person, orderOf(provider, 'FIFTH', 1)))).toEqual([409, 'offer_changed']);
  });
});

describe('a code', () => {
  test.each([
    ['NOTHING', 'MONTHLY', 'USD', 'offer_unknown'],
    ['OVER', 'MONTHLY', 'USD', 'offer_ended'],
    ['THREE', 'YEARLY', 'USD', 'offer_not_for_plan'],
    ['THREE', 'MONTHLY', 'EUR', 'offer_not_for_plan'],
  ] as const)('%s for %s in %s is refused: %s', async (code, orderType, currency, refusal) => {
    const person = await billing.createPerson();
    expect(await refusalOf(preview(person, code, orderType, currency))).toEqual([422, refusal]);
  });

  test('is for each person once, unless the offer says otherwise', async () => {
    const { db } = billing.app.deps;
    for (const [code, refused] of [
      ['FIFTH', true],
      ['AGAIN', false],
    ] as const) {
      const { person } = await buyWith('stripe', code);
      await db
        .update(subscriptions)
        .set({ live: false, status: 'ended', paidThrough: new Date(0) })
        .where(eq(subscriptions.userId, person.userId));
      const answer = await preview(person, code);
      expect(answer.json().code).toBe(refused ? 'offer_used' : code);
    }
  });

  test('is used up after as many purchases as were offered', async () => {
    await buyWith('stripe', 'TWO-ONLY');
    await buyWith('paypal', 'TWO-ONLY');
    const late = await billing.createPerson();
    expect(await refusalOf(preview(late, 'TWO-ONLY'))).toEqual([422, 'offer_used_up']);
  });

  test('whose last use is wanted twice at once is given once, and is free again when that pay page has expired', async () => {
    const due = Math.round(monthlyAmount * 90) / 100;
    const people = await Promise.all([billing.createPerson(), billing.createPerson()]);
    const answers = await Promise.all(
      people.map((person) => order(person, orderOf('stripe', 'ONE-AT-ONCE', due))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const winner = people[answers.findIndex(({ statusCode }) => statusCode === 200)] as Person;
    expect((await order(winner, orderOf('stripe', 'ONE-AT-ONCE', due))).statusCode).toBe(200);
    await billing.passTime(26 * 3_600_000);
    const third = await billing.createPerson();
    expect((await preview(third, 'ONE-AT-ONCE')).statusCode).toBe(200);
  });

  test('is checked for a signed-in person only', async () => {
    const payload = { code: 'FIFTH', orderType: 'MONTHLY', currency: 'USD' };
    const answer = await billing.call(undefined, { method: 'POST', url: '/api/offers/preview', payload });
    expect(answer.statusCode).toBe(401);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminRevenue } from '#shared/contract/admin.ts';
import { createAdmin } from '../../../tests/support/admin.ts';
import {
  type BillingApp,
  createBillingApp,
  createOrder,
  createSubscriber,
  openPayPage,
  pressOnPayPage,
  processWebhooks,
} from '../../../tests/support/billing-app.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { priceAmount } from '../../../tests/support/prices.ts';
import { exportPaypal, exportStripe, reportDifferences } from '../../../tests/support/provider-reports.ts';
import { insertPayment, insertSubscription } from '../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Currency } from '../../shared/plans.ts';
import { deletedAccountPayments, webhookEvents } from '../db/schema-billing.ts';
import { listRevenue } from './revenue.ts';

let test: TestApp;
let headers: { authorization: string };

async function revenue(days = 30): Promise<AdminRevenue[]> {
  const answer = await test.app.inject({ url: `/api/admin/overview?days=${days}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().revenue;
}

const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 3_600_000);

describe('revenue', () => {
  beforeAll(async () => {
    test = await createTestApp();
    ({ headers } = await createAdmin(test));
  });
  afterAll(() => test.close());

  it('is empty before anything was paid', async () => {
    expect(await revenue()).toEqual([]);
  });

  it('adds up payments, refunds and disputes of the period, also of people who are gone', async () => {
    const { db } = test.deps;
    const { userId } = await createPerson(test);
    const running = await insertSubscription(db, userId, { createdAt: daysAgo(45) });
    const pay = (patch: object) => insertPayment(db, running, patch);
    await pay({ amountCents: 525, paidAt: daysAgo(40) });
    await pay({ amountCents: 525, paidAt: daysAgo(10), refundedCents: 200 });
    await pay({ amountCents: 6_195, paidAt: daysAgo(5), disputed: true, refundedCents: 999 });
    await db.insert(deletedAccountPayments).values({
      provider: 'stripe',
      providerPaymentId: 'in_gone',
      plan: 'monthly',
      amountCents: 525,
      currency: 'USD',
      refundedCents: 0,
      disputed: false,
      paidAt: daysAgo(3),
    });
    const [row, ...others] = await revenue();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      provider: 'stripe',
      currency: 'USD',
      payments: 3,
      gross: 72.45,
      refunds: 11.99,
      disputes: 1,
      disputed: 51.96,
      net: 8.5,
    });
    expect((await revenue(90))[0]).toMatchObject({ payments: 4, gross: 77.7, net: 13.75 });
  });

  it('counts people with access, monthly renewals, and what ran out', async () => {
    const { db } = test.deps;
    const add = async (patch: Parameters<typeof insertSubscription>[2]) => {
      const { userId } = await createPerson(test);
      return insertSubscription(db, userId, { provider: 'paypal', currency: 'GBP', ...patch });
    };
    await add({ createdAt: daysAgo(60) });
    await add({ plan: 'annual', nextChargeCents: 5_245 });
    // A switch that waits: the next charge is the yearly one.
    await add({ pendingPlan: 'annual', nextChargeCents: 5_245 });
    await add({ cancelAtPeriodEnd: true, nextChargeCents: null, createdAt: daysAgo(60) });
    await add({ status: 'ended', live: false, paidThrough: daysAgo(2), createdAt: daysAgo(60) });
    await add({ status: 'ended', live: false, paidThrough: daysAgo(40), createdAt: daysAgo(70) });
    await add({ status: 'pending', live: false, paidThrough: null });
    // A renewal that is being tried keeps its person in for a day.
    await add({ status: 'past_due', paidThrough: daysAgo(0.5), createdAt: daysAgo(60) });
    const pounds = (await revenue()).find(({ currency }) => currency === 'GBP');
    expect(pounds).toMatchObject({
      provider: 'paypal',
      activeMonthly: 4,
      activeAnnual: 1,
      ending: 1,
      mrr: 19.24, // Twice 5.25 and twice 52.45 / 12.
      activeAtStart: 4,
      lost: 1,
      ended: 1,
      gross: 0,
    });
  });

  it('counts failed charges with the currency of their subscription', async () => {
    const { db } = test.deps;
    const { userId } = await createPerson(test);
    const own = await insertSubscription(db, userId, { currency: null });
    await insertPayment(db, own, { currency: 'CAD', paidAt: daysAgo(35) });
    const event = (
      eventId: string,
      subjectId: string,
      receivedAt: Date,
      type = 'invoice.payment_failed',
    ) => ({
      provider: 'stripe' as const,
      eventId,
      type,
      subjectKind: 'subscription' as const,
      subjectId,
      receivedAt,
    });
    await db
      .insert(webhookEvents)
      .values([
        event('evt_1', own.providerSubscriptionId, daysAgo(1)),
        event('evt_2', own.providerSubscriptionId, daysAgo(2)),
        event('evt_3', 'sub_of_nobody', daysAgo(2)),
        event('evt_4', own.providerSubscriptionId, daysAgo(31)),
        event('evt_5', own.providerSubscriptionId, daysAgo(1), 'invoice.paid'),
      ]);
    const failed = (await revenue()).filter(({ failedCharges }) => failedCharges > 0);
    expect(failed.map(({ currency, failedCharges }) => [currency, failedCharges]).sort()).toEqual([
      ['', 1],
      ['CAD', 2],
    ]);
  });
});

describe('revenue and the reports of the providers', () => {
  const dayMs = 86_400_000;
  let billing: BillingApp;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clearing-'));
    writeFileSync(join(folder, 'prices.json'), JSON.stringify({ taxes: { DE: 19, GB: 20 } }));
    billing = await createBillingApp({
      env: { STRIPE_TAX: 'true', PRICES_FILE: join(folder, 'prices.json') },
    });
  });
  afterAll(async () => {
    await billing.close();
    rmSync(folder, { recursive: true });
  });

  const order = (paymentMethod: string, currency: Currency, orderType = 'MONTHLY') => ({
    orderType,
    paymentMethod,
    currency,
    amount: priceAmount(orderType === 'MONTHLY' ? 'monthly' : 'annual', currency),
  });

  /** The buyer's country decides the tax at PayPal. */
  async function buyAtPaypal(countryCode: string, currency: Currency): Promise<string> {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person, order('paypal', currency));
    const { redirectUrl } = (await openPayPage(billing, person, ref, { countryCode }, {}, 'paypal')).json();
    await pressOnPayPage(billing, redirectUrl, 'pay');
    await processWebhooks(billing);
    return billing.paypalSandbox.simulated.subscriptions()[0]?.id ?? '';
  }

  /** As on PayPal's own pages. */
  async function refundPartAtPaypal(id: string, amountCents: number): Promise<void> {
    const { paypal } = billing.app.deps.providers;
    const payment = (await paypal?.findSubscription(id))?.payments.at(-1);
    if (!paypal || !payment) throw new Error('no payment');
    await paypal.refund(payment.id, { amountCents, currency: payment.currency, key: 'part' });
  }

  it("the admin page's sums are those of the providers' reports, to the cent", async () => {
    const from = billing.billingClock.now();
    const stripeIds: string[] = [];
    for (const [currency, plan] of [
      ['EUR', 'MONTHLY'],
      ['EUR', 'YEARLY'],
      ['GBP', 'MONTHLY'],
      ['USD', 'MONTHLY'],
    ] as const)
      stripeIds.push((await createSubscriber(billing, order('stripe', currency, plan))).id);
    const paypalIds = [
      await buyAtPaypal('DE', 'EUR'),
      await buyAtPaypal('GB', 'GBP'),
      await buyAtPaypal('US', 'USD'),
      await buyAtPaypal('DE', 'EUR'),
      await buyAtPaypal('GB', 'GBP'),
    ];
    // Renewals, then money that goes back: a part, a whole, and disputes.
    await billing.passTime(32 * dayMs);
    await processWebhooks(billing);
    const { data } = await billing.stripe.charges.list({ limit: 1 });
    await billing.stripe.refunds.create({ charge: data[0]?.id ?? '', amount: 123 });
    await billing.stripeSandbox.simulated.perform(stripeIds[1] ?? '', 'refund');
    await billing.stripeSandbox.simulated.perform(stripeIds[2] ?? '', 'dispute');
    await billing.paypalSandbox.simulated.perform(paypalIds[0] ?? '', 'refund');
    await billing.paypalSandbox.simulated.perform(paypalIds[1] ?? '', 'dispute');
    await refundPartAtPaypal(paypalIds[4] ?? '', 77);
    await processWebhooks(billing);
    await processWebhooks(billing);
    const { db, config } = billing.app.deps;
    const to = billing.billingClock.now();
    const figures = await listRevenue(db, config.prices, { from: new Date(from.getTime() - dayMs), to });
    const stripe = await exportStripe(billing.stripe);
    const paypal = await exportPaypal(
      { ...billing.paypalSandbox },
      { from: new Date(from.getTime() - dayMs), to: new Date(to.getTime() + dayMs) },
    );
    expect(reportDifferences('stripe', stripe, figures)).toEqual([]);
    expect(reportDifferences('paypal', paypal, figures)).toEqual([]);
    // There was something to compare.
    const sums = (report: typeof stripe) => [...report.values()];
    for (const report of [stripe, paypal])
      for (const field of ['charged', 'refunded', 'disputed', 'fees', 'tax'] as const)
        expect(sums(report).reduce((sum, row) => sum + row[field], 0)).toBeGreaterThan(0);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BillingApp,
  createBillingApp,
  createOrder,
  createSubscriber,
  openPayPage,
  pressOnPayPage,
  processWebhooks,
} from '../../../tests/support/billing-app.ts';
import { priceAmount } from '../../../tests/support/prices.ts';
import { exportPaypal, exportStripe, reportDifferences } from '../../../tests/support/provider-reports.ts';
import type { Currency } from '../../shared/plans.ts';
import { listRevenue } from './revenue.ts';

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

test("the admin page's sums are those of the providers' reports, to the cent", async () => {
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
  await billing.stripeSandbox.simulated.act(stripeIds[1] ?? '', 'refund');
  await billing.stripeSandbox.simulated.act(stripeIds[2] ?? '', 'dispute');
  await billing.paypalSandbox.simulated.act(paypalIds[0] ?? '', 'refund');
  await billing.paypalSandbox.simulated.act(paypalIds[1] ?? '', 'dispute');
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

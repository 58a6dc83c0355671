import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { monthlyCents, monthlyText } from '../../../../tests/support/prices.ts';
import {
  active,
  annual,
  confirm,
  current,
  monthly,
  monthlyByPaypal,
  openShop,
  order,
  type Person,
  pay,
  press,
  type Shop,
  settle,
  start,
} from '../../../../tests/support/shop.ts';
import type { SimulatedSubscription } from '../../../sandbox/simulated-provider.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const rowsOf = (person: Person) =>
  shop.test.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
const paymentsOf = (person: Person) =>
  shop.test.deps.db.select().from(payments).where(eq(payments.userId, person.userId));
const orderRow = async (id: string) =>
  (await shop.test.deps.db.select().from(orders).where(eq(orders.id, id)))[0];

/** The newest one at PayPal. */
function atPaypal(): SimulatedSubscription {
  const [newest] = shop.paypal.simulated.subscriptions();
  if (!newest) throw new Error('nothing was bought');
  return newest;
}

describe('an open PayPal page that is paid after a payment by card', () => {
  let person: Person;
  let stale: { orderId: string; orderNumber: string };
  let staleUrl: string;

  beforeEach(async () => {
    person = await shop.person();
    stale = await order(shop, person, monthlyByPaypal);
    staleUrl = (await start(shop, person, stale, {}, {}, 'paypal')).json().redirectUrl;
    await pay(shop, person, annual);
    await settle(shop);
    shop.test.mails.splice(0);
    await press(shop, staleUrl, 'pay');
  });

  async function expectGivenBack(): Promise<void> {
    const played = atPaypal();
    expect(played.status).toBe('CANCELLED');
    expect(played.payments).toMatchObject([{ amountCents: monthlyCents, refundedCents: monthlyCents }]);
    const rows = await rowsOf(person);
    expect(rows.map(({ provider, live, status }) => ({ provider, live, status }))).toEqual(
      expect.arrayContaining([
        { provider: 'stripe', live: true, status: 'active' },
        { provider: 'paypal', live: false, status: 'ended' },
      ]),
    );
    expect(await paymentsOf(person)).toHaveLength(2);
    expect((await orderRow(stale.orderId))?.status).toBe('expired');
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'ANNUAL' });
    expect(await current(shop, person)).toMatchObject({ paymentProvider: 'stripe' });
  }

  test('is ended and refunded when its webhooks come, with one mail to the person', async () => {
    await settle(shop);
    await settle(shop);
    await expectGivenBack();
    expect(shop.test.mails).toHaveLength(1);
    expect(shop.test.mails[0]?.text).toContain(monthlyText);
  });

  test('is ended and refunded when the payer returns before any webhook', async () => {
    expect((await confirm(shop, person, stale)).json()).toMatchObject({
      status: 'expired',
      payment: { status: 'refunded' },
    });
    await settle(shop);
    await expectGivenBack();
  });

  test('is settled once for simultaneous webhooks', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(shop, person, stale)));
    expect(new Set(answers.map((answer) => answer.json().status))).toEqual(new Set(['expired']));
    await settle(shop);
    await expectGivenBack();
    expect(shop.test.mails).toHaveLength(1);
  });

  test('is refunded later if settling was interrupted after ending it', async () => {
    const provider = shop.test.deps.providers.paypal;
    if (!provider) throw new Error('no provider');
    const { refund } = provider;
    provider.refund = async () => {
      throw new Error('the process ends here');
    };
    expect((await confirm(shop, person, stale)).statusCode).toBe(500);
    provider.refund = refund;
    expect(atPaypal()).toMatchObject({ status: 'CANCELLED', payments: [{ refundedCents: 0 }] });
    await settle(shop);
    await expectGivenBack();
    expect(shop.test.mails).toHaveLength(1);
  });

  const endOther = async () => {
    const other = (await rowsOf(person)).find(({ provider }) => provider === 'stripe');
    await shop.stripe.subscriptions.cancel(other?.providerSubscriptionId ?? '');
    return other;
  };

  test('is refunded while the paid time of an ended one lasts', async () => {
    await endOther();
    expect((await confirm(shop, person, stale)).json()).toMatchObject({ status: 'expired' });
    await settle(shop);
    expect(atPaypal()).toMatchObject({ status: 'CANCELLED', payments: [{ refundedCents: monthlyCents }] });
  });

  test('is kept when the other one has ended with a refund and its webhooks were lost', async () => {
    const other = await endOther();
    const [invoice] = await paymentsOf(person);
    const paid = await shop.stripe.invoicePayments.list({ invoice: invoice?.providerPaymentId ?? '' });
    const intent = paid.data[0]?.payment.payment_intent;
    await shop.stripe.refunds.create({ payment_intent: String(intent) });
    expect(other?.live).toBe(true);
    expect((await confirm(shop, person, stale)).json()).toMatchObject({ status: 'paid' });
    await settle(shop);
    expect(atPaypal()).toMatchObject({ status: 'ACTIVE', payments: [{ refundedCents: 0 }] });
    expect((await rowsOf(person)).find(({ live }) => live)?.provider).toBe('paypal');
  });
});

test('a second one created by hand at the provider is recorded and not refunded', async () => {
  const person = await shop.person();
  await pay(shop, person, monthly);
  await settle(shop);
  const [row] = await rowsOf(person);
  const first = await shop.stripe.subscriptions.retrieve(row?.providerSubscriptionId ?? '');
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: String(first.customer),
    line_items: [{ quantity: 1, price: first.items.data[0]?.price.id ?? '' }],
    success_url: 'http://127.0.0.1:3000/',
  });
  await shop.test.app.inject({ method: 'POST', url: `/sandbox/stripe/checkout/${session.id}/pay` });
  await settle(shop);
  expect((await rowsOf(person)).map(({ live }) => live).sort()).toEqual([false, true]);
  expect((await paymentsOf(person)).map(({ refundedCents }) => refundedCents)).toEqual([0, 0]);
});

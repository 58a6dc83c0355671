import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  annualOrder,
  buy,
  confirmOrder,
  createOrder,
  getActiveSubscription,
  getCurrentSubscription,
  monthlyOrder,
  monthlyPaypalOrder,
  openPayPage,
  type Person,
  pressOnPayPage,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { monthlyCents, monthlyText } from '../../../../tests/support/prices.ts';
import type { SimulatedSubscription } from '../../../sandbox/simulated-provider.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';

const billing = setUpBilling();

const rowsOf = (person: Person) =>
  billing.app.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
const paymentsOf = (person: Person) =>
  billing.app.deps.db.select().from(payments).where(eq(payments.userId, person.userId));
const orderRow = async (id: string) =>
  (await billing.app.deps.db.select().from(orders).where(eq(orders.id, id)))[0];

/** The newest subscription at PayPal. */
function getNewestAtPaypal(): SimulatedSubscription {
  const [newest] = billing.paypalSandbox.simulated.subscriptions();
  if (!newest) throw new Error('nothing was bought');
  return newest;
}

describe('an open PayPal page that is paid after a payment by card', () => {
  let person: Person;
  let paypalOrder: { orderId: string; orderNumber: string };
  let paypalPageUrl: string;

  beforeEach(async () => {
    person = await billing.createPerson();
    paypalOrder = await createOrder(billing, person, monthlyPaypalOrder);
    paypalPageUrl = (await openPayPage(billing, person, paypalOrder, {}, {}, 'paypal')).json().redirectUrl;
    await buy(billing, person, annualOrder);
    await processWebhooks(billing);
    billing.app.mails.splice(0);
    await pressOnPayPage(billing, paypalPageUrl, 'pay');
  });

  async function expectRefundedAndEnded(): Promise<void> {
    const duplicate = getNewestAtPaypal();
    expect(duplicate.status).toBe('CANCELLED');
    expect(duplicate.payments).toMatchObject([{ amountCents: monthlyCents, refundedCents: monthlyCents }]);
    const rows = await rowsOf(person);
    expect(rows.map(({ provider, live, status }) => ({ provider, live, status }))).toEqual(
      expect.arrayContaining([
        { provider: 'stripe', live: true, status: 'active' },
        { provider: 'paypal', live: false, status: 'ended' },
      ]),
    );
    expect(await paymentsOf(person)).toHaveLength(2);
    expect((await orderRow(paypalOrder.orderId))?.status).toBe('expired');
    expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'ANNUAL' });
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ paymentProvider: 'stripe' });
  }

  test('is ended and refunded when its webhooks come, with one mail to the person', async () => {
    await processWebhooks(billing);
    await processWebhooks(billing);
    await expectRefundedAndEnded();
    expect(billing.app.mails).toHaveLength(1);
    expect(billing.app.mails[0]?.text).toContain(monthlyText);
  });

  test('is ended and refunded when the payer returns before any webhook', async () => {
    expect((await confirmOrder(billing, person, paypalOrder)).json()).toMatchObject({
      status: 'expired',
      payment: { status: 'refunded' },
    });
    await processWebhooks(billing);
    await expectRefundedAndEnded();
  });

  test('is settled once for simultaneous webhooks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => confirmOrder(billing, person, paypalOrder)),
    );
    expect(new Set(answers.map((answer) => answer.json().status))).toEqual(new Set(['expired']));
    await processWebhooks(billing);
    await expectRefundedAndEnded();
    expect(billing.app.mails).toHaveLength(1);
  });

  test('is refunded later if settling was interrupted after ending it', async () => {
    const provider = billing.app.deps.providers.paypal;
    if (!provider) throw new Error('no provider');
    const { refund } = provider;
    provider.refund = async () => {
      throw new Error('the process ends here');
    };
    expect((await confirmOrder(billing, person, paypalOrder)).statusCode).toBe(500);
    provider.refund = refund;
    expect(getNewestAtPaypal()).toMatchObject({ status: 'CANCELLED', payments: [{ refundedCents: 0 }] });
    await processWebhooks(billing);
    await expectRefundedAndEnded();
    expect(billing.app.mails).toHaveLength(1);
  });

  const endOther = async () => {
    const other = (await rowsOf(person)).find(({ provider }) => provider === 'stripe');
    await billing.stripe.subscriptions.cancel(other?.providerSubscriptionId ?? '');
    return other;
  };

  test('is refunded while the paid time of an ended one lasts', async () => {
    await endOther();
    expect((await confirmOrder(billing, person, paypalOrder)).json()).toMatchObject({ status: 'expired' });
    await processWebhooks(billing);
    expect(getNewestAtPaypal()).toMatchObject({
      status: 'CANCELLED',
      payments: [{ refundedCents: monthlyCents }],
    });
  });

  test('is kept when the other one has ended with a refund and its webhooks were lost', async () => {
    const other = await endOther();
    const [invoice] = await paymentsOf(person);
    const paid = await billing.stripe.invoicePayments.list({ invoice: invoice?.providerPaymentId ?? '' });
    const intent = paid.data[0]?.payment.payment_intent;
    await billing.stripe.refunds.create({ payment_intent: String(intent) });
    expect(other?.live).toBe(true);
    expect((await confirmOrder(billing, person, paypalOrder)).json()).toMatchObject({ status: 'paid' });
    await processWebhooks(billing);
    expect(getNewestAtPaypal()).toMatchObject({ status: 'ACTIVE', payments: [{ refundedCents: 0 }] });
    expect((await rowsOf(person)).find(({ live }) => live)?.provider).toBe('paypal');
  });
});

test('a second one created by hand at the provider is recorded and not refunded', async () => {
  const person = await billing.createPerson();
  await buy(billing, person, monthlyOrder);
  await processWebhooks(billing);
  const [row] = await rowsOf(person);
  const first = await billing.stripe.subscriptions.retrieve(row?.providerSubscriptionId ?? '');
  const session = await billing.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: String(first.customer),
    line_items: [{ quantity: 1, price: first.items.data[0]?.price.id ?? '' }],
    success_url: 'http://127.0.0.1:3000/',
  });
  await billing.app.app.inject({ method: 'POST', url: `/sandbox/stripe/checkout/${session.id}/pay` });
  await processWebhooks(billing);
  expect((await rowsOf(person)).map(({ live }) => live).sort()).toEqual([false, true]);
  expect((await paymentsOf(person)).map(({ refundedCents }) => refundedCents)).toEqual([0, 0]);
});

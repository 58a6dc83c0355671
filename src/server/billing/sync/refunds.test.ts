import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  annualOrder,
  type BillingApp,
  buy,
  confirmOrder,
  createBillingApp,
  createOrder,
  createSubscriber,
  getActiveSubscription,
  getCurrentSubscription,
  monthlyOrder,
  monthlyPaypalOrder,
  openPayPage,
  type Person,
  pressOnPayPage,
  processWebhooks,
  setUpBilling,
  takeWebhooks,
} from '../../../../tests/support/billing-app.ts';
import { monthlyAmount, monthlyCents, monthlyText } from '../../../../tests/support/prices.ts';
import type { SimulatedSubscription } from '../../../sandbox/simulated-provider.ts';
import { operatorLog, orders, paymentRefunds, payments, subscriptions } from '../../db/schema-billing.ts';
import { reconcile } from './reconcile.ts';
import { storeRefunds } from './refunds.ts';

describe('a refund at the provider', () => {
  let billing: BillingApp;
  beforeAll(async () => {
    billing = await createBillingApp();
  });
  afterAll(() => billing.close());

  const paypal = () => {
    const found = billing.app.deps.providers.paypal;
    if (!found) throw new Error('no PayPal');
    return found;
  };

  async function paymentOf(person: Person, id: string) {
    const url = `/api/payments/subscription/${id}/payments`;
    const [payment] = (await billing.call(person, { url })).json();
    return payment as { reference: string; refundedAmount: number; status: string; receipts: object[] };
  }

  async function subscribe() {
    const { person, id } = await createSubscriber(billing, { ...monthlyOrder, paymentMethod: 'paypal' });
    const { reference } = await paymentOf(person, id);
    return { person, id, reference };
  }

  /** As on PayPal's own pages: none of our operators has anything to do with it. */
  const giveBack = (reference: string, amountCents: number) =>
    paypal().refund(reference, { amountCents, currency: 'USD', key: crypto.randomUUID() });

  async function loseWebhooks() {
    await takeWebhooks(billing);
  }

  async function lookAgain() {
    await reconcile(billing.app.deps);
    await billing.app.runJobs();
  }

  describe('a part that was refunded at PayPal', () => {
    test('is recorded to the cent from the webhook, each further part too, with a credit note for each', async () => {
      const { person, id, reference } = await subscribe();
      await giveBack(reference, 150);
      await processWebhooks(billing);
      expect(await paymentOf(person, id)).toMatchObject({
        refundedAmount: 1.5,
        status: 'partially_refunded',
      });
      await giveBack(reference, 75);
      await processWebhooks(billing);
      const twice = await paymentOf(person, id);
      expect(twice.refundedAmount).toBe(2.25);
      expect(twice.receipts).toHaveLength(3);
      await paypal().refund(reference);
      await processWebhooks(billing);
      expect(await paymentOf(person, id)).toMatchObject({
        refundedAmount: monthlyAmount,
        status: 'refunded',
      });
    });

    test('stays known when the subscription is read again', async () => {
      const { person, id, reference } = await subscribe();
      await giveBack(reference, 150);
      await processWebhooks(billing);
      await billing.passTime(2 * 24 * 3_600_000);
      await lookAgain();
      expect((await paymentOf(person, id)).refundedAmount).toBe(1.5);
    });

    test('is found in the report when its webhook is lost, once', async () => {
      const { person, id, reference } = await subscribe();
      await giveBack(reference, 199);
      await loseWebhooks();
      expect((await paymentOf(person, id)).refundedAmount).toBe(0);
      await billing.passTime(3_600_000);
      await lookAgain();
      expect((await paymentOf(person, id)).refundedAmount).toBe(1.99);
      const before = billing.app.mails.length;
      await lookAgain();
      expect((await paymentOf(person, id)).refundedAmount).toBe(1.99);
      expect(billing.app.mails).toHaveLength(before);
    });

    test('adds to what an operator refunded, and what the operator refunded counts once', async () => {
      const { person, id, reference } = await subscribe();
      const { db, now } = billing.app.deps;
      await giveBack(reference, 100);
      await db.insert(operatorLog).values({
        at: now(),
        adminId: person.userId,
        step: 'refunded',
        userId: person.userId,
        provider: 'paypal',
        providerSubscriptionId: id,
        providerPaymentId: reference,
        amountCents: 100,
        currency: 'USD',
        subscription: 'keep',
        reason: 'asked by mail',
      });
      await processWebhooks(billing);
      expect((await paymentOf(person, id)).refundedAmount).toBe(1);
      await giveBack(reference, 50);
      await processWebhooks(billing);
      expect((await paymentOf(person, id)).refundedAmount).toBe(1.5);
    });
  });

  test('refunds of payments that are not ours are not kept', async () => {
    const { db } = billing.app.deps;
    const before = await db.select().from(paymentRefunds);
    const refund = { id: 'R-1', paymentId: 'somebody-elses', amountCents: monthlyCents };
    expect(await storeRefunds(db, 'paypal', [refund])).toEqual([]);
    expect(await db.select().from(paymentRefunds)).toEqual(before);
  });
});

describe('a payment that came twice', () => {
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
});

describe('a dispute', () => {
  const operator = 'care@seller.test';
  const billing = setUpBilling({
    env: { SELLER_NAME: 'Seller', SELLER_ADDRESS: 'Street 1, Town', SUPPORT_EMAIL: operator },
  });

  describe.each([
    ['stripe', /^https:\/\/dashboard\.stripe\.com\/test\/payments\/pi_\w+$/],
    ['paypal', /^https:\/\/www\.paypal\.com\/disputes\/dashboard\/$/],
  ] as const)('a dispute at %s', (paymentMethod, page) => {
    test('stops the renewal and reaches the operator once, with the page where it is answered', async () => {
      const { person, id } = await createSubscriber(billing, { ...monthlyOrder, paymentMethod });
      const sandbox = paymentMethod === 'stripe' ? billing.stripeSandbox : billing.paypalSandbox;
      const before = billing.app.mails.length;
      await sandbox.simulated.perform(id, 'dispute');
      await processWebhooks(billing);
      await processWebhooks(billing);
      expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: true });
      const mails = billing.app.mails.slice(before).filter(({ to }) => to === operator);
      expect(mails.map(({ subject }) => subject)).toEqual([
        `Clearing: a payment of ${monthlyText} USD is disputed`,
      ]);
      expect(mails[0]?.text.match(/https:\S+/)?.[0]).toMatch(page);
      const state = await sandbox.simulated.subscriptions().find((one) => one.id === id);
      expect(paymentMethod === 'stripe' ? state?.willCancel : state?.status).toBe(
        paymentMethod === 'stripe' ? true : 'SUSPENDED',
      );
    });
  });
});

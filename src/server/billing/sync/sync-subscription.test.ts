import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  annualOrder,
  annualPaypalOrder,
  buy,
  createOrder,
  createSubscriber,
  getActiveSubscription,
  monthlyOrder,
  monthlyPaypalOrder,
  processWebhooks,
  setUpBilling,
  takeWebhooks,
} from '../../../../tests/support/billing-app.ts';
import { annualCents, annualText, monthlyAmount } from '../../../../tests/support/prices.ts';
import { insertPayment, insertSubscription } from '../../../../tests/support/subscription-rows.ts';
import { billingCustomers, orders, payments, subscriptions } from '../../db/schema-billing.ts';
import type { BillingMailJob } from '../../jobs/jobs.ts';
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '../providers/provider.ts';
import { reconcile } from './reconcile.ts';
import { syncSubscription } from './sync-subscription.ts';

const billing = setUpBilling();

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(billing.billingClock.now().getTime() + days * dayMs);
const rowsOf = (userId: string) =>
  billing.app.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
const paymentsOf = (userId: string) =>
  billing.app.deps.db.select().from(payments).where(eq(payments.userId, userId));

function payment(changes: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    id: `in_${randomUUID()}`,
    plan: 'monthly',
    amountCents: 525,
    currency: 'USD',
    paidAt: billing.billingClock.now(),
    periodStart: billing.billingClock.now(),
    creditCents: 0,
    taxCents: 0,
    taxRate: null,
    taxCountry: null,
    feeCents: 0,
    periodEnd: inDays(30),
    refundedCents: 0,
    disputed: false,
    receiptUrl: null,
    ...changes,
  };
}

/** A subscription of a new person, which a provider reports as `changes` say; `sync` gives the mails that this leads to. */
async function createReported(changes: Partial<ProviderSubscription> = {}) {
  const { userId } = await billing.createPerson();
  const customerId = `cus_${userId}`;
  await billing.app.deps.db
    .insert(billingCustomers)
    .values({ userId, provider: 'stripe', providerCustomerId: customerId });
  const remote: ProviderSubscription = {
    id: `sub_${userId}`,
    customerId,
    orderId: undefined,
    plan: 'monthly',
    priceCents: 525,
    pendingPlan: null,
    providerStatus: 'active',
    status: 'active',
    willCancelAtPeriodEnd: false,
    nextCharge: { at: inDays(30), amountCents: 525, currency: 'USD' },
    owed: null,
    cardExpiresAt: null,
    billingDay: inDays(30).getUTCDate(),
    pausedUntil: null,
    stopped: null,
    createdAt: billing.billingClock.now(),
    payments: [payment()],
    unmatchedPayments: [],
    agreed: [],
    ...changes,
  };
  const mails: BillingMailJob[] = [];
  const allMails: BillingMailJob[] = [];
  const provider = { name: 'stripe', findSubscription: async () => remote } as unknown as PaymentProvider;
  const jobs = {
    send: async (_db: unknown, _name: unknown, data: unknown) => void mails.push(data as never),
  };
  const sync = async () => {
    await syncSubscription({ ...billing.app.deps, now: billing.billingClock.now, provider, jobs }, remote.id);
    const sent = mails.splice(0);
    allMails.push(...sent);
    return sent.map(({ kind }) => kind);
  };
  const row = async () => {
    const [found] = await rowsOf(userId);
    if (!found) throw new Error('nothing was written');
    return found;
  };
  return { userId, remote, sync, row, allMails };
}

describe('the copy of a subscription', () => {
  test('has the provider’s plan, pending plan, status and next charge', async () => {
    const { sync, row, remote } = await createReported({ pendingPlan: 'annual' });
    await sync();
    expect(await row()).toMatchObject({
      plan: 'monthly',
      pendingPlan: 'annual',
      status: 'active',
      live: true,
      nextChargeAt: inDays(30),
      nextChargeCents: 525,
      currency: 'USD',
      paidThrough: inDays(30),
    });
    Object.assign(remote, {
      pendingPlan: null,
      nextCharge: null,
      status: 'ended',
      providerStatus: 'canceled',
    });
    await sync();
    expect(await row()).toMatchObject({
      pendingPlan: null,
      status: 'ended',
      live: false,
      nextChargeAt: null,
      nextChargeCents: null,
      currency: null,
      paidThrough: inDays(30),
    });
  });

  test('keeps a payment that the provider omits and never shortens its period', async () => {
    const { sync, row, remote, userId } = await createReported();
    await sync();
    const [first] = remote.payments;
    remote.payments = [{ ...payment(), id: first?.id ?? '', periodEnd: inDays(1) }];
    await sync();
    expect((await row()).paidThrough).toEqual(inDays(30));
    remote.payments = [];
    await sync();
    expect(await paymentsOf(userId)).toHaveLength(1);
    expect((await row()).paidThrough).toEqual(inDays(30));
  });

  test('counts a period as paid until its payment is fully refunded', async () => {
    const { sync, row, remote } = await createReported({
      payments: [payment({ periodEnd: inDays(1) }), payment()],
    });
    await sync();
    const [, latest] = remote.payments;
    if (!latest) throw new Error('no payment');
    latest.refundedCents = 300;
    await sync();
    expect((await row()).paidThrough).toEqual(inDays(30));
    latest.refundedCents = 525;
    latest.disputed = true;
    await sync();
    expect((await row()).paidThrough).toEqual(inDays(1));
    latest.refundedCents = 0;
    await sync();
    expect((await row()).paidThrough).toEqual(inDays(30));
  });

  test('follows disputes while they are possible, then keeps the last state', async () => {
    const { sync, remote, userId } = await createReported({ payments: [payment({ disputed: true })] });
    const disputed = async () => (await paymentsOf(userId))[0]?.disputed;
    const [only] = remote.payments;
    if (!only) throw new Error('no payment');
    await sync();
    expect(await disputed()).toBe(true);
    only.disputed = false;
    await sync();
    expect(await disputed()).toBe(false);
    only.disputed = true;
    await sync();
    billing.clock.pass(181 * dayMs);
    only.disputed = false;
    await sync();
    expect(await disputed()).toBe(true);
  });

  test('counts a free period as paid', async () => {
    const { sync, row } = await createReported({ payments: [payment({ amountCents: 0 })] });
    expect(await sync()).toEqual([]);
    expect((await row()).paidThrough).toEqual(inDays(30));
  });

  test('gives no access and leaves the order open without a payment', async () => {
    const { sync, row, remote, userId } = await createReported({ payments: [] });
    const [open] = await billing.app.deps.db
      .insert(orders)
      .values({
        orderNumber: randomUUID(),
        userId,
        plan: 'monthly',
        provider: 'stripe',
        amountCents: 525,
        currency: 'USD',
        status: 'pending',
        createdAt: billing.billingClock.now(),
      })
      .returning();
    if (!open) throw new Error('no order');
    const statusOf = async () =>
      (await billing.app.deps.db.select().from(orders).where(eq(orders.id, open.id)))[0]?.status;
    remote.orderId = open.id;
    expect(await sync()).toEqual([]);
    expect(await row()).toMatchObject({ live: true, paidThrough: null });
    expect(await statusOf()).toBe('pending');
    remote.payments = [payment()];
    expect(await sync()).toEqual(['receipt']);
    expect(await row()).toMatchObject({ live: true, paidThrough: inDays(30) });
    expect(await statusOf()).toBe('paid');
  });

  test('is not written before approval', async () => {
    const { sync, userId } = await createReported({ status: 'pending', payments: [], nextCharge: null });
    await sync();
    expect(await rowsOf(userId)).toEqual([]);
  });

  test('keeps its owner after the customer was replaced', async () => {
    const { sync, userId, row } = await createReported();
    await sync();
    await billing.app.deps.db
      .update(billingCustomers)
      .set({ providerCustomerId: `cus_new_${userId}` })
      .where(eq(billingCustomers.userId, userId));
    const { syncedAt } = await row();
    billing.clock.pass(1_000);
    await sync();
    expect((await row()).syncedAt.getTime()).toBeGreaterThan(syncedAt.getTime());
  });

  test('belongs to the order’s person if the provider has no customers; an invalid order id is ignored', async () => {
    const person = await billing.createPerson();
    const { orderId } = await createOrder(billing, person);
    const { sync, remote } = await createReported({ customerId: null, orderId });
    await sync();
    expect(await rowsOf(person.userId)).toMatchObject([{ providerSubscriptionId: remote.id }]);
    const stray = await createReported({ customerId: null, orderId: "' or true --" });
    await stray.sync();
    expect(await rowsOf(stray.userId)).toEqual([]);
  });

  test("neither follows the other provider's order nor marks another person's as paid", async () => {
    const stranger = await billing.createPerson();
    const { orderId } = await createOrder(billing, stranger, monthlyPaypalOrder);
    const other = await createReported({ customerId: null, orderId });
    await other.sync();
    expect(await rowsOf(stranger.userId)).toEqual([]);
    const theirs = await createOrder(billing, stranger);
    const { sync, row } = await createReported({ orderId: theirs.orderId });
    await sync();
    expect((await row()).live).toBe(true);
    const [kept] = await billing.app.deps.db.select().from(orders).where(eq(orders.id, theirs.orderId));
    expect(kept?.status).toBe('pending');
  });
});

describe('a payment of an amount that was never agreed', () => {
  test('is counted and logged once, without the payer', async () => {
    const odd = payment({ amountCents: 1_234 });
    const { sync, row, userId } = await createReported({
      payments: [odd, payment()],
      unmatchedPayments: [odd.id],
    });
    const figure = async () =>
      /clearing_odd_payments_total\{provider="stripe"\} (\d+)/.exec(
        await billing.app.deps.metrics.text(),
      )?.[1];
    const before = Number(await figure());
    const warn = vi.spyOn(billing.app.deps.log, 'warn');
    try {
      await sync();
      await sync();
      expect(Number(await figure())).toBe(before + 1);
      expect(warn.mock.calls).toEqual([
        [expect.objectContaining({ payment: odd.id, amountCents: 1_234 }), expect.any(String)],
      ]);
      expect(JSON.stringify(warn.mock.calls)).not.toContain(userId);
    } finally {
      warn.mockRestore();
    }
    // It counts all the same.
    expect((await row()).paidThrough).toEqual(inDays(30));
  });

  test('keeps the plan that it first counted for', async () => {
    const { sync, row, remote, userId } = await createReported();
    await sync();
    const [first] = remote.payments;
    const asAnnual = { plan: 'annual', periodStart: inDays(-1), periodEnd: inDays(365) } as const;
    remote.payments = [payment({ id: first?.id ?? '', ...asAnnual })];
    await sync();
    expect(await paymentsOf(userId)).toMatchObject([
      { plan: 'monthly', periodStart: inDays(0), periodEnd: inDays(30) },
    ]);
    expect((await row()).paidThrough).toEqual(inDays(30));
  });
});

describe('a mail is sent', () => {
  test('once for each payment', async () => {
    const { sync, remote } = await createReported();
    expect(await sync()).toEqual(['receipt']);
    expect(await sync()).toEqual([]);
    remote.payments.push(payment({ paidAt: inDays(1), periodEnd: inDays(60) }));
    expect(await sync()).toEqual(['receipt']);
  });

  test('once for old changes found late, oldest first', async () => {
    const months = [2, 4, 3].map((ago) => payment({ paidAt: inDays(-30 * ago), periodEnd: inDays(30) }));
    const { sync, allMails, userId, remote } = await createReported({
      createdAt: inDays(-120),
      status: 'past_due',
      willCancelAtPeriodEnd: true,
      payments: months,
    });
    expect(await sync()).toEqual(['receipt', 'receipt', 'receipt', 'cancelled']);
    const rows = (await paymentsOf(userId)).toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
    expect(allMails.map(({ paymentId }) => paymentId).slice(0, 3)).toEqual(rows.map(({ id }) => id));
    expect(await sync()).toEqual([]);
    remote.payments.push(payment({ paidAt: inDays(-30), periodEnd: inDays(30) }));
    expect(await sync()).toEqual(['receipt']);
  });

  test('not again for recorded changes after a restart', async () => {
    const { sync, userId, remote } = await createReported({ createdAt: inDays(-60) });
    const { db } = billing.app.deps;
    const row = await insertSubscription(db, userId, {
      providerSubscriptionId: remote.id,
      createdAt: inDays(-60),
    });
    const paidAt = inDays(-60);
    await insertPayment(db, row, { providerPaymentId: 'in_known', paidAt, periodEnd: inDays(-30) });
    remote.payments = [
      payment({ id: 'in_known', paidAt, periodEnd: inDays(-30) }),
      payment({ paidAt: inDays(-30) }),
    ];
    expect(await sync()).toEqual(['receipt']);
    expect(await sync()).toEqual([]);
  });

  test('when a charge first fails, not at each retry', async () => {
    const { sync, remote } = await createReported();
    await sync();
    remote.status = 'past_due';
    expect(await sync()).toEqual(['payment-failed']);
    expect(await sync()).toEqual([]);
    remote.status = 'active';
    await sync();
    remote.status = 'past_due';
    expect(await sync()).toEqual(['payment-failed']);
  });

  test('when it is cancelled, and not again when it ends', async () => {
    const { sync, remote } = await createReported();
    await sync();
    remote.willCancelAtPeriodEnd = true;
    expect(await sync()).toEqual(['cancelled']);
    remote.status = 'ended';
    expect(await sync()).toEqual([]);
  });

  test('once when the last attempt fails, without any other mail', async () => {
    const { sync, remote } = await createReported();
    await sync();
    Object.assign(remote, { status: 'past_due', providerStatus: 'ACTIVE' });
    expect(await sync()).toEqual(['payment-failed']);
    Object.assign(remote, { stopped: 'charges-failed', providerStatus: 'SUSPENDED', nextCharge: null });
    expect(await sync()).toEqual(['access-ended']);
    expect(await sync()).toEqual([]);
    Object.assign(remote, { status: 'ended', providerStatus: 'canceled' });
    expect(await sync()).toEqual([]);
  });

  test('when a cancellation is undone', async () => {
    const { sync, remote } = await createReported({ willCancelAtPeriodEnd: true });
    expect(await sync()).toEqual(['receipt', 'cancelled']);
    remote.willCancelAtPeriodEnd = false;
    expect(await sync()).toEqual(['resumed']);
    expect(await sync()).toEqual([]);
  });

  test('once each when a switch is done, planned or undone', async () => {
    const { sync, remote } = await createReported();
    await sync();
    remote.plan = 'annual';
    expect(await sync()).toEqual(['switched']);
    expect(await sync()).toEqual([]);
    remote.pendingPlan = 'monthly';
    expect(await sync()).toEqual(['switch-planned']);
    remote.pendingPlan = null;
    expect(await sync()).toEqual(['switch-undone']);
    remote.pendingPlan = 'monthly';
    await sync();
    // The mail was sent when the switch was agreed; none follows when it takes effect.
    Object.assign(remote, { plan: 'monthly', pendingPlan: null });
    expect(await sync()).toEqual([]);
  });

  test('not about the plan when a cancellation suspends and restores a pending switch', async () => {
    const { sync, remote } = await createReported({ plan: 'annual', pendingPlan: 'monthly' });
    await sync();
    Object.assign(remote, { willCancelAtPeriodEnd: true, pendingPlan: null });
    expect(await sync()).toEqual(['cancelled']);
    Object.assign(remote, { willCancelAtPeriodEnd: false, pendingPlan: 'monthly' });
    expect(await sync()).toEqual(['resumed']);
  });

  test('for every refund, including further partial ones', async () => {
    const { sync, remote } = await createReported();
    await sync();
    const [first] = remote.payments;
    if (!first) throw new Error('nothing was paid');
    first.refundedCents = 200;
    expect(await sync()).toEqual(['refunded']);
    expect(await sync()).toEqual([]);
    first.refundedCents = 525;
    expect(await sync()).toEqual(['refunded']);
  });

  test('when it ends without notice', async () => {
    const { sync, remote } = await createReported();
    await sync();
    remote.status = 'ended';
    expect(await sync()).toEqual(['cancelled']);
    expect(await sync()).toEqual([]);
  });

  test('only if the transaction of its event commits', async () => {
    const { sync, userId, remote } = await createReported();
    remote.payments.push({ ...payment(), amountCents: Number.NaN });
    await expect(sync()).rejects.toThrow();
    expect(await rowsOf(userId)).toEqual([]);
  });
});

describe('sync at each provider', () => {
  const billing = setUpBilling();

  const inDays = (days: number) => new Date(billing.billingClock.now().getTime() + days * 86_400_000);
  const rowsOf = (userId: string) =>
    billing.app.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const paymentsOf = (userId: string) =>
    billing.app.deps.db.select().from(payments).where(eq(payments.userId, userId));

  describe.each([
    ['Stripe', annualOrder, () => billing.stripeSandbox.simulated],
    ['PayPal', annualPaypalOrder, () => billing.paypalSandbox.simulated],
  ] as const)('at %s', (_name, plan, playedBy) => {
    afterEach(() => void billing.app.mails.splice(0));

    test('a renewal extends the paid time and sends a receipt', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      billing.app.mails.splice(0);
      const before = (await getActiveSubscription(billing, person)).endDate;
      await billing.billingClock.moveTo(inDays(2));
      await playedBy().perform(id, 'renew');
      await processWebhooks(billing);
      expect(Date.parse((await getActiveSubscription(billing, person)).endDate)).toBeGreaterThan(
        Date.parse(before),
      );
      expect(await paymentsOf(person.userId)).toHaveLength(2);
      expect(billing.app.mails).toHaveLength(1);
      expect(billing.app.mails[0]?.text).toContain(annualText);
    });

    test('each renewal during a clock jump or an outage sends a receipt', async () => {
      const { person, id } = await createSubscriber(billing, {
        ...plan,
        orderType: 'MONTHLY',
        amount: monthlyAmount,
      });
      billing.app.mails.splice(0);
      await billing.billingClock.moveTo(inDays(3 * 31 + 5));
      // No webhook arrives: the providers have given up, and the hourly job asks.
      await takeWebhooks(billing);
      for (let hour = 0; hour < 2; hour++) {
        await reconcile(billing.app.deps);
        await billing.app.runJobs();
      }
      const paid = await paymentsOf(person.userId);
      expect(paid).toHaveLength(4);
      // The shop's other customers get mails too.
      const told = billing.app.mails.flatMap(
        ({ text }) => paid.find((one) => text.includes(one.providerPaymentId))?.id ?? [],
      );
      const renewals = paid.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()).slice(1);
      expect(told.toSorted()).toEqual(renewals.map((one) => one.id).toSorted());
      await playedBy().perform(id, 'cancel');
      await processWebhooks(billing);
    });

    test('a full refund ends its access and is recorded', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      await playedBy().perform(id, 'refund');
      await processWebhooks(billing);
      expect(await getActiveSubscription(billing, person)).toEqual({});
      expect(await paymentsOf(person.userId)).toMatchObject([
        { amountCents: annualCents, refundedCents: annualCents },
      ]);
    });

    test('a dispute is recorded', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      await playedBy().perform(id, 'dispute');
      await processWebhooks(billing);
      expect(await paymentsOf(person.userId)).toMatchObject([{ disputed: true }]);
    });

    test('a cancellation at the provider keeps the paid time', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      await playedBy().perform(id, 'cancel');
      await processWebhooks(billing);
      expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: true });
    });
  });

  test('a failed renewal is past due with grace, and active again once the charge succeeds', async () => {
    const { person, id } = await createSubscriber(billing, monthlyOrder);
    await billing.stripeSandbox.simulated.perform(id, 'fail-next');
    await billing.stripeSandbox.simulated.perform(id, 'renew');
    await processWebhooks(billing);
    expect((await rowsOf(person.userId))[0]?.status).toBe('past_due');
    await billing.stripeSandbox.simulated.perform(id, 'recover');
    await processWebhooks(billing);
    expect((await rowsOf(person.userId))[0]).toMatchObject({ status: 'active', live: true });
    expect(await paymentsOf(person.userId)).toHaveLength(2);
  });

  test('the order of a paid checkout is paid once, at the time of its first payment', async () => {
    const person = await billing.createPerson();
    const { orderId } = await buy(billing, person, annualPaypalOrder);
    await processWebhooks(billing);
    const read = async () =>
      (await billing.app.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0];
    const first = await read();
    expect(first).toMatchObject({ status: 'paid', subscriptionId: expect.any(String) });
    const [row] = await rowsOf(person.userId);
    await billing.paypalSandbox.simulated.perform(row?.providerSubscriptionId ?? '', 'renew');
    await processWebhooks(billing);
    expect(await read()).toEqual(first);
  });
});

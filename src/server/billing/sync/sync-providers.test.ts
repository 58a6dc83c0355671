import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { annualCents, annualText, monthlyAmount } from '../../../../tests/support/prices.ts';
import {
  active,
  annual,
  annualByPaypal,
  monthly,
  openShop,
  pay,
  type Shop,
  settle,
  subscriber,
  takeEvents,
} from '../../../../tests/support/shop.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';
import { reconcile } from './reconcile.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const inDays = (days: number) => new Date(shop.time.now().getTime() + days * 86_400_000);
const rowsOf = (userId: string) =>
  shop.test.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
const paymentsOf = (userId: string) =>
  shop.test.deps.db.select().from(payments).where(eq(payments.userId, userId));

describe.each([
  ['Stripe', annual, () => shop.sandbox.simulated],
  ['PayPal', annualByPaypal, () => shop.paypal.simulated],
] as const)('at %s', (_name, plan, playedBy) => {
  afterEach(() => void shop.test.mails.splice(0));

  test('a renewal lengthens the paid time and brings a receipt', async () => {
    const { person, id } = await subscriber(shop, plan);
    shop.test.mails.splice(0);
    const before = (await active(shop, person)).endDate;
    await shop.time.moveTo(inDays(2));
    await playedBy().act(id, 'renew');
    await settle(shop);
    expect(Date.parse((await active(shop, person)).endDate)).toBeGreaterThan(Date.parse(before));
    expect(await paymentsOf(person.userId)).toHaveLength(2);
    expect(shop.test.mails).toHaveLength(1);
    expect(shop.test.mails[0]?.text).toContain(annualText);
  });

  test('renewals while the clock leaps, or while we are away, bring a receipt each', async () => {
    const { person, id } = await subscriber(shop, { ...plan, orderType: 'MONTHLY', amount: monthlyAmount });
    shop.test.mails.splice(0);
    await shop.time.moveTo(inDays(3 * 31 + 5));
    // No webhook arrives: the providers have given up, and the hourly job asks.
    await takeEvents(shop);
    for (let hour = 0; hour < 2; hour++) {
      await reconcile(shop.test.deps);
      await shop.test.runJobs();
    }
    const paid = await paymentsOf(person.userId);
    expect(paid).toHaveLength(4);
    // The shop's other customers get mails too.
    const told = shop.test.mails.flatMap(
      ({ text }) => paid.find((one) => text.includes(one.providerPaymentId))?.id ?? [],
    );
    const renewals = paid.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()).slice(1);
    expect(told.toSorted()).toEqual(renewals.map((one) => one.id).toSorted());
    await playedBy().act(id, 'cancel');
    await settle(shop);
  });

  test('a refund in full ends the access that it paid for, and is recorded', async () => {
    const { person, id } = await subscriber(shop, plan);
    await playedBy().act(id, 'refund');
    await settle(shop);
    expect(await active(shop, person)).toEqual({});
    expect(await paymentsOf(person.userId)).toMatchObject([
      { amountCents: annualCents, refundedCents: annualCents },
    ]);
  });

  test('a dispute is recorded', async () => {
    const { person, id } = await subscriber(shop, plan);
    await playedBy().act(id, 'dispute');
    await settle(shop);
    expect(await paymentsOf(person.userId)).toMatchObject([{ disputed: true }]);
  });

  test('a cancellation at the provider keeps the paid time', async () => {
    const { person, id } = await subscriber(shop, plan);
    await playedBy().act(id, 'cancel');
    await settle(shop);
    expect(await active(shop, person)).toMatchObject({ willCancelAtPeriodEnd: true });
  });
});

test('a failed renewal is past due with its grace, and active again when the charge recovers', async () => {
  const { person, id } = await subscriber(shop, monthly);
  await shop.sandbox.simulated.act(id, 'fail-next');
  await shop.sandbox.simulated.act(id, 'renew');
  await settle(shop);
  expect((await rowsOf(person.userId))[0]?.standing).toBe('past_due');
  await shop.sandbox.simulated.act(id, 'recover');
  await settle(shop);
  expect((await rowsOf(person.userId))[0]).toMatchObject({ standing: 'active', live: true });
  expect(await paymentsOf(person.userId)).toHaveLength(2);
});

test('the order of a paid checkout is paid once, at the time of its first payment', async () => {
  const person = await shop.person();
  const { orderId } = await pay(shop, person, annualByPaypal);
  await settle(shop);
  const read = async () => (await shop.test.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0];
  const first = await read();
  expect(first).toMatchObject({ status: 'paid', subscriptionId: expect.any(String) });
  const [row] = await rowsOf(person.userId);
  await shop.paypal.simulated.act(row?.providerSubscriptionId ?? '', 'renew');
  await settle(shop);
  expect(await read()).toEqual(first);
});

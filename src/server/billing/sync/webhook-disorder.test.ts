import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deliver,
  monthly,
  monthlyByPaypal,
  openShop,
  type Person,
  pay,
  type Shop,
  settle,
  takeEvents,
} from '../../../../tests/support/shop.ts';
import type { SimulatedAction } from '../../../sandbox/simulated-provider.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';
import { reconcile } from './reconcile.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const actions: SimulatedAction[] = ['renew', 'fail-next', 'recover', 'refund', 'dispute', 'cancel'];
const ways = { stripe: monthly, paypal: monthlyByPaypal };
type Way = keyof typeof ways;

async function rowOf(person: Person) {
  const rows = await shop.test.deps.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, person.userId));
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** What does not apply now is refused by the sandbox, and nothing happens. */
async function actAtProvider(way: Way, id: string): Promise<void> {
  const { simulated } = way === 'stripe' ? shop.sandbox : shop.paypal;
  await simulated.act(id, actions[randomInt(actions.length)] ?? 'renew').catch(() => undefined);
}

/** Our copy says what the provider says, and each payment stands there once. */
async function expectTruth(way: Way, person: Person, orderId: string): Promise<void> {
  const row = await rowOf(person);
  const truth = await shop.test.deps.providers[way]?.findSubscription(row?.providerSubscriptionId ?? '');
  expect(row).toMatchObject({
    status: truth?.status,
    standing: truth?.standing,
    orderType: truth?.orderType,
    cancelAtPeriodEnd: truth?.willCancelAtPeriodEnd,
    live: truth?.standing !== 'ended',
    nextChargeAt: truth?.nextCharge?.at ?? null,
    nextChargeCents: truth?.nextCharge?.amountCents ?? null,
  });
  const paid = await shop.test.deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, person.userId), eq(payments.provider, way)));
  const facts = (list: { id: string; refundedCents: number; disputed: boolean }[] = []) =>
    list.map(({ id, refundedCents, disputed }) => `${id} ${refundedCents} ${disputed}`).sort();
  expect(facts(paid.map((one) => ({ ...one, id: one.providerPaymentId })))).toEqual(facts(truth?.payments));
  const [order] = await shop.test.deps.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ status: 'paid', subscriptionId: row?.id });
}

test.each(Object.keys(ways) as Way[])(
  'W2: eight lives at %s, with events doubled and out of order, end as the provider has them',
  async (way) => {
    for (let round = 0; round < 8; round++) {
      const person = await shop.person();
      const { orderId } = await pay(shop, person, ways[way]);
      const { simulated } = way === 'stripe' ? shop.sandbox : shop.paypal;
      const id = simulated.subscriptions()[0]?.id ?? '';
      const events = await takeEvents(shop);
      const some = () => events.toSorted(() => randomInt(3) - 1).slice(0, randomInt(events.length + 1));
      const early = some().map((signed) => deliver(shop, signed));
      for (let step = randomInt(4); step > 0; step--) await actAtProvider(way, id);
      events.push(...(await takeEvents(shop)));
      const late = [...events, ...some()].toSorted(() => randomInt(3) - 1);
      const answers = await Promise.all([...early, ...late.map((signed) => deliver(shop, signed))]);
      expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
      await shop.test.runJobs();
      await expectTruth(way, person, orderId);
    }
  },
  120_000,
);

test.each(Object.keys(ways) as Way[])(
  'W2: what happened at %s while every event was dropped is found by the reconciler',
  async (way) => {
    const deeds: SimulatedAction[] = ['renew', 'fail-next', 'refund', 'dispute', 'cancel'];
    const people = await Promise.all(deeds.map(() => shop.person()));
    const refs = [];
    for (const person of people) refs.push(await pay(shop, person, ways[way]));
    await settle(shop);
    const { simulated } = way === 'stripe' ? shop.sandbox : shop.paypal;
    const ids = await Promise.all(
      people.map(async (person) => (await rowOf(person))?.providerSubscriptionId),
    );
    for (const [index, id] of ids.entries()) await simulated.act(id ?? '', deeds[index] ?? 'cancel');
    await shop.time.moveTo(new Date(shop.time.now().getTime() + 32 * 24 * 3_600_000));
    await takeEvents(shop);
    await reconcile(shop.test.deps);
    await shop.test.runJobs();
    for (const [index, person] of people.entries())
      await expectTruth(way, person, refs[index]?.orderId ?? '');
  },
);

import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, openShop, type Person, pay, type Shop, takeEvents } from '../../../tests/support/shop.ts';
import { orders, payments, subscriptions } from '../db/schema-billing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const subscriptionsOf = (person: Person) =>
  shop.test.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));

test('fifty lives of a subscription, with events doubled and out of order, end as the provider has them', async () => {
  const changes = [
    { cancel_at_period_end: true },
    { cancel_at_period_end: false },
    { cancel_at: 1_797_760_800 },
  ];
  for (let round = 0; round < 50; round++) {
    const person = await shop.person();
    const { orderId } = await pay(shop, person);
    const events = await takeEvents(shop, 3);
    const created = events.map(({ payload }) => JSON.parse(payload).data.object);
    const { id } = created.find(({ object }) => object === 'subscription');
    const steps = randomInt(4);
    const doubled = () => events.toSorted(() => randomInt(3) - 1).slice(0, randomInt(events.length + 1));
    const early = doubled().map((signed) => deliver(shop, signed));
    for (let step = 0; step < steps; step++)
      await shop.stripe.subscriptions.update(id, changes[randomInt(changes.length)]);
    events.push(...(await takeEvents(shop, steps)));
    const late = [...events, ...doubled()].toSorted(() => randomInt(3) - 1);
    const answers = await Promise.all([...early, ...late.map((signed) => deliver(shop, signed))]);
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);

    const truth = await shop.stripe.subscriptions.retrieve(id);
    const rows = await subscriptionsOf(person);
    expect(rows).toMatchObject([
      {
        providerSubscriptionId: id,
        status: truth.status,
        live: true,
        cancelAtPeriodEnd: truth.cancel_at_period_end || truth.cancel_at !== null,
        paidThrough: new Date((truth.items.data[0]?.current_period_end ?? 0) * 1_000),
      },
    ]);
    const paid = await shop.test.deps.db.select().from(payments).where(eq(payments.userId, person.userId));
    expect(paid).toHaveLength(1);
    const [row] = await shop.test.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ status: 'paid', subscriptionId: rows[0]?.id });
  }
}, 120_000);

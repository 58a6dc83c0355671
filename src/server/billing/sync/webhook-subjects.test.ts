import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { active, openShop, type Person, type Shop, subscriber } from '../../../../tests/support/shop.ts';
import { billingCustomers, payments, subscriptions, webhookEvents } from '../../db/schema-billing.ts';
import { keepEvent } from './webhooks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const storedEvent = async (eventId: string) =>
  (await shop.test.deps.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId)))[0];

describe('an event that names', () => {
  /** What our copy lost, so that only the provider can bring it back. */
  const forget = (person: Person) =>
    shop.test.deps.db
      .update(subscriptions)
      .set({ paidThrough: null, live: false })
      .where(eq(subscriptions.userId, person.userId));
  let eventNumber = 0;
  const hint = async (kind: 'customer' | 'payment', id: string) => {
    const eventId = `evt_hint_${eventNumber++}`;
    await keepEvent({ ...shop.test.deps, now: shop.time.now }, 'stripe', {
      eventId,
      type: 'made.by.the.test',
      subject: { kind, id },
    });
    await shop.test.runJobs();
    expect((await storedEvent(eventId))?.processedAt).toEqual(shop.time.now());
  };

  test('a customer leads to all subscriptions of that customer, and to no other', async () => {
    const { person } = await subscriber(shop);
    const other = await subscriber(shop);
    await Promise.all([forget(person), forget(other.person)]);
    const [customer] = await shop.test.deps.db
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, person.userId));
    await hint('customer', customer?.providerCustomerId ?? '');
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
    expect(await active(shop, other.person)).toEqual({});
  });

  test('a payment leads to its subscription', async () => {
    const { person } = await subscriber(shop);
    await forget(person);
    const [payment] = await shop.test.deps.db
      .select()
      .from(payments)
      .where(eq(payments.userId, person.userId));
    await hint('payment', payment?.providerPaymentId ?? '');
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
  });

  test('a customer or payment that is not ours leads nowhere', async () => {
    const before = await shop.test.deps.db.select().from(subscriptions);
    await hint('customer', 'cus_of_nobody');
    await hint('payment', 'in_of_nobody');
    expect(await shop.test.deps.db.select().from(subscriptions)).toEqual(before);
  });
});

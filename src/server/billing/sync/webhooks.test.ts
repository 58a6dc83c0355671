import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedEvent } from '../../../../tests/support/event-inbox.ts';
import {
  active,
  deliver,
  openShop,
  order,
  type Person,
  pay,
  type Shop,
  settle,
  start,
  takeEvents,
} from '../../../../tests/support/shop.ts';
import { orders, payments, subscriptions, webhookEvents } from '../../db/schema-billing.ts';

const rolledSecret = 'whsec_the_old_one_while_it_is_rolled';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ rolledSecret });
});
afterAll(() => shop.close());

const signedBy = (payload: string, signature: string): SignedEvent => ({
  provider: 'stripe',
  payload,
  headers: { 'stripe-signature': signature },
});

function sign(payload: string, options: { secret?: string; ageS?: number } = {}): SignedEvent {
  const t = Math.floor(shop.clock.now().getTime() / 1_000) - (options.ageS ?? 0);
  const mac = createHmac('sha256', options.secret ?? shop.sandbox.webhookSecret).update(`${t}.${payload}`);
  return signedBy(payload, `t=${t},v1=${mac.digest('hex')}`);
}

const subscriptionsOf = (person: Person) =>
  shop.test.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
const storedEvents = (eventId: string) =>
  shop.test.deps.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId));

async function jobsOf({ id }: { id: string }): Promise<number> {
  const found = (await shop.test.deps.db.execute(
    sql`select from jobs.job where name = 'webhook' and data->>'eventId' = ${id}`,
  )) as { rows: object[] };
  return found.rows.length;
}

/** A failed job waits for its next try; here that comes at once. */
const retryNow = () =>
  shop.test.deps.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);

let eventNumber = 0;
/** An event as the provider could have sent it, for things that the sandbox does not do by itself. */
function event(type: string, object: object): string {
  return JSON.stringify({
    id: `evt_made_${eventNumber++}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_795_168_800,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  });
}

describe('the signature', () => {
  const refuse = async (signed: SignedEvent) => {
    const answer = await deliver(shop, signed);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'signature_invalid']);
    expect(await storedEvents(JSON.parse(signed.payload).id)).toEqual([]);
  };

  test('of an untouched event is accepted', async () => {
    const answer = await deliver(shop, sign(event('customer.created', { object: 'customer', id: 'cus_1' })));
    expect(answer.statusCode).toBe(200);
  });

  test('must fit every single byte', async () => {
    const signed = sign(event('invoice.paid', { object: 'invoice', id: 'in_1' }));
    const { payload } = signed;
    await refuse({ ...signed, payload: payload.replace('in_1', 'in_2') });
    await refuse({ ...signed, payload: JSON.stringify(JSON.parse(payload), null, 2) });
    await refuse({ ...signed, payload: `${payload} ` });
  });

  test('must not be missing, empty or of another secret', async () => {
    const payload = event('invoice.paid', { object: 'invoice', id: 'in_1' });
    await refuse(signedBy(payload, ''));
    await refuse(signedBy(payload, 't=1,v1='));
    await refuse(sign(payload, { secret: 'whsec_of_somebody_else' }));
    const bare = await shop.test.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(bare.json().code).toBe('signature_invalid');
    expect((await shop.test.app.inject({ method: 'POST', url: '/api/webhooks/stripe' })).statusCode).toBe(
      400,
    );
  });

  test('counts for 300 seconds', async () => {
    const payload = event('customer.created', { object: 'customer', id: 'cus_1' });
    await refuse(sign(payload, { ageS: 301 }));
    expect((await deliver(shop, sign(payload, { ageS: 300 }))).statusCode).toBe(200);
  });

  test('may be of either secret while one is rolled', async () => {
    const payload = event('customer.created', { object: 'customer', id: 'cus_1' });
    expect((await deliver(shop, sign(payload, { secret: rolledSecret }))).statusCode).toBe(200);
    await refuse(
      sign(event('customer.created', { object: 'customer', id: 'cus_1' }), { secret: 'whsec_third' }),
    );
  });

  test('is asked for before the body is looked at: other media types are refused', async () => {
    const answer = await shop.test.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('an event', () => {
  test('of a paid checkout gives access, whichever comes first', async () => {
    for (const first of ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']) {
      const person = await shop.person();
      const { orderId } = await pay(shop, person);
      const events = await takeEvents(shop);
      const hint = events.find((signed) => JSON.parse(signed.payload).type === first);
      expect((await deliver(shop, hint ?? sign(''))).statusCode).toBe(200);
      await shop.test.runJobs();
      expect(await active(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
      const [row] = await shop.test.deps.db.select().from(orders).where(eq(orders.id, orderId));
      expect(row).toMatchObject({ status: 'paid', paidAt: shop.clock.now() });
    }
  });

  test('is effective once, however often and at the same moment it comes', async () => {
    const person = await shop.person();
    await pay(shop, person);
    const events = await takeEvents(shop);
    const answers = await Promise.all([...events, ...events, ...events].map((one) => deliver(shop, one)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    for (const { payload } of events) expect(await jobsOf(JSON.parse(payload))).toBeLessThanOrEqual(1);
    await shop.test.runJobs();
    const rows = await shop.test.deps.db.select().from(payments).where(eq(payments.userId, person.userId));
    expect(rows).toHaveLength(1);
    for (const { payload } of events) {
      const [row, ...more] = await storedEvents(JSON.parse(payload).id);
      expect([row?.processedAt, more]).toEqual([shop.clock.now(), []]);
    }
  });

  test('is only a hint: what its payload claims is not believed', async () => {
    const person = await shop.person();
    await pay(shop, person);
    const [signed] = await takeEvents(shop);
    const claim = JSON.parse(signed?.payload ?? '');
    const forged = { ...claim.data.object, status: 'canceled', cancel_at_period_end: true };
    await deliver(shop, sign(event('customer.subscription.deleted', forged)));
    await shop.test.runJobs();
    expect((await subscriptionsOf(person))[0]).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  test.each([
    ['of an unknown type', 'a.type.of.tomorrow', { object: 'novelty', id: 'x_1' }],
    ['of an object without a kind', 'a.type.of.tomorrow', { id: 'x_1' }],
    [
      'about a subscription that does not exist',
      'customer.subscription.updated',
      { object: 'subscription', id: 'sub_no' },
    ],
    [
      'about a checkout that does not exist',
      'checkout.session.expired',
      { object: 'checkout.session', id: 'cs_no' },
    ],
    [
      'about an invoice without a subscription',
      'invoice.paid',
      { object: 'invoice', id: 'in_no', parent: null },
    ],
  ])('%s is taken and changes nothing', async (_what, type, object) => {
    const before = await shop.test.deps.db.select().from(subscriptions);
    expect((await deliver(shop, sign(event(type, object)))).statusCode).toBe(200);
    await shop.test.runJobs();
    expect(await shop.test.deps.db.select().from(subscriptions)).toEqual(before);
  });

  test('about a customer that we did not make gives nobody anything', async () => {
    const customer = await shop.stripe.customers.create({ email: 'other@clearing.test' });
    const session = await shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: 1,
            recurring: { interval: 'month' },
            product_data: { name: 'x' },
          },
        },
      ],
      success_url: 'http://127.0.0.1:3000/',
    });
    await shop.test.app.inject({ method: 'POST', url: `/sandbox/stripe/checkout/${session.id}/pay` });
    const before = await shop.test.deps.db.select().from(subscriptions);
    await settle(shop);
    expect(await shop.test.deps.db.select().from(subscriptions)).toEqual(before);
  });

  test('of a checkout that ran out closes the order', async () => {
    const person = await shop.person();
    const ref = await order(shop, person);
    await start(shop, person, ref);
    const [row] = await shop.test.deps.db.select().from(orders).where(eq(orders.id, ref.orderId));
    await shop.stripe.checkout.sessions.expire(row?.providerSessionId ?? '');
    const [signed] = await takeEvents(shop);
    await deliver(shop, signed ?? sign(''));
    await shop.test.runJobs();
    const [after] = await shop.test.deps.db.select().from(orders).where(eq(orders.id, ref.orderId));
    expect(after?.status).toBe('expired');
  });

  test('that cannot be followed now is kept, and followed when it can be', async () => {
    const person = await shop.person();
    await pay(shop, person);
    const [signed] = await takeEvents(shop);
    const provider = shop.test.deps.providers.stripe;
    if (!provider || !signed) throw new Error('nothing to test with');
    const { findSubscription } = provider;
    provider.findSubscription = async () => {
      throw new Error('the provider is away');
    };
    expect((await deliver(shop, signed)).statusCode).toBe(200);
    await expect(shop.test.runJobs()).rejects.toThrow('the provider is away');
    provider.findSubscription = findSubscription;
    const [row] = await storedEvents(JSON.parse(signed.payload).id);
    expect(row?.processedAt).toBeNull();
    await retryNow();
    await shop.test.runJobs();
    expect(await active(shop, person)).not.toEqual({});
    const [done] = await storedEvents(JSON.parse(signed.payload).id);
    expect(done?.processedAt).toEqual(shop.clock.now());
  });
});

describe('a cancellation', () => {
  test('by cancel_at_period_end or by cancel_at alone is shown, and taken back', async () => {
    const person = await shop.person();
    await pay(shop, person);
    await settle(shop);
    const [row] = await subscriptionsOf(person);
    const id = row?.providerSubscriptionId ?? '';
    const seen = [];
    for (const change of [
      { cancel_at_period_end: true },
      { cancel_at_period_end: false },
      { cancel_at: 1_797_760_800 },
      { cancel_at: '' as const },
    ]) {
      await shop.stripe.subscriptions.update(id, change);
      await settle(shop);
      seen.push((await active(shop, person)).willCancelAtPeriodEnd);
    }
    expect(seen).toEqual([true, false, true, false]);
  });
});

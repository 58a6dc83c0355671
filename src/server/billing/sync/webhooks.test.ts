import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type BillingApp,
  buy,
  createOrder,
  createSubscriber,
  deliverWebhook,
  getActiveSubscription,
  monthlyOrder,
  monthlyPaypalOrder,
  openPayPage,
  type Person,
  processWebhooks,
  setUpBilling,
  takeWebhooks,
} from '../../../../tests/support/billing-app.ts';
import type { SignedEvent } from '../../../../tests/support/event-inbox.ts';
import type { SimulatedAction } from '../../../sandbox/simulated-provider.ts';
import { billingCustomers, orders, payments, subscriptions, webhookEvents } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { reconcile } from './reconcile.ts';
import { storeWebhookEvent } from './webhooks.ts';

const rolledSecret = 'whsec_the_old_one_while_it_is_rolled';
const billing = setUpBilling({ rolledSecret });

const signedBy = (payload: string, signature: string): SignedEvent => ({
  provider: 'stripe',
  payload,
  headers: { 'stripe-signature': signature },
});

function sign(payload: string, options: { secret?: string; ageS?: number } = {}): SignedEvent {
  const t = Math.floor(billing.clock.now().getTime() / 1_000) - (options.ageS ?? 0);
  const mac = createHmac('sha256', options.secret ?? billing.stripeSandbox.webhookSecret).update(
    `${t}.${payload}`,
  );
  return signedBy(payload, `t=${t},v1=${mac.digest('hex')}`);
}

const subscriptionsOf = (person: Person) =>
  billing.app.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
const storedEvents = (eventId: string) =>
  billing.app.deps.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId));

async function jobsOf({ id }: { id: string }): Promise<number> {
  const found = (await billing.app.deps.db.execute(
    sql`select from jobs.job where name = 'webhook' and data->>'eventId' = ${id}`,
  )) as { rows: object[] };
  return found.rows.length;
}

/** A failed job waits for its next try; here that comes at once. */
const retryNow = () =>
  billing.app.deps.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);

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
    const answer = await deliverWebhook(billing, signed);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'signature_invalid']);
    expect(await storedEvents(JSON.parse(signed.payload).id)).toEqual([]);
  };

  test('of an untouched event is accepted', async () => {
    const answer = await deliverWebhook(
      billing,
      sign(event('customer.created', { object: 'customer', id: 'cus_1' })),
    );
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
    const bare = await billing.app.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(bare.json().code).toBe('signature_invalid');
    expect((await billing.app.app.inject({ method: 'POST', url: '/api/webhooks/stripe' })).statusCode).toBe(
      400,
    );
  });

  test('is valid for 300 seconds', async () => {
    const payload = event('customer.created', { object: 'customer', id: 'cus_1' });
    await refuse(sign(payload, { ageS: 301 }));
    expect((await deliverWebhook(billing, sign(payload, { ageS: 300 }))).statusCode).toBe(200);
  });

  test('may be of either secret while one is rolled', async () => {
    const payload = event('customer.created', { object: 'customer', id: 'cus_1' });
    expect((await deliverWebhook(billing, sign(payload, { secret: rolledSecret }))).statusCode).toBe(200);
    await refuse(
      sign(event('customer.created', { object: 'customer', id: 'cus_1' }), { secret: 'whsec_third' }),
    );
  });

  test('is asked for before the body is looked at: other media types are refused', async () => {
    const answer = await billing.app.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('an event', () => {
  test('of a paid checkout gives access in any order', async () => {
    for (const first of ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']) {
      const person = await billing.createPerson();
      const { orderId } = await buy(billing, person);
      const events = await takeWebhooks(billing);
      const hint = events.find((signed) => JSON.parse(signed.payload).type === first);
      expect((await deliverWebhook(billing, hint ?? sign(''))).statusCode).toBe(200);
      await billing.app.runJobs();
      expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
      const [row] = await billing.app.deps.db.select().from(orders).where(eq(orders.id, orderId));
      expect(row).toMatchObject({ status: 'paid', paidAt: billing.clock.now() });
    }
  });

  test('takes effect once, however often it arrives at the same moment', async () => {
    const person = await billing.createPerson();
    await buy(billing, person);
    const events = await takeWebhooks(billing);
    const answers = await Promise.all(
      [...events, ...events, ...events].map((one) => deliverWebhook(billing, one)),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    for (const { payload } of events) expect(await jobsOf(JSON.parse(payload))).toBeLessThanOrEqual(1);
    await billing.app.runJobs();
    const rows = await billing.app.deps.db.select().from(payments).where(eq(payments.userId, person.userId));
    expect(rows).toHaveLength(1);
    for (const { payload } of events) {
      const [row, ...more] = await storedEvents(JSON.parse(payload).id);
      expect([row?.processedAt, more]).toEqual([billing.clock.now(), []]);
    }
  });

  test('is only a hint: what its payload claims is not believed', async () => {
    const person = await billing.createPerson();
    await buy(billing, person);
    const [signed] = await takeWebhooks(billing);
    const claim = JSON.parse(signed?.payload ?? '');
    const forged = { ...claim.data.object, status: 'canceled', cancel_at_period_end: true };
    await deliverWebhook(billing, sign(event('customer.subscription.deleted', forged)));
    await billing.app.runJobs();
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
    const before = await billing.app.deps.db.select().from(subscriptions);
    expect((await deliverWebhook(billing, sign(event(type, object)))).statusCode).toBe(200);
    await billing.app.runJobs();
    expect(await billing.app.deps.db.select().from(subscriptions)).toEqual(before);
  });

  test('about an unknown customer gives nobody access', async () => {
    const customer = await billing.stripe.customers.create({ email: 'other@clearing.test' });
    const session = await billing.stripe.checkout.sessions.create({
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
    await billing.app.app.inject({ method: 'POST', url: `/sandbox/stripe/checkout/${session.id}/pay` });
    const before = await billing.app.deps.db.select().from(subscriptions);
    await processWebhooks(billing);
    expect(await billing.app.deps.db.select().from(subscriptions)).toEqual(before);
  });

  test('of an expired checkout closes the order', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    await openPayPage(billing, person, ref);
    const [row] = await billing.app.deps.db.select().from(orders).where(eq(orders.id, ref.orderId));
    await billing.stripe.checkout.sessions.expire(row?.providerSessionId ?? '');
    const [signed] = await takeWebhooks(billing);
    await deliverWebhook(billing, signed ?? sign(''));
    await billing.app.runJobs();
    const [after] = await billing.app.deps.db.select().from(orders).where(eq(orders.id, ref.orderId));
    expect(after?.status).toBe('expired');
  });

  test('that cannot be handled now is kept and handled later', async () => {
    const person = await billing.createPerson();
    await buy(billing, person);
    const [signed] = await takeWebhooks(billing);
    const provider = billing.app.deps.providers.stripe;
    if (!provider || !signed) throw new Error('nothing to test with');
    const { findSubscription } = provider;
    provider.findSubscription = async () => {
      throw new Error('the provider is away');
    };
    expect((await deliverWebhook(billing, signed)).statusCode).toBe(200);
    await expect(billing.app.runJobs()).rejects.toThrow('the provider is away');
    provider.findSubscription = findSubscription;
    const [row] = await storedEvents(JSON.parse(signed.payload).id);
    expect(row?.processedAt).toBeNull();
    await retryNow();
    await billing.app.runJobs();
    expect(await getActiveSubscription(billing, person)).not.toEqual({});
    const [done] = await storedEvents(JSON.parse(signed.payload).id);
    expect(done?.processedAt).toEqual(billing.clock.now());
  });
});

describe('a cancellation', () => {
  test('by cancel_at_period_end or by cancel_at alone is shown, and taken back', async () => {
    const person = await billing.createPerson();
    await buy(billing, person);
    await processWebhooks(billing);
    const [row] = await subscriptionsOf(person);
    const id = row?.providerSubscriptionId ?? '';
    const seen = [];
    for (const change of [
      { cancel_at_period_end: true },
      { cancel_at_period_end: false },
      { cancel_at: 1_797_760_800 },
      { cancel_at: '' as const },
    ]) {
      await billing.stripe.subscriptions.update(id, change);
      await processWebhooks(billing);
      seen.push((await getActiveSubscription(billing, person)).willCancelAtPeriodEnd);
    }
    expect(seen).toEqual([true, false, true, false]);
  });
});

describe('the webhook route', () => {
  const billing = setUpBilling();

  const storedEvents = (eventId: string) =>
    billing.app.deps.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId));

  /** A webhook time limit of the providers, after which they send it again: W3. */
  const answerWithinMs = 2_000;
  const withinLimit = <T>(work: Promise<T>) => Promise.race([work, pause(answerWithinMs, 'late' as const)]);

  describe.each([
    ['stripe', monthlyOrder, 'stripe-signature'],
    ['paypal', monthlyPaypalOrder, 'paypal-transmission-sig'],
  ] as const)('a webhook of %s', (name, plan, signatureHeader) => {
    let restore = () => {};
    afterEach(() => restore());

    async function bought(): Promise<{
      first: SignedEvent;
      person: Awaited<ReturnType<BillingApp['createPerson']>>;
    }> {
      const person = await billing.createPerson();
      await buy(billing, person, plan);
      const [first] = (await takeWebhooks(billing)).filter(({ provider }) => provider === name);
      if (!first) throw new Error('nothing was sent');
      return { first, person };
    }

    /** The app's client of the provider, with some of its calls played by the test. */
    function change(changes: Partial<PaymentProvider>): void {
      const provider = billing.app.deps.providers[name];
      if (!provider) throw new Error('no provider');
      const before = { ...provider };
      Object.assign(provider, changes);
      restore = () => void Object.assign(provider, before);
    }

    const refuse = async (signed: SignedEvent) => {
      const answer = await deliverWebhook(billing, signed);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'signature_invalid']);
      expect(await storedEvents(JSON.parse(signed.payload.trim()).id)).toEqual([]);
    };

    test('is taken as it was sent, and refused with a changed byte or without its signature', async () => {
      const { first } = await bought();
      await refuse({ ...first, payload: `${first.payload} ` });
      await refuse({ ...first, payload: first.payload.replace('{', '{ ') });
      const { [signatureHeader]: signature = '', ...unsigned } = first.headers;
      await refuse({ ...first, headers: unsigned });
      await refuse({ ...first, headers: { ...first.headers, [signatureHeader]: '' } });
      const changed = signature.replace(/.(?=.{4}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));
      await refuse({ ...first, headers: { ...first.headers, [signatureHeader]: changed } });
      const answer = await deliverWebhook(billing, first);
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
      expect(await storedEvents(JSON.parse(first.payload).id)).toHaveLength(1);
    });

    test('is stored once for repeated deliveries', async () => {
      const { first, person } = await bought();
      const answers = await Promise.all(Array.from({ length: 6 }, () => deliverWebhook(billing, first)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
      expect(await billing.app.runJobs()).toBeGreaterThan(0);
      expect(await storedEvents(JSON.parse(first.payload).id)).toHaveLength(1);
      expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
    });

    test('is answered in time while the provider does not answer', async () => {
      const { first } = await bought();
      const never = () => new Promise<never>(() => {});
      change({ findSubscription: never, findCheckout: never });
      const answer = await withinLimit(deliverWebhook(billing, first));
      expect(answer).toMatchObject({ statusCode: 200 });
    });

    test('that cannot be checked in time is requested again and not stored', async () => {
      const { first } = await bought();
      change({ parseWebhook: () => new Promise<never>(() => {}) });
      const answer = await withinLimit(deliverWebhook(billing, first));
      expect(answer).toMatchObject({ statusCode: 503 });
      expect(await storedEvents(JSON.parse(first.payload).id)).toEqual([]);
    });

    test('that cannot be checked now is requested again and not stored', async () => {
      const { first } = await bought();
      change({ parseWebhook: () => Promise.reject(new AppError('provider_failed')) });
      expect((await deliverWebhook(billing, first)).statusCode).toBe(502);
      expect(await storedEvents(JSON.parse(first.payload).id)).toEqual([]);
      restore();
      expect((await deliverWebhook(billing, first)).statusCode).toBe(200);
    });

    test('of another media type is refused', async () => {
      const { first } = await bought();
      const headers = { ...first.headers, 'content-type': 'application/x-www-form-urlencoded' };
      expect((await deliverWebhook(billing, { ...first, headers })).statusCode).toBe(415);
    });

    test('only a webhook changes the state, not opening the success page', async () => {
      const { first, person } = await bought();
      for (const url of ['/payment-success', '/payment-success?order=x&subscription_id=y'])
        await billing.call(person, { url });
      await billing.app.runJobs();
      expect(await getActiveSubscription(billing, person)).toEqual({});
      await deliverWebhook(billing, first);
      await billing.app.runJobs();
      expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
    });
  });
});

describe('subjects of webhooks', () => {
  const billing = setUpBilling();

  const storedEvent = async (eventId: string) =>
    (await billing.app.deps.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId)))[0];

  describe('an event that names', () => {
    /** What our copy lost, so that only the provider can bring it back. */
    const forget = (person: Person) =>
      billing.app.deps.db
        .update(subscriptions)
        .set({ paidThrough: null, live: false })
        .where(eq(subscriptions.userId, person.userId));
    let eventNumber = 0;
    const hint = async (kind: 'customer' | 'payment', id: string) => {
      const eventId = `evt_hint_${eventNumber++}`;
      await storeWebhookEvent({ ...billing.app.deps, now: billing.billingClock.now }, 'stripe', {
        eventId,
        type: 'made.by.the.test',
        subject: { kind, id },
      });
      await billing.app.runJobs();
      expect((await storedEvent(eventId))?.processedAt).toEqual(billing.billingClock.now());
    };

    test('a customer leads to all subscriptions of that customer, and to no other', async () => {
      const { person } = await createSubscriber(billing);
      const other = await createSubscriber(billing);
      await Promise.all([forget(person), forget(other.person)]);
      const [customer] = await billing.app.deps.db
        .select()
        .from(billingCustomers)
        .where(eq(billingCustomers.userId, person.userId));
      await hint('customer', customer?.providerCustomerId ?? '');
      expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
      expect(await getActiveSubscription(billing, other.person)).toEqual({});
    });

    test('a payment leads to its subscription', async () => {
      const { person } = await createSubscriber(billing);
      await forget(person);
      const [payment] = await billing.app.deps.db
        .select()
        .from(payments)
        .where(eq(payments.userId, person.userId));
      await hint('payment', payment?.providerPaymentId ?? '');
      expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
    });

    test('a customer or payment that is not ours leads nowhere', async () => {
      const before = await billing.app.deps.db.select().from(subscriptions);
      await hint('customer', 'cus_of_nobody');
      await hint('payment', 'in_of_nobody');
      expect(await billing.app.deps.db.select().from(subscriptions)).toEqual(before);
    });
  });
});

describe('webhooks in any order', () => {
  const billing = setUpBilling();

  const actions: SimulatedAction[] = ['renew', 'fail-next', 'recover', 'refund', 'dispute', 'cancel'];
  const ways = { stripe: monthlyOrder, paypal: monthlyPaypalOrder };
  type Way = keyof typeof ways;

  async function rowOf(person: Person) {
    const rows = await billing.app.deps.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, person.userId));
    expect(rows).toHaveLength(1);
    return rows[0];
  }

  /** What does not apply now is refused by the sandbox, and nothing happens. */
  async function actAtProvider(way: Way, id: string): Promise<void> {
    const { simulated } = way === 'stripe' ? billing.stripeSandbox : billing.paypalSandbox;
    await simulated.perform(id, actions[randomInt(actions.length)] ?? 'renew').catch(() => undefined);
  }

  /** Our copy matches the provider, and each payment is recorded once. */
  async function expectTruth(way: Way, person: Person, orderId: string): Promise<void> {
    const row = await rowOf(person);
    const truth = await billing.app.deps.providers[way]?.findSubscription(row?.providerSubscriptionId ?? '');
    expect(row).toMatchObject({
      providerStatus: truth?.providerStatus,
      status: truth?.status,
      plan: truth?.plan,
      cancelAtPeriodEnd: truth?.willCancelAtPeriodEnd,
      live: truth?.status !== 'ended',
      nextChargeAt: truth?.nextCharge?.at ?? null,
      nextChargeCents: truth?.nextCharge?.amountCents ?? null,
    });
    const paid = await billing.app.deps.db
      .select()
      .from(payments)
      .where(and(eq(payments.userId, person.userId), eq(payments.provider, way)));
    const facts = (list: { id: string; refundedCents: number; disputed: boolean }[] = []) =>
      list.map(({ id, refundedCents, disputed }) => `${id} ${refundedCents} ${disputed}`).sort();
    expect(facts(paid.map((one) => ({ ...one, id: one.providerPaymentId })))).toEqual(facts(truth?.payments));
    const [order] = await billing.app.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ status: 'paid', subscriptionId: row?.id });
  }

  test.each(Object.keys(ways) as Way[])(
    'three lives at %s, with events doubled and out of order, end as the provider has them',
    async (way) => {
      // `npm run test:chaos` has 300.
      for (let round = 0; round < 3; round++) {
        const person = await billing.createPerson();
        const { orderId } = await buy(billing, person, ways[way]);
        const { simulated } = way === 'stripe' ? billing.stripeSandbox : billing.paypalSandbox;
        const id = simulated.subscriptions()[0]?.id ?? '';
        const events = await takeWebhooks(billing);
        const some = () => events.toSorted(() => randomInt(3) - 1).slice(0, randomInt(events.length + 1));
        const early = some().map((signed) => deliverWebhook(billing, signed));
        for (let step = randomInt(4); step > 0; step--) await actAtProvider(way, id);
        events.push(...(await takeWebhooks(billing)));
        const late = [...events, ...some()].toSorted(() => randomInt(3) - 1);
        const answers = await Promise.all([
          ...early,
          ...late.map((signed) => deliverWebhook(billing, signed)),
        ]);
        expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
        await billing.app.runJobs();
        await expectTruth(way, person, orderId);
      }
    },
  );

  test.each(Object.keys(ways) as Way[])(
    'what happened at %s while every event was dropped is found by the reconciler',
    async (way) => {
      const deeds: SimulatedAction[] = ['renew', 'fail-next', 'refund', 'dispute', 'cancel'];
      const people = await Promise.all(deeds.map(() => billing.createPerson()));
      const refs = [];
      for (const person of people) refs.push(await buy(billing, person, ways[way]));
      await processWebhooks(billing);
      const { simulated } = way === 'stripe' ? billing.stripeSandbox : billing.paypalSandbox;
      const ids = await Promise.all(
        people.map(async (person) => (await rowOf(person))?.providerSubscriptionId),
      );
      for (const [index, id] of ids.entries()) await simulated.perform(id ?? '', deeds[index] ?? 'cancel');
      await billing.passTime(32 * 24 * 3_600_000);
      await takeWebhooks(billing);
      await reconcile(billing.app.deps);
      await billing.app.runJobs();
      for (const [index, person] of people.entries())
        await expectTruth(way, person, refs[index]?.orderId ?? '');
    },
  );
});

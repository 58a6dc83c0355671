import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SignedEvent } from '../../../../tests/support/event-inbox.ts';
import {
  active,
  deliver,
  monthly,
  monthlyByPaypal,
  openShop,
  pay,
  type Shop,
  takeEvents,
} from '../../../../tests/support/shop.ts';
import { webhookEvents } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { PaymentProvider } from '../providers/provider.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const storedEvents = (eventId: string) =>
  shop.test.deps.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId));

/** A webhook time limit of the providers, after which they send it again: W3. */
const answerWithinMs = 2_000;
const withinLimit = <T>(work: Promise<T>) => Promise.race([work, pause(answerWithinMs, 'late' as const)]);

describe.each([
  ['stripe', monthly, 'stripe-signature'],
  ['paypal', monthlyByPaypal, 'paypal-transmission-sig'],
] as const)('a webhook of %s', (name, plan, signatureHeader) => {
  let restore = () => {};
  afterEach(() => restore());

  async function bought(): Promise<{ first: SignedEvent; person: Awaited<ReturnType<Shop['person']>> }> {
    const person = await shop.person();
    await pay(shop, person, plan);
    const [first] = (await takeEvents(shop)).filter(({ provider }) => provider === name);
    if (!first) throw new Error('nothing was sent');
    return { first, person };
  }

  /** The app's client of the provider, with some of its calls played by the test. */
  function change(changes: Partial<PaymentProvider>): void {
    const provider = shop.test.deps.providers[name];
    if (!provider) throw new Error('no provider');
    const before = { ...provider };
    Object.assign(provider, changes);
    restore = () => void Object.assign(provider, before);
  }

  const refuse = async (signed: SignedEvent) => {
    const answer = await deliver(shop, signed);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'signature_invalid']);
    expect(await storedEvents(JSON.parse(signed.payload.trim()).id)).toEqual([]);
  };

  test('W1: is taken as it was sent, and refused with a changed byte or without its signature', async () => {
    const { first } = await bought();
    await refuse({ ...first, payload: `${first.payload} ` });
    await refuse({ ...first, payload: first.payload.replace('{', '{ ') });
    const { [signatureHeader]: signature = '', ...unsigned } = first.headers;
    await refuse({ ...first, headers: unsigned });
    await refuse({ ...first, headers: { ...first.headers, [signatureHeader]: '' } });
    const changed = signature.replace(/.(?=.{4}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));
    await refuse({ ...first, headers: { ...first.headers, [signatureHeader]: changed } });
    const answer = await deliver(shop, first);
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await storedEvents(JSON.parse(first.payload).id)).toHaveLength(1);
  });

  test('W2: is kept once, however often it comes', async () => {
    const { first, person } = await bought();
    const answers = await Promise.all(Array.from({ length: 6 }, () => deliver(shop, first)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await shop.test.runJobs()).toBeGreaterThan(0);
    expect(await storedEvents(JSON.parse(first.payload).id)).toHaveLength(1);
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
  });

  test('W3: is answered in time while the provider does not answer', async () => {
    const { first } = await bought();
    const never = () => new Promise<never>(() => {});
    change({ findSubscription: never, findCheckout: never });
    const answer = await withinLimit(deliver(shop, first));
    expect(answer).toMatchObject({ statusCode: 200 });
  });

  test('W3: that cannot be checked in time is asked for again, and nothing is kept', async () => {
    const { first } = await bought();
    change({ parseWebhook: () => new Promise<never>(() => {}) });
    const answer = await withinLimit(deliver(shop, first));
    expect(answer).toMatchObject({ statusCode: 503 });
    expect(await storedEvents(JSON.parse(first.payload).id)).toEqual([]);
  });

  test('that cannot be checked now is asked for again, and nothing is kept', async () => {
    const { first } = await bought();
    change({ parseWebhook: () => Promise.reject(new AppError('provider_failed')) });
    expect((await deliver(shop, first)).statusCode).toBe(502);
    expect(await storedEvents(JSON.parse(first.payload).id)).toEqual([]);
    restore();
    expect((await deliver(shop, first)).statusCode).toBe(200);
  });

  test('of another media type is refused', async () => {
    const { first } = await bought();
    const headers = { ...first.headers, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await deliver(shop, { ...first, headers })).statusCode).toBe(415);
  });

  test('opening the page of success changes nothing, a delivered webhook does', async () => {
    const { first, person } = await bought();
    for (const url of ['/payment-success', '/payment-success?order=x&subscription_id=y'])
      await shop.call(person, { url });
    await shop.test.runJobs();
    expect(await active(shop, person)).toEqual({});
    await deliver(shop, first);
    await shop.test.runJobs();
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
  });
});

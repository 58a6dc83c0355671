import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder } from '../../../tests/support/shop.ts';
import { createClock } from '../../../tests/support/test-app.ts';
import { type StripeSandbox, startStripeSandbox } from '../../sandbox/stripe.ts';
import type { Checkout, CheckoutRequest, PaymentProvider } from './provider.ts';
import { createStripeProvider } from './stripe.ts';

const clock = createClock('2026-01-31T12:00:00.000Z');
let sandbox: StripeSandbox;
let pages: FastifyInstance;
let provider: PaymentProvider;
let removeFolder: () => Promise<void>;

function providerFor(changes: { secretKey?: string; apiBase?: string } = {}): PaymentProvider {
  return createStripeProvider({
    secretKey: sandbox.secretKey,
    publishableKey: undefined,
    webhookSecrets: [sandbox.webhookSecret],
    apiBase: sandbox.apiBase,
    sandbox: true,
    ...changes,
  });
}

beforeAll(async () => {
  const { folder, remove } = await makeFolder();
  removeFolder = remove;
  const webhookUrl = 'http://127.0.0.1:9/';
  sandbox = await startStripeSandbox({ dataDir: folder, webhookUrl, now: clock.now });
  pages = Fastify();
  await pages.register(sandbox.pages, { prefix: '/sandbox/stripe' });
  provider = providerFor();
});
afterAll(async () => {
  await pages.close();
  await sandbox.stop();
  await removeFolder();
});

let orders = 0;
async function request(changes: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
  const number = orders++;
  return {
    orderId: `order-${number}`,
    userId: `user-${number}`,
    customerId: await provider.createCustomer({
      userId: `user-${number}`,
      email: `u${number}@clearing.test`,
    }),
    orderType: 'MONTHLY',
    planName: 'Clearing Monthly',
    amountCents: 699,
    currency: 'USD',
    successUrl: 'http://127.0.0.1:3000/payment-success',
    cancelUrl: 'http://127.0.0.1:3000/subscription-cancel',
    ...changes,
  };
}

async function opened(asked: CheckoutRequest): Promise<Checkout> {
  const checkout = await provider.openCheckout(asked);
  if (!checkout) throw new Error('no checkout was opened');
  return checkout;
}

const payAt = (id: string) => pages.inject({ method: 'POST', url: `/sandbox/stripe/checkout/${id}/pay` });

async function bought(changes: Partial<CheckoutRequest> = {}) {
  const asked = await request(changes);
  const { id } = await opened(asked);
  await payAt(id);
  const checkout = await provider.findCheckout(id);
  return { asked, checkout, subscription: await provider.findSubscription(checkout?.subscriptionId ?? '') };
}

describe('a checkout', () => {
  test('is open with an address, and the same for the same order', async () => {
    const asked = await request();
    const checkout = await opened(asked);
    expect(checkout).toMatchObject({ state: 'open', subscriptionId: null });
    expect(checkout.url).toBe(`http://127.0.0.1:3000/sandbox/stripe/checkout/${checkout.id}`);
    expect(await provider.openCheckout(asked)).toEqual(checkout);
    expect(await provider.findCheckout(checkout.id)).toEqual(checkout);
  });

  test('is refused for the same order at another price', async () => {
    const asked = await request();
    await provider.openCheckout(asked);
    await expect(provider.openCheckout({ ...asked, amountCents: 1 })).rejects.toMatchObject({
      code: 'provider_failed',
      cause: { type: 'StripeIdempotencyError' },
    });
  });

  test('is complete once paid, and names its subscription', async () => {
    const { checkout, subscription } = await bought();
    expect(checkout).toMatchObject({ state: 'complete', url: null, subscriptionId: subscription?.id });
  });

  test('can be expired while open; a paid one says that it is complete', async () => {
    const { id } = await opened(await request());
    expect(await provider.expireCheckout(id)).toMatchObject({ state: 'expired', url: null });
    expect(await provider.expireCheckout(id)).toMatchObject({ state: 'expired' });
    await payAt(id);
    expect(await provider.findCheckout(id)).toMatchObject({ state: 'expired', subscriptionId: null });
    const { checkout } = await bought();
    expect(await provider.expireCheckout(checkout?.id ?? '')).toMatchObject({ state: 'complete' });
  });

  test('that nobody opened is null', async () => {
    expect(await provider.findCheckout('cs_test_unknown')).toBeNull();
    expect(await provider.expireCheckout('cs_test_unknown')).toBeNull();
    expect(await provider.findCheckout('__proto__')).toBeNull();
  });

  test('expires by itself after a day', async () => {
    const { id } = await opened(await request());
    clock.pass(24 * 3_600_000 - 1_000);
    expect(await provider.findCheckout(id)).toMatchObject({ state: 'open' });
    clock.pass(1_000);
    expect(await provider.findCheckout(id)).toMatchObject({ state: 'expired' });
    clock.pass(-24 * 3_600_000);
  });
});

describe('a subscription', () => {
  test.each([
    ['MONTHLY', 699, 'USD', '2026-02-28T12:00:00.000Z'],
    ['YEARLY', 6_999, 'GBP', '2027-01-31T12:00:00.000Z'],
  ] as const)(
    'of a %s order tells its plan, owner and paid time',
    async (orderType, amountCents, currency, end) => {
      const { asked, subscription } = await bought({ orderType, amountCents, currency });
      expect(subscription).toEqual({
        id: expect.stringMatching(/^sub_/),
        customerId: asked.customerId,
        orderId: asked.orderId,
        orderType,
        status: 'active',
        live: true,
        willCancelAtPeriodEnd: false,
        createdAt: clock.now(),
        payments: [
          {
            id: expect.stringMatching(/^in_/),
            amountCents,
            currency,
            paidAt: clock.now(),
            periodEnd: new Date(end),
          },
        ],
      });
    },
  );

  test('that nobody bought is null', async () => {
    expect(await provider.findSubscription('sub_unknown')).toBeNull();
  });
});

test('a customer is made once for a person', async () => {
  const person = { userId: 'the-same', email: 'same@clearing.test' };
  expect(await provider.createCustomer(person)).toBe(await provider.createCustomer(person));
});

describe('a failure', () => {
  test.each([
    ['a wrong key', { secretKey: 'sk_test_wrong' }],
    ['a server that is not there', { apiBase: 'http://127.0.0.1:9' }],
  ])('by %s is told as provider_failed, with its cause', async (_what, changes) => {
    const failing = providerFor(changes);
    const failed = { code: 'provider_failed', status: 502, cause: expect.any(Error) };
    await expect(failing.findCheckout('cs_test_1')).rejects.toMatchObject(failed);
    await expect(failing.createCustomer({ userId: 'u', email: 'u@clearing.test' })).rejects.toMatchObject(
      failed,
    );
  });
});

test('a checkout for an unknown customer is null', async () => {
  expect(await provider.openCheckout(await request({ customerId: 'cus_unknown' }))).toBeNull();
});

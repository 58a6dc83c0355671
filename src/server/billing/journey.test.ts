import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSandboxFolder } from '../../../tests/support/billing-app.ts';
import { annualAmount, annualText } from '../../../tests/support/prices.ts';
import { freePort } from '../../../tests/support/server-process.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { type StripeSandbox, startStripeSandbox } from '../../sandbox/stripe/stripe.ts';
import { createUser } from '../auth/users.ts';
import { createJobHandlers } from '../job-handlers.ts';

const account = { email: 'ada@clearing.test', password: 'clearing1' };
let base: string;
let sandbox: StripeSandbox;
let served: TestApp;
let removeFolder: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await makeSandboxFolder();
  removeFolder = remove;
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  sandbox = await startStripeSandbox({ dataDir: folder, webhookUrl: `${base}/api/webhooks/stripe` });
  served = await createTestApp({
    env: {
      PUBLIC_URL: base,
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      STRIPE_API_BASE: sandbox.apiBase,
    },
    deps: { now: () => new Date(), billingNow: () => new Date() },
    jobsWork: true,
    sandboxPages: async (app) => void (await app.register(sandbox.pages, { prefix: '/sandbox/stripe' })),
  });
  await served.app.listen({ host: '127.0.0.1', port });
  await served.deps.jobs.work(createJobHandlers(served.deps));
  await createUser(served.deps, { ...account, fullName: 'ada' });
});
afterAll(async () => {
  await served.close();
  await sandbox.stop();
  await removeFolder();
});

async function post(path: string, body: unknown, token?: string): Promise<Record<string, string>> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  return (await response.json()) as Record<string, string>;
}

/** What the body holds, or a text that no address begins with. */
const text = (value: string | undefined) => value ?? 'missing';

test('sign in, order, pay on the pay page, come back: the webhook alone makes the person a subscriber', async () => {
  const { accessToken } = await post('/api/auth/login', { ...account, provider: 'LOCAL' });
  const readActive = async () => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await fetch(`${base}/api/subscriptions/user/current/active`, { headers })).json();
  };
  expect(await readActive()).toEqual({});

  const plan = { orderType: 'YEARLY', paymentMethod: 'stripe', amount: annualAmount, currency: 'USD' };
  const ref = await post('/api/orders/create', plan, accessToken);
  const checkout = await post(
    '/api/payments/stripe/subscription',
    {
      ...ref,
      successUrl: `${base}/payment-success?order=${ref.orderId}&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${base}/subscription-cancel`,
    },
    accessToken,
  );
  expect(checkout.redirectUrl).toBe(`${base}/sandbox/stripe/checkout/${checkout.sessionId}`);

  const page = await (await fetch(text(checkout.redirectUrl))).text();
  for (const shown of ['Sandbox, no money moves', 'Clearing', annualText, 'per year'])
    expect(page).toContain(shown);
  expect(page).not.toContain('<script');

  const declined = await fetch(`${checkout.redirectUrl}/decline`, { method: 'POST' });
  expect(await declined.text()).toContain('Your card was declined.');

  const paid = await fetch(`${checkout.redirectUrl}/pay`, { method: 'POST', redirect: 'manual' });
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `${base}/payment-success?order=${ref.orderId}&session_id=${checkout.sessionId}`,
  ]);

  await vi.waitFor(async () => expect(await readActive()).toMatchObject({ subscriptionType: 'ANNUAL' }), {
    timeout: 15_000,
  });
  expect(await post(`/api/orders/${ref.orderId}/confirm`, {}, accessToken)).toMatchObject({
    status: 'paid',
    amount: annualAmount,
  });
  expect(await (await fetch(text(checkout.redirectUrl))).text()).toContain('already paid');
});

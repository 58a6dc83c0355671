/** What a server does without: the parts that its settings switch off. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultPrices, priceCents } from '#shared/plans.ts';
import { countSubscriptionsOfDisabledProviders } from '../../src/server/billing/subscriptions.ts';
import { formatStartupTable } from '../../src/server/config/startup-table.ts';
import { users } from '../../src/server/db/schema.ts';
import { subscriptions } from '../../src/server/db/schema-billing.ts';
import { demoAccount, ensureDemoSubscriber } from '../../src/server/site/demo.ts';
import { goodPassword, inject, logIn } from '../support/accounts.ts';
import { createPerson, createSubscribedPerson } from '../support/people.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';

let test: TestApp;
const open = async (options: TestAppOptions) => {
  test = await createTestApp(options);
  return test;
};
afterEach(() => test.close());

const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_123' };
const orderBy = (paymentMethod: 'stripe' | 'paypal') => ({
  orderType: 'MONTHLY' as const,
  paymentMethod,
  amount: priceCents(defaultPrices, 'monthly', 'USD') / 100,
  currency: 'USD' as const,
});

describe('a payment provider that is off', () => {
  it('has no orders, no pay page and no webhook, and the public config says that', async () => {
    const { app } = await open({ env: { STRIPE: 'off' } });
    expect((await app.inject('/api/config')).json().payment.stripe).toBe('off');
    const { accessToken } = await createPerson(test);
    const made = await inject(test, 'createOrder', orderBy('stripe'), accessToken);
    expect([made.statusCode, made.json().code]).toEqual([404, 'provider_off']);
    expect((await inject(test, 'createOrder', orderBy('paypal'), accessToken)).statusCode).toBe(200);
    const urls = { successUrl: 'http://127.0.0.1:3000/', cancelUrl: 'http://127.0.0.1:3000/' };
    const ref = { orderId: randomUUID(), orderNumber: 'x' };
    const paid = await inject(test, 'startStripeSubscription', { ...ref, ...urls }, accessToken);
    expect([paid.statusCode, paid.json().code]).toEqual([404, 'provider_off']);
    expect((await app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} })).statusCode).toBe(
      404,
    );
  });

  it('with its keys sells nothing and still follows running subscriptions', async () => {
    const { app, deps } = await open({ env: { STRIPE: 'off', ...stripeKeys } });
    expect((await app.inject('/api/config')).json().payment.stripe).toBe('off');
    const { accessToken } = await createPerson(test);
    expect((await inject(test, 'createOrder', orderBy('stripe'), accessToken)).json().code).toBe(
      'provider_off',
    );
    const hook = await app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} });
    expect(hook.json().code).toBe('signature_invalid');
    await createSubscribedPerson(test);
    const left = await countSubscriptionsOfDisabledProviders(deps);
    expect(formatStartupTable(deps.config, { guideLabel: 'g', demo: undefined, stillRunning: left })).toMatch(
      /card payments +off; 1 still run there +STRIPE/,
    );
  });

  it('without its keys lets nobody cancel or delete in vain, and the start tells the operator', async () => {
    const { deps } = await open({ env: { STRIPE: 'off' } });
    const person = await createSubscribedPerson(test);
    const [row] = await deps.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
    const url = `/api/payments/stripe/subscription/${row?.providerSubscriptionId}/cancel`;
    const cancelled = await test.app.inject({ method: 'POST', url, headers: person.headers, payload: {} });
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([404, 'provider_off']);
    const active = await inject(test, 'activeSubscription', undefined, person.accessToken);
    expect(active.json().endDate).toBe(row?.paidThrough?.toISOString());
    const left = await countSubscriptionsOfDisabledProviders(deps);
    expect(left).toEqual({ stripe: 1 });
    expect(
      formatStartupTable(deps.config, { guideLabel: 'g', demo: undefined, stillRunning: left }),
    ).toContain('off; 1 still run there, and nobody can cancel them here: set its keys again');
  });
});

describe('Google and Apple that are off', () => {
  it('have no routes, and the public config says that', async () => {
    const { app } = await open({ env: { GOOGLE: 'off', APPLE: 'off', GOOGLE_CLIENT_ID: 'client-1' } });
    const config = (await app.inject('/api/config')).json();
    expect(config.signIn).toEqual({ google: 'off', apple: 'off' });
    expect(config.googleClientId).toBeUndefined();
    expect((await app.inject('/api/auth/google/nonce')).statusCode).toBe(404);
    expect((await inject(test, 'signInWithGoogle', { idToken: 'x.y.z' })).statusCode).toBe(404);
    expect((await app.inject(`/api/auth/apple/start?state=${'s'.repeat(43)}`)).statusCode).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = {
      method: 'POST',
      url: '/api/auth/apple/callback',
      payload: 'state=x',
      headers: form,
    } as const;
    expect((await app.inject(posted)).statusCode).toBe(404);
    expect((await app.inject('/login')).headers['content-security-policy']).not.toContain('google');
  });

  it('leave their accounts, which get in with a mailed code', async () => {
    await open({ env: { GOOGLE: 'off' } });
    const person = await createPerson(test);
    await test.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.userId));
    expect((await inject(test, 'sendResetCode', { email: person.email })).statusCode).toBe(200);
    await test.deps.background.settled();
    const code = /\b\d{6}\b/.exec(test.mails.at(-1)?.text ?? '')?.[0];
    const reset = { email: person.email, code, newPassword: goodPassword };
    expect((await inject(test, 'resetPassword', reset)).statusCode).toBe(200);
    expect((await logIn(test, person.email)).userId).toBe(person.userId);
  });
});

it('the demo account opens nothing where other machines can connect', async () => {
  const trial = await open({ env: {} });
  const { deps, app } = trial;
  const signIn = async () => (await inject(trial, 'login', { ...demoAccount, provider: 'LOCAL' })).statusCode;
  const played = { stripe: { sandbox: true }, mail: { sandbox: true } };
  const on = (host: string) =>
    ({ ...deps, config: { ...deps.config, ...played, host } }) as unknown as typeof deps;
  const person = await createSubscribedPerson(trial);
  const passwordHash = await deps.passwords.hash(demoAccount.password);
  await deps.db
    .update(users)
    .set({ email: demoAccount.email, passwordHash })
    .where(eq(users.id, person.userId));
  expect(await ensureDemoSubscriber(app, on('127.0.0.1'))).toBe(demoAccount);
  expect(await signIn()).toBe(200);
  expect(await ensureDemoSubscriber(app, on('0.0.0.0'))).toBeUndefined();
  expect(await signIn()).toBe(401);
  const known = await inject(trial, 'activeSubscription', undefined, person.accessToken);
  expect(known.statusCode).toBe(401);
  expect(await ensureDemoSubscriber(app, on('127.0.0.1'))).toBe(demoAccount);
  expect(await signIn()).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { findAccountData } from '../../../tests/support/account-data.ts';
import { goodPassword, inject, logIn, registerAccount } from '../../../tests/support/accounts.ts';
import {
  buy,
  createOrder,
  deliverWebhook,
  monthlyOrder,
  monthlyPaypalOrder,
  openPayPage,
  pressOnPayPage,
  processWebhooks,
  setUpBilling,
  takeWebhooks,
} from '../../../tests/support/billing-app.ts';
import { monthlyCents } from '../../../tests/support/prices.ts';
import { endSubscriptionOfDeletedAccount } from '../billing/deletion.ts';
import type { PaymentProvider } from '../billing/providers/provider.ts';
import { dialogues, users } from '../db/schema.ts';
import { deletedAccountPayments, payments, subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';

const billing = setUpBilling();

const plans = { stripe: monthlyOrder, paypal: monthlyPaypalOrder };
type Name = keyof typeof plans;
const dayMs = 24 * 3_600_000;

const providerOf = (name: Name): PaymentProvider => {
  const provider = billing.app.deps.providers[name];
  if (!provider) throw new Error('no such provider');
  return provider;
};

/** Somebody who registered as people do, has a reflection and no subscription yet. */
async function resident() {
  const email = `${randomUUID()}@example.org`;
  const tokens = await registerAccount(billing.app, email);
  const person = { userId: tokens.userId, authorization: `Bearer ${tokens.accessToken}` };
  return { email, tokens, person, sessionId: `s-${randomUUID()}` };
}

type Resident = Awaited<ReturnType<typeof resident>>;
const question = 'Should I tell my sister about the violet suitcase?';

async function reflect({ person, sessionId }: Resident): Promise<void> {
  const payload = { sessionId, question };
  const answer = await billing.call(person, { method: 'POST', url: '/api/chat/start', payload });
  expect(answer.statusCode).toBe(200);
}

async function subscribe(who: Resident, name: Name): Promise<string> {
  await buy(billing, who.person, plans[name]);
  await processWebhooks(billing);
  const [row] = await billing.app.deps.db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, who.person.userId));
  return row?.id ?? '';
}

const remove = ({ person, email }: Resident, body: object = {}) =>
  billing.call(person, {
    method: 'POST',
    url: '/api/account/delete',
    payload: { email, password: goodPassword, ...body },
  });

async function read(name: Name, id: string) {
  const subscription = await providerOf(name).findSubscription(id);
  if (!subscription) throw new Error('no subscription');
  return subscription;
}

/** What stays with the person after refunds, as the provider has it. */
async function keptCents(name: Name, id: string): Promise<number> {
  const { payments: paid } = await read(name, id);
  return paid.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
}

const passDays = (days: number) => billing.passTime(days * dayMs);
const bookedOf = (paymentId: string | undefined) =>
  billing.app.deps.db
    .select()
    .from(deletedAccountPayments)
    .where(eq(deletedAccountPayments.providerPaymentId, paymentId ?? ''));
async function reconcile(): Promise<void> {
  await billing.app.deps.jobs.send(billing.app.deps.db, 'reconcile', {});
  await billing.app.runJobs();
}

/** Puts something in the place of one step of a provider until the test's end. */
const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});
function replace(name: Name, changes: Partial<PaymentProvider>): void {
  const { providers } = billing.app.deps;
  const real = providers[name];
  undo.push(() => {
    providers[name] = real;
  });
  providers[name] = real && { ...real, ...changes };
}

it('an account with a free reflection leaves no trace of it', async () => {
  const { config, db } = billing.app.deps;
  const before = config.offers;
  config.offers = { ...before, firstReflectionFree: true };
  onTestFinished(() => {
    config.offers = before;
  });
  const who = await resident();
  await reflect(who);
  const words = [who.email, who.person.userId, who.sessionId];
  expect(await findAccountData(db, words)).toContain(`public.free_reflections: ${who.sessionId}`);
  expect((await remove(who)).json()).toEqual({ success: true });
  expect(await findAccountData(db, words)).toEqual([]);
});

describe.each(['stripe', 'paypal'] as const)('an account paid by %s', (name) => {
  it('is deleted with every row and never charged again', async () => {
    const who = await resident();
    const id = await subscribe(who, name);
    await reflect(who);
    const words = [who.email, who.person.userId, who.sessionId];
    expect(await findAccountData(billing.app.deps.db, words)).not.toEqual([]);
    const before = await keptCents(name, id);
    expect((await remove(who)).json()).toEqual({ success: true });
    expect((await read(name, id)).status).toBe('ended');
    expect(await findAccountData(billing.app.deps.db, words)).toEqual([]);
    await passDays(70);
    await processWebhooks(billing);
    await reconcile();
    expect(await keptCents(name, id)).toBe(before);
    expect(await findAccountData(billing.app.deps.db, words)).toEqual([]);
  });

  it('makes its texts in older copies unreadable', async () => {
    const who = await resident();
    await subscribe(who, name);
    await reflect(who);
    const { db, keyStore } = billing.app.deps;
    const { userId } = who.person;
    const [copy] = await db.select().from(dialogues).where(eq(dialogues.userId, userId));
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    if (!copy || !person) throw new Error('nothing to copy');
    const place = { table: 'dialogues', row: copy.sessionId, column: 'question' };
    expect((await keyStore.getCipher(userId)).decrypt(place, copy.question)).toBe(question);
    await remove(who);
    await expect(keyStore.getCipher(userId)).rejects.toMatchObject({ code: 'not_found' });
    // The rows come back, as from a copy without the keys.
    await db.insert(users).values(person);
    await db.insert(dialogues).values(copy);
    const cipher = await keyStore.getCipher(userId);
    expect(() => cipher.decrypt(place, copy.question)).toThrow();
    expect((await inject(billing.app, 'getSession', undefined, who.tokens.accessToken)).statusCode).toBe(401);
    await db.delete(users).where(eq(users.id, userId));
    keyStore.forget(userId);
  });

  it('ends every session immediately, and a new account with the address is empty', async () => {
    const who = await resident();
    const id = await subscribe(who, name);
    await reflect(who);
    const other = await logIn(billing.app, who.email);
    await remove(who);
    for (const { accessToken, refreshToken } of [who.tokens, other]) {
      const answers = await Promise.all([
        inject(billing.app, 'listSessions', undefined, accessToken),
        inject(billing.app, 'currentSubscription', undefined, accessToken),
        inject(billing.app, 'deleteAccount', { email: who.email, password: goodPassword }, accessToken),
        inject(billing.app, 'refresh', { refreshToken }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    }
    const again = await registerAccount(billing.app, who.email);
    expect(again.userId).not.toBe(who.person.userId);
    const token = again.accessToken;
    expect((await inject(billing.app, 'listSessions', undefined, token)).json().sessions).toEqual([]);
    await processWebhooks(billing);
    expect((await inject(billing.app, 'currentSubscription', undefined, token)).json()).toEqual({});
    expect((await read(name, id)).status).toBe('ended');
  });

  it('keeps its payments for accounting, without the person', async () => {
    const who = await resident();
    const id = await subscribe(who, name);
    const { db } = billing.app.deps;
    const [paid] = await db.select().from(payments).where(eq(payments.userId, who.person.userId));
    await remove(who);
    const booked = await bookedOf(paid?.providerPaymentId);
    expect(booked).toEqual([
      expect.objectContaining({
        provider: name,
        amountCents: monthlyCents,
        refundedCents: 0,
        currency: 'USD',
      }),
    ]);
    // Refunded by the operator at the provider, long after.
    await providerOf(name).refund(paid?.providerPaymentId ?? '');
    await passDays(2);
    await takeWebhooks(billing);
    await reconcile();
    const [after] = await bookedOf(paid?.providerPaymentId);
    expect([after?.refundedCents, (await read(name, id)).status]).toEqual([monthlyCents, 'ended']);
  });

  it('is unchanged while the provider is unreachable, and can be deleted later', async () => {
    const who = await resident();
    const id = await subscribe(who, name);
    await reflect(who);
    replace(name, { findSubscription: () => Promise.reject(new AppError('provider_failed')) });
    const refused = await remove(who);
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'provider_failed']);
    for (const one of undo.splice(0)) one();
    expect((await read(name, id)).status).toBe('active');
    expect(
      (await billing.call(who.person, { url: `/api/chat/sessions/${who.sessionId}` })).json(),
    ).toMatchObject({ question });
    expect((await remove(who)).statusCode).toBe(200);
  });

  it('is refunded any later charge, found by webhook or by the hourly check', async () => {
    const byWebhook = await resident();
    const lost = await resident();
    const ids = [await subscribe(byWebhook, name), await subscribe(lost, name)];
    // A provider that says it has ended a subscription and goes on.
    replace(name, { endNow: async () => {} });
    await remove(byWebhook);
    await remove(lost);
    for (const one of undo.splice(0)) one();
    await passDays(32);
    expect((await read(name, ids[0] ?? '')).payments).toHaveLength(2);
    // One provider tells; of the other's events none arrives, and the hourly look finds what it did.
    for (const event of await takeWebhooks(billing))
      if (event.payload.includes(ids[0] ?? '')) await deliverWebhook(billing, event);
    await billing.app.runJobs();
    expect((await Promise.all(ids.map((id) => read(name, id)))).map(({ status }) => status)).toEqual([
      'ended',
      'active',
    ]);
    await reconcile();
    for (const id of ids) {
      expect((await read(name, id)).status).toBe('ended');
      expect(await keptCents(name, id)).toBe(monthlyCents);
    }
    expect(await countLateCharges(name)).toBe(2);
  });
});

async function countLateCharges(name: Name): Promise<number> {
  const figures = await billing.app.deps.metrics.text();
  return Number(figures.match(`clearing_late_charges_total{provider="${name}"} (\\d+)`)?.[1]);
}

describe('a pay page that lies open', () => {
  const open = async (who: Resident, name: Name) => {
    const ref = await createOrder(billing, who.person, plans[name]);
    return (await openPayPage(billing, who.person, ref, {}, {}, name)).json() as {
      redirectUrl: string;
      sessionId: string;
    };
  };

  it('at Stripe is closed with the account', async () => {
    const who = await resident();
    const page = await open(who, 'stripe');
    await remove(who);
    expect(await providerOf('stripe').findCheckout(page.sessionId)).toMatchObject({ state: 'expired' });
    await pressOnPayPage(billing, page.redirectUrl, 'pay');
    expect(await providerOf('stripe').findCheckout(page.sessionId)).toMatchObject({ subscriptionId: null });
  });

  it('at PayPal cannot be closed: what is agreed to there afterwards is ended and given back', async () => {
    const who = await resident();
    const page = await open(who, 'paypal');
    await remove(who);
    await pressOnPayPage(billing, page.redirectUrl, 'pay');
    expect((await read('paypal', page.sessionId)).status).toBe('active');
    await processWebhooks(billing);
    expect((await read('paypal', page.sessionId)).status).toBe('ended');
    expect(await keptCents('paypal', page.sessionId)).toBe(0);
    expect(await findAccountData(billing.app.deps.db, [who.email, who.person.userId])).toEqual([]);
  });

  it('is counted once when what is paid there is given back, also by a call outside of the jobs', async () => {
    const who = await resident();
    const page = await open(who, 'paypal');
    await remove(who);
    await pressOnPayPage(billing, page.redirectUrl, 'pay');
    const { deps } = billing.app;
    const before = await countLateCharges('paypal');
    // As a confirmation that was running while the account was deleted.
    await endSubscriptionOfDeletedAccount(
      { ...deps, now: deps.billingNow, provider: providerOf('paypal') },
      page.sessionId,
    );
    await processWebhooks(billing);
    expect((await countLateCharges('paypal')) - before).toBe(1);
  });

  it('and was paid a moment before is found, and its subscription ended', async () => {
    const who = await resident();
    const page = await open(who, 'stripe');
    await pressOnPayPage(billing, page.redirectUrl, 'pay');
    await remove(who);
    const checkout = await providerOf('stripe').findCheckout(page.sessionId);
    expect((await read('stripe', checkout?.subscriptionId ?? '')).status).toBe('ended');
    await processWebhooks(billing);
    expect(await findAccountData(billing.app.deps.db, [who.email, who.person.userId])).toEqual([]);
  });
});

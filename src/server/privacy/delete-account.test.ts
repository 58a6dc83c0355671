import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAccountData } from '../../../tests/support/account-data.ts';
import { goodPassword, inject, logIn, registerAccount } from '../../../tests/support/accounts.ts';
import { monthlyCents } from '../../../tests/support/prices.ts';
import {
  deliver,
  monthly,
  monthlyByPaypal,
  openShop,
  order,
  pay,
  press,
  type Shop,
  settle,
  start,
  takeEvents,
} from '../../../tests/support/shop.ts';
import type { PaymentProvider } from '../billing/providers/provider.ts';
import { dialogues, users } from '../db/schema.ts';
import { deletedAccountPayments, payments, subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const plans = { stripe: monthly, paypal: monthlyByPaypal };
type Name = keyof typeof plans;
const dayMs = 24 * 3_600_000;

const providerOf = (name: Name): PaymentProvider => {
  const provider = shop.test.deps.providers[name];
  if (!provider) throw new Error('no such provider');
  return provider;
};

/** Somebody who registered as people do, has a reflection and no subscription yet. */
async function resident() {
  const email = `${randomUUID()}@example.org`;
  const tokens = await registerAccount(shop.test, email);
  const person = { userId: tokens.userId, authorization: `Bearer ${tokens.accessToken}` };
  return { email, tokens, person, sessionId: `s-${randomUUID()}` };
}

type Resident = Awaited<ReturnType<typeof resident>>;
const question = 'Should I tell my sister about the violet suitcase?';

async function reflect({ person, sessionId }: Resident): Promise<void> {
  const payload = { sessionId, question };
  const answer = await shop.call(person, { method: 'POST', url: '/api/chat/start', payload });
  expect(answer.statusCode).toBe(200);
}

async function buy(who: Resident, name: Name): Promise<string> {
  await pay(shop, who.person, plans[name]);
  await settle(shop);
  const [row] = await shop.test.deps.db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, who.person.userId));
  return row?.id ?? '';
}

const remove = ({ person, email }: Resident, body: object = {}) =>
  shop.call(person, {
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

const passDays = (days: number) => shop.time.moveTo(new Date(shop.time.now().getTime() + days * dayMs));
const bookedOf = (paymentId: string | undefined) =>
  shop.test.deps.db
    .select()
    .from(deletedAccountPayments)
    .where(eq(deletedAccountPayments.providerPaymentId, paymentId ?? ''));
async function reconcile(): Promise<void> {
  await shop.test.deps.jobs.send(shop.test.deps.db, 'reconcile', {});
  await shop.test.runJobs();
}

/** Puts something in the place of one step of a provider until the test's end. */
const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});
function replace(name: Name, changes: Partial<PaymentProvider>): void {
  const { providers } = shop.test.deps;
  const real = providers[name];
  undo.push(() => {
    providers[name] = real;
  });
  providers[name] = real && { ...real, ...changes };
}

describe.each(['stripe', 'paypal'] as const)('an account paid by %s', (name) => {
  it('is deleted with every row and never charged again', async () => {
    const who = await resident();
    const id = await buy(who, name);
    await reflect(who);
    const words = [who.email, who.person.userId, who.sessionId];
    expect(await findAccountData(shop.test.deps.db, words)).not.toEqual([]);
    const before = await keptCents(name, id);
    expect((await remove(who)).json()).toEqual({ success: true });
    expect((await read(name, id)).status).toBe('ended');
    expect(await findAccountData(shop.test.deps.db, words)).toEqual([]);
    await passDays(70);
    await settle(shop);
    await reconcile();
    expect(await keptCents(name, id)).toBe(before);
    expect(await findAccountData(shop.test.deps.db, words)).toEqual([]);
  });

  it('makes its texts in older copies unreadable', async () => {
    const who = await resident();
    await buy(who, name);
    await reflect(who);
    const { db, keyStore } = shop.test.deps;
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
    expect((await inject(shop.test, 'getSession', undefined, who.tokens.accessToken)).statusCode).toBe(401);
    await db.delete(users).where(eq(users.id, userId));
    keyStore.forget(userId);
  });

  it('ends every session immediately, and a new account with the address is empty', async () => {
    const who = await resident();
    const id = await buy(who, name);
    await reflect(who);
    const other = await logIn(shop.test, who.email);
    await remove(who);
    for (const { accessToken, refreshToken } of [who.tokens, other]) {
      const answers = await Promise.all([
        inject(shop.test, 'listSessions', undefined, accessToken),
        inject(shop.test, 'currentSubscription', undefined, accessToken),
        inject(shop.test, 'deleteAccount', { email: who.email, password: goodPassword }, accessToken),
        inject(shop.test, 'refresh', { refreshToken }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    }
    const again = await registerAccount(shop.test, who.email);
    expect(again.userId).not.toBe(who.person.userId);
    const token = again.accessToken;
    expect((await inject(shop.test, 'listSessions', undefined, token)).json().sessions).toEqual([]);
    await settle(shop);
    expect((await inject(shop.test, 'currentSubscription', undefined, token)).json()).toEqual({});
    expect((await read(name, id)).status).toBe('ended');
  });

  it('keeps its payments for accounting, without the person', async () => {
    const who = await resident();
    const id = await buy(who, name);
    const { db } = shop.test.deps;
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
    await takeEvents(shop);
    await reconcile();
    const [after] = await bookedOf(paid?.providerPaymentId);
    expect([after?.refundedCents, (await read(name, id)).status]).toEqual([monthlyCents, 'ended']);
  });

  it('is unchanged while the provider is unreachable, and can be deleted later', async () => {
    const who = await resident();
    const id = await buy(who, name);
    await reflect(who);
    replace(name, { findSubscription: () => Promise.reject(new AppError('provider_failed')) });
    const refused = await remove(who);
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'provider_failed']);
    for (const one of undo.splice(0)) one();
    expect((await read(name, id)).status).toBe('active');
    expect(
      (await shop.call(who.person, { url: `/api/chat/sessions/${who.sessionId}` })).json(),
    ).toMatchObject({ question });
    expect((await remove(who)).statusCode).toBe(200);
  });

  it('is refunded any later charge, found by webhook or by the hourly check', async () => {
    const byWebhook = await resident();
    const lost = await resident();
    const ids = [await buy(byWebhook, name), await buy(lost, name)];
    // A provider that says it has ended a subscription and goes on.
    replace(name, { endNow: async () => {} });
    await remove(byWebhook);
    await remove(lost);
    for (const one of undo.splice(0)) one();
    await passDays(32);
    expect((await read(name, ids[0] ?? '')).payments).toHaveLength(2);
    // One provider tells; of the other's events none arrives, and the hourly look finds what it did.
    for (const event of await takeEvents(shop))
      if (event.payload.includes(ids[0] ?? '')) await deliver(shop, event);
    await shop.test.runJobs();
    expect((await Promise.all(ids.map((id) => read(name, id)))).map(({ status }) => status)).toEqual([
      'ended',
      'active',
    ]);
    await reconcile();
    for (const id of ids) {
      expect((await read(name, id)).status).toBe('ended');
      expect(await keptCents(name, id)).toBe(monthlyCents);
    }
    expect(await shop.test.deps.metrics.text()).toContain(
      `clearing_late_charges_total{provider="${name}"} 2`,
    );
  });
});

describe('a pay page that lies open', () => {
  const open = async (who: Resident, name: Name) => {
    const ref = await order(shop, who.person, plans[name]);
    return (await start(shop, who.person, ref, {}, {}, name)).json() as {
      redirectUrl: string;
      sessionId: string;
    };
  };

  it('at Stripe is closed with the account', async () => {
    const who = await resident();
    const page = await open(who, 'stripe');
    await remove(who);
    expect(await providerOf('stripe').findCheckout(page.sessionId)).toMatchObject({ state: 'expired' });
    await press(shop, page.redirectUrl, 'pay');
    expect(await providerOf('stripe').findCheckout(page.sessionId)).toMatchObject({ subscriptionId: null });
  });

  it('at PayPal cannot be closed: what is agreed to there afterwards is ended and given back', async () => {
    const who = await resident();
    const page = await open(who, 'paypal');
    await remove(who);
    await press(shop, page.redirectUrl, 'pay');
    expect((await read('paypal', page.sessionId)).status).toBe('active');
    await settle(shop);
    expect((await read('paypal', page.sessionId)).status).toBe('ended');
    expect(await keptCents('paypal', page.sessionId)).toBe(0);
    expect(await findAccountData(shop.test.deps.db, [who.email, who.person.userId])).toEqual([]);
  });

  it('and was paid a moment before is found, and its subscription ended', async () => {
    const who = await resident();
    const page = await open(who, 'stripe');
    await press(shop, page.redirectUrl, 'pay');
    await remove(who);
    const checkout = await providerOf('stripe').findCheckout(page.sessionId);
    expect((await read('stripe', checkout?.subscriptionId ?? '')).status).toBe('ended');
    await settle(shop);
    expect(await findAccountData(shop.test.deps.db, [who.email, who.person.userId])).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TokenSet, TurnAnswer } from '../../src/shared/contract/shapes.ts';
import { monthlyAmount } from '../support/prices.ts';
import { publicUrl, type Stage } from './stage.ts';

export interface Person {
  email: string;
  /** The caller's own address. */
  from: string;
  tokens: TokenSet;
}

export const password = 'quiet forest 7';
export const question = 'Should I move to the coast or stay in the city?';
let serial = 0;

/** Tries until it holds; throws after the limit. Gives the milliseconds. */
export async function until(holds: () => Promise<boolean>, limitMs = 20_000): Promise<number> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > limitMs) throw new Error(`it did not come to that in ${limitMs} ms`);
    await pause(50);
  }
  return Math.round(performance.now() - begun);
}

/** A new account; its code is asked for at one server and may be entered at the other. */
export async function register({ client, mailsTo }: Stage): Promise<Person> {
  serial += 1;
  const from = `127.0.${serial}.1`;
  const email = `p${randomUUID().slice(0, 12)}@example.org`;
  await client.get('/api/auth/send-verification-code', { body: { email }, from });
  let code: string | undefined;
  await until(async () => {
    code = /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
    return code !== undefined;
  });
  const body = { email, password, fullName: 'p', provider: 'LOCAL', verificationCode: code };
  return { email, from, tokens: await client.get<TokenSet>('/api/auth/register', { body, from }) };
}

/** An order of the monthly plan and the page where it is paid. */
export async function openCheckout({ client }: Stage, { tokens, from }: Person) {
  const call = (body: object) => ({ body, token: tokens.accessToken, from, key: randomUUID() });
  const plan = { orderType: 'MONTHLY', paymentMethod: 'stripe', amount: monthlyAmount, currency: 'USD' };
  const order = await client.get<{ orderId: string; orderNumber: string }>('/api/orders/create', call(plan));
  const { redirectUrl } = await client.get<{ redirectUrl: string }>(
    '/api/payments/stripe/subscription',
    call({
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      successUrl: `${publicUrl}/payment-success?order=${order.orderId}`,
      cancelUrl: `${publicUrl}/subscription-cancel`,
    }),
  );
  return { orderId: order.orderId, redirectUrl };
}

/** Buys the monthly plan; access begins with the confirmation or the webhook, whichever is first. */
export async function subscribe(stage: Stage, person: Person): Promise<void> {
  const { orderId, redirectUrl } = await openCheckout(stage, person);
  await stage.pay(redirectUrl);
  const call = { body: {}, token: person.tokens.accessToken, from: person.from, key: randomUUID() };
  await stage.client.get(`/api/orders/${orderId}/confirm`, call);
}

export async function createSubscriber(stage: Stage): Promise<Person> {
  const person = await register(stage);
  await subscribe(stage, person);
  return person;
}

/** Begins a dialogue; the answer of its first turn. */
export function begin({ client }: Stage, { tokens, from }: Person, sessionId: string, more: object = {}) {
  const body = { sessionId, question, ...more };
  return client.get<TurnAnswer>('/api/chat/start', {
    body,
    token: tokens.accessToken,
    from,
    key: randomUUID(),
  });
}

export interface StoredDialogue {
  history: { question: string; thinkingContent: string; userResponse: object | null }[];
  turn: string;
  frontendDisplay: object | null;
}

export function dialogueOf({ client }: Stage, { tokens, from }: Person, sessionId: string) {
  const path = `/api/chat/sessions/${sessionId}`;
  return client.get<StoredDialogue>(path, { token: tokens.accessToken, from });
}

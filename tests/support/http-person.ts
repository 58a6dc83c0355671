import { randomUUID } from 'node:crypto';
import type { ContractTypes } from '../../src/shared/contract/endpoints.ts';
import { type EndpointName, endpoints } from '../../src/shared/contract/endpoints.ts';
import type { AiResponse, TokenSet } from '../../src/shared/contract/shapes.ts';
import { annualAmount, monthlyAmount } from './prices.ts';

/** A person who uses the API without a browser; every answer of 400 or above throws. */
export interface Person {
  email: string;
  tokens: TokenSet;
  call<N extends EndpointName>(name: N, options?: PersonCall<N>): Promise<ContractTypes[N]['response']>;
}

interface PersonCall<N extends EndpointName> {
  body?: ContractTypes[N]['body'];
  params?: Record<string, string>;
  key?: string;
}

async function callApi<N extends EndpointName>(
  origin: string,
  name: N,
  options: PersonCall<N>,
  token?: string,
) {
  const { method, path } = endpoints[name];
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(options.params?.[key] ?? ''));
  const response = await fetch(origin + filled, {
    method,
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(options.key && { 'idempotency-key': options.key }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
  return JSON.parse(text) as ContractTypes[N]['response'];
}

/** The newest six-digit code in the sandbox mailbox for this address. */
export async function mailedCode(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/sandbox/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const mails = (await response.json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
  if (!code) throw new Error('no code was mailed');
  return code;
}

export async function registerPerson(
  origin: string,
  email = `p${randomUUID().slice(0, 8)}@example.org`,
  /** Of the sandbox's mailbox, where the server does not serve it itself. */
  mailOrigin = origin,
): Promise<Person> {
  await callApi(origin, 'sendVerificationCode', { body: { email } });
  const verificationCode = await mailedCode(mailOrigin, email);
  const body = {
    email,
    password: 'quiet forest 7',
    fullName: 'p',
    provider: 'LOCAL' as const,
    verificationCode,
  };
  const tokens = await callApi(origin, 'register', { body });
  return { email, tokens, call: (name, options = {}) => callApi(origin, name, options, tokens.accessToken) };
}

/** Buys a plan through the sandbox's pay page and returns the order's id. */
export async function subscribePerson(
  origin: string,
  person: Person,
  orderType: 'MONTHLY' | 'YEARLY' = 'MONTHLY',
): Promise<string> {
  const amount = orderType === 'MONTHLY' ? monthlyAmount : annualAmount;
  const order = await person.call('createOrder', {
    body: { orderType, paymentMethod: 'stripe', amount, currency: 'USD' },
    key: randomUUID(),
  });
  const checkout = await person.call('startStripeSubscription', {
    body: {
      ...order,
      successUrl: `${origin}/payment-success?order=${order.orderId}`,
      cancelUrl: `${origin}/subscription-cancel`,
    },
    key: randomUUID(),
  });
  const paid = await fetch(`${checkout.redirectUrl}/pay`, { method: 'POST', redirect: 'manual' });
  if (paid.status !== 303 && paid.status !== 302) throw new Error(`paying answered ${paid.status}`);
  await person.call('confirmOrder', { params: { orderId: order.orderId }, body: {} });
  return order.orderId;
}

export async function createSubscriber(origin: string): Promise<Person> {
  const person = await registerPerson(origin);
  await subscribePerson(origin, person);
  return person;
}

/** Answers every round with `answer(data)` until the summary; gives all answers of the guide, the summary last. */
export async function talkToTheEnd(
  person: Person,
  question: string,
  answer: (data: AiResponse) => string,
): Promise<AiResponse[]> {
  const sessionId = `s-${randomUUID()}`;
  const first = await person.call('startDialogue', { body: { sessionId, question }, key: randomUUID() });
  const answers = [first.data];
  for (let last = first.data; !last.frontendDisplay && answers.length < 10; ) {
    const next = await person.call('sendMessage', {
      body: { sessionId, message: answer(last) },
      key: randomUUID(),
    });
    last = next.data;
    answers.push(last);
  }
  return answers;
}

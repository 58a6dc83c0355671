import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnSubscription, PaymentInit, SwitchQuote } from '../../../src/shared/contract/shapes.ts';
import { toOrderType } from '../../../src/shared/plan-codec.ts';
import { type Currency, currencies, type PlanId, priceCents } from '../../../src/shared/plans.ts';
import { createPerson } from '../people.ts';
import type { ChaosSetup } from './setup.ts';

export interface ChaosPerson {
  userId: string;
  email: string;
  authorization: string;
  provider: 'stripe' | 'paypal';
  currency: Currency;
  /** Where the person says to be, for the tax. */
  country: string;
  /** Tried at each purchase; otherwise chance decides. */
  code: string | undefined;
  /** What was given back by the operator or at the provider, in cents by the provider's payment. */
  givenBack: Map<string, number>;
  /** What the operator decided about the paid time, by the provider's payment. */
  decided: Map<string, 'kept' | 'ended'>;
}

const origin = 'http://127.0.0.1:3000';
const patienceMs = 60_000;

const countries: Record<Currency, string> = { USD: 'US', GBP: 'GB', AUD: 'AU', EUR: 'DE', CAD: 'CA' };
const codes = [undefined, undefined, undefined, 'MONTH-FREE', 'SPRING20'];

export async function makePerson(setup: ChaosSetup): Promise<ChaosPerson> {
  const { userId, email, headers } = await createPerson(setup);
  const currency = currencies[Math.floor(setup.random() * currencies.length)] ?? 'USD';
  return {
    userId,
    email,
    authorization: headers.authorization,
    provider: setup.random() < 0.5 ? 'stripe' : 'paypal',
    currency,
    country: countries[currency],
    code: undefined,
    givenBack: new Map(),
    decided: new Map(),
  };
}

interface Answer<T> {
  status: number;
  body: T;
}

/** Who calls. */
type Caller = Pick<ChaosPerson, 'authorization'>;

async function callOnce<T>(
  setup: ChaosSetup,
  person: Caller,
  method: string,
  path: string,
  body: object | undefined,
  key: string,
): Promise<Answer<T> | undefined> {
  try {
    const response = await fetch(setup.server.url + path, {
      method,
      headers: {
        authorization: person.authorization,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    if (response.status >= 500) return undefined;
    return { status: response.status, body: (await response.json()) as T };
  } catch {
    return undefined;
  }
}

/** Tries again under the same key while the app or its database is away, as the browser does. */
async function call<T>(
  setup: ChaosSetup,
  person: Caller,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<T>> {
  const key = randomUUID();
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const answer = await callOnce<T>(setup, person, method, path, body, key);
    if (answer) return answer;
    await pause(150);
  }
  throw new Error(`${method} ${path} did not get through\n${setup.server.output().slice(-2_000)}`);
}

/** One of the buttons of the provider's page. */
async function press(
  setup: ChaosSetup,
  address: string,
  button: 'pay' | 'decline' | 'cancel',
): Promise<void> {
  await setup.pages.inject({ method: 'POST', url: `${new URL(address).pathname}/${button}` });
}

interface OpenCheckout {
  orderId: string;
  redirectUrl: string;
}

/** Nothing if the code is not for this person any more. */
async function previewed(
  setup: ChaosSetup,
  person: ChaosPerson,
  plan: PlanId,
  code: string | undefined,
): Promise<{ offer?: { code: string; dueToday: number } }> {
  if (!code) return {};
  const { currency } = person;
  const wanted = { code, orderType: toOrderType(plan), currency };
  const { status, body } = await call<{ dueToday: number }>(
    setup,
    person,
    'POST',
    '/api/offers/preview',
    wanted,
  );
  return status === 200 ? { offer: { code, dueToday: body.dueToday } } : {};
}

export async function openCheckout(
  setup: ChaosSetup,
  person: ChaosPerson,
  plan: PlanId,
  provider = person.provider,
): Promise<OpenCheckout | undefined> {
  const { currency } = person;
  const amount = priceCents(setup.prices(), plan, currency) / 100;
  const code = person.code ?? codes[Math.floor(setup.random() * codes.length)];
  const wanted = {
    orderType: toOrderType(plan),
    paymentMethod: provider,
    amount,
    currency,
    ...(await previewed(setup, person, plan, code)),
  };
  const order = await call<{ orderId: string; orderNumber: string }>(
    setup,
    person,
    'POST',
    '/api/orders/create',
    wanted,
  );
  if (order.status !== 200) return undefined;
  const init = await call<PaymentInit>(setup, person, 'POST', `/api/payments/${provider}/subscription`, {
    ...order.body,
    countryCode: person.country,
    successUrl: `${origin}/payment-success?order=${order.body.orderId}`,
    cancelUrl: `${origin}/subscription-cancel`,
  });
  if (!init.body.success || !init.body.redirectUrl) return undefined;
  return { orderId: order.body.orderId, redirectUrl: init.body.redirectUrl };
}

export type BuyerWay =
  | 'returns'
  | 'never-returns'
  | 'abandons'
  | 'declined-first'
  | 'pays-twice'
  | 'two-pages';

/** A purchase from order to the provider's page and back, or not. */
export async function buy(setup: ChaosSetup, person: ChaosPerson, way: BuyerWay): Promise<void> {
  const plan = setup.random() < 0.3 ? 'annual' : 'monthly';
  const first = await openCheckout(setup, person, plan);
  if (!first || way === 'abandons') return;
  if (way === 'declined-first') await press(setup, first.redirectUrl, 'decline');
  if (way === 'two-pages') {
    const other = person.provider === 'stripe' ? 'paypal' : 'stripe';
    const second = await openCheckout(setup, person, plan, other);
    if (second) await press(setup, second.redirectUrl, 'pay');
  }
  await press(setup, first.redirectUrl, 'pay');
  if (way === 'pays-twice') await press(setup, first.redirectUrl, 'pay');
  if (way !== 'never-returns') await call(setup, person, 'POST', `/api/orders/${first.orderId}/confirm`, {});
}

async function current(setup: ChaosSetup, person: ChaosPerson): Promise<OwnSubscription | undefined> {
  const { body } = await call<OwnSubscription | { id?: undefined }>(
    setup,
    person,
    'GET',
    '/api/subscriptions/user/current',
  );
  return body.id ? body : undefined;
}

const pathOf = (own: OwnSubscription) =>
  `/api/payments/${own.paymentProvider}/subscription/${own.providerSubscriptionId}`;

export async function change(
  setup: ChaosSetup,
  person: ChaosPerson,
  what: 'cancel' | 'resume',
): Promise<void> {
  const own = await current(setup, person);
  if (own) await call(setup, person, 'POST', `${pathOf(own)}/${what}`, {});
}

/** Refused for an annual plan, or while something else is pending. */
export async function pausePlan(setup: ChaosSetup, person: ChaosPerson): Promise<void> {
  const own = await current(setup, person);
  if (own) await call(setup, person, 'POST', `${pathOf(own)}/pause`, { months: 1 });
}

export async function switchPlan(setup: ChaosSetup, person: ChaosPerson): Promise<void> {
  const own = await current(setup, person);
  if (!own) return;
  const orderType = own.subscriptionType === 'MONTHLY' ? 'YEARLY' : 'MONTHLY';
  const path = `${pathOf(own)}/switch`;
  const quote = await call<SwitchQuote>(setup, person, 'GET', `${path}?orderType=${orderType}`);
  if (quote.status !== 200) return;
  const { dueToday, quotedAt } = quote.body;
  const { body } = await call<PaymentInit>(setup, person, 'POST', path, {
    orderType,
    dueToday,
    quotedAt,
    returnUrl: `${origin}/pay`,
  });
  if (body.success && body.redirectUrl) await press(setup, body.redirectUrl, 'pay');
}

interface AdminPayment {
  id: string;
  reference: string;
  amount: number;
  refunded: number;
  status: string;
}

const toCents = (amount: number) => Math.round(amount * 100);

export type OperatorChoice = 'keep' | 'end-later' | 'end-now';

/** The operator gives back a part of the person's latest payment, or all that is left of it. Whether it was done. */
export async function refundByOperator(
  setup: ChaosSetup,
  person: ChaosPerson,
  { part, subscription }: { part: boolean; subscription: OperatorChoice },
): Promise<boolean> {
  const operator = { authorization: setup.operator.headers.authorization };
  const list = `/api/admin/people/${person.userId}/payments`;
  const { body } = await call<{ payments: AdminPayment[] }>(setup, operator, 'GET', list);
  const latest = body.payments.find(
    ({ amount, refunded, status }) => amount > refunded && status !== 'disputed',
  );
  if (!latest) return false;
  const left = toCents(latest.amount) - toCents(latest.refunded);
  const cents = part ? Math.min(125, left - 1) : left;
  const atProvider = () =>
    [setup.stripe, setup.paypal]
      .flatMap(({ simulated }) => simulated.subscriptions())
      .flatMap(({ payments }) => payments)
      .find(({ id }) => id === latest.reference)?.refundedCents ?? 0;
  const before = atProvider();
  const answer = await call<{ done?: boolean }>(
    setup,
    operator,
    'POST',
    `/api/admin/payments/${latest.id}/refund`,
    {
      amount: cents / 100,
      refundedBefore: latest.refunded,
      subscription,
      reason: 'asked by mail',
    },
  );
  // After a crash in the middle the repeated call is refused, because the amount has changed: the first one counted.
  const given = atProvider() - before;
  if (!answer.body.done && given === 0) return false;
  noteGivenBack(person, latest.reference, given);
  person.decided.set(latest.reference, subscription === 'end-now' ? 'ended' : 'kept');
  return true;
}

export function noteGivenBack(person: ChaosPerson, reference: string, cents: number): void {
  person.givenBack.set(reference, (person.givenBack.get(reference) ?? 0) + cents);
}

/** Whether the app lets the person in now. */
export async function hasAccess(setup: ChaosSetup, person: ChaosPerson): Promise<boolean> {
  const path = '/api/subscriptions/user/current/active';
  const { body } = await call<{ id?: string }>(setup, person, 'GET', path);
  return body.id !== undefined;
}

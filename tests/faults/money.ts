/** Mail servers and payment providers in trouble while people register and pay. */

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { monthlyAmount } from '../support/prices.ts';
import { freePort } from '../support/server-process.ts';
import { type Answer, msUntil } from './ask.ts';
import { check, type Fault, type FaultGroup, type Outcome } from './fault.ts';
import type { ProviderState } from './http-proxy.ts';
import { type Outside, openOutside } from './outside.ts';
import { openRig, type Person, type Rig } from './rig.ts';
import type { LineState } from './tcp-proxy.ts';

interface World {
  rig: Rig;
  outside: Outside;
}

type ProviderName = 'stripe' | 'paypal';

const newEmail = () => `p${randomUUID().slice(0, 12)}@example.org`;
const sendCode = (rig: Rig, email: string) =>
  rig.ask('/api/auth/send-verification-code', { body: { email } });

async function registerPerson({ rig, outside }: World): Promise<Person> {
  const email = newEmail();
  await sendCode(rig, email);
  const verificationCode = /\b\d{6}\b/.exec((await outside.mailsTo(email))[0]?.text ?? '')?.[0];
  const body = { email, password: 'quiet forest 7', provider: 'LOCAL', verificationCode };
  const answer = await rig.ask('/api/auth/register', { body });
  if (answer.status !== 200) throw new Error(`no account: ${answer.status} ${answer.body}`);
  const tokens = JSON.parse(answer.body);
  return { email, userId: '', token: tokens.accessToken, refreshToken: tokens.refreshToken };
}

interface Order {
  orderId: string;
  orderNumber: string;
}

async function createOrder(rig: Rig, person: Person, paymentMethod: ProviderName): Promise<Order> {
  const body = { orderType: 'MONTHLY', paymentMethod, amount: monthlyAmount, currency: 'USD' };
  const answer = await rig.ask('/api/orders/create', { as: person, body });
  if (answer.status !== 200) throw new Error(`no order: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body);
}

function checkout(rig: Rig, person: Person, name: ProviderName, order: Order): Promise<Answer> {
  const addresses = { successUrl: rig.url('/payment-success'), cancelUrl: rig.url('/subscription-cancel') };
  return rig.ask(`/api/payments/${name}/subscription`, {
    as: person,
    body: { ...order, ...addresses },
    headers: { 'idempotency-key': randomUUID() },
  });
}

const hasAccess = async (rig: Rig, person: Person) =>
  (await rig.ask('/api/subscriptions/user/current/active', { as: person })).body.includes(
    '"subscriptionType"',
  );

function mailFault(world: World, name: string, state: LineState, longestMs: number): Fault {
  return {
    name: `mail server: ${name}`,
    run: async () => {
      const { rig, outside } = world;
      const problems: string[] = [];
      const payer = await registerPerson(world);
      const order = await createOrder(rig, payer, 'stripe');
      const { redirectUrl } = JSON.parse((await checkout(rig, payer, 'stripe', order)).body);
      outside.mail.set(state);
      const email = newEmail();
      const refused = await sendCode(rig, email);
      const reset = await rig.ask('/api/auth/send-reset-code', { body: { email: payer.email } });
      await outside.pay(redirectUrl);
      await rig.ask(`/api/orders/${order.orderId}/confirm`, { as: payer, body: {} });
      const access = await hasAccess(rig, payer);
      await pause(500);
      outside.mail.set('through');
      const again = await sendCode(rig, email);
      const receipts = async () =>
        (await outside.mailsTo(payer.email)).filter(({ subject }) => /receipt|payment/i.test(subject)).length;
      const recoveryMs = await msUntil(async () => (await receipts()) > 0, 60_000).catch(() => -1);
      await pause(3_000);
      const sent = await receipts();
      check(
        problems,
        refused.status === 503 && refused.code === 'mail_failed',
        `answered ${refused.status} ${refused.code}`,
      );
      check(problems, refused.ms <= longestMs, `answered after ${Math.round(refused.ms)} ms`);
      check(problems, reset.status === 200, `the forgotten password answered ${reset.status}`);
      check(problems, access, 'who paid has no access');
      check(
        problems,
        again.status === 200,
        `asking again at once was answered ${again.status} ${again.code}`,
      );
      check(problems, (await outside.mailsTo(email)).length === 1, 'the code did not come');
      const seen = `registration 503 mail_failed after ${(refused.ms / 1_000).toFixed(1)} s, 200 when asked again; the buyer has access, the receipt arrives later`;
      return { seen, recoveryMs, lost: sent === 0 ? 1 : 0, doubled: Math.max(0, sent - 1), problems };
    },
  };
}

function openSubscriptions({ outside }: World, email: string): number {
  return [...outside.stripe.simulated.subscriptions(), ...outside.paypal.simulated.subscriptions()].filter(
    ({ customer }) => customer === email,
  ).length;
}

/** Somebody pays while the provider is in trouble, tries again with new keys, and pays when it is over. */
function providerFault(world: World, name: ProviderName, state: ProviderState): Fault {
  const title = { stripe: 'Stripe', paypal: 'PayPal' }[name];
  return {
    name: `${title}: ${state} while people pay`,
    run: async (): Promise<Outcome> => {
      const { rig, outside } = world;
      const line = name === 'stripe' ? outside.stripeLine : outside.paypalLine;
      const problems: string[] = [];
      const person = await registerPerson(world);
      const order = await createOrder(rig, person, name);
      const before = line.hit();
      line.set(state);
      const [first, second] = await Promise.all([0, 1].map(() => checkout(rig, person, name, order)));
      const other = await rig.ask('/api/config');
      line.set('through');
      check(problems, line.hit() > before, 'nobody asked the provider');
      const begun = performance.now();
      const third = await checkout(rig, person, name, order);
      const recoveryMs = Math.round(performance.now() - begun);
      const fourth = await checkout(rig, person, name, order);
      const page = JSON.parse(third.body).redirectUrl;
      check(
        problems,
        third.status === 200 && page,
        `afterwards it was answered ${third.status} ${third.code}`,
      );
      check(problems, JSON.parse(fourth.body).redirectUrl === page, 'there are two pay pages');
      await outside.pay(page);
      await rig.ask(`/api/orders/${order.orderId}/confirm`, { as: person, body: {} });
      check(problems, await hasAccess(rig, person), 'who paid has no access');
      check(
        problems,
        other.status === 200 && other.ms < 3_000,
        `another call: ${other.status} after ${other.ms} ms`,
      );
      for (const answer of [first, second]) {
        const told = answer?.status === 502 || answer?.status === 503;
        check(problems, told === true, `answered ${answer?.status} ${answer?.code}`);
      }
      const slowest = Math.max(first?.ms ?? 0, second?.ms ?? 0);
      check(problems, slowest < 40_000, `answered after ${Math.round(slowest)} ms`);
      const seen = `${first?.status} ${first?.code} after ${(slowest / 1_000).toFixed(1)} s at most; then one pay page, one payment`;
      return {
        seen,
        recoveryMs,
        lost: 0,
        doubled: Math.max(0, openSubscriptions(world, person.email) - 1),
        problems,
      };
    },
  };
}

export const money: FaultGroup = {
  name: 'mail and payments',
  prefixes: ['mail server', 'Stripe', 'PayPal'],
  open: async () => {
    const port = await freePort();
    const outside = await openOutside(port);
    const rig = await openRig({ env: outside.env, port });
    const world = { rig, outside };
    const states: ProviderState[] = ['hangs', 'answers 500', 'answers 429', 'answer lost', 'writes garbage'];
    return {
      faults: [
        mailFault(world, 'refuses connections', 'refuse', 3_000),
        mailFault(world, 'takes connections and says nothing', 'black-hole', 12_000),
        ...states.map((state) => providerFault(world, 'stripe', state)),
        ...states.map((state) => providerFault(world, 'paypal', state)),
      ],
      close: async () => {
        const problems = await rig.close();
        await outside.close();
        return problems;
      },
    };
  },
};

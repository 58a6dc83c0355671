/** kill -9 at random points of what must not be done by halves, then the same call again after the restart. */

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { monthlyAmount } from '../support/prices.ts';
import { freePort } from '../support/server-process.ts';
import type { Answer } from './ask.ts';
import { check, type Fault, type FaultGroup, type Outcome } from './fault.ts';
import { type Outside, openOutside } from './outside.ts';
import { openRig, type Person, type Rig } from './rig.ts';

interface World {
  rig: Rig;
  outside: Outside;
}

const kills = 8;

/** The same delays each time, over the length of a call and a little more. */
const delayMs = (kill: number, longestMs: number) => Math.round((kill * longestMs) / (kills - 1));

/** Sends, kills after so long, starts again; gives what the caller got, if anything. */
async function cut(rig: Rig, send: () => Promise<Answer>, afterMs: number): Promise<Answer> {
  const sent = send();
  await pause(afterMs);
  await rig.server.kill('SIGKILL');
  await rig.restart();
  return sent;
}

async function codeFor({ rig, outside }: World, email: string): Promise<string> {
  await rig.ask('/api/auth/send-verification-code', { body: { email } });
  return /\b\d{6}\b/.exec((await outside.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
}

const password = 'quiet forest 7';
const logIn = (rig: Rig, email: string) =>
  rig.ask('/api/auth/login', { body: { email, password, provider: 'LOCAL' } });

async function count(rig: Rig, from: string, value: string): Promise<number> {
  const [row] = await rig.sql<{ count: number }>(`select count(*)::int as count from ${from} = $1`, [value]);
  return row?.count ?? 0;
}

async function registrations(world: World): Promise<Outcome> {
  const { rig } = world;
  const outcome: Outcome = { seen: '', lost: 0, doubled: 0, problems: [] };
  const seen = { acknowledged: 0, done: 0, again: 0 };
  for (let kill = 0; kill < kills; kill++) {
    const email = `k${kill}-${randomUUID().slice(0, 8)}@example.org`;
    const body = { email, password, provider: 'LOCAL', verificationCode: await codeFor(world, email) };
    const send = () => rig.ask('/api/auth/register', { body });
    const first = await cut(rig, send, delayMs(kill, 140));
    const made = await count(rig, 'users where email', email);
    const second = await send();
    if (first.status === 200) seen.acknowledged += 1;
    if (first.status === 200 && made === 0) outcome.lost += 1;
    if (made) seen.done += 1;
    else seen.again += 1;
    // Without an account the same code still makes it.
    const wanted = made ? 'email_taken' : '';
    check(
      outcome.problems,
      second.code === wanted,
      `the repeat was answered ${second.status} ${second.code}`,
    );
    check(outcome.problems, (await logIn(rig, email)).status === 200, 'nobody can sign in to it');
    outcome.doubled += Math.max(0, (await count(rig, 'users where email', email)) - 1);
  }
  outcome.seen = `${kills} kills: ${seen.acknowledged} acknowledged, ${seen.done} made, ${seen.again} made by the repeat with the same code`;
  return outcome;
}

async function rotations(world: World): Promise<Outcome> {
  const { rig } = world;
  const outcome: Outcome = { seen: '', lost: 0, doubled: 0, problems: [] };
  const email = `r${randomUUID().slice(0, 8)}@example.org`;
  const body = { email, password, provider: 'LOCAL', verificationCode: await codeFor(world, email) };
  let tokens = JSON.parse((await rig.ask('/api/auth/register', { body })).body);
  for (let kill = 0; kill < kills; kill++) {
    const { refreshToken } = tokens;
    const send = () => rig.ask('/api/auth/refresh', { body: { refreshToken } });
    const first = await cut(rig, send, delayMs(kill, 25));
    const second = await send();
    if (second.status !== 200) {
      outcome.lost += 1;
      break;
    }
    tokens = JSON.parse(second.body);
    if (first.status === 200 && JSON.parse(first.body).refreshToken !== tokens.refreshToken)
      outcome.doubled += 1;
  }
  outcome.seen = `${kills} kills: the same token gives the one successor after each`;
  return outcome;
}

/** Cuts short the 15 s after which the calls and password checks of a killed process are taken over. */
async function age(rig: Rig): Promise<void> {
  await rig.sql(
    "update idempotency_keys set created_at = created_at - interval '15 seconds' where response is null",
  );
  await rig.sql(
    "update password_turns set free_at = free_at - interval '15 seconds' where holder is not null",
  );
}

/** Follows `Retry-After` once: a repeat waits at most 10 s for the password check of the killed process. */
async function repeat(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call();
  if (answer.status !== 429) return answer;
  await pause(Number(answer.retryAfter) * 1_000);
  return call();
}

async function orders(world: World): Promise<Outcome> {
  const { rig, outside } = world;
  const outcome: Outcome = { seen: '', lost: 0, doubled: 0, problems: [] };
  let slowestMs = 0;
  for (let kill = 0; kill < kills; kill++) {
    const person = await payer(world);
    const order = {
      orderType: 'MONTHLY',
      paymentMethod: kill % 2 ? 'paypal' : 'stripe',
      amount: monthlyAmount,
      currency: 'USD',
    };
    const call = (path: string, body: object, key: string) => () =>
      rig.ask(path, { as: person, body, headers: { 'idempotency-key': key } });
    const create = call('/api/orders/create', order, randomUUID());
    const first = kill < 2 ? await cut(rig, create, delayMs(kill, 60)) : await create();
    if (kill > 0) await age(rig);
    const made = JSON.parse((await create()).body);
    if (first.status === 200 && JSON.parse(first.body).orderId !== made.orderId) outcome.lost += 1;
    const addresses = { successUrl: rig.url('/payment-success'), cancelUrl: rig.url('/subscription-cancel') };
    const path = `/api/payments/${order.paymentMethod}/subscription`;
    const open = call(path, { ...made, ...addresses }, randomUUID());
    const page = await cut(rig, open, delayMs(kill, 60));
    if (slowestMs > 5_000) await age(rig);
    const again = await open();
    slowestMs = Math.max(slowestMs, again.ms);
    check(outcome.problems, again.status === 200, `the repeat was answered ${again.status} ${again.code}`);
    const { redirectUrl } = JSON.parse(again.body);
    if (page.status === 200 && JSON.parse(page.body).redirectUrl !== redirectUrl) outcome.doubled += 1;
    await outside.pay(redirectUrl);
    const confirm = () => rig.ask(`/api/orders/${made.orderId}/confirm`, { as: person, body: {} });
    await cut(rig, confirm, delayMs(kill, 60));
    check(outcome.problems, (await confirm()).status === 200, 'who paid could not confirm');
    outcome.doubled += Math.max(0, (await count(rig, 'orders where user_id::text', person.userId)) - 1);
    outcome.doubled += Math.max(0, (await count(rig, 'payments where user_id::text', person.userId)) - 1);
    if ((await count(rig, 'payments where user_id::text', person.userId)) === 0) outcome.lost += 1;
  }
  outcome.seen = `${2 * kills + 2} kills: one order, one pay page, one payment each; a repeat waited ${(slowestMs / 1_000).toFixed(1)} s at most`;
  return outcome;
}

const deletions = [0, 40, 80, 160, 320];

/** The provider is notified again: an account is complete and can be deleted, or it is gone completely. */
async function accounts(world: World): Promise<Outcome> {
  const { rig, outside } = world;
  const outcome: Outcome = { seen: '', lost: 0, doubled: 0, problems: [] };
  let first = 0;
  for (const afterMs of deletions) {
    const person = await payer(world);
    const wanted = { orderType: 'MONTHLY', paymentMethod: 'stripe', amount: monthlyAmount, currency: 'USD' };
    const order = JSON.parse((await rig.ask('/api/orders/create', { as: person, body: wanted })).body);
    const addresses = { successUrl: rig.url('/payment-success'), cancelUrl: rig.url('/subscription-cancel') };
    const path = '/api/payments/stripe/subscription';
    const page = await rig.ask(path, { as: person, body: { ...order, ...addresses } });
    await outside.pay(JSON.parse(page.body).redirectUrl);
    await rig.ask(`/api/orders/${order.orderId}/confirm`, { as: person, body: {} });
    const body = { email: person.email, password };
    const remove = () => rig.ask('/api/account/delete', { as: person, body });
    const answer = await cut(rig, remove, afterMs);
    const left = await count(rig, 'users where email', person.email);
    if (left === 0) first += 1;
    if (answer.status === 200 && left > 0) outcome.lost += 1;
    // The first kills wait until what the killed process held is free; the others do not.
    if (afterMs > 40) await age(rig);
    const again = await repeat(remove);
    const status = left ? 200 : 401;
    check(outcome.problems, again.status === status, `the repeat was answered ${again.status} ${again.code}`);
    check(outcome.problems, (await logIn(rig, person.email)).status === 401, 'it can still be signed in to');
    const [bought] = outside.stripe.simulated
      .subscriptions()
      .filter(({ customer }) => customer === person.email);
    check(outcome.problems, bought?.status === 'canceled', `at the provider it is ${bought?.status}`);
  }
  outcome.seen = `${deletions.length} kills: ${first} gone at once, the others by the repeat; no subscription goes on`;
  return outcome;
}

async function payer(world: World): Promise<Person> {
  const { rig } = world;
  const email = `b${randomUUID().slice(0, 8)}@example.org`;
  const body = { email, password, provider: 'LOCAL', verificationCode: await codeFor(world, email) };
  const { accessToken, refreshToken } = JSON.parse((await rig.ask('/api/auth/register', { body })).body);
  const [user] = await rig.sql<{ id: string }>('select id from users where email = $1', [email]);
  return { email, userId: user?.id ?? '', token: accessToken, refreshToken };
}

const faults = (world: World): Fault[] => [
  { name: 'kill -9: in the middle of registrations', run: () => registrations(world) },
  { name: 'kill -9: in the middle of token refreshes', run: () => rotations(world) },
  { name: 'kill -9: in the middle of orders, checkouts and confirmations', run: () => orders(world) },
  { name: 'kill -9: in the middle of deleting accounts', run: () => accounts(world) },
];

export const killed: FaultGroup = {
  name: 'kill',
  prefixes: ['kill'],
  open: async () => {
    const port = await freePort();
    const outside = await openOutside(port);
    const rig = await openRig({ env: outside.env, port });
    return {
      faults: faults({ rig, outside }),
      close: async () => {
        const problems = await rig.close();
        await outside.close();
        return problems;
      },
    };
  },
};

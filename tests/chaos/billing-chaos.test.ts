/**
 * Subscriptions through random lives at both providers, on real PostgreSQL: webhooks are lost, doubled, late and
 * out of order, the app is killed with SIGKILL and the database crashes in the middle. `npm run test:chaos` lives
 * 300 of them; `CHAOS_SEED` and `CHAOS_PEOPLE` choose another run (8 take about a minute and a half).
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  SimulatedAction,
  SimulatedPayment,
  SimulatedSubscription,
} from '../../src/sandbox/simulated-provider.ts';
import { judge } from '../support/chaos/judge.ts';
import {
  type BuyerWay,
  buy,
  type ChaosPerson,
  change,
  hasAccess,
  makePerson,
  noteGivenBack,
  pausePlan,
  refundByOperator,
  switchPlan,
} from '../support/chaos/person.ts';
import { type ChaosSetup, openChaos } from '../support/chaos/setup.ts';

const count = Number(process.env.CHAOS_PEOPLE);
const seed = Number(process.env.CHAOS_SEED ?? 20_261_120);
const dayMs = 24 * 3_600_000;
/** Days that pass after each round of deeds: two renewals of a monthly plan come within. */
const rounds = [1, 3, 12, 20, 31, 2] as const;
const together = 12;

let setup: ChaosSetup;
let lastCrash = new Date(0);
const people: ChaosPerson[] = [];

beforeAll(async () => {
  setup = await openChaos(seed);
  // Half of them at each provider, and each code at both.
  const codes = ['MONTH-FREE', 'SPRING20', undefined, undefined];
  for (let index = 0; index < count; index++)
    people.push({
      ...(await makePerson(setup)),
      provider: index % 2 ? 'paypal' : 'stripe',
      code: codes[Math.floor(index / 2) % codes.length],
    });
});

afterAll(async () => setup?.stop());

function pick<T extends string>(weights: Record<T, number>): T {
  const entries = Object.entries<number>(weights) as [T, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = setup.random() * total;
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  throw new Error('no weights');
}

const ways: Record<BuyerWay, number> = {
  returns: 60,
  'never-returns': 12,
  abandons: 6,
  'declined-first': 8,
  'pays-twice': 8,
  'two-pages': 6,
};

/** Each of them happens in every run, however small; others come by chance. */
const certain = ['operator-part', 'operator-all', 'operator-end', 'part-at-provider', 'dispute'] as const;
const happened = new Map<string, number>();

function countDeed(deed: string): void {
  happened.set(deed, (happened.get(deed) ?? 0) + 1);
}

const deeds = {
  buy: 10,
  cancel: 14,
  resume: 8,
  switch: 10,
  pause: 5,
  'at-provider': 20,
  'operator-part': 3,
  'operator-all': 2,
  'operator-end': 2,
  'part-at-provider': 3,
  nothing: 60,
};

const actions: Record<SimulatedAction, number> = {
  renew: 0,
  'fail-next': 6,
  'confirm-next': 3,
  'expire-card': 2,
  recover: 6,
  refund: 3,
  dispute: 2,
  cancel: 3,
};

const simulatedOf = ({ provider }: ChaosPerson) => setup[provider].simulated;

function findOwn(person: ChaosPerson) {
  return simulatedOf(person)
    .subscriptions()
    .find((subscription) => subscription.customer === person.email);
}

/** Part of the latest charge, as it is done on the provider's own pages. */
async function refundPartAtProvider(person: ChaosPerson): Promise<boolean> {
  const isOpen = (payment: SimulatedPayment) =>
    payment.status === 'paid' && !payment.disputed && payment.amountCents - payment.refundedCents > 150;
  const latest = findOwn(person)?.payments.find(isOpen);
  const provider = setup.deps.providers[person.provider];
  if (!latest || !provider) return false;
  const { id, currency } = latest;
  await provider.refund(id, { amountCents: 150, currency: currency.toUpperCase(), key: randomUUID() });
  noteGivenBack(person, id, 150);
  return true;
}

async function dispute(person: ChaosPerson): Promise<boolean> {
  const own = findOwn(person);
  if (!own) return false;
  return simulatedOf(person)
    .perform(own.id, 'dispute')
    .then(
      () => true,
      () => false,
    );
}

/** What does not apply now, e.g. a refund before any payment, is refused by the sandbox and nothing happens. */
async function actAtProvider(person: ChaosPerson): Promise<void> {
  const own = findOwn(person);
  const action = pick(actions);
  if (own)
    await simulatedOf(person)
      .perform(own.id, action)
      .catch(() => undefined);
}

const givesBack = {
  'operator-part': (person: ChaosPerson) =>
    refundByOperator(setup, person, { part: true, subscription: 'keep' }),
  'operator-all': (person: ChaosPerson) =>
    refundByOperator(setup, person, { part: false, subscription: 'keep' }),
  'operator-end': (person: ChaosPerson) =>
    refundByOperator(setup, person, { part: setup.random() < 0.5, subscription: 'end-now' }),
  'part-at-provider': refundPartAtProvider,
  dispute,
};

const isGivingBack = (deed: string): deed is keyof typeof givesBack => deed in givesBack;

async function doSomething(person: ChaosPerson, round: number): Promise<void> {
  const deed = round === 0 ? 'buy' : pick(deeds);
  if (isGivingBack(deed)) {
    if (await givesBack[deed](person)) countDeed(deed);
    return;
  }
  if (deed === 'buy') return buy(setup, person, pick(ways));
  if (deed === 'cancel' || deed === 'resume') return change(setup, person, deed);
  if (deed === 'switch') return switchPlan(setup, person);
  if (deed === 'pause') return pausePlan(setup, person);
  if (deed === 'at-provider') return actAtProvider(person);
}

/** Each thing that gives money back happens to one more person, the first to whom it can. */
async function doWhatIsCertain(): Promise<void> {
  const untouched = new Set(people);
  for (const deed of certain)
    for (const person of untouched) {
      if (!(await givesBack[deed](person))) continue;
      countDeed(deed);
      untouched.delete(person);
      break;
    }
}

async function forEachPerson(run: (person: ChaosPerson) => Promise<void>): Promise<void> {
  const waiting = [...people];
  const worker = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) await run(person);
  };
  await Promise.all(Array.from({ length: together }, worker));
}

/** Deeds go on while the app is killed and the database crashes. */
async function liveThrough(round: number): Promise<void> {
  const living = forEachPerson((person) => doSomething(person, round));
  if (round === 2) {
    // The operator's new prices come with the restart, while people act.
    await setup.raisePrices();
    lastCrash = new Date();
  }
  if (round === 1 || round === 4) {
    await pause(300 + setup.random() * 1_200);
    await setup.server.crash();
    lastCrash = new Date();
  }
  if (round === 2 || round === 4) await setup.postgres.crash();
  await living;
}

interface Waiting extends Record<string, unknown> {
  waiting: number;
}

/**
 * What only takes time is cut short: jobs that wait for a later try are tried now, those of a killed process are
 * given up now and not when they expire. Jobs that look after open checkouts stay.
 */
async function finishJobs(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await setup.deps.db.execute(
      sql`update jobs.job set state = 'retry', start_after = now() where name <> 'sync-checkout' and (state in ('created', 'retry') or (state = 'active' and started_on < ${lastCrash.toISOString()}::timestamptz))`,
    );
    const { rows } = (await setup.deps.db.execute<Waiting>(
      sql`select count(*)::int as waiting from jobs.job where state in ('created', 'retry', 'active') and name <> 'sync-checkout'`,
    )) as { rows: Waiting[] };
    quiet = rows[0]?.waiting ? 0 : quiet + 1;
    await pause(250);
  }
}

/** Time passes a few days at a time, so that notices are sent when they are due. */
const stepMs = 4 * dayMs;

/** Active at the provider, and to be charged when the period ends. */
const renews = ({ status, willCancel }: SimulatedSubscription) =>
  !willCancel && ['active', 'trialing', 'ACTIVE'].includes(status);

/** Notes what the providers would charge next, now that the app has had its chance to announce it. */
function look(): void {
  const at = setup.clock.now();
  for (const provider of [setup.stripe.simulated, setup.paypal.simulated])
    for (const one of provider.subscriptions())
      if (one.periodEnd && renews(one))
        setup.looks.push({ at, subscription: one.id, nextChargeAt: one.periodEnd });
}

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await setup.pass(Math.min(left, stepMs));
    // The clock that was moved has skipped the hours in which the reconciler looks. What it has read the first time, it
    // announces the second time.
    for (let time = 0; time < 2; time++) {
      await setup.server.reconcile();
      await finishJobs();
    }
    look();
  }
}

/** Days without trouble: what was lost on the way is found by the reconciler, at ended subscriptions within a week. */
async function settle(): Promise<void> {
  setup.webhooks.repair();
  await pass(8 * dayMs);
  await setup.webhooks.settled();
  await finishJobs();
  await setup.server.reconcile();
  await finishJobs();
  await setup.webhooks.settled();
  await finishJobs();
}

it(`keeps ${count} lives of subscriptions as the providers have them, through crashes and lost webhooks`, async () => {
  for (const [round, days] of rounds.entries()) {
    await liveThrough(round);
    if (round === 4) await doWhatIsCertain();
    await pass(days * dayMs);
  }
  await settle();
  const verdict = await judge(setup, people, (person) => hasAccess(setup, person));
  expect(verdict.problems.slice(0, 20)).toEqual([]);
  // The webhooks was bad indeed, and there was enough to lose.
  expect(setup.webhooks.counts.dropped).toBeGreaterThan(count / 10);
  expect(setup.webhooks.counts.doubled).toBeGreaterThan(count / 10);
  const { stripe, paypal } = verdict.noticesDue;
  expect(stripe + paypal).toBeGreaterThan(count / 4);
  // By chance, so only in a large run.
  if (count >= 100) {
    expect(verdict.subscriptions).toBeGreaterThanOrEqual(count * 0.85);
    // Pauses, free months and refunds leave fewer payments than lives have months.
    expect(verdict.payments).toBeGreaterThan(count * 1.3);
    expect(verdict.changed).toBeGreaterThan(count / 20);
    expect(Math.min(stripe, paypal)).toBeGreaterThan(count / 20);
  }
  expect(verdict.free).toBeGreaterThan(0);
  expect(verdict.reduced).toBeGreaterThan(0);
  for (const deed of certain) expect(happened.get(deed) ?? 0, deed).toBeGreaterThan(0);
}, 900_000);

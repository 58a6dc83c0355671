/**
 * Subscriptions through random lives at both providers, on real PostgreSQL: webhooks are lost, doubled, late and
 * out of order, the app is killed with SIGKILL and the database crashes in the middle. `npm run test:chaos` lives
 * 300 of them; `CHAOS_SEED` and `CHAOS_PEOPLE` choose another run.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SimulatedAction } from '../../src/sandbox/simulated-provider.ts';
import { judge } from '../support/chaos/judge.ts';
import {
  type BuyerWay,
  buy,
  type ChaosPerson,
  change,
  hasAccess,
  makePerson,
  pausePlan,
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
  for (let index = 0; index < count; index++) people.push(await makePerson(setup));
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

const deeds = {
  buy: 10,
  cancel: 14,
  resume: 8,
  switch: 10,
  pause: 5,
  'at-provider': 20,
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

/** Part of the latest charge, as an operator does it on Stripe's pages. */
async function refundPart(subscription: string): Promise<void> {
  const [latest] = (
    await setup.stripeClient.invoices.list({ subscription, limit: 1, expand: ['data.payments'] })
  ).data;
  const intent = latest?.payments?.data[0]?.payment.payment_intent;
  if (intent) await setup.stripeClient.refunds.create({ payment_intent: String(intent), amount: 150 });
}

/** What does not apply now, e.g. a refund before any payment, is refused by the sandbox and nothing happens. */
async function actAtProvider(person: ChaosPerson): Promise<void> {
  const { simulated } = person.provider === 'stripe' ? setup.stripe : setup.paypal;
  const own = simulated.subscriptions().find((subscription) => subscription.customer === person.email);
  const action = pick(actions);
  if (!own) return;
  if (person.provider === 'stripe' && setup.random() < 0.15) await refundPart(own.id).catch(() => undefined);
  else await simulated.act(own.id, action).catch(() => undefined);
}

async function doSomething(person: ChaosPerson, first: boolean): Promise<void> {
  const deed = first ? 'buy' : pick(deeds);
  if (deed !== 'buy' && deed !== 'nothing') person.onlyBought = false;
  if (deed === 'buy') return buy(setup, person, pick(ways));
  if (deed === 'cancel' || deed === 'resume') return change(setup, person, deed);
  if (deed === 'switch') return switchPlan(setup, person);
  if (deed === 'pause') return pausePlan(setup, person);
  if (deed === 'at-provider') return actAtProvider(person);
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
  const living = forEachPerson((person) => doSomething(person, round === 0));
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

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await setup.pass(Math.min(left, stepMs));
    // The clock that was moved has skipped the hours in which the reconciler looks.
    await setup.server.reconcile();
    await finishJobs();
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
    await pass(days * dayMs);
  }
  await settle();
  const verdict = await judge(setup, people, (person) => hasAccess(setup, person));
  expect(verdict.problems.slice(0, 20)).toEqual([]);
  // The webhooks was bad indeed, and there was enough to lose.
  expect(setup.webhooks.counts.dropped).toBeGreaterThan(count / 10);
  expect(setup.webhooks.counts.doubled).toBeGreaterThan(count / 10);
  expect(verdict.subscriptions).toBeGreaterThanOrEqual(count * 0.85);
  expect(verdict.payments).toBeGreaterThan(count * 1.5);
  expect(verdict.changed).toBeGreaterThan(count / 20);
}, 900_000);

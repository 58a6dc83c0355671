/** What can happen to PostgreSQL and to the line to it, while people answer questions and webhooks come. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ask, msUntil } from './ask.ts';
import { check, type Fault, type FaultGroup, type Outcome } from './fault.ts';
import { openRig, type Person, type Rig } from './rig.ts';
import { type Bounds, judge, startTraffic, startTurn } from './traffic.ts';

/** A database that is away: told so at once, or after the limits of connections and statements. */
const clear: Bounds = { longestMs: 25_000, allowed: /^503 busy$/ };
/** Added to each piece on its way to the database and back. */
const slowMs = 100;
const works = (rig: Rig, person: Person) => async () =>
  (await rig.ask('/api/chat/sessions', { as: person, limitMs: 5_000 })).status === 200;

/** Traffic, the fault in its middle, and how long until people are served again. */
async function under(
  rig: Rig,
  people: Person[],
  fault: () => Promise<void>,
  bounds = clear,
): Promise<Outcome> {
  const traffic = startTraffic(rig, people);
  await traffic.progress(5);
  await fault();
  const begun = performance.now();
  await traffic.progress(1);
  await msUntil(works(rig, people[0] as Person));
  const recoveryMs = Math.round(performance.now() - begun);
  await traffic.progress(5);
  const ledger = await traffic.stop();
  const noticed = bounds === clear ? ledger.answers.has('503 busy') : ledger.longestMs > 2 * slowMs;
  const outcome = await judge(rig, ledger, bounds);
  check(outcome.problems, noticed, 'nobody noticed anything, so it was not there');
  return { ...outcome, recoveryMs };
}

async function hold(url: string, statement: string, ms: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  await pause(ms);
  await client.query('rollback');
  await client.end();
}

const maxConnections = 40;

/** Takes every connection that PostgreSQL has, also those of the server. */
async function crowd(url: string): Promise<pg.Client[]> {
  const held: pg.Client[] = [];
  const until = performance.now() + 10_000;
  while (held.length < maxConnections) {
    if (performance.now() > until) throw new Error(`only ${held.length} connections could be taken`);
    const client = new pg.Client({ connectionString: url, application_name: 'crowd' });
    client.on('error', () => {});
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    if (isIn) held.push(client);
    else
      await held[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'crowd'`);
  }
  return held;
}

const crashes = (rig: Rig, people: Person[]): Fault[] => [
  {
    name: 'database: crash while nobody asks',
    run: async () => {
      await pause(300);
      await rig.postgres.crash();
      const recoveryMs = await msUntil(works(rig, people[0] as Person));
      return { seen: 'the next call is answered 200', recoveryMs, lost: 0, doubled: 0, problems: [] };
    },
  },
  {
    name: 'database: three crashes in the middle of turns and webhooks',
    run: () =>
      under(rig, people, async () => {
        for (let crash = 0; crash < 3; crash++) {
          await pause(150 + crash * 170);
          await rig.postgres.crash();
        }
      }),
  },
  {
    name: 'database: away for 5 s, then back',
    run: async () => {
      let health = 0;
      const outcome = await under(rig, people, async () => {
        await rig.postgres.halt();
        await pause(2_500);
        health = (await rig.ask('/healthz', { limitMs: 1_000 })).status;
        await pause(2_500);
        await rig.postgres.start();
      });
      check(outcome.problems, health === 200, `/healthz answered ${health} meanwhile`);
      return outcome;
    },
  },
];

const lines = (rig: Rig, people: Person[]): Fault[] => [
  {
    name: 'line to the database: black hole for 10 s',
    run: async () => {
      let readyz = 0;
      const outcome = await under(rig, people, async () => {
        rig.line.set('black-hole');
        readyz = (await ask(rig.url('/readyz'))).status;
        await pause(10_000);
        rig.line.set('through');
      });
      check(outcome.problems, readyz === 503, `/readyz answered ${readyz} meanwhile`);
      return outcome;
    },
  },
  {
    name: 'line to the database: the open connections fall silent for ever',
    run: () => under(rig, people, async () => rig.line.loseOpenOnes()),
  },
  {
    name: 'line to the database: 100 ms slower for 4 s',
    run: () =>
      under(
        rig,
        people,
        async () => {
          rig.line.setLatency(slowMs);
          await pause(4_000);
          rig.line.setLatency(0);
        },
        { longestMs: 10_000, allowed: /^$/ },
      ),
  },
  {
    name: 'line to the database: reset every 200 ms for 4 s',
    run: () =>
      under(rig, people, async () => {
        for (let reset = 0; reset < 20; reset++) {
          rig.line.resetAll();
          await pause(200);
        }
      }),
  },
];

const contention = (rig: Rig, people: Person[]): Fault[] => [
  {
    name: 'database: every connection taken by others for 4 s',
    run: () =>
      under(rig, people, async () => {
        const others = await crowd(rig.postgres.url);
        await pause(4_000);
        await Promise.all(others.map((client) => client.end()));
      }),
  },
  {
    name: 'database: a lock on the dialogues held for 17 s',
    run: async () => {
      const person = people[0] as Person;
      const held = hold(rig.postgres.url, 'lock table dialogues in access exclusive mode', 17_000);
      await pause(200);
      const answer = await startTurn(rig, person, 'behind-a-lock', 'behind-a-lock');
      const other = await rig.ask('/api/subscriptions/user/current/active', { as: person });
      await held;
      const begun = performance.now();
      const again = await startTurn(rig, person, 'behind-a-lock', 'behind-a-lock');
      const recoveryMs = Math.round(performance.now() - begun);
      const problems: string[] = [];
      check(
        problems,
        answer.status === 503 && answer.code === 'busy',
        `answered ${answer.status} ${answer.code}`,
      );
      check(problems, answer.ms < 15_000, `answered after ${Math.round(answer.ms)} ms`);
      check(problems, other.status === 200, `another call was answered ${other.status}`);
      check(problems, again.status === 200, `afterwards it was answered ${again.status}`);
      const seen = `${answer.status} ${answer.code} after ${(answer.ms / 1_000).toFixed(1)} s; other calls 200`;
      return { seen, recoveryMs, lost: 0, doubled: 0, problems };
    },
  },
];

export const database: FaultGroup = {
  name: 'database',
  prefixes: ['database', 'line to the database'],
  open: async () => {
    const rig = await openRig({ postgres: { settings: { max_connections: String(maxConnections) } } });
    const people = await Promise.all(Array.from({ length: 5 }, () => rig.person()));
    return {
      faults: [...crashes(rig, people), ...lines(rig, people), ...contention(rig, people)],
      close: rig.close,
    };
  },
};

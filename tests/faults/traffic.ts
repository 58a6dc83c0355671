/** People and a payment provider at work while a fault is on; what was acknowledged to them is remembered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, hangMs } from './ask.ts';
import { check, type Outcome } from './fault.ts';
import type { Person, Rig } from './rig.ts';

export interface Traffic {
  /** Lets everybody get through with what they have begun, as a person who tries again does. */
  stop(): Promise<Ledger>;
  /** Resolves when so many more things were acknowledged. */
  progress(count: number): Promise<void>;
}

export interface Ledger {
  /** How often each answer came: the status, with the code of a refusal. */
  answers: Map<string, number>;
  longestMs: number;
  /** Dialogues whose first question came, with the key they were begun under. */
  turns: { person: Person; sessionId: string; key: string; body: string }[];
  events: string[];
}

const question = 'Should I move to the coast or stay in the city?';
const patienceMs = 90_000;

function note(ledger: Ledger, answer: Answer): void {
  const name = answer.status === 200 ? '200' : `${answer.status}${answer.code && ` ${answer.code}`}`;
  ledger.answers.set(name, (ledger.answers.get(name) ?? 0) + 1);
  ledger.longestMs = Math.max(ledger.longestMs, Math.round(answer.ms));
}

interface Work {
  rig: Rig;
  ledger: Ledger;
  stopped(): boolean;
}

/** The same call again until it is answered 200; undefined when it never was. */
async function insist({ rig, ledger }: Work, call: () => Promise<Answer>): Promise<Answer | undefined> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && !rig.closed()) {
    const answer = await call();
    note(ledger, answer);
    if (answer.status === 200) return answer;
    await pause(100);
  }
  return undefined;
}

export function startTurn(
  rig: Rig,
  person: Person,
  sessionId: string,
  key: string,
  limitMs = hangMs,
): Promise<Answer> {
  return rig.ask('/api/chat/start', {
    as: person,
    body: { sessionId, question },
    headers: { 'idempotency-key': key },
    limitMs,
  });
}

async function beginDialogues(work: Work, person: Person): Promise<void> {
  while (!work.stopped()) {
    const [sessionId, key] = [randomUUID(), randomUUID()];
    const answer = await insist(work, () => startTurn(work.rig, person, sessionId, key));
    if (answer) work.ledger.turns.push({ person, sessionId, key, body: answer.body });
  }
}

async function readLists(work: Work, person: Person): Promise<void> {
  while (!work.stopped()) {
    await insist(work, () => work.rig.ask('/api/chat/sessions', { as: person }));
    await pause(20);
  }
}

async function sendEvents(work: Work): Promise<void> {
  while (!work.stopped()) {
    const id = `evt_${randomUUID()}`;
    const send = () => work.rig.ask('/api/webhooks/stripe', work.rig.event(id));
    if (await insist(work, send)) work.ledger.events.push(id);
    await pause(20);
  }
}

export function startTraffic(rig: Rig, people: Person[], webhooks = 2): Traffic {
  const ledger: Ledger = { answers: new Map(), longestMs: 0, turns: [], events: [] };
  let stopped = false;
  const work: Work = { rig, ledger, stopped: () => stopped || rig.closed() };
  const running = [
    ...people.map((person) => beginDialogues(work, person)),
    ...people.slice(0, 2).map((person) => readLists(work, person)),
    ...Array.from({ length: webhooks }, () => sendEvents(work)),
  ];
  const done = () => ledger.turns.length + ledger.events.length;
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(running);
      return ledger;
    },
    progress: async (count) => {
      const aim = done() + count;
      const until = performance.now() + patienceMs;
      while (done() < aim) {
        if (performance.now() > until) throw new Error('nobody gets through any more');
        await pause(20);
      }
    },
  };
}

export function told({ answers }: Ledger): string {
  const sorted = [...answers].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([name, count]) => `${count}× ${name.replace(/^0$/, 'broken line')}`).join(', ');
}

async function judgeTurns({ rig, ledger }: { rig: Rig; ledger: Ledger }) {
  const ids = ledger.turns.map(({ sessionId }) => sessionId);
  const rows = await rig.sql<{ id: string; rounds: number }>(
    'select session_id as id, count(*)::int as rounds from rounds where session_id = any($1) group by 1',
    [ids],
  );
  const kept = new Map(rows.map(({ id, rounds }) => [id, rounds]));
  // A repeat of the call gives the same answer; of every tenth, which costs a call each.
  const sample = ledger.turns.filter((_, at) => at % 10 === 0);
  const repeats = await Promise.all(
    sample.map(async ({ person, sessionId, key, body }) => {
      const again = await startTurn(rig, person, sessionId, key);
      return again.status === 200 && again.body === body;
    }),
  );
  return {
    lost: ids.filter((id) => !kept.has(id)).length + repeats.filter((same) => !same).length,
    doubled: [...kept.values()].filter((rounds) => rounds > 1).length,
  };
}

/**
 * What only takes time is cut short: jobs that wait for their next try are tried now, and those that a break left
 * behind are given up now, not when they expire (60 s, looked for every 30 s). What
 * cannot be cut short is the lock of a transaction whose line fell silent: the database holds it for 75 s.
 */
async function hurryJobs(rig: Rig): Promise<void> {
  await rig.sql(`update jobs.job set state = 'retry', start_after = now() where name = 'webhook'
    and (state in ('created', 'retry') or (state = 'active' and started_on < now() - interval '3 seconds'))`);
}

/** Every acknowledged event is there once, and was followed. */
async function judgeEvents({ rig, ledger }: { rig: Rig; ledger: Ledger }) {
  const find = () =>
    rig.sql<{ id: string; done: boolean }>(
      'select event_id as id, processed_at is not null as done from webhook_events where event_id = any($1)',
      [ledger.events],
    );
  let rows = await find();
  for (let looks = 0; looks < 500 && rows.some(({ done }) => !done); looks++) {
    if (looks % 10 === 5) await hurryJobs(rig);
    await pause(200);
    rows = await find();
  }
  return {
    lost: ledger.events.length - rows.filter(({ done }) => done).length,
    doubled: rows.length - new Set(rows.map(({ id }) => id)).size,
  };
}

export interface Bounds {
  /** No answer takes longer, ms. */
  longestMs: number;
  /** What may be answered beside 200. */
  allowed: RegExp;
}

/** Looks at what became of everything acknowledged, and at how people were answered meanwhile. */
export async function judge(rig: Rig, ledger: Ledger, bounds: Bounds): Promise<Outcome> {
  const [turns, events] = [await judgeTurns({ rig, ledger }), await judgeEvents({ rig, ledger })];
  const problems: string[] = [];
  const wrong = [...ledger.answers.keys()].filter((name) => name !== '200' && !bounds.allowed.test(name));
  check(problems, wrong.length === 0, `answers that are not allowed: ${wrong.join(', ')}`);
  check(
    problems,
    ledger.longestMs <= bounds.longestMs,
    `an answer took ${ledger.longestMs} ms, allowed are ${bounds.longestMs}`,
  );
  check(problems, ledger.turns.length > 0, 'nobody got through');
  return {
    seen: `${told(ledger)}; longest ${(ledger.longestMs / 1_000).toFixed(1)} s`,
    lost: turns.lost + events.lost,
    doubled: turns.doubled + events.doubled,
    problems,
  };
}

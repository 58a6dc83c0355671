// Whole dialogues through the whole app over HTTP, by people who answer at once: on PGlite and on PostgreSQL, with a
// guide that has its words ready and with the built-in one; beside them `pg` alone, which writes and reads about what a
// turn does and nothing else. Usage: node bench/turns.mjs [seconds] [people] [repeats]
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../tests/support/postgres.ts';
import { median, rank, startMeasured, stayOffTheServersCore } from './processes.mjs';

const [seconds = 5, people = 32, repeats = 3] = process.argv.slice(2).map(Number);
const questions = [
  'Should I take the job in Berlin or stay in Madrid?',
  'Should I quit my job?',
  'How do I tell my mother that I am not coming for Christmas?',
  'Why do I always say yes when I mean no?',
];
const answers = [
  'I am afraid that it will be too late for me',
  'My sister said that I sound happier when I talk about it',
  'I would miss the quiet mornings most of all',
  'I could ask for four days a week before I decide',
];

let texts = 0;

async function post(origin, token, path, body) {
  const response = await fetch(`${origin}/api/chat/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** One person, one dialogue after another until the time is up. */
async function live({ origin }, token, until, seen) {
  for (let n = 0; Date.now() < until; n += 1) {
    const sessionId = randomUUID();
    // No two texts are the same, as among real people: what the app keeps of a text serves its own dialogue only.
    texts += 1;
    const own = `no. ${texts}`;
    const question = `${questions[n % questions.length]} (${own})`;
    let turn = () => post(origin, token, 'start', { sessionId, question });
    for (let round = 0; Date.now() < until; round += 1) {
      const begun = performance.now();
      const { frontendDisplay } = await turn();
      seen.turns.push(performance.now() - begun);
      if (frontendDisplay) {
        seen.dialogues += 1;
        break;
      }
      const message = `${answers[round % answers.length]} (${own})`;
      turn = () => post(origin, token, 'message', { sessionId, message });
    }
  }
}

async function measure(settings) {
  const app = await startMeasured('bench/app-server.ts', { people, ...settings });
  const warm = { turns: [], dialogues: 0 };
  await Promise.all(app.tokens.map((token) => live(app, token, Date.now() + 2_000, warm)));
  const seen = { turns: [], dialogues: 0 };
  const before = await app.usage();
  await Promise.all(app.tokens.map((token) => live(app, token, Date.now() + seconds * 1_000, seen)));
  const { cpuUs } = await app.usage();
  await app.stop();
  return {
    turns: seen.turns.length / seconds,
    dialogues: seen.dialogues / seconds,
    p50: rank(seen.turns, 0.5),
    p99: rank(seen.turns, 0.99),
    cpuMs: (cpuUs - before.cpuUs) / 1_000 / seen.turns.length,
  };
}

const line = ({ turns, dialogues, p50, p99, cpuMs }) =>
  `${turns.toFixed(0)} turns/s, ${dialogues.toFixed(1)} dialogues/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${cpuMs.toFixed(2)} ms of processor a turn`;

const tables = `
  create schema bench;
  create table bench.people (id uuid primary key, paid_through timestamptz);
  create table bench.dialogues (person uuid, session text, question text, updated_at timestamptz, primary key (person, session));
  create table bench.rounds (person uuid, session text, number int, texts jsonb, answer jsonb, primary key (person, session, number));
  create table bench.turns (id uuid primary key, person uuid, session text, key text, status text, result jsonb);
  create unique index on bench.turns (person, key);`;
const written = JSON.stringify({ reflection: 'A thought. '.repeat(60), options: ['One', 'Two', 'Three'] });

/** What a turn reads and writes, in as few statements as the app could do it. */
async function bareTurn(pool, person, session, number) {
  const [id, key] = [randomUUID(), randomUUID()];
  await pool.query('select * from bench.people where id = $1', [person]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select * from bench.dialogues where person = $1 and session = $2 for update', [
      person,
      session,
    ]);
    await client.query('select * from bench.rounds where person = $1 and session = $2 order by number', [
      person,
      session,
    ]);
    await client.query('select * from bench.turns where person = $1 and key = $2', [person, key]);
    if (number === 1)
      await client.query('insert into bench.dialogues values ($1, $2, $3, now())', [
        person,
        session,
        questions[0],
      ]);
    await client.query("insert into bench.turns values ($1, $2, $3, $4, 'running')", [
      id,
      person,
      session,
      key,
    ]);
    await client.query('commit');
    await client.query('begin');
    await client.query('select * from bench.dialogues where person = $1 and session = $2 for update', [
      person,
      session,
    ]);
    await client.query("update bench.turns set status = 'done', result = $2 where id = $1", [id, written]);
    const own = [person, session, number - 1, JSON.stringify({ content: answers[0] })];
    await client.query(
      'update bench.rounds set answer = $4 where person = $1 and session = $2 and number = $3',
      own,
    );
    await client.query('insert into bench.rounds values ($1, $2, $3, $4)', [
      person,
      session,
      number,
      written,
    ]);
    await client.query('update bench.dialogues set updated_at = now() where person = $1 and session = $2', [
      person,
      session,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function measureBare(url) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(tables);
  let turns = 0;
  const until = Date.now() + seconds * 1_000;
  const one = async () => {
    const person = randomUUID();
    await pool.query('insert into bench.people values ($1, now())', [person]);
    while (Date.now() < until) {
      const session = randomUUID();
      for (let number = 1; number <= 5 && Date.now() < until; number += 1, turns += 1)
        await bareTurn(pool, person, session, number);
    }
  };
  await Promise.all(Array.from({ length: people }, one));
  await pool.query('drop schema bench cascade');
  await pool.end();
  return turns / seconds;
}

const medianOf = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));

stayOffTheServersCore();
const postgres = await startPostgres();
try {
  const databaseUrl = postgres.url;
  const alone = [];
  const words = [];
  for (let at = 0; at < repeats; at += 1) {
    alone.push(await measureBare(databaseUrl));
    words.push(await measure({ guide: 'instant', databaseUrl }));
  }
  const [ours, theirs] = [medianOf(words), median(alone)];
  console.log(`pg alone, PostgreSQL: ${theirs.toFixed(0)} turns/s, median of ${repeats}`);
  console.log(`words ready, PostgreSQL: ${line(ours)}, median of ${repeats}`);
  console.log(`  ratio: ${((ours.turns / theirs) * 100).toFixed(0)} % of pg alone (bar 65 %)`);
  const builtIn = await measure({ guide: 'built-in', databaseUrl });
  console.log(`built-in guide, PostgreSQL: ${line(builtIn)}`);
  console.log(`  the guide: ${(builtIn.cpuMs - ours.cpuMs).toFixed(2)} ms of processor a turn`);
  console.log(`words ready, PGlite: ${line(await measure({ guide: 'instant' }))}`);
  console.log(`built-in guide, PGlite: ${line(await measure({ guide: 'built-in' }))}`);
} finally {
  await postgres.stop();
}
process.exit(0);

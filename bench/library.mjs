// Measures listing and opening reflections of a person with 100 of them and of one with 100,000, on two servers at
// the same time, call by call in turn. Usage: npm run build && node bench/library.mjs [many] [calls]
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { aadContext, createUserCipher, rowNames } from '../src/server/privacy/user-cipher.ts';
import { createMasterKeys, wrapKey } from '../src/server/privacy/user-keys.ts';
import { removeFolder, startServer, temporaryFolder } from './support.mjs';

const [many = 100_000, calls = 200] = process.argv.slice(2).map(Number);
const few = 100;
const demo = { email: 'demo@clearing.test', password: 'clearing1', provider: 'LOCAL' };
const newest = Date.parse('2026-11-20T10:00:00Z');
/** One an hour, backwards, so that a place in the list can be named. */
const createdAt = (n) => new Date(newest - n * 3_600_000).toISOString();
const cursorOf = (n) => Buffer.from(`${createdAt(n)} s${n}`).toString('base64url');

const summary = {
  problemReview: { originalQuestion: 'Should I take the job in Berlin or stay in Madrid?' },
  instantInsight: { coreAnswer: '• A line of the insight. '.repeat(4), moodPhrase: 'A door stands open.' },
  deepAnalysis: { frameworkAnalysis: 'A step to take. '.repeat(10) },
  dialogueReview: { keyDiscoveries: ['A reason, in the own words of the person. '.repeat(4)] },
  personalizedInsight: { personalLabel: 'Someone who weighs', decisionStyleAnalysis: 'A trait. '.repeat(20) },
};
const dialogueTexts = {
  question: 'Should I take the job in Berlin or stay in Madrid?',
  reading: JSON.stringify({ frame: 'open' }),
  summary: JSON.stringify(summary),
};
const roundTexts = {
  question: 'What would you miss?',
  options: JSON.stringify(['One', 'Two', 'Three']),
  reflection: 'A thought. '.repeat(30),
  support: 'Take your time.',
};

/** SQL for bytes as long as the encrypted text; they are never decrypted. */
const fakeCiphertext = (text) => `decode('01' || repeat('5a', ${28 + Buffer.byteLength(text)}), 'hex')`;
const fakeCiphertexts = (texts) => Object.values(texts).map(fakeCiphertext).join(', ');

/** Rows as a dialogue of four rounds leaves them; whose they are is known, so no foreign key is checked. */
const rows = `
  set session_replication_role = replica;
  create temporary table person as select id from users where email = '${demo.email}';
  insert into dialogues (user_id, session_id, question, reading, summary, guide, created_at, updated_at)
    select id, 's' || n, ${fakeCiphertexts(dialogueTexts)}, 'built-in',
      timestamptz '${createdAt(0)}' - n * interval '1 hour', now()
    from person, generate_series(1, $count) n;
  insert into rounds (user_id, session_id, number, stage, guide, question, options, reflection, support, created_at)
    select id, 's' || n, round, 'explore', 'built-in', ${fakeCiphertexts(roundTexts)}, now()
    from person, generate_series(1, $count) n, generate_series(1, 4) round;
  insert into turns (user_id, session_id, idempotency_key, request_hash, status, created_at)
    select id, 's' || n, n || ' ' || round, '', 'done', now()
    from person, generate_series(1, $count) n, generate_series(1, 4) round;
  vacuum (analyze);`;

/** Replaces the fake ciphertexts of a row by the encrypted texts. */
async function encryptRow(database, cipher, table, key, texts) {
  const name = rowNames[table](key);
  const ciphertexts = Object.entries(texts).map(([column, text]) =>
    cipher.encrypt(aadContext(table, name, column), text),
  );
  const columns = Object.keys(texts).map((column, at) => `${column} = $${at + 1}`);
  const number = key.number ? ` and number = ${key.number}` : '';
  await database.query(
    `update ${table} set ${columns.join(', ')} where session_id = '${key.sessionId}'${number}`,
    ciphertexts,
  );
}

/** Really encrypts what the measured calls decrypt: the reflections of two pages, and one whole. */
async function encryptMeasured(database, folder, count) {
  const masterKeys = createMasterKeys(readFileSync(`${folder}/app-secret`, 'utf8').trim());
  const { rows } = await database.query('select id from person');
  const dataKey = randomBytes(32);
  const { userId, masterKeyId, wrapped } = wrapKey(masterKeys, rows[0].id, dataKey);
  await database.query('delete from user_keys where user_id = $1', [userId]);
  await database.query('insert into user_keys values ($1, $2, $3, now())', [userId, masterKeyId, wrapped]);
  const cipher = createUserCipher(userId, dataKey);
  const middle = Math.floor(count / 2);
  for (const from of [1, middle])
    for (let n = from; n <= Math.min(count, from + 25); n += 1)
      await encryptRow(database, cipher, 'dialogues', { sessionId: `s${n}` }, dialogueTexts);
  for (const number of [1, 2, 3, 4])
    await encryptRow(database, cipher, 'rounds', { sessionId: `s${middle}`, number }, roundTexts);
}

/** A server whose demo person has so many reflections. */
async function serverWith(count) {
  const folder = temporaryFolder();
  const first = await startServer(folder, { PUBLIC_URL: '' });
  await first.stop();
  const database = await PGlite.create(`${folder}/pg`);
  for (const statement of rows.replaceAll('$count', count).split(';')) await database.query(statement);
  await encryptMeasured(database, folder, count);
  await database.close();
  const server = await startServer(folder, { PUBLIC_URL: '' });
  const signIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  };
  const { accessToken } = await (await fetch(`${server.origin}/api/auth/login`, signIn)).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const middle = Math.floor(count / 2);
  const paths = {
    'first page': '/api/chat/sessions',
    'page in the middle': `/api/chat/sessions?cursor=${cursorOf(middle)}`,
    'opening one': `/api/chat/sessions/s${middle}`,
  };
  return { ...server, folder, headers, paths };
}

async function timed({ origin, headers, paths }, name) {
  const begun = performance.now();
  const response = await fetch(origin + paths[name], { headers });
  const text = await response.text();
  if (!response.ok || !/Berlin/.test(text)) throw new Error(`${name}: ${response.status} ${text}`);
  return performance.now() - begun;
}

const median = (list) => list.toSorted((left, right) => left - right)[Math.floor(list.length / 2)];

const servers = [];

async function measure(name) {
  const times = servers.map(() => []);
  for (let at = -10; at < calls; at += 1)
    for (const [index, server] of servers.entries()) {
      const ms = await timed(server, name);
      if (at >= 0) times[index].push(ms);
    }
  const [small, large] = times.map(median);
  const [at100, atMany] = [small, large].map((ms) => `${ms.toFixed(1)} ms`);
  console.log(
    `${name}: ${at100} of ${few}, ${atMany} of ${many}, ratio ${(large / small).toFixed(2)} (bar 2)`,
  );
}

try {
  for (const count of [few, many]) servers.push(await serverWith(count));
  for (const name of Object.keys(servers[0].paths)) await measure(name);
} finally {
  for (const { stop, folder } of servers) {
    await stop();
    removeFolder(folder);
  }
}

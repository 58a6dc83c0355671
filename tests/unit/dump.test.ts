/** What somebody reads who gets hold of the database. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AiResponse, Understanding } from '#shared/contract/shapes.ts';
import { findUserByEmail } from '../../src/server/auth/users.ts';
import { createClient, type Person, payForAYear } from '../../src/server/chat/testing.ts';
import { goodPassword, inject, registerAccount, requestCode } from '../support/accounts.ts';
import { dumpDatabase, findIn } from '../support/dump.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const email = 'ann.lighthouse@clearing.test';
const newPassword = 'another quiet forest 8';
const typed = {
  question: 'Should I marry the lighthouse keeper of Skagen or stay in Aarhus?',
  option: 'marry the lighthouse keeper',
  answer: 'My late mother, Karen, would have wanted me near the harbour.',
  otherAnswer: 'Honestly I fear the long winters more than the loneliness.',
  lastAnswer: 'What matters is that I wake up without dread in February.',
  understood: 'the smell of tar and salt in the morning',
  note: 'That was never about money, it was about Karen.',
};
const secrets = new Set<string>([goodPassword, newPassword]);
const written = new Set<string>();
let test: TestApp;

/** Sentences of what the guide answered; names of stages and the like are no texts. */
function note(value: unknown): void {
  if (typeof value === 'string' && value.length >= 12 && /\S\s\S/.test(value)) written.add(value);
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) note(inner);
}

const keepTokens = ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => {
  secrets.add(accessToken).add(refreshToken);
  return accessToken;
};

async function register(): Promise<Person> {
  const first = await registerAccount(test, email);
  keepTokens(first);
  const { refreshToken } = first;
  keepTokens((await inject(test, 'refresh', { refreshToken })).json());
  await inject(test, 'sendResetCode', { email });
  const reset = /\b\d{6}\b/.exec(test.mails.at(-1)?.text ?? '')?.[0] ?? '';
  await inject(test, 'resetPassword', { email, code: reset, newPassword });
  await requestCode(test, 'somebody.else@clearing.test');
  for (const { text } of test.mails) for (const code of text.match(/\b\d{6}\b/g) ?? []) secrets.add(code);
  const response = await inject(test, 'login', { email, password: newPassword, provider: 'LOCAL' });
  const accessToken = keepTokens(response.json());
  const user = await findUserByEmail(test.deps.db, email);
  if (!user) throw new Error('nobody there');
  await payForAYear(test.deps, user.id, 'ann');
  return { userId: user.id, authSessionId: '', authorization: `Bearer ${accessToken}` };
}

/** A whole dialogue by every call that takes or gives a text, each repeated under its key. */
async function talk(person: Person): Promise<void> {
  const client = createClient(test, person);
  const twice = async (path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await client.post(path, body, headers);
    const again = await client.post(path, body, headers);
    expect([path, first.statusCode, again.body]).toEqual([path, 200, first.body]);
    note(first.json());
    return first.json();
  };
  const sessionId = randomUUID();
  const { reading } = await twice('reading', { question: typed.question });
  await twice('start', { sessionId, question: typed.question, reading: { ...reading, a: typed.option } });
  await twice('message', { sessionId, message: typed.answer });
  const { understanding } = await client.session(sessionId);
  const wants = [...(understanding?.wants ?? []), { text: typed.understood, own: true }];
  const corrected: Understanding = { ...(understanding ?? { fears: [], limits: [], unknown: [] }), wants };
  await client.post('understanding', { sessionId, understanding: corrected });
  await client.post('message', { sessionId, message: 'B' });
  await client.post('back', { sessionId, back: true });
  let data: AiResponse = (await twice('message', { sessionId, message: typed.otherAnswer })).data;
  for (let left = 6; left && !data.frontendDisplay; left--)
    data = (await twice('message', { sessionId, message: typed.lastAnswer })).data;
  expect(data.frontendDisplay).toBeDefined();
  await twice('rewrite', { sessionId, part: 'reason', index: 0, note: typed.note });
  note(await client.session(sessionId));
  note((await client.get('sessions')).json());
}

beforeAll(async () => {
  test = await createTestApp();
  await talk(await register());
  keepTokens(await logInAgain());
  await test.runJobs();
});
afterAll(() => test.close());

async function logInAgain() {
  const response = await inject(test, 'login', { email, password: newPassword, provider: 'LOCAL' });
  return response.json();
}

it('the database holds no text of a person or of the guide, and nothing that opens an account', async () => {
  const dump = await dumpDatabase(test.deps.db);
  expect(written.size).toBeGreaterThan(25);
  expect(secrets.size).toBeGreaterThanOrEqual(2 + 6 + 3);
  const { note: _, ...answered } = typed;
  for (const text of Object.values(answered)) expect([...written].join('\n')).toContain(text.slice(0, 20));
  expect(findIn(dump, [...Object.values(typed), ...written])).toEqual([]);
  expect(findIn(dump, secrets)).toEqual([]);
  // Proves that the search can find something.
  expect(findIn(dump, [email])).toEqual([email]);
});

it('the search finds a text in every table of every schema, however it is written', async () => {
  const { db } = test.deps;
  const text = 'He said "no", \\ and left for 北京';
  const bytes = Buffer.from(`before ${text} after`);
  const forms = [
    sql`insert into leaks.leak (plain) values (${text})`,
    sql`insert into leaks.leak (plain) values (${bytes.toString('base64')})`,
    sql`insert into leaks.leak (plain) values (${bytes.subarray(1).toString('base64url')})`,
    sql`insert into leaks.leak (plain) values (${bytes.subarray(2).toString('base64')})`,
    sql`insert into leaks.leak (plain) values (${bytes.toString('hex')})`,
    sql`insert into leaks.leak (plain) values (${encodeURIComponent(text)})`,
    sql`insert into leaks.leak (json) values (${JSON.stringify({ deep: [{ in: text }] })}::jsonb)`,
    sql`insert into leaks.leak (json) values (${JSON.stringify({ [text]: 1 })}::jsonb)`,
    sql`insert into leaks.leak (json) values (${JSON.stringify(JSON.stringify({ text }))}::jsonb)`,
    sql`insert into leaks.leak (raw) values (${bytes})`,
  ];
  await db.execute(sql`create schema leaks`);
  await db.execute(sql`create table leaks.leak (plain text, json jsonb, raw bytea)`);
  for (const form of forms) {
    await db.execute(form);
    expect(findIn(await dumpDatabase(db), [text, 'what nobody wrote'])).toEqual([text]);
    await db.execute(sql`delete from leaks.leak`);
  }
  expect(findIn(await dumpDatabase(db), [text])).toEqual([]);
});

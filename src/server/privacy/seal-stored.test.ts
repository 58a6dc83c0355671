/** What an installation held before texts were sealed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { openSession } from '../auth/sessions/sessions.ts';
import { signAccessToken } from '../auth/sessions/tokens.ts';
import { createClient } from '../chat/testing/client.ts';
import { createScriptedGuide } from '../chat/testing/scripted-guide.ts';
import type { Db } from '../db/database.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { createMasterKeys } from './master-key.ts';
import { sealStored } from './seal-stored.ts';
import { createVault, type Vault } from './vault.ts';

const folder = new URL('../db/migrations/', import.meta.url);
const steps = ['0000_first', '0001_identities', '0002_money', '0003_guide', '0004_keys_care_closed_payments'];
const later = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.slice(0, -'.sql'.length))
  .filter((name) => !steps.includes(name))
  .sort();
const ann = '11111111-1111-4111-8111-111111111111';
const ben = '22222222-2222-4222-8222-222222222222';
const at = '2026-11-01T10:00:00.000Z';
const marker = 'lighthouse keeper';
const question = `Should I become a "${marker}", or \\x00 stay? 灯塔`;
const reading = { frame: 'open' };
const understanding = { wants: [{ text: marker, own: true }], fears: [], limits: [], unknown: [] };
const answer = { type: 'custom', content: `My ${marker} said so`, timestamp: at };
const message = { sessionId: 'old', message: answer.content };
const result = { sessionId: 'old', thinking: question, newQuestion: question, currentRound: 2 };
const sha = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function rowsOf<T extends object>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

async function take(db: Db, names: string[]): Promise<void> {
  for (const name of names) {
    const text = readFileSync(new URL(`${name}.sql`, folder), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  }
}

/** A dialogue of one answered round and an open one, as the version before wrote it. */
async function insertOldDialogue(db: Db, id: string): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await db.execute(sql`insert into users (id, email, full_name, created_at)
    values (${id}, ${`${id}@clearing.test`}, 'p', ${at})`);
  await db.execute(sql`insert into dialogues
    (user_id, session_id, question, reading, understanding, guide, created_at, updated_at)
    values (${id}, 'old', ${question}, ${json(reading)}, ${json(understanding)}, 'scripted', ${at}, ${at})`);
  await db.execute(sql`insert into rounds
    (user_id, session_id, number, stage, guide, question, options, reflection, support, answer, created_at)
    values (${id}, 'old', 1, 'explore', 'scripted', ${question}, ${json([marker])}, 'Well', '', ${json(answer)}, ${at}),
      (${id}, 'old', 2, 'explore', 'scripted', ${marker}, ${json(['One'])}, ${marker}, ${marker}, null, ${at})`);
  await db.execute(sql`insert into turns
    (user_id, session_id, idempotency_key, request_hash, status, result, created_at, ended_at)
    values (${id}, 'old', 'own key', ${sha(['message', message])}, 'done', ${json(result)}, ${at}, ${at}),
      (${id}, 'old', ${`auto:message:${sha([message, 2])}`}, ${sha('x')}, 'failed', null, ${at}, ${at})`);
  await db.execute(sql`insert into idempotency_keys
    (user_id, key, endpoint, request_hash, response, created_at)
    values (${id}, 'k', 'rewritePart', ${sha(['rewritePart', { note: marker }])}, ${json({ line: marker })}, now())`);
}

/** How many values wait to be sealed, whatever the indexes say. */
async function waiting(db: Db): Promise<number> {
  const [row] = await rowsOf<{ n: string }>(
    db,
    sql`select count(*) as n from (
      select unnest(array[question, reading, summary, understanding]) as box from dialogues
      union all select unnest(array[question, options, reflection, support, answer]) from rounds
      union all select result from turns union all select response from idempotency_keys
      union all select decode('00', 'hex') from turns
        where request_hash ~ '^[0-9a-f]{64}$' or idempotency_key ~ '[0-9a-f]{64}$'
      union all select decode('00', 'hex') from idempotency_keys where request_hash ~ '^[0-9a-f]{64}$'
    ) as boxes where get_byte(box, 0) = 0`,
  );
  return Number(row?.n);
}

/** Whether the files of the tables hold a text, in rows or in what is left of replaced ones. */
async function filesHold(db: Db, text: string): Promise<boolean> {
  await db.execute(sql`checkpoint`);
  const rows = await rowsOf<{ found: boolean }>(
    db,
    sql`select position(convert_to(${text}::text, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0
        as found from pg_class where relname in ('dialogues', 'rounds', 'turns', 'idempotency_keys')`,
  );
  expect(rows).toHaveLength(4);
  return rows.some(({ found }) => found);
}

let app: TestApp;
beforeEach(async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await take(db, steps);
  for (const id of [ann, ben]) await insertOldDialogue(db, id);
  await take(db, later);
  app = await createTestApp({ guide: createScriptedGuide(), database });
});
afterEach(() => app.close());

/** Two dialogues; of each 3 texts of the dialogue, 9 of its rounds, a result, a response and 4 hashes. */
const stored = 2 * (3 + 9 + 2 + 3);
const rowCount = 2 * (1 + 2 + 2 + 1);

it('is sealed at the next start, is nowhere left in the files, and reads as before', async () => {
  const { deps } = app;
  expect(await waiting(deps.db)).toBe(stored);
  expect(await filesHold(deps.db, marker)).toBe(true);
  expect(await sealStored(deps)).toBe(rowCount);
  expect(await waiting(deps.db)).toBe(0);
  expect(await filesHold(deps.db, marker)).toBe(false);
  expect(await sealStored(deps)).toBe(0);

  const { session } = await openSession(deps.db, ann, deps.now());
  const { accessToken } = await signAccessToken(
    deps,
    { userId: ann, sessionId: session.id },
    session.expiresAt,
  );
  const client = createClient(app, {
    userId: ann,
    authSessionId: session.id,
    authorization: `Bearer ${accessToken}`,
  });
  const whole = await client.session('old');
  expect(whole).toMatchObject({ question, reading, understanding, turn: 'interrupted', rounds: 2 });
  expect(whole.history[0]).toMatchObject({ question, options: [marker], userResponse: answer });
  expect(whole.history[1]).toMatchObject({
    question: marker,
    thinkingContent: marker,
    supportMessage: marker,
  });
  expect((await client.get('sessions')).json().sessions[0].question).toBe(question);
  const call = { userId: ann, key: 'k', endpoint: 'rewritePart', body: { note: marker } };
  const repeat = withIdempotency(deps, call, () => Promise.reject(new Error('ran again')));
  expect(await repeat).toEqual({ line: marker });
});

it('goes on where a process died, and two at once do not get in the way of each other', async () => {
  const { deps } = app;
  const dying: Vault = {
    ...deps.vault,
    getCipher: (userId) =>
      userId === ben ? Promise.reject(new Error('killed')) : deps.vault.getCipher(userId),
  };
  await expect(sealStored({ ...deps, vault: dying }, { batchRows: 1 })).rejects.toThrow('killed');
  const left = await waiting(deps.db);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(stored);
  const masterKeys = createMasterKeys('a secret for tests only, long enough to be taken');
  const other = createVault({ db: deps.db, masterKeys, now: deps.now });
  const sealed = await Promise.all(
    [deps, { ...deps, vault: other }].map((each) => sealStored(each, { batchRows: 1 })),
  );
  expect(Math.max(...sealed)).toBeGreaterThan(0);
  expect(await waiting(deps.db)).toBe(0);
  expect(await filesHold(deps.db, marker)).toBe(false);
});

it.runIf(process.env.TEST_DATABASE_SERVER)(
  'leaves the rest to the next start while somebody looks at the database as it was',
  async () => {
    const { deps } = app;
    const over = Promise.withResolvers<void>();
    const looking = Promise.withResolvers<void>();
    const reader = deps.db.transaction(
      async (tx) => {
        await tx.execute(sql`select from users`);
        looking.resolve();
        await over.promise;
      },
      { isolationLevel: 'repeatable read' },
    );
    await looking.promise;
    expect(await sealStored(deps, { patienceMs: 0 })).toBe(rowCount);
    expect(await filesHold(deps.db, marker)).toBe(true);
    over.resolve();
    await reader;
    expect(await sealStored(deps)).toBe(0);
    expect(await filesHold(deps.db, marker)).toBe(false);
  },
);

it('lets no server of before write bare text beside it', async () => {
  const { deps } = app;
  await sealStored(deps);
  const bare = sql`insert into dialogues (user_id, session_id, question, reading, guide, created_at, updated_at)
    values (${ann}, 'new', convert_to(${question}, 'UTF8'), '{"frame":"open"}', 'scripted', now(), now())`;
  await expect(deps.db.execute(bare)).rejects.toMatchObject({ cause: { constraint: 'dialogues_boxes' } });
});

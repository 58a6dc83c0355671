import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createClient } from '../chat/testing/client.ts';
import { createSubscriber, type Person } from '../chat/testing/people.ts';
import { createScriptedGuide } from '../chat/testing/scripted-guide.ts';
import { ConfigError } from '../config/config.ts';
import { dialogues, rounds, turns, userKeys } from '../db/schema.ts';
import { unwrapKey, wrapKey } from './data-keys.ts';
import { createMasterKeys } from './master-key.ts';
import { requireMasterKeys, rotateMasterKey } from './rotation.ts';
import { createVault } from './vault.ts';

const oldSecret = 'a secret for tests only, long enough to be taken';
const newSecret = 'another one, which the operator chose after the first was seen by somebody';
const rotating = createMasterKeys(newSecret, ['one that was never used', oldSecret]);
const afterwards = createMasterKeys(newSecret);
const names = ['ann', 'ben', 'cleo'];
let test: TestApp;
let people: Person[];

beforeAll(async () => {
  test = await createTestApp({ guide: createScriptedGuide() });
  people = [];
  for (const name of names) {
    const person = await createSubscriber(test.deps, name);
    people.push(person);
    const client = createClient(test, person);
    await client.start('evening', `The question of ${name}`);
    await client.answer('evening', `The answer of ${name}`);
  }
});
afterAll(() => test.close());

const storedTexts = () =>
  Promise.all([dialogues, rounds, turns].map((table) => test.deps.db.select().from(table)));
const masterKeyIds = async () => {
  const rows = await test.deps.db.select({ id: userKeys.masterKeyId }).from(userKeys);
  return [...new Set(rows.map(({ id }) => id))];
};

it('C2: a rotation leaves every text as it is and readable, and the retired secret unneeded', async () => {
  const before = await storedTexts();
  // One was wrapped anew by a run that was stopped then.
  const [first] = await test.deps.db.select().from(userKeys).orderBy(userKeys.userId).limit(1);
  if (!first) throw new Error('no key');
  const { masterKeyId, wrapped } = wrapKey(rotating, first.userId, unwrapKey(rotating, first));
  await test.deps.db.update(userKeys).set({ masterKeyId, wrapped }).where(eq(userKeys.userId, first.userId));

  expect(await rotateMasterKey(test.deps.db, rotating)).toBe(2);
  expect(await rotateMasterKey(test.deps.db, rotating)).toBe(0);
  expect(await masterKeyIds()).toEqual([afterwards.current.id]);
  expect(await storedTexts()).toEqual(before);

  await expect(requireMasterKeys(test.deps.db, afterwards)).resolves.toBeUndefined();
  test.deps.vault = createVault({ db: test.deps.db, masterKeys: afterwards, now: test.clock.now });
  for (const [at, name] of names.entries()) {
    const { question, history } = await createClient(test, people[at]).session('evening');
    expect([question, history[0]?.userResponse?.content]).toEqual([
      `The question of ${name}`,
      `The answer of ${name}`,
    ]);
  }
});

it('C2: the retired secret alone opens no key any more', async () => {
  const retired = createVault({
    db: test.deps.db,
    masterKeys: createMasterKeys(oldSecret),
    now: test.clock.now,
  });
  await expect(retired.getCipher(people[0]?.userId ?? '')).rejects.toMatchObject({ code: 'restarting' });
});

it('wraps the key of a new person with the current secret while the retired one is still named', async () => {
  const person = await createSubscriber(test.deps, 'new');
  const vault = createVault({ db: test.deps.db, masterKeys: rotating, now: test.clock.now });
  await vault.getCipher(person.userId);
  const [row] = await test.deps.db.select().from(userKeys).where(eq(userKeys.userId, person.userId));
  expect(row?.masterKeyId).toBe(afterwards.current.id);
});

it('C3: a secret that cannot open what is stored stops the start, and a rotation, before anything is done', async () => {
  const foreign = createMasterKeys('a secret of another installation altogether', ['and its earlier one']);
  const before = await test.deps.db.select().from(userKeys).orderBy(userKeys.userId);
  for (const start of [requireMasterKeys, rotateMasterKey]) {
    const refused = start(test.deps.db, foreign);
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(/texts of 4 people .* name it in APP_SECRET_PREVIOUS/);
  }
  expect(await test.deps.db.select().from(userKeys).orderBy(userKeys.userId)).toEqual(before);
});

it('goes through more keys than one batch', async () => {
  const many = 501;
  await test.deps.db.execute(sql`
    insert into users (email, full_name, created_at)
    select 'many' || n || '@clearing.test', 'm', now() from generate_series(1, ${many}::int) n`);
  const { rows } = (await test.deps.db.execute<{ id: string }>(
    sql`select id from users where email like 'many%'`,
  )) as unknown as { rows: { id: string }[] };
  const old = createMasterKeys(oldSecret);
  const keys = rows.map(({ id }) => ({
    ...wrapKey(old, id, Buffer.alloc(32, 1)),
    createdAt: test.clock.now(),
  }));
  await test.deps.db.insert(userKeys).values(keys);
  expect(await rotateMasterKey(test.deps.db, rotating)).toBe(many);
  expect(await masterKeyIds()).toEqual([afterwards.current.id]);
});

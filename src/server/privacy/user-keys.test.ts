import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { findDialogue, listRounds } from '../chat/dialogue-rows.ts';
import {
  createClient,
  createPerson,
  createScriptedGuide,
  createSubscriber,
  type Person,
} from '../chat/testing.ts';
import type { LocalTurn } from '../chat/turns/turn-log.ts';
import { ConfigError } from '../config/config.ts';
import { dialogues, rounds, turns, userKeys, users } from '../db/schema.ts';
import { DecryptionError } from './user-cipher.ts';
import {
  createMasterKeys,
  createUserKeyStore,
  requireMasterKeys,
  rotateMasterKey,
  unwrapKey,
  wrapKey,
} from './user-keys.ts';

let test: TestApp;
let elapsed = 0;
const context = { table: 'dialogues', row: 'evening', column: 'question' };
const masterKeys = createMasterKeys('a secret for tests only, long enough to be taken');
const openStore = (given: { maxCached?: number } = {}) =>
  createUserKeyStore({
    db: test.deps.db,
    masterKeys,
    now: test.clock.now,
    elapsedMs: () => elapsed,
    ...given,
  });
const dropKey = (userId: string) => test.deps.db.delete(userKeys).where(eq(userKeys.userId, userId));

beforeAll(async () => {
  test = await createTestApp({ guide: createScriptedGuide() });
});
afterAll(() => test.close());

describe('the key of a person', () => {
  it('is created once by concurrent processes', async () => {
    const { userId } = await createPerson(test.deps, 'first');
    const ciphers = await Promise.all(Array.from({ length: 8 }, () => openStore().getCipher(userId)));
    const ciphertexts = ciphers.map((cipher, at) => cipher.encrypt(context, `text ${at}`));
    for (const cipher of ciphers)
      expect(ciphertexts.map((ciphertext) => cipher.decrypt(context, ciphertext))).toEqual(
        ciphertexts.map((_, at) => `text ${at}`),
      );
    expect(await test.deps.db.$count(userKeys, eq(userKeys.userId, userId))).toBe(1);
  });

  it('is created once by two first dialogues at the same time', async () => {
    const person = await createSubscriber(test.deps, 'two-at-once');
    const client = createClient(test, person);
    await Promise.all([client.start('a', 'Should I stay?'), client.start('b', 'Should I go?')]);
    test.deps.keyStore.forget(person.userId);
    expect((await client.session('a')).question).toBe('Should I stay?');
    expect((await client.session('b')).question).toBe('Should I go?');
  });

  it('is not cached when the start of a first dialogue fails', async () => {
    const person = await createSubscriber(test.deps, 'fails-first');
    const client = createClient(test, person);
    // The capacity is checked at the end of the transaction.
    const { running } = test.deps.turnLog;
    test.deps.turnLog.running = () => Array.from({ length: 10_000 }) as LocalTurn[];
    expect((await client.post('start', { sessionId: 'x', question: 'Why?' })).json().code).toBe('busy');
    test.deps.turnLog.running = running;
    await client.start('x', 'Why?');
    test.deps.keyStore.forget(person.userId);
    expect((await client.session('x')).question).toBe('Why?');
  });

  it('is not created for an unknown person', async () => {
    const store = openStore();
    const nobody = '00000000-0000-4000-8000-000000000000';
    await expect(store.getCipher(nobody)).rejects.toMatchObject({ code: 'not_found' });
    expect(await test.deps.db.$count(userKeys, eq(userKeys.userId, nobody))).toBe(0);
  });

  it('is refused in the row of another person and under another master key', async () => {
    const [ann, ben] = [await createPerson(test.deps, 'ann-key'), await createPerson(test.deps, 'ben-key')];
    await openStore().getCipher(ann.userId);
    await openStore().getCipher(ben.userId);
    const [own] = await test.deps.db.select().from(userKeys).where(eq(userKeys.userId, ann.userId));
    const { wrapped } = own ?? {};
    await test.deps.db.update(userKeys).set({ wrapped }).where(eq(userKeys.userId, ben.userId));
    await expect(openStore().getCipher(ben.userId)).rejects.toThrow(DecryptionError);
    await test.deps.db.update(userKeys).set({ masterKeyId: 'x' }).where(eq(userKeys.userId, ann.userId));
    await expect(openStore().getCipher(ann.userId)).rejects.toMatchObject({ code: 'restarting' });
  });
});

describe('a cached key', () => {
  it('is dropped after a minute, and immediately when its person is deleted', async () => {
    const { userId } = await createPerson(test.deps, 'minute');
    const [here, elsewhere] = [openStore(), openStore()];
    const ciphertext = (await here.getCipher(userId)).encrypt(context, 'Why?');
    await elsewhere.getCipher(userId);
    await test.deps.db.delete(users).where(eq(users.id, userId));
    here.forget(userId);
    await expect(here.getCipher(userId)).rejects.toMatchObject({ code: 'not_found' });
    elapsed += 59_000;
    expect((await elsewhere.getCipher(userId)).decrypt(context, ciphertext)).toBe('Why?');
    elapsed += 1_001;
    await expect(elsewhere.getCipher(userId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is dropped when the cache is full', async () => {
    const names = ['oldest', 'middle', 'newest'];
    const people = [];
    for (const name of names) people.push((await createPerson(test.deps, name)).userId);
    const store = openStore({ maxCached: 2 });
    const [oldest = '', middle = '', newest = ''] = people;
    const before = await store.getCipher(oldest);
    const kept = await store.getCipher(middle);
    await store.getCipher(newest);
    for (const id of people) await dropKey(id);
    expect(await store.getCipher(middle)).toBe(kept);
    // It was loaded again, and has a new key.
    expect((await store.getCipher(oldest)).mac('x')).not.toBe(before.mac('x'));
  });
});

describe('a ciphertext that was moved in the database', () => {
  it('is refused in another column, row or person', async () => {
    const [ann, ben] = [await createSubscriber(test.deps, 'ann'), await createSubscriber(test.deps, 'ben')];
    for (const person of [ann, ben]) {
      const client = createClient(test, person);
      await client.start('evening', `The question of ${person.userId}`);
      await client.answer('evening', 'Some words', 1);
    }
    const { db, keyStore } = test.deps;
    const ref = { userId: ann.userId, sessionId: 'evening' };
    const cipher = await keyStore.getCipher(ann.userId);
    const [own] = await db.select().from(dialogues).where(eq(dialogues.userId, ann.userId));
    const [others] = await db.select().from(dialogues).where(eq(dialogues.userId, ben.userId));
    const [one] = await db.select().from(rounds).where(eq(rounds.userId, ann.userId)).orderBy(rounds.number);
    const question = (ciphertext: Buffer | undefined) =>
      db.update(dialogues).set({ question: ciphertext }).where(eq(dialogues.userId, ann.userId));
    for (const ciphertext of [others?.question, own?.reading, one?.question]) {
      await question(ciphertext);
      await expect(findDialogue(db, cipher, ref)).rejects.toThrow(DecryptionError);
    }
    const answer = await createClient(test, ann).get('sessions/evening');
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'unreadable']);
    await question(own?.question);
    expect((await findDialogue(db, cipher, ref))?.question).toBe(`The question of ${ann.userId}`);
    await db.update(rounds).set({ reflection: one?.reflection }).where(eq(rounds.userId, ann.userId));
    await expect(listRounds(db, cipher, ref)).rejects.toThrow(DecryptionError);
  });
});

describe('a rotation of the master key', () => {
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

  it('leaves every text unchanged and readable without the retired secret', async () => {
    const before = await storedTexts();
    // As after an interrupted rotation.
    const [first] = await test.deps.db.select().from(userKeys).orderBy(userKeys.userId).limit(1);
    if (!first) throw new Error('no key');
    const { masterKeyId, wrapped } = wrapKey(rotating, first.userId, unwrapKey(rotating, first));
    await test.deps.db
      .update(userKeys)
      .set({ masterKeyId, wrapped })
      .where(eq(userKeys.userId, first.userId));

    expect(await rotateMasterKey(test.deps.db, rotating)).toBe(2);
    expect(await rotateMasterKey(test.deps.db, rotating)).toBe(0);
    expect(await masterKeyIds()).toEqual([afterwards.current.id]);
    expect(await storedTexts()).toEqual(before);

    await expect(requireMasterKeys(test.deps.db, afterwards)).resolves.toBeUndefined();
    test.deps.keyStore = createUserKeyStore({
      db: test.deps.db,
      masterKeys: afterwards,
      now: test.clock.now,
    });
    for (const [at, name] of names.entries()) {
      const { question, history } = await createClient(test, people[at]).session('evening');
      expect([question, history[0]?.userResponse?.content]).toEqual([
        `The question of ${name}`,
        `The answer of ${name}`,
      ]);
    }
  });

  it('makes the retired secret useless', async () => {
    const retired = createUserKeyStore({
      db: test.deps.db,
      masterKeys: createMasterKeys(oldSecret),
      now: test.clock.now,
    });
    await expect(retired.getCipher(people[0]?.userId ?? '')).rejects.toMatchObject({ code: 'restarting' });
  });

  it('wraps the key of a new person with the current secret', async () => {
    const person = await createSubscriber(test.deps, 'new');
    const store = createUserKeyStore({ db: test.deps.db, masterKeys: rotating, now: test.clock.now });
    await store.getCipher(person.userId);
    const [row] = await test.deps.db.select().from(userKeys).where(eq(userKeys.userId, person.userId));
    expect(row?.masterKeyId).toBe(afterwards.current.id);
  });

  it('is refused, as the start is, with a secret that does not unwrap every key', async () => {
    const foreign = createMasterKeys('a secret of another installation altogether', ['and its earlier one']);
    const before = await test.deps.db.select().from(userKeys).orderBy(userKeys.userId);
    for (const start of [requireMasterKeys, rotateMasterKey]) {
      const refused = start(test.deps.db, foreign);
      await expect(refused).rejects.toThrow(ConfigError);
      await expect(refused).rejects.toThrow(/texts of 4 people .* add it to APP_SECRET_PREVIOUS/);
    }
    expect(await test.deps.db.select().from(userKeys).orderBy(userKeys.userId)).toEqual(before);
  });

  it('handles more keys than one batch', async () => {
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
});

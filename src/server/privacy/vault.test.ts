import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createClient } from '../chat/testing/client.ts';
import { createPerson, createSubscriber } from '../chat/testing/people.ts';
import { createScriptedGuide } from '../chat/testing/scripted-guide.ts';
import { findDialogue, listRounds } from '../chat/transcripts.ts';
import type { OwnTurn } from '../chat/turns/turn-log.ts';
import { dialogues, rounds, userKeys, users } from '../db/schema.ts';
import { DecryptionError } from './aes-gcm.ts';
import { createMasterKeys } from './master-key.ts';
import { createVault } from './vault.ts';

let test: TestApp;
let elapsed = 0;
const place = { table: 'dialogues', row: 'evening', column: 'question' };
const masterKeys = createMasterKeys('a secret for tests only, long enough to be taken');
const vaultOf = (given: { most?: number } = {}) =>
  createVault({ db: test.deps.db, masterKeys, now: test.clock.now, elapsedMs: () => elapsed, ...given });
const dropKey = (userId: string) => test.deps.db.delete(userKeys).where(eq(userKeys.userId, userId));

beforeAll(async () => {
  test = await createTestApp({ guide: createScriptedGuide() });
});
afterAll(() => test.close());

describe('the key of a person', () => {
  it('is made once, however many processes want it first', async () => {
    const { userId } = await createPerson(test.deps, 'first');
    const ciphers = await Promise.all(Array.from({ length: 8 }, () => vaultOf().getCipher(userId)));
    const boxes = ciphers.map((cipher, at) => cipher.encrypt(place, `text ${at}`));
    for (const cipher of ciphers)
      expect(boxes.map((box) => cipher.decrypt(place, box))).toEqual(boxes.map((_, at) => `text ${at}`));
    expect(await test.deps.db.$count(userKeys, eq(userKeys.userId, userId))).toBe(1);
  });

  it('is made once for two first dialogues at the same moment', async () => {
    const person = await createSubscriber(test.deps, 'two-at-once');
    const client = createClient(test, person);
    await Promise.all([client.start('a', 'Should I stay?'), client.start('b', 'Should I go?')]);
    test.deps.vault.forget(person.userId);
    expect((await client.session('a')).question).toBe('Should I stay?');
    expect((await client.session('b')).question).toBe('Should I go?');
  });

  it('is not remembered when the beginning of a first dialogue fails', async () => {
    const person = await createSubscriber(test.deps, 'fails-first');
    const client = createClient(test, person);
    // Too many turns run: found out at the end of the transaction that begins one.
    const { running } = test.deps.turnLog;
    test.deps.turnLog.running = () => Array.from({ length: 10_000 }) as OwnTurn[];
    expect((await client.post('start', { sessionId: 'x', question: 'Why?' })).json().code).toBe('busy');
    test.deps.turnLog.running = running;
    await client.start('x', 'Why?');
    test.deps.vault.forget(person.userId);
    expect((await client.session('x')).question).toBe('Why?');
  });

  it('belongs to nobody who is not there', async () => {
    const vault = vaultOf();
    const nobody = '00000000-0000-4000-8000-000000000000';
    await expect(vault.getCipher(nobody)).rejects.toMatchObject({ code: 'not_found' });
    expect(await test.deps.db.$count(userKeys, eq(userKeys.userId, nobody))).toBe(0);
  });

  it('cannot be put into the row of somebody else, nor under the name of another master key', async () => {
    const [ann, ben] = [await createPerson(test.deps, 'ann-key'), await createPerson(test.deps, 'ben-key')];
    await vaultOf().getCipher(ann.userId);
    await vaultOf().getCipher(ben.userId);
    const [own] = await test.deps.db.select().from(userKeys).where(eq(userKeys.userId, ann.userId));
    const { wrapped } = own ?? {};
    await test.deps.db.update(userKeys).set({ wrapped }).where(eq(userKeys.userId, ben.userId));
    await expect(vaultOf().getCipher(ben.userId)).rejects.toThrow(DecryptionError);
    await test.deps.db.update(userKeys).set({ masterKeyId: 'x' }).where(eq(userKeys.userId, ann.userId));
    await expect(vaultOf().getCipher(ann.userId)).rejects.toMatchObject({ code: 'restarting' });
  });
});

describe('a remembered key', () => {
  it('is forgotten after a minute, and at once when its person is deleted', async () => {
    const { userId } = await createPerson(test.deps, 'minute');
    const [here, elsewhere] = [vaultOf(), vaultOf()];
    const box = (await here.getCipher(userId)).encrypt(place, 'Why?');
    await elsewhere.getCipher(userId);
    await test.deps.db.delete(users).where(eq(users.id, userId));
    here.forget(userId);
    await expect(here.getCipher(userId)).rejects.toMatchObject({ code: 'not_found' });
    elapsed += 59_000;
    expect((await elsewhere.getCipher(userId)).decrypt(place, box)).toBe('Why?');
    elapsed += 1_001;
    await expect(elsewhere.getCipher(userId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('gives way to newer ones', async () => {
    const names = ['oldest', 'middle', 'newest'];
    const people = [];
    for (const name of names) people.push((await createPerson(test.deps, name)).userId);
    const vault = vaultOf({ most: 2 });
    const [oldest = '', middle = '', newest = ''] = people;
    const before = await vault.getCipher(oldest);
    const kept = await vault.getCipher(middle);
    await vault.getCipher(newest);
    for (const id of people) await dropKey(id);
    expect(await vault.getCipher(middle)).toBe(kept);
    // Asked for again, there is another key by now.
    expect((await vault.getCipher(oldest)).mac('x')).not.toBe(before.mac('x'));
  });
});

describe('C1: a box in the database that is moved', () => {
  it('to another column, row or person is refused, and says nothing', async () => {
    const [ann, ben] = [await createSubscriber(test.deps, 'ann'), await createSubscriber(test.deps, 'ben')];
    for (const person of [ann, ben]) {
      const client = createClient(test, person);
      await client.start('evening', `The question of ${person.userId}`);
      await client.answer('evening', 'Some words', 1);
    }
    const { db, vault } = test.deps;
    const ref = { userId: ann.userId, sessionId: 'evening' };
    const cipher = await vault.getCipher(ann.userId);
    const [own] = await db.select().from(dialogues).where(eq(dialogues.userId, ann.userId));
    const [others] = await db.select().from(dialogues).where(eq(dialogues.userId, ben.userId));
    const [one] = await db.select().from(rounds).where(eq(rounds.userId, ann.userId)).orderBy(rounds.number);
    const question = (box: Buffer | undefined) =>
      db.update(dialogues).set({ question: box }).where(eq(dialogues.userId, ann.userId));
    for (const box of [others?.question, own?.reading, one?.question]) {
      await question(box);
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

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { dialogues, rounds, turns } from '../../db/schema.ts';
import { storeAnswer } from '../dialogue-rows.ts';
import { createClient, createScriptedGuide, createSubscriber, type Person } from '../testing.ts';
import { recoverInterruptedTurns } from './turn-rows.ts';
import { warmUpTurns } from './warm-up.ts';

const guide = createScriptedGuide();
let test: TestApp;
let ann: Person;
let client: ReturnType<typeof createClient>;
let sessionId: string;

beforeAll(async () => {
  test = await createTestApp({ guide });
  ann = await createSubscriber(test.deps, 'ann');
  client = createClient(test, ann);
});
afterAll(() => test.close());
beforeEach(() => {
  sessionId = randomUUID();
});

const ownRounds = (id = sessionId) => test.deps.db.select().from(rounds).where(eq(rounds.sessionId, id));
const question = 'Should I stay or go?';

describe('a turn', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  it('happens once, however often its call is repeated', async () => {
    const [startKey, messageKey] = [key(), key()];
    const begin = { sessionId, question };
    const first = (await client.post('start', begin, startKey)).json();
    expect((await client.post('start', begin, startKey)).json()).toEqual(first);
    const body = { sessionId, message: 'A', round: 1 };
    const second = (await client.post('message', body, messageKey)).json();
    test.deps.turnLog.forget(ann.userId, sessionId);
    expect((await client.post('message', body, messageKey)).json()).toEqual(second);
    expect((await client.post('start', begin, startKey)).json()).toEqual(first);
    expect(await ownRounds()).toHaveLength(2);
  });

  it.each([
    ['with a key', true],
    ['without a key', false],
  ])('happens once when its call comes several times at the same moment %s', async (_, keyed) => {
    const headers = keyed ? key() : {};
    const begin = { sessionId, question };
    const firsts = await Promise.all([1, 2, 3].map(() => client.post('start', begin, headers)));
    expect(new Set(firsts.map(({ body }) => body)).size).toBe(1);
    const messageHeaders = keyed ? key() : {};
    const body = { sessionId, message: 'A' };
    guide.hold();
    const running = Promise.all([1, 2, 3].map(() => client.post('message', body, messageHeaders)));
    // All three are there before the guide answers: a later one without a key would answer the next question.
    await expect.poll(() => test.deps.turnLog.latest(ann.userId, sessionId)?.readers()).toBe(3);
    expect(await client.session(sessionId)).toMatchObject({ turn: 'running' });
    guide.release();
    const seconds = await running;
    expect(seconds.map((answer) => answer.json().data?.currentRound)).toEqual([2, 2, 2]);
    expect(await ownRounds()).toHaveLength(2);
    expect(await test.deps.db.select().from(turns).where(eq(turns.sessionId, sessionId))).toHaveLength(2);
  });

  it('refuses its key for another request', async () => {
    const headers = key();
    await client.post('start', { sessionId, question }, headers);
    const other = await client.post('start', { sessionId, question: 'Other?' }, headers);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_conflict']);
    const elsewhere = await client.post('message', { sessionId, message: 'A' }, headers);
    expect(elsewhere.json().code).toBe('idempotency_conflict');
    const malformed = await client.post(
      'start',
      { sessionId, question },
      { 'idempotency-key': 'x'.repeat(201) },
    );
    expect(malformed.json().code).toBe('invalid_input');
  });

  it('keeps a second one of the same dialogue out while it runs', async () => {
    await client.start(sessionId);
    guide.hold();
    const running = client.post('message', { sessionId, message: 'A', round: 1 }, key());
    await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'running' });
    const second = await client.post('message', { sessionId, message: 'B', round: 1 }, key());
    guide.release();
    expect([second.statusCode, second.json().code]).toEqual([409, 'turn_running']);
    expect((await running).json().data.currentRound).toBe(2);
    expect((await client.session(sessionId)).history[0]?.userResponse?.option).toBe('A');
  });

  it.each(['throws', 'ends without a step', 'writes an empty question'] as const)(
    'stores nothing when the guide %s, and may be sent again under the same key',
    async (fault) => {
      await client.start(sessionId);
      const headers = key();
      const body = { sessionId, message: 'A', round: 1 };
      guide.fail(fault);
      const failed = await client.post('message', body, headers);
      expect([failed.statusCode, failed.json().code]).toEqual([503, 'guide_failed']);
      const between = await client.session(sessionId);
      expect([between.history[0]?.userResponse, between.rounds, between.turn]).toEqual([
        null,
        1,
        'interrupted',
      ]);
      expect((await client.post('message', body, headers)).json().data.currentRound).toBe(2);
      expect((await client.session(sessionId)).turn).toBe('idle');
    },
  );

  it('of a failed start may come again, with the same key or as another question', async () => {
    guide.fail('throws', 'throws');
    const headers = key();
    const begin = { sessionId, question };
    expect((await client.post('start', begin, headers)).statusCode).toBe(503);
    expect((await client.post('start', begin, headers)).statusCode).toBe(503);
    expect((await client.post('message', { sessionId, message: 'A' })).json().code).toBe('round_stale');
    const other = await client.post('start', { sessionId, question: 'Another one?' }, key());
    expect(other.json().data.currentRound).toBe(1);
    expect((await client.session(sessionId)).question).toBe('Another one?');
  });

  it('that was running when the process ended may be sent again', async () => {
    const headers = key();
    const begin = { sessionId, question };
    await client.post('start', begin, headers);
    const own = and(eq(turns.userId, ann.userId), eq(turns.sessionId, sessionId));
    await test.deps.db.delete(rounds).where(eq(rounds.sessionId, sessionId));
    await test.deps.db.update(turns).set({ status: 'running', result: null }).where(own);
    test.deps.turnLog.forget(ann.userId, sessionId);
    await recoverInterruptedTurns(test.deps);
    expect((await client.session(sessionId)).turn).toBe('interrupted');
    expect((await client.post('start', begin, headers)).json().data.currentRound).toBe(1);
    expect(await ownRounds()).toHaveLength(1);
  });

  it('that could not be marked as ended does not block its dialogue', async () => {
    await client.start(sessionId);
    await test.deps.db.update(turns).set({ status: 'running' }).where(eq(turns.sessionId, sessionId));
    expect((await client.answer(sessionId, 'A', 1)).currentRound).toBe(2);
  });

  it('that was marked as lost meanwhile stores nothing', async () => {
    guide.hold();
    const running = client.post('start', { sessionId, question });
    await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'running' });
    const own = eq(turns.sessionId, sessionId);
    await test.deps.db.update(turns).set({ status: 'interrupted' }).where(own);
    guide.release();
    expect((await running).json().code).toBe('restarting');
    expect(await ownRounds()).toEqual([]);
    expect((await client.start(sessionId)).currentRound).toBe(1);
  });

  it('cannot write over an answer that is there', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'The first words', 1);
    const ref = { userId: ann.userId, sessionId };
    const other = { type: 'custom' as const, content: 'Other words', timestamp: new Date().toISOString() };
    const cipher = await test.deps.keyStore.getCipher(ann.userId);
    expect(await storeAnswer(test.deps.db, cipher, ref, 1, other)).toBe(false);
    expect((await client.session(sessionId)).history[0]?.userResponse?.content).toBe('The first words');
  });

  it('of a dialogue that is deleted meanwhile leaves nothing behind', async () => {
    await client.start(sessionId);
    guide.hold();
    const running = client.post('message', { sessionId, message: 'A' });
    await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'running' });
    expect((await client.remove(`sessions/${sessionId}`)).json()).toEqual({ success: true });
    guide.release();
    expect((await running).json().code).toBe('not_found');
    for (const table of [dialogues, rounds, turns]) {
      expect(await test.deps.db.select().from(table).where(eq(table.sessionId, sessionId))).toEqual([]);
    }
  });
});

describe('warming up', () => {
  it('asks no guide and writes nothing', async () => {
    const count = async () =>
      Promise.all([dialogues, rounds, turns].map((table) => test.deps.db.$count(table)));
    const before = [await count(), guide.inputs.length];
    const warned: unknown[] = [];
    const log = Object.assign(Object.create(test.deps.log), {
      warn: (...line: unknown[]) => warned.push(line),
    });
    await warmUpTurns({ ...test.deps, log });
    expect([await count(), guide.inputs.length]).toEqual(before);
    expect(warned).toEqual([]);
  });

  it('resolves when the database is unavailable', async () => {
    const db = Object.assign(Object.create(test.deps.db), {
      transaction: () => Promise.reject(new Error('away')),
    });
    const log = Object.assign(Object.create(test.deps.log), { warn: () => {} });
    await expect(warmUpTurns({ ...test.deps, db, log })).resolves.toBeUndefined();
  });
});

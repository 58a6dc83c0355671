import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { revokeAllSessions, revokeSession } from '../../auth/sessions/sessions.ts';
import { rounds, turns } from '../../db/schema.ts';
import {
  createClient,
  createScriptedGuide,
  createSubscriber,
  openStream,
  type Person,
  pieces,
  type ReceivedEvent,
  type ScriptedGuide,
  streamPost,
} from '../testing.ts';
import { createMemoryTurnLog } from './memory-turn-log.ts';
import { createLeaseRenewal, recoverInterruptedTurns } from './turn-rows.ts';
import { drainTurns } from './turns.ts';

describe('streams', () => {
  let guide: ScriptedGuide;
  let stop: AbortController;
  let test: TestApp;
  let base: string;
  let ann: Person;
  let client: ReturnType<typeof createClient>;
  let sessionId: string;
  const question = 'Should I stay or go?';
  /** Stage line, pieces, final. */
  const wholeTurn = pieces.length + 2;

  beforeEach(async () => {
    guide = createScriptedGuide();
    stop = new AbortController();
    const turnLog = createMemoryTurnLog({ orphanMs: 120 });
    test = await createTestApp({ guide, deps: { stopping: stop.signal, turnLog } });
    base = await test.app.listen({ host: '127.0.0.1', port: 0 });
    ann = await createSubscriber(test.deps, 'ann');
    client = createClient(test, ann);
    sessionId = randomUUID();
  });
  afterEach(async () => {
    stop.abort();
    await drainTurns(test.deps);
    await test.close();
  });

  const start = (id = sessionId, key?: string) =>
    openStream(base, '/api/chat/start', streamPost(ann, { sessionId: id, question }, key));
  const resume = (lastEventId?: string, id = sessionId) =>
    openStream(base, `/api/chat/stream/${id}`, {
      headers: { authorization: ann.authorization, ...(lastEventId && { 'last-event-id': lastEventId }) },
    });
  const names = (events: ReceivedEvent[]) => events.map(({ event }) => event);
  const textOf = ({ data }: ReceivedEvent): string => JSON.parse(data).text;
  const answerOf = (event: ReceivedEvent | undefined): TurnAnswer => JSON.parse(event?.data ?? '{}');

  describe('the stream form', () => {
    it('tells what is going on, streams the thinking and ends with the JSON answer', async () => {
      const stream = await start(sessionId, 'one');
      const events = await stream.take(100);
      expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(names(events)).toEqual(['message', ...pieces.map(() => 'thinking'), 'final']);
      expect(events.map(textOf)[0]).toBe('Reading your question');
      expect(events.slice(1, -1).map(textOf)).toEqual(pieces);
      const repeat = await client.post('start', { sessionId, question }, { 'idempotency-key': 'one' });
      expect(answerOf(events.at(-1))).toEqual(repeat.json());
      expect(new Set(events.map(({ id }) => id)).size).toBe(wholeTurn);
    });

    it('speaks the language of the question', async () => {
      const body = { sessionId, question: '我该留下还是离开？' };
      const stream = await openStream(base, '/api/chat/start', streamPost(ann, body));
      expect((await stream.take(1)).map(textOf)).toEqual(['正在读你的问题']);
    });

    it('gives the final event only once the round is stored', async () => {
      await (await start()).take(100);
      const body = { sessionId, message: 'A', round: 1 };
      const stream = await openStream(base, '/api/chat/message', streamPost(ann, body));
      const final = (await stream.take(100)).at(-1);
      const { history } = await client.session(sessionId);
      expect(history.at(-1)?.question).toBe(answerOf(final).data.newQuestion);
    });

    it('answers refusals before the turn as plain errors', async () => {
      await client.start(sessionId);
      const body = { sessionId, message: 'A', round: 7 };
      const stream = await openStream(base, '/api/chat/message', streamPost(ann, body));
      expect([stream.status, stream.headers.get('content-type')]).toEqual([
        409,
        'application/json; charset=utf-8',
      ]);
    });

    it('joins the turn of a repeat while it runs, and replays it afterwards', async () => {
      guide.hold();
      const first = await start(sessionId, 'same');
      const seen = await first.take(2);
      const second = await start(sessionId, 'same');
      guide.release();
      const [ofFirst, ofSecond] = [[...seen, ...(await first.take(100))], await second.take(100)];
      expect(ofSecond).toEqual(ofFirst);
      expect(await (await start(sessionId, 'same')).take(100)).toEqual(ofFirst);
      expect(guide.inputs).toHaveLength(1);
    });

    it('gives the stored answer when the events are gone', async () => {
      const events = await (await start(sessionId, 'same')).take(100);
      test.deps.turnLog.forget(ann.userId, sessionId);
      const stored = await (await start(sessionId, 'same')).take(100);
      expect(stored.map(({ id }) => id)).toEqual([events.at(-1)?.id]);
      expect(answerOf(stored[0])).toEqual(answerOf(events.at(-1)));
    });

    it('stops the guided flow at a high risk with one final event', async () => {
      const body = { sessionId, question: 'I want to kill myself' };
      const events = await (await openStream(base, '/api/chat/start', streamPost(ann, body))).take(100);
      expect(names(events)).toEqual(['final']);
      expect(answerOf(events[0]).data).toMatchObject({ sessionId, guide: 'scripted', care: 'high' });
    });

    it('ends with failed when the guide fails, and runs again under the same key with other ids', async () => {
      guide.fail('throws');
      const failed = await (await start(sessionId, 'same')).take(100);
      expect(names(failed)).toEqual(['message', 'failed']);
      expect(JSON.parse(failed[1]?.data ?? '')).toMatchObject({
        code: 'guide_failed',
        message: expect.any(String),
      });
      const events = await (await start(sessionId, 'same')).take(100);
      expect(names(events).at(-1)).toBe('final');
      expect(events.map(({ id }) => id)).not.toContain(failed[0]?.id);
    });
  });

  describe('a dropped stream', () => {
    it('goes on after every event without a gap and without a double', async () => {
      const all = await (await start()).take(100);
      for (const [index, event] of all.slice(0, -1).entries()) {
        expect(await (await resume(event.id)).take(100)).toEqual(all.slice(index + 1));
      }
      expect((await resume(all.at(-1)?.id)).status).toBe(204);
      expect(await (await resume()).take(100)).toEqual(all);
    });

    it('goes on in the middle of a running turn', async () => {
      guide.hold();
      const first = await start();
      const seen = await first.take(2);
      first.drop();
      const second = await resume(seen[1]?.id);
      guide.release();
      const all = [...seen, ...(await second.take(100))];
      expect(names(all)).toEqual(['message', ...pieces.map(() => 'thinking'), 'final']);
      expect(all.slice(1, -1).map(textOf)).toEqual(pieces);
    });

    it('does not stop a turn that was asked for as JSON', async () => {
      guide.hold();
      const abort = new AbortController();
      const init = streamPost(ann, { sessionId, question });
      const headers = { ...(init.headers as Record<string, string>), accept: 'application/json' };
      const lost = fetch(`${base}/api/chat/start`, { ...init, headers, signal: abort.signal });
      lost.catch(() => {});
      await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'running' });
      abort.abort();
      await expect(lost).rejects.toThrow();
      guide.release();
      await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'idle', rounds: 1 });
    });

    it('does not stop its turn when it comes to its end in time', async () => {
      guide.hold();
      const stream = await start();
      await stream.take(1);
      stream.drop();
      guide.release();
      await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'idle', rounds: 1 });
      expect(names(await (await resume()).take(100)).at(-1)).toBe('final');
    });

    it('stops its turn when nobody comes back', async () => {
      guide.hold();
      const stream = await start(sessionId, 'same');
      await stream.take(1);
      stream.drop();
      await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'interrupted', rounds: 0 });
      guide.release();
      expect((await resume()).status).toBe(204);
      expect(names(await (await start(sessionId, 'same')).take(100)).at(-1)).toBe('final');
    });

    it('gets the stored answer when the events are gone, and nothing when it was seen', async () => {
      const all = await (await start()).take(100);
      test.deps.turnLog.forget(ann.userId, sessionId);
      const stored = await (await resume(all[2]?.id)).take(100);
      expect(stored.map(({ id }) => id)).toEqual([all.at(-1)?.id]);
      expect(answerOf(stored[0])).toEqual(answerOf(all.at(-1)));
      expect((await resume(all.at(-1)?.id)).status).toBe(204);
    });

    it('does not get an older answer for a turn that was cut off', async () => {
      await client.start(sessionId);
      guide.hold();
      const stream = await openStream(
        base,
        '/api/chat/message',
        streamPost(ann, { sessionId, message: 'A', round: 1 }),
      );
      const [line] = await stream.take(1);
      test.deps.turnLog.forget(ann.userId, sessionId);
      await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'interrupted', rounds: 1 });
      expect((await resume(line?.id)).status).toBe(204);
    });

    it.each(['', 'a key'])('gets nothing from a turn that was undone by going back (%s)', async (key) => {
      await client.start(sessionId);
      const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
      await client.post('message', { sessionId, message: 'A', round: 1 }, headers);
      await client.post('back', { sessionId, back: 1 });
      expect((await resume()).status).toBe(204);
    });

    it('replays a whole turn to a reader that comes from another turn', async () => {
      const first = await (await start()).take(100);
      await client.answer(sessionId, 'A', 1);
      const replay = await (await resume(first.at(-1)?.id)).take(100);
      expect(answerOf(replay.at(-1)).data.currentRound).toBe(2);
      expect(replay).toHaveLength(wholeTurn);
    });
  });

  describe('streams of one person', () => {
    it('are two at most, and another dialogue has to wait', async () => {
      guide.hold();
      const [first, second] = await Promise.all([start('one'), start('two')]);
      const third = await start('three');
      expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
      expect((await client.get('sessions/three')).statusCode).toBe(404);
      guide.release();
      expect([(await first.take(100)).length, (await second.take(100)).length]).toEqual([
        wholeTurn,
        wholeTurn,
      ]);
      await expect.poll(async () => (await start('three')).status).toBe(200);
    });

    it('end when a newer one of the same dialogue opens', async () => {
      guide.hold();
      const [first, other] = await Promise.all([start('one'), start('two')]);
      const seen = await first.take(2);
      const newer = await resume(seen[1]?.id, 'one');
      expect(newer.status).toBe(200);
      expect(await first.take(100)).toEqual([]);
      guide.release();
      expect((await newer.take(100)).length).toBe(wholeTurn - 2);
      expect((await other.take(100)).length).toBe(wholeTurn);
    });

    it('need a sign-in that was not revoked', async () => {
      await client.start(sessionId);
      await revokeSession(test.deps.db, ann.authSessionId, test.deps.now());
      expect((await resume()).status).toBe(401);
    });
  });

  describe('a stop of the server', () => {
    it('ends running streams with restarting, even when the guide hangs, and leaves the turn to be sent again', async () => {
      guide.fail('hangs');
      const stream = await start(sessionId, 'same');
      const [line] = await stream.take(1);
      expect(line?.event).toBe('message');
      stop.abort();
      const rest = await stream.take(100);
      await drainTurns(test.deps);
      expect(rest.map(({ event, data }) => [event, JSON.parse(data).code])).toEqual([
        ['failed', 'restarting'],
      ]);
      const [row] = await test.deps.db.select().from(turns).where(eq(turns.sessionId, sessionId));
      expect(row?.status).toBe('interrupted');
      const refused = await client.post('start', { sessionId, question }, { 'idempotency-key': 'same' });
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'restarting']);
    });
  });

  describe('a process with broken streams', () => {
    it('goes on serving', async () => {
      guide.hold();
      for (const id of ['one', 'two', 'one', 'two', 'one']) {
        const stream = await resume(undefined, id).then((found) =>
          found.status === 404 ? start(id) : found,
        );
        await stream.take(1);
        stream.drop();
      }
      guide.release();
      expect((await client.start('three')).currentRound).toBe(1);
      expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    });
  });
});

describe('a sign-in that is revoked', () => {
  const guide = createScriptedGuide();
  let test: TestApp;
  let base: string;
  beforeAll(async () => {
    test = await createTestApp({ guide });
    base = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test.close());
  afterEach(() => void vi.useRealTimers());

  it('an open stream ends within ten seconds of its sign-in being revoked, and others go on', async () => {
    const [ann, ben] = [await createSubscriber(test.deps, 'ann'), await createSubscriber(test.deps, 'ben')];
    guide.hold();
    // Only the heartbeat is moved by hand.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const open = (person: typeof ann) =>
      openStream(base, '/api/chat/start', streamPost(person, { sessionId: randomUUID(), question: 'Why?' }));
    const [revoked, kept] = [await open(ann), await open(ben)];
    await revoked.take(2);
    await kept.take(2);
    await revokeAllSessions(test.deps.db, ann.userId, test.deps.now());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await revoked.take(100)).toEqual([]);
    guide.release();
    const rest = await kept.take(100);
    expect(rest.at(-1)?.event).toBe('final');
  });
});

describe('a reader on another process', () => {
  /** Two processes on one database, without a memory that they share: the row says what became of a turn. */

  const guides = [createScriptedGuide(), createScriptedGuide()] as const;
  let here: TestApp;
  let there: TestApp;
  let ann: Person;
  let sessionId: string;
  let bases: [string, string];
  const clients = () => [createClient(here, ann), createClient(there, ann)] as const;
  const question = 'Should I stay or go?';

  beforeAll(async () => {
    here = await createTestApp({ guide: guides[0] });
    const { db, database, keyStore } = here.deps;
    there = await createTestApp({ guide: guides[1], deps: { db, database, keyStore } });
    ann = await createSubscriber(here.deps, 'ann');
    const listen = (app: TestApp) => app.app.listen({ host: '127.0.0.1', port: 0 });
    bases = [await listen(here), await listen(there)];
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });
  beforeEach(() => {
    sessionId = randomUUID();
  });
  afterEach(() => {
    for (const guide of guides) guide.release();
  });

  const start = (base: string) =>
    openStream(base, '/api/chat/start', streamPost(ann, { sessionId, question }, `key of ${sessionId}`));
  const resume = (base: string) =>
    openStream(base, `/api/chat/stream/${sessionId}`, { headers: { authorization: ann.authorization } });
  const told = (events: ReceivedEvent[]) => events.map(({ event, data }) => JSON.parse(data).code ?? event);
  const endLease = () =>
    here.deps.db
      .update(turns)
      .set({ leaseUntil: sql`clock_timestamp() - interval '1 second'` })
      .where(eq(turns.sessionId, sessionId));

  /** A turn that is being written here. */
  async function startHere() {
    guides[0].hold();
    const stream = await start(bases[0]);
    expect(await stream.take(1)).toHaveLength(1);
    return stream;
  }

  describe('a turn of another process', () => {
    it('is running for everybody, and gives its final to a reader and to a repeat', async () => {
      await startHere();
      expect((await clients()[1].session(sessionId)).turn).toBe('running');
      const [reader, repeat] = await Promise.all([resume(bases[1]), start(bases[1])]);
      guides[0].release();
      const ends = [await reader.take(9), await repeat.take(9)].map((events) =>
        events.map(({ event }) => event),
      );
      expect(ends).toEqual([['final'], ['final']]);
      expect(guides[1].inputs).toHaveLength(0);
    });

    it('keeps a second one out, and going back', async () => {
      const client = clients()[1];
      await client.start(sessionId);
      guides[0].hold();
      const running = clients()[0].post('message', { sessionId, message: 'A', round: 1 });
      await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'running' });
      const second = await client.post('message', { sessionId, message: 'B', round: 1 });
      const back = await client.post('back', { sessionId, back: 1 });
      guides[0].release();
      expect([second.json().code, back.json().code]).toEqual(['turn_running', 'turn_running']);
      expect((await running).json().data.currentRound).toBe(2);
    });

    it('is lost when its lease has run out; the repeat runs it, and its first writer stops', async () => {
      const first = await startHere();
      const reader = await resume(bases[1]);
      await endLease();
      expect(told(await reader.take(9))).toEqual(['restarting']);
      expect((await clients()[1].session(sessionId)).turn).toBe('interrupted');
      expect((await resume(bases[1])).status).toBe(204);
      expect(told(await (await start(bases[1])).take(99)).at(-1)).toBe('final');
      const keep = createLeaseRenewal(here.deps);
      await keep();
      await keep();
      expect(told(await first.take(99)).at(-1)).toBe('restarting');
      expect(await here.deps.db.select().from(rounds).where(eq(rounds.sessionId, sessionId))).toHaveLength(1);
    });

    it('cannot store its round when it was taken for lost and comes to its end', async () => {
      const first = await startHere();
      await endLease();
      expect(told(await (await start(bases[1])).take(99)).at(-1)).toBe('final');
      guides[0].release();
      expect(told(await first.take(99)).at(-1)).toBe('restarting');
      expect(await here.deps.db.select().from(turns).where(eq(turns.sessionId, sessionId))).toHaveLength(1);
    });

    it('stops when its dialogue is deleted', async () => {
      const first = await startHere();
      const reader = await resume(bases[1]);
      const keep = createLeaseRenewal(here.deps);
      await keep();
      expect((await clients()[1].remove(`sessions/${sessionId}`)).json()).toEqual({ success: true });
      await keep();
      await keep();
      expect(told(await first.take(99)).at(-1)).toBe('not_found');
      expect(told(await reader.take(9))).toEqual(['not_found']);
    });

    it('keeps its lease over the start of a process, and loses it to the next one on its folder', async () => {
      const { runner } = here.deps;
      await startHere();
      const state = async () => (await clients()[1].session(sessionId)).turn;
      await recoverInterruptedTurns({ ...there.deps, runner: `${randomUUID()}/1` });
      expect(await state()).toBe('running');
      await here.deps.db
        .update(turns)
        .set({ runner: `${runner}/1` })
        .where(eq(turns.sessionId, sessionId));
      await recoverInterruptedTurns({ ...there.deps, runner: `${runner}/2` });
      expect(await state()).toBe('interrupted');
    });

    it('holds its lease while its process lives', async () => {
      await startHere();
      await endLease();
      await createLeaseRenewal(here.deps)();
      expect((await clients()[1].session(sessionId)).turn).toBe('running');
    });
  });
});

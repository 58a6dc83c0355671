/** Running turns of unstored dialogues: joined, dropped, lost, and inaccessible to others. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { createClient, openStream, streamPost } from '../testing/client.ts';
import { createSubscriber, type Person } from '../testing/people.ts';
import { createScriptedGuide, pieces, scriptedOptions, scriptedQuestion } from '../testing/scripted-guide.ts';
import { createUnstoredTurns, findUnstored } from './unstored.ts';

const guide = createScriptedGuide({ stage: 'instead' });
const question = 'Should I stay or go?';
let test: TestApp;
let base: string;
let ann: Person;
let ben: Person;
let client: ReturnType<typeof createClient>;
let sessionId: string;

beforeAll(async () => {
  test = await createTestApp({ guide });
  base = await test.app.listen({ port: 0, host: '127.0.0.1' });
  ann = await createSubscriber(test.deps, 'ann');
  ben = await createSubscriber(test.deps, 'ben');
  client = createClient(test, ann);
});
afterAll(() => test.close());
beforeEach(() => {
  sessionId = randomUUID();
});
afterEach(() => guide.release());

const firstRound = () => ({
  stage: 'instead',
  question: scriptedQuestion(1),
  options: scriptedOptions(1),
  answer: null,
});
const message = (text = 'the recipe of Ann') => ({
  sessionId,
  message: text,
  transcript: { question, rounds: [firstRound()] },
});
const ask = (person: Person, body: object, key?: string) =>
  openStream(base, '/api/chat/message', streamPost(person, body, key));
const resume = (person: Person, lastEventId?: string) =>
  openStream(base, `/api/chat/stream/${sessionId}`, {
    headers: { authorization: person.authorization, ...(lastEventId && { 'last-event-id': lastEventId }) },
  });
const running = () => test.deps.unstored.log.running().length;

it('asks the guide once for two simultaneous calls, and refuses another one meanwhile', async () => {
  const before = guide.inputs.length;
  guide.hold();
  const first = await ask(ann, message(), 'a key');
  const again = client.post('message', message(), { 'idempotency-key': 'a key' });
  const other = await client.post('message', message('no, this'), { 'idempotency-key': 'another key' });
  expect([other.statusCode, other.json().code]).toEqual([409, 'turn_running']);
  const conflict = await client.post('message', message('no, this'), { 'idempotency-key': 'a key' });
  expect([conflict.statusCode, conflict.json().code]).toEqual([422, 'idempotency_conflict']);
  // The repeat has joined the turn: after the turn was read, the call would run again.
  await expect.poll(() => test.deps.unstored.log.latest(ann.userId, sessionId)?.readers()).toBe(2);
  guide.release();
  const events = await first.take(pieces.length + 2);
  expect(JSON.parse(events.at(-1)?.data ?? '')).toEqual((await again).json());
  expect(guide.inputs.length).toBe(before + 1);
});

it('goes on where a dropped stream stopped, and knows nothing of it once it was read', async () => {
  guide.hold();
  const stream = await ask(ann, message());
  const seen = await stream.take(2);
  stream.drop();
  const rest = await resume(ann, seen.at(-1)?.id);
  guide.release();
  const events = await rest.take(pieces.length);
  expect(events.at(-1)?.event).toBe('final');
  const ids = [...seen, ...events].map(({ id }) => id);
  expect(new Set(ids).size).toBe(pieces.length + 2);
  await expect.poll(() => test.deps.unstored.log.latest(ann.userId, sessionId)).toBeUndefined();
  expect((await resume(ann, ids.at(-1))).status).toBe(404);
});

it('keeps a turn whose reader left before it was sent the end', async () => {
  const { log } = test.deps.unstored;
  const ref = { userId: ann.userId, sessionId };
  const turn = await log.open({ id: randomUUID(), ...ref, stopsWithoutReaders: false });
  const [leaveEarly, leave] = [1, 2].map(() => findUnstored(test.deps, ref)?.join(() => {}));
  turn.end();
  leaveEarly?.(false);
  expect(log.latest(ann.userId, sessionId)).toBeDefined();
  leave?.(true);
  expect(log.latest(ann.userId, sessionId)).toBeUndefined();
});

it('holds no result of a call for the next one', async () => {
  const { exclusive } = createUnstoredTurns();
  await exclusive(async () => 'a text of Ann');
  expect(await exclusive(async (...received: unknown[]) => received)).toEqual([undefined]);
});

it('runs the same call again when its process was lost in mid-turn', async () => {
  guide.hold();
  const stream = await ask(ann, message(), 'a key');
  await stream.take(2);
  stream.drop();
  // What a new process knows: nothing.
  await test.deps.unstored.log.forget(ann.userId, sessionId);
  expect((await resume(ann)).status).toBe(404);
  guide.release();
  const answer = await client.post('message', message(), { 'idempotency-key': 'a key' });
  expect(answer.json().data.currentRound).toBe(2);
  expect(running()).toBe(0);
});

it('runs the same call again when the guide failed', async () => {
  guide.fail('throws');
  const failed = await client.post('message', message(), { 'idempotency-key': 'a key' });
  expect([failed.statusCode, failed.json().code]).toEqual([503, 'guide_failed']);
  const answer = await client.post('message', message(), { 'idempotency-key': 'a key' });
  expect(answer.json().data.currentRound).toBe(2);
});

it('cannot be reached by another person, whatever they send', async () => {
  guide.hold();
  const stream = await ask(ann, message(), 'a key');
  await stream.take(2);
  expect((await resume(ben)).status).toBe(404);
  const theirs = createClient(test, ben).post('message', message('mine'), { 'idempotency-key': 'a key' });
  guide.release();
  expect((await theirs).json().data.currentRound).toBe(2);
  expect(guide.inputs.at(-1)?.rounds[0]?.content).toBe('mine');
  const events = await stream.take(pieces.length);
  expect(events.at(-1)?.event).toBe('final');
});

it('stops what the guide sees as high risk, and passes on its word on care', async () => {
  guide.fail('sees high risk', 'sees low risk');
  expect((await client.post('message', message())).json().data).toEqual({
    sessionId,
    guide: 'scripted',
    care: 'high',
    careKind: 'self-harm',
  });
  expect((await client.post('message', message())).json().data).toMatchObject({
    care: 'low',
    careKind: 'abuse',
  });
});

it('accepts a rewritten line only when it is new and proved', async () => {
  const rounds = [1, 2].map(() => ({ ...firstRound(), answer: { content: 'because of the light' } }));
  const ended = await client.post('finish', {
    sessionId,
    transcript: { question, rounds: [...rounds, firstRound()] },
  });
  const { frontendDisplay } = ended.json().data;
  const target = { sessionId, part: 'reason', index: 0 };
  const rewrite = () =>
    client.post('rewrite', { ...target, transcript: { question, rounds, frontendDisplay } });
  for (const fault of ['makes quotes up', 'keeps the line', 'throws'] as const) {
    guide.fail(fault);
    expect([fault, (await rewrite()).json().code]).toEqual([fault, 'guide_failed']);
  }
  guide.fail('rewrites all');
  const { frontendDisplay: written } = (await rewrite()).json();
  expect(written.instantInsight).toEqual(frontendDisplay.instantInsight);
  expect(written.dialogueReview.keyDiscoveries[0]).toMatch(/^Rewritten/);
});

it('counts the steps of the guide, without a word of anybody', async () => {
  await client.post('message', message());
  const figures = (await test.app.inject('/metrics')).body;
  expect(figures).toMatch(/guide_steps_total\{[^}]*\} [1-9]/);
  expect(figures).not.toContain('secret');
  expect(figures).not.toContain(sessionId);
});

it('ends with restarting when the server stops, so that the page sends the call again', async () => {
  guide.hold();
  const stop = new AbortController();
  const stopping = await createTestApp({ guide, deps: { stopping: stop.signal } });
  const person = await createSubscriber(stopping.deps, 'dan');
  const answer = createClient(stopping, person).post('message', message());
  await expect.poll(() => stopping.deps.unstored.log.running().length).toBe(1);
  stop.abort();
  expect((await answer).json().code).toBe('restarting');
  await stopping.close();
});

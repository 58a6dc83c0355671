/** Two processes on one database, without a memory that they share: the row says what became of a turn. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { rounds, turns } from '../../db/schema.ts';
import { createClient, openStream, type ReceivedEvent, streamPost } from '../testing/client.ts';
import { createSubscriber, type Person } from '../testing/people.ts';
import { createScriptedGuide } from '../testing/scripted-guide.ts';
import { createLeaseKeeper, recoverInterruptedTurns } from './turn-rows.ts';

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
    const keep = createLeaseKeeper(here.deps);
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
    const keep = createLeaseKeeper(here.deps);
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
    await createLeaseKeeper(here.deps)();
    expect((await clients()[1].session(sessionId)).turn).toBe('running');
  });
});

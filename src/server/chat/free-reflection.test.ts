import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { FreeReflection } from '#shared/contract/chat.ts';
import { callLimits } from '#shared/contract/endpoint.ts';
import { createTestApp, type TestApp, testConfig } from '../../../tests/support/test-app.ts';
import { freeReflections, subscriptions } from '../db/schema-billing.ts';
import { createClient, createPerson, createScriptedGuide, type Person, payForAYear } from './testing.ts';

const guide = createScriptedGuide();
const question = 'Should I stay or go?';
const free = { codes: [], firstReflectionFree: true };
const off = testConfig().offers;

let test: TestApp;
let name: string;
let ann: Person;
let client: ReturnType<typeof createClient>;
let sessionId: string;

beforeAll(async () => {
  test = await createTestApp({ guide });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.deps.config.offers = free;
  name = `ann-${randomUUID()}`;
  ann = await createPerson(test.deps, name);
  client = createClient(test, ann);
  sessionId = randomUUID();
});

const start = (id: string, more: object = {}, key?: string) =>
  client.post('start', { sessionId: id, question, ...more }, key ? { 'idempotency-key': key } : {});
const state = async (): Promise<FreeReflection> => (await client.get('free')).json();
const rows = () => test.deps.db.select().from(freeReflections).where(eq(freeReflections.userId, ann.userId));

async function expectRefused(answer: Promise<{ statusCode: number; json(): { code: string } }>) {
  const { statusCode, json } = await answer.then((one) => ({ statusCode: one.statusCode, json: one.json() }));
  expect([statusCode, json.code]).toEqual([403, 'subscription_required']);
}

/** From the question to the summary. */
async function finish(id: string): Promise<void> {
  await client.start(id);
  for (const answer of ['A', 'B', 'my own words']) await client.answer(id, answer);
  expect((await client.session(id)).frontendDisplay).not.toBeNull();
}

describe('without the offer', () => {
  it('a dialogue needs a subscription, and nothing is written', async () => {
    test.deps.config.offers = off;
    await expectRefused(start(sessionId));
    expect(await state()).toEqual({ state: 'off', sessionId: null });
    expect(await rows()).toEqual([]);
  });

  it('a free dialogue that was begun before goes on', async () => {
    await client.start(sessionId);
    test.deps.config.offers = off;
    expect((await client.answer(sessionId, 'A')).currentRound).toBe(2);
    expect(await state()).toEqual({ state: 'used', sessionId });
  });
});

describe('with the offer', () => {
  it('one dialogue goes from the question to a rewritten summary, by every call', async () => {
    expect(await state()).toEqual({ state: 'open', sessionId: null });
    await client.start(sessionId);
    expect(await state()).toEqual({ state: 'used', sessionId });
    expect((await client.answer(sessionId, 'A')).currentRound).toBe(2);
    expect((await client.post('back', { sessionId, back: true })).json()).toEqual({ success: true });
    const understanding = { wants: [{ text: 'Rest', own: true }], fears: [], limits: [], unknown: [] };
    expect((await client.post('understanding', { sessionId, understanding })).statusCode).toBe(200);
    expect((await client.get(`stream/${sessionId}`)).statusCode).toBe(204);
    for (const answer of ['A', 'B', 'my own words']) await client.answer(sessionId, answer);
    const rewrite = { sessionId, part: 'insight', index: 0, note: 'too short' };
    expect(
      (await client.post('rewrite', rewrite)).json().frontendDisplay.instantInsight.coreAnswer,
    ).toContain('Rewritten too short');
  });

  it('can be ended early', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'A');
    await client.answer(sessionId, 'B');
    expect((await client.post('finish', { sessionId })).json().data.frontendDisplay).toBeDefined();
  });

  it('no second dialogue is free, whatever happened to the first', async () => {
    await finish(sessionId);
    await expectRefused(start(randomUUID()));
    expect((await client.remove(`sessions/${sessionId}`)).statusCode).toBe(200);
    await expectRefused(start(randomUUID()));
    await expectRefused(start(sessionId));
    expect(await state()).toEqual({ state: 'used', sessionId });
  });

  it('other stored dialogues of the person stay closed', async () => {
    await payForAYear(test.deps, ann.userId, name);
    const paid = randomUUID();
    await client.start(paid);
    await test.deps.db.delete(subscriptions).where(eq(subscriptions.userId, ann.userId));
    const calls = () => [
      client.post('message', { sessionId: paid, message: 'A' }),
      client.post('finish', { sessionId: paid }),
      client.post('back', { sessionId: paid, back: 1 }),
      client.get(`stream/${paid}`),
    ];
    for (const call of calls()) await expectRefused(call);
    await client.start(sessionId);
    for (const call of calls()) await expectRefused(call);
    expect((await client.session(paid)).rounds, 'it can still be read').toBe(1);
  });

  it('unstored dialogues are never free, not even under the id of the free one', async () => {
    await expectRefused(start(sessionId, { trace: false }));
    expect(await rows()).toEqual([]);
    await client.start(sessionId);
    const round = { stage: 'stage-1', question: 'Why?', options: ['a', 'b', 'c'], answer: null };
    const transcript = { question, rounds: [round] };
    const understanding = { wants: [], fears: [], limits: [], unknown: [] };
    const display = (await finishOther()).frontendDisplay;
    for (const [path, body] of [
      ['message', { message: 'A', transcript }],
      ['finish', { transcript }],
      ['understanding', { understanding, transcript }],
      ['rewrite', { part: 'insight', index: 0, transcript: { ...transcript, frontendDisplay: display } }],
    ] as const)
      await expectRefused(client.post(path, { sessionId, ...body }));
  });

  /** A display in the form of the wire, from another person's dialogue. */
  async function finishOther() {
    const other = createClient(test, await createPerson(test.deps, `other-${randomUUID()}`));
    const id = randomUUID();
    await other.start(id);
    for (const answer of ['A', 'B', 'C']) await other.answer(id, answer);
    return other.session(id);
  }

  it('two tabs that start at the same moment get one', async () => {
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => start(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(11);
    expect(await rows()).toHaveLength(1);
    expect((await client.get('sessions')).json().sessions).toHaveLength(1);
  });

  it('a repeated start is the same dialogue', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([start(sessionId, {}, key), start(sessionId, {}, key)]);
    const later = await start(sessionId, {}, key);
    expect([first, second, later].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set([first, second, later].map(({ body }) => body)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('is not used up by a dialogue that failed before its first question', async () => {
    guide.fail('throws');
    expect((await start(sessionId)).statusCode).toBe(503);
    expect(await state()).toEqual({ state: 'open', sessionId });
    const next = randomUUID();
    expect((await start(next)).statusCode).toBe(200);
    await expectRefused(start(sessionId));
    expect(await rows()).toMatchObject([{ sessionId: next }]);
  });

  it('is not used up by a failed dialogue that was deleted', async () => {
    guide.fail('throws');
    await start(sessionId);
    await client.remove(`sessions/${sessionId}`);
    expect((await start(randomUUID())).statusCode).toBe(200);
  });

  it('the same dialogue starts again after a failure', async () => {
    guide.fail('throws');
    await start(sessionId);
    expect((await client.start(sessionId)).currentRound).toBe(1);
  });

  it('is not used up by a question that shows the help page', async () => {
    const answer = await start(sessionId, { question: 'I want to kill myself tonight' });
    expect(answer.json().data.care).toBe('high');
    expect(await rows()).toEqual([]);
    guide.fail('sees high risk');
    await start(sessionId);
    expect((await state()).state).toBe('open');
  });

  it('while its first question is being written, another tab waits for a subscription', async () => {
    guide.hold();
    const first = start(sessionId);
    await expect.poll(async () => (await rows()).length).toBe(1);
    await expectRefused(start(randomUUID()));
    guide.release();
    expect((await first).statusCode).toBe(200);
    expect((await client.answer(sessionId, 'A')).currentRound).toBe(2);
  });

  it('a subscriber begins without using it, and has it after the subscription', async () => {
    await payForAYear(test.deps, ann.userId, name);
    await client.start(sessionId);
    expect(await rows()).toEqual([]);
    await test.deps.db.delete(subscriptions).where(eq(subscriptions.userId, ann.userId));
    expect((await start(randomUUID())).statusCode).toBe(200);
  });

  it("another person's free dialogue is an unknown one", async () => {
    await client.start(sessionId);
    const ben = createClient(test, await createPerson(test.deps, `ben-${randomUUID()}`));
    const answer = await ben.post('message', { sessionId, message: 'A' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'subscription_required']);
    expect((await ben.start(sessionId, 'My own question')).currentRound).toBe(1);
    expect((await client.session(sessionId)).question).toBe(question);
  });

  it('is in the export', async () => {
    const exported = (query: string) =>
      test.app.inject({
        url: `/api/account/export${query}`,
        headers: { authorization: ann.authorization },
      });
    expect((await exported('')).json().freeReflection).toBeNull();
    await client.start(sessionId);
    await client.remove(`sessions/${sessionId}`);
    expect((await exported('')).json().freeReflection).toEqual({
      sessionId,
      startedAt: expect.any(String),
      usedAt: expect.any(String),
    });
    expect((await exported('?format=markdown')).body).toContain(`Free first reflection\n\n- ${sessionId}`);
  });
});

it('needs a sign-in to be asked about', async () => {
  expect((await createClient(test, undefined).get('free')).statusCode).toBe(401);
});

it('the limit on turns holds for a person without a subscription', async () => {
  // On a local address, limits are wider.
  const app = await createTestApp({ guide, env: { PUBLIC_URL: 'https://clearing.example' } });
  onTestFinished(() => app.close());
  app.deps.config.offers = free;
  const { authorization } = await createPerson(app.deps, name);
  const startAtOnce = () =>
    app.app.inject({
      method: 'POST',
      url: '/api/chat/start',
      headers: { authorization },
      payload: { sessionId, question },
    });
  const [{ max } = { max: 0 }] = callLimits.turns;
  const allowed = await Promise.all(Array.from({ length: max }, startAtOnce));
  expect(allowed.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
  expect((await startAtOnce()).statusCode).toBe(429);
});

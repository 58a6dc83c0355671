import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { rounds } from '../db/schema.ts';
import {
  createClient,
  createScriptedGuide,
  createSubscriber,
  type Person,
  pieces,
  scriptedOptions,
  scriptedQuestion,
  scriptedUnderstanding,
} from './testing.ts';

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

describe('a dialogue', () => {
  it('goes from the question over rounds to a summary, and is kept whole', async () => {
    const first = await client.start(sessionId);
    expect(first).toEqual({
      sessionId,
      newQuestion: scriptedQuestion(1),
      kind: 'choice',
      options: scriptedOptions(1),
      supportMessage: 'Support 1',
      thinking: pieces.join(''),
      currentRound: 1,
      guide: 'scripted',
      understanding: scriptedUnderstanding(1),
    });
    await client.answer(sessionId, 'B', 1);
    await client.answer(sessionId, 'My own words', 2);
    const last = await client.answer(sessionId, scriptedOptions(3)[2] ?? '', 3);
    expect(last.frontendDisplay?.problemReview.originalQuestion).toBe(question);
    expect(last.newQuestion).toBeUndefined();

    const session = await client.session(sessionId);
    expect(session).toMatchObject({
      status: 'finished',
      rounds: 3,
      turn: 'idle',
      question,
      guide: 'scripted',
      summaryGuide: 'scripted',
    });
    expect(session.history.map(({ guide: wrote }) => wrote)).toEqual(['scripted', 'scripted', 'scripted']);
    expect(session.frontendDisplay).toEqual(last.frontendDisplay);
    expect(session.history.map(({ userResponse }) => userResponse)).toMatchObject([
      { type: 'option', option: 'B', content: scriptedOptions(1)[1] },
      { type: 'custom', content: 'My own words' },
      { type: 'option', option: 'C', content: scriptedOptions(3)[2] },
    ]);
    expect(session.history[0]).toMatchObject({
      question: scriptedQuestion(1),
      options: scriptedOptions(1),
      currentRound: 1,
      thinkingContent: pieces.join(''),
      supportMessage: 'Support 1',
    });
  });

  it('gives the guide all answered rounds and the reading that the person corrected', async () => {
    const reading = { frame: 'choice', a: 'stay', b: 'go' };
    await client.post('start', { sessionId, question, reading });
    await client.answer(sessionId, 'A');
    await client.answer(sessionId, 'because of the light');
    expect(guide.inputs.at(-1)).toMatchObject({
      question,
      reading,
      rounds: [
        { number: 1, stage: 'stage-1', option: 'A', content: scriptedOptions(1)[0] },
        { number: 2, stage: 'stage-2', content: 'because of the light' },
      ],
    });
    expect(guide.inputs.at(-1)?.seed).toBe(guide.inputs.at(-2)?.seed);
  });

  it('takes only a summary after six answers', async () => {
    await client.start(sessionId);
    guide.fail(...Array.from({ length: 6 }, () => 'asks for ever' as const));
    for (let round = 1; round < 6; round++) await client.answer(sessionId, 'A', round);
    const refused = await client.post('message', { sessionId, message: 'A', round: 6 });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'guide_failed']);
    expect((await client.answer(sessionId, 'A', 6)).frontendDisplay).toBeDefined();
  });

  it('is over after the summary', async () => {
    await client.start(sessionId);
    for (let round = 1; round <= 3; round++) await client.answer(sessionId, 'A', round);
    const late = await client.post('message', { sessionId, message: 'one more' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'dialogue_finished']);
    const back = await client.post('back', { sessionId, back: 1 });
    expect([back.statusCode, back.json().success]).toEqual([200, false]);
    expect((await client.session(sessionId)).status).toBe('finished');
  });

  it('begins once', async () => {
    await client.start(sessionId);
    const other = await client.post('start', { sessionId, question: 'Another question?' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'dialogue_exists']);
    expect((await client.session(sessionId)).question).toBe(question);
  });
});

describe('an answer', () => {
  it('must belong to the open question', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'A', 1);
    for (const round of [1, 3]) {
      const stale = await client.post('message', { sessionId, message: 'B', round });
      expect([stale.statusCode, stale.json().code]).toEqual([409, 'round_stale']);
    }
    expect(await ownRounds()).toHaveLength(2);
  });

  it('must be the text of the option whose letter it carries', async () => {
    await client.start(sessionId);
    const wrong = await client.post('message', { sessionId, message: 'something else', option: 'A' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'invalid_input']);
    const right = { sessionId, message: scriptedOptions(1)[0], option: 'A' };
    expect((await client.post('message', right)).json().data.currentRound).toBe(2);
  });

  it('to an unknown dialogue is not found', async () => {
    const unknown = await client.post('message', { sessionId, message: 'A' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
  });
});

describe('going back', () => {
  it('opens an earlier question again and takes away what came after it', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'A', 1);
    await client.answer(sessionId, 'B', 2);
    expect((await client.post('back', { sessionId, back: 2 })).json()).toEqual({ success: true });
    const { history, turn } = await client.session(sessionId);
    expect([history.length, history[0]?.userResponse, turn]).toEqual([1, null, 'idle']);
    expect((await client.answer(sessionId, 'C', 1)).currentRound).toBe(2);
    expect(guide.inputs.at(-1)?.rounds.map(({ option }) => option)).toEqual(['C']);
  });

  it('counts true as one round', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'A', 1);
    expect((await client.post('back', { sessionId, back: true })).json().success).toBe(true);
    expect((await client.session(sessionId)).rounds).toBe(1);
  });

  it('asks the guide again when the same answer is sent again without a key', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'A', 1);
    await client.post('back', { sessionId, back: 1 });
    expect((await client.answer(sessionId, 'A', 1)).currentRound).toBe(2);
    expect(await ownRounds()).toHaveLength(2);
  });

  it('ends at the first question', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'A', 1);
    for (const back of [2, 100]) {
      const answer = await client.post('back', { sessionId, back });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { success: false, error: 'The First Question' },
      ]);
    }
    expect(await ownRounds()).toHaveLength(2);
  });

  it('by nothing is not valid, and in an unknown dialogue not found', async () => {
    await client.start(sessionId);
    expect((await client.post('back', { sessionId, back: false })).json().code).toBe('invalid_input');
    const unknown = await client.post('back', { sessionId: randomUUID(), back: 1 });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
  });

  it('waits for a running turn', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'A', 1);
    guide.hold();
    const running = client.answer(sessionId, 'B', 2);
    await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'running' });
    const back = await client.post('back', { sessionId, back: 1 });
    guide.release();
    expect([back.statusCode, back.json().code]).toEqual([409, 'turn_running']);
    expect((await running).currentRound).toBe(3);
  });
});

describe('care', () => {
  const high = 'I want to kill myself';
  const low = 'I feel hopeless and empty every day';

  it('comes before the guide: a start that speaks of high risk stores nothing', async () => {
    const asked = guide.inputs.length;
    const answer = await client.post('start', { sessionId, question: high });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { sessionId, data: { sessionId, guide: 'scripted', care: 'high', careKind: 'self-harm' } },
    ]);
    expect((await client.get(`sessions/${sessionId}`)).statusCode).toBe(404);
    expect(guide.inputs.length).toBe(asked);
  });

  it('looks at the corrected reading too', async () => {
    const reading = { frame: 'whether', act: high };
    const answer = await client.post('start', { sessionId, question, reading });
    expect(answer.json().data.care).toBe('high');
    expect((await client.get(`sessions/${sessionId}`)).statusCode).toBe(404);
  });

  it('keeps the question open after an answer that speaks of high risk', async () => {
    await client.start(sessionId);
    expect((await client.answer(sessionId, high, 1)).care).toBe('high');
    expect((await client.session(sessionId)).history[0]?.userResponse).toBeNull();
    expect((await client.answer(sessionId, 'A', 1)).currentRound).toBe(2);
  });

  it('goes on with a low risk, and stays with the dialogue', async () => {
    expect((await client.start(sessionId)).care).toBeUndefined();
    expect(await client.answer(sessionId, low)).toMatchObject({ care: 'low', currentRound: 2 });
    expect(await client.answer(sessionId, 'A')).toMatchObject({ care: 'low', currentRound: 3 });
  });

  it('is returned with the reading of a question, to anybody', async () => {
    const stranger = createClient(test, undefined);
    const readings = await Promise.all(
      [question, low, high].map((text) => stranger.post('reading', { question: text })),
    );
    expect(readings.map((reading) => reading.json().care)).toEqual([undefined, 'low', 'high']);
    expect(readings[2]?.json().careKind).toBe('self-harm');
    expect(readings[0]?.json().reading).toEqual({ frame: 'open', act: question });
  });
});

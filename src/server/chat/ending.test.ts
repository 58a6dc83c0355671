import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { rounds, turns } from '../db/schema.ts';
import { createClient } from './testing/client.ts';
import { createSubscriber } from './testing/people.ts';
import { createScriptedGuide, scriptedReport } from './testing/scripted-guide.ts';

const guide = createScriptedGuide({ summaryAfter: 5 });
let test: TestApp;
let client: ReturnType<typeof createClient>;
let sessionId: string;

beforeAll(async () => {
  test = await createTestApp({ guide });
  client = createClient(test, await createSubscriber(test.deps, 'ann'));
});
afterAll(() => test.close());
beforeEach(() => {
  sessionId = randomUUID();
});

const finish = (body: object = {}, key?: string) =>
  client.post('finish', { sessionId, ...body }, key ? { 'idempotency-key': key } : {});

async function answerTwo(): Promise<void> {
  await client.start(sessionId);
  await client.answer(sessionId, 'The light in the kitchen', 1);
  await client.answer(sessionId, 'My brother waits for me', 2);
}

describe('enough for now', () => {
  it('ends with a summary of what there is, and leaves the open question open', async () => {
    await answerTwo();
    const ended = await finish({ round: 3 });
    expect(ended.statusCode).toBe(200);
    expect(ended.json().data.frontendDisplay.stillOpen).toEqual(['What comes next']);
    expect(guide.inputs.at(-1)).toMatchObject({ finish: true, rounds: [{ number: 1 }, { number: 2 }] });
    const session = await client.session(sessionId);
    expect([session.status, session.history.length, session.history[2]?.userResponse]).toEqual([
      'finished',
      3,
      null,
    ]);
    expect(session.frontendDisplay).toEqual(ended.json().data.frontendDisplay);
  });

  it('is written once, with a key and without', async () => {
    await answerTwo();
    const asked = guide.inputs.length;
    const key = randomUUID();
    const [first, again] = await Promise.all([finish({}, key), finish({}, key)]);
    expect(again.json()).toEqual(first.json());
    expect((await finish({}, key)).json()).toEqual(first.json());
    expect(guide.inputs.length).toBe(asked + 1);

    sessionId = randomUUID();
    await answerTwo();
    const plain = await finish();
    expect((await finish()).json()).toEqual(plain.json());
    expect(guide.inputs.length).toBe(asked + 5);
  });

  it('can be read again as a stream', async () => {
    await answerTwo();
    const { data } = (await finish()).json();
    const stream = await client.get(`stream/${sessionId}`);
    const final = /event: final\ndata: (.*)\n/.exec(stream.body)?.[1] ?? '{}';
    expect(JSON.parse(final).data).toEqual(data);
  });

  it('is refused before the third question, for another question, and after the end', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'The light', 1);
    const early = await finish();
    expect([early.statusCode, early.json().code]).toEqual([409, 'finish_too_early']);
    await client.answer(sessionId, 'The garden', 2);
    expect((await finish({ round: 2 })).json().code).toBe('round_stale');
    await finish();
    const late = await client.post('message', { sessionId, message: 'one more' });
    expect(late.json().code).toBe('dialogue_finished');
    expect((await finish({ round: 3 }, randomUUID())).json().code).toBe('dialogue_finished');
    sessionId = randomUUID();
    expect((await finish()).json().code).toBe('not_found');
  });

  it('takes no further question for an end', async () => {
    await answerTwo();
    guide.fail('asks for ever');
    expect((await finish()).json().code).toBe('guide_failed');
    expect((await client.session(sessionId)).status).toBe('active');
    expect((await finish()).json().data.frontendDisplay).toBeDefined();
  });
});

describe('evidence', () => {
  it('lets no summary through whose quotes nobody wrote', async () => {
    await answerTwo();
    guide.fail('makes quotes up');
    const ended = await finish();
    expect([ended.statusCode, ended.json().code]).toEqual([503, 'guide_failed']);
    expect((await client.session(sessionId)).frontendDisplay).toBeNull();
  });

  it('points to the words of the person', async () => {
    await answerTwo();
    expect((await finish()).json().data.frontendDisplay.evidence).toContainEqual({
      part: 'reason',
      index: 1,
      round: 2,
      quote: 'My brother waits for me',
    });
  });
});

describe('risk that the guide sees', () => {
  it('ends the turn in care when it is high, and stores nothing of the round', async () => {
    await client.start(sessionId);
    guide.fail('sees high risk');
    const answer = await client.answer(sessionId, 'It is quiet here', 1);
    expect(answer).toEqual({ sessionId, guide: 'scripted', care: 'high', careKind: 'self-harm' });
    const session = await client.session(sessionId);
    expect([session.history.length, session.history[0]?.userResponse, session.turn]).toEqual([
      1,
      null,
      'idle',
    ]);
    expect(await client.answer(sessionId, 'Something else', 1)).toMatchObject({
      care: 'low',
      careKind: 'self-harm',
      currentRound: 2,
    });
  });

  it('shows a card when it is low, which stays with the dialogue', async () => {
    await client.start(sessionId);
    guide.fail('sees low risk');
    const low = { care: 'low', careKind: 'abuse' };
    expect(await client.answer(sessionId, 'It is quiet', 1)).toMatchObject({ ...low, currentRound: 2 });
    expect(await client.answer(sessionId, 'All is well', 2)).toMatchObject({ ...low, currentRound: 3 });
  });

  it('never lowers what the screen found', async () => {
    guide.fail('sees low risk');
    const start = await client.start(sessionId, 'I feel hopeless and empty every day');
    expect(start).toMatchObject({ care: 'low', careKind: 'self-harm' });
  });
});

describe('reports', () => {
  it('stand with the turn, and model and prompt version with the round', async () => {
    await client.start(sessionId);
    const [turn] = await test.deps.db.select().from(turns).where(eq(turns.sessionId, sessionId));
    expect(turn?.report).toEqual({ ...scriptedReport, kind: 'round', firstEventMs: expect.any(Number) });
    const [round] = await test.deps.db.select().from(rounds).where(eq(rounds.sessionId, sessionId));
    expect(round).toMatchObject({
      model: 'scripted-1',
      promptVersion: '7',
    });
  });
});

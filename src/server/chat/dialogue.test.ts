import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { rounds, turns } from '../db/schema.ts';
import { findOpenRound, findRoundToReopen, parseAnswer } from './dialogue.ts';
import type { RoundRow } from './dialogue-rows.ts';
import {
  createClient,
  createScriptedGuide,
  createSubscriber,
  scriptedQuestion,
  scriptedReport,
} from './testing.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

function round(number: number, given: Partial<RoundRow> = {}): RoundRow {
  return {
    userId: 'ann',
    sessionId: 'evening',
    number,
    kind: 'choice',
    stage: 'stage',
    guide: 'scripted',
    model: null,
    promptVersion: null,
    question: 'Why?',
    options: ['Rest', 'Work ', 'Both'],
    reflection: '',
    support: '',
    answer: null,
    createdAt: now,
    ...given,
  };
}

describe('parseAnswer', () => {
  const read = (message: string, option?: 'A' | 'B' | 'C', options?: string[]) =>
    parseAnswer(round(1, options && { options }), { message, option }, now);

  it.each([
    ['its letter', 'B'],
    ['its letter in lower case', ' b '],
    ['its text', 'Work'],
  ])('takes an option by %s', (_, message) => {
    expect(read(message)).toEqual({
      type: 'option',
      option: 'B',
      content: 'Work ',
      timestamp: '2026-11-20T10:00:00.000Z',
    });
  });

  it('takes everything else as own words, trimmed', () => {
    expect(read('  Something else\n')).toMatchObject({ type: 'custom', content: 'Something else' });
    expect(read('D')).toMatchObject({ type: 'custom', content: 'D' });
  });

  it('takes the letter of an option that is not there as own words, or refuses it as a choice', () => {
    expect(read('C', undefined, ['Only one'])).toMatchObject({ type: 'custom', content: 'C' });
    expect(() => read('C', 'C', ['Only one'])).toThrow('Some fields are not valid');
  });

  it('follows the letter where two options have the same text', () => {
    expect(read('Same', 'B', ['Same', 'Same'])).toMatchObject({ option: 'B', content: 'Same' });
  });

  it('refuses a letter whose option says something else', () => {
    expect(() => read('Rest', 'B')).toThrow('Some fields are not valid');
  });

  it('never stores an option that was not offered', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.array(fc.string(), { maxLength: 3 }),
        (message, options) => {
          const answer = read(message, undefined, options);
          if (answer.type === 'option') expect(options).toContain(answer.content);
          else expect(answer.content).toBe(message.trim());
        },
      ),
    );
  });
});

describe('rounds', () => {
  const answer = { type: 'custom' as const, content: 'so', timestamp: now.toISOString() };

  it('have the last one open until it is answered', () => {
    const [first, second] = [round(1, { answer }), round(2)];
    expect(findOpenRound([first, second])).toBe(second);
    expect(findOpenRound([first])).toBeUndefined();
    expect(findOpenRound([])).toBeUndefined();
  });

  it('lead back to an earlier one, never before the first', () => {
    const three = [round(1, { answer }), round(2, { answer }), round(3)];
    expect([1, 2, 3, 4].map((back) => findRoundToReopen(three, back))).toEqual([
      { round: 2 },
      { round: 1 },
      { error: 'The First Question' },
      { error: 'The First Question' },
    ]);
  });
});

describe('the end of a dialogue', () => {
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
});

describe('going on from an earlier reflection', () => {
  const guide = createScriptedGuide();
  const memory = ['It is clear now', 'The step was: take one step'];
  const question = 'And now?';

  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ guide });
  });
  afterAll(() => test.close());

  /** A client of a new person, who has finished the reflection `first`. */
  async function createReturning() {
    const client = createClient(test, await createSubscriber(test.deps, `again-${randomUUID()}`));
    await client.start('first');
    for (const word of ['one', 'two', 'three']) await client.answer('first', word);
    return client;
  }

  const listed = async (client: ReturnType<typeof createClient>) =>
    (await client.get('sessions')).json().sessions;

  it('lists the insight and the mood of a finished reflection, and neither before', async () => {
    const client = await createReturning();
    await client.start('second');
    const [second, first] = await listed(client);
    expect(first).toMatchObject({ insight: 'It is clear now', moodPhrase: 'The sky clears' });
    expect(Object.keys(second)).not.toContain('insight');
    expect(Object.keys(second)).not.toContain('moodPhrase');
  });

  it('goes on from an earlier reflection, which the guide knows in every round', async () => {
    const client = await createReturning();
    await client.post('start', { sessionId: 'second', question, continues: { sessionId: 'first', memory } });
    expect(guide.inputs.at(-1)).toMatchObject({ question, rounds: [], memory });
    await client.answer('second', 'It went well');
    expect(guide.inputs.at(-1)).toMatchObject({ memory, rounds: [{ content: 'It went well' }] });
    expect(await client.session('second')).toMatchObject({ continues: 'first', memory });
    expect((await listed(client))[0]).toMatchObject({ sessionId: 'second', continues: 'first' });
  });

  it.each([
    ['unfinished', 'open'],
    ['unknown', 'nothing'],
  ])('begins without memory if the earlier reflection is %s', async (_, sessionId) => {
    const client = await createReturning();
    await client.start('open');
    await client.post('start', { sessionId: 'next', question, continues: { sessionId, memory } });
    expect(guide.inputs.at(-1)).toMatchObject({ question });
    expect(guide.inputs.at(-1)).not.toHaveProperty('memory');
    expect(await client.session('next')).not.toHaveProperty('continues');
  });

  it('keeps no memory of what someone else wrote', async () => {
    await createReturning();
    const other = createClient(test, await createSubscriber(test.deps, `other-${randomUUID()}`));
    await other.post('start', { sessionId: 'mine', question, continues: { sessionId: 'first', memory } });
    expect(guide.inputs.at(-1)).not.toHaveProperty('memory');
  });

  it('has no memory in an unstored dialogue', async () => {
    const client = await createReturning();
    const body = { sessionId: 'hidden', question, trace: false, continues: { sessionId: 'first', memory } };
    const response = await client.post('start', body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
  });

  it('screens what the person wrote into the memory', async () => {
    const client = await createReturning();
    const continues = { sessionId: 'first', memory: ['I am going to kill myself tonight'] };
    const { data } = (await client.post('start', { sessionId: 'second', question, continues })).json();
    expect(data.care).toBe('high');
    expect(await client.session('second')).toMatchObject({ code: 'not_found' });
  });
});

describe('a dialogue under random calls', () => {
  const summaryAfter = 4;
  const guide = createScriptedGuide({ summaryAfter });
  let test: TestApp;
  let client: ReturnType<typeof createClient>;

  beforeAll(async () => {
    test = await createTestApp({ guide });
    client = createClient(test, await createSubscriber(test.deps, 'ann'));
  });
  afterAll(() => test.close());

  /** What the server is expected to hold: the answers given so far, and the last turn's call. */
  interface Model {
    sessionId: string;
    answers: string[];
    finished: boolean;
    last: { key: string; body: object; answer: string } | undefined;
  }

  type Step = { kind: 'answer' | 'double' | 'fail' | 'repeat' | 'stale' } | { kind: 'back'; rounds: number };

  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('answer', 'double').map((kind) => ({ kind })) },
    { weight: 2, arbitrary: fc.constantFrom('fail', 'repeat', 'stale').map((kind) => ({ kind })) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 4 }).map((rounds) => ({ kind: 'back' as const, rounds })),
    },
  );

  const post = (body: object, key: string) => client.post('message', body, { 'idempotency-key': key });

  async function goBack(model: Model, rounds: number): Promise<void> {
    const { success } = (await client.post('back', { sessionId: model.sessionId, back: rounds })).json();
    const allowed = !model.finished && rounds <= model.answers.length;
    expect(success).toBe(allowed);
    if (allowed) model.answers = model.answers.slice(0, -rounds);
  }

  async function repeat(model: Model): Promise<void> {
    if (!model.last) return;
    const again = await post(model.last.body, model.last.key);
    expect(again.json()).toEqual(JSON.parse(model.last.answer));
  }

  async function answer(model: Model, kind: 'answer' | 'double' | 'fail' | 'stale'): Promise<void> {
    const open = model.answers.length + 1;
    const message = `Thought ${randomUUID()}`;
    const round = kind === 'stale' ? open + 1 : open;
    const body = { sessionId: model.sessionId, message, round };
    const key = randomUUID();
    if (kind === 'fail' && !model.finished) guide.fail('throws');
    const sent = kind === 'double' ? [post(body, key), post(body, key)] : [post(body, key)];
    const replies = await Promise.all(sent);
    const expected = model.finished ? 409 : { answer: 200, double: 200, fail: 503, stale: 409 }[kind];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => expected));
    expect(new Set(replies.map(({ body: text }) => text)).size).toBe(1);
    if (expected !== 200) return;
    model.answers.push(message);
    model.finished = model.answers.length === summaryAfter;
    model.last = { key, body, answer: replies[0]?.body ?? '' };
  }

  async function expectSame(model: Model): Promise<void> {
    const session = await client.session(model.sessionId);
    const asked = model.answers.length + (model.finished ? 0 : 1);
    expect(session.history.map(({ question }) => question)).toEqual(
      Array.from({ length: asked }, (_, index) => scriptedQuestion(index + 1)),
    );
    const stored = session.history.flatMap(({ userResponse }) =>
      userResponse ? [userResponse.content] : [],
    );
    expect(stored).toEqual(model.answers);
    expect([session.status, session.frontendDisplay !== null]).toEqual(
      model.finished ? ['finished', true] : ['active', false],
    );
  }

  it('holds exactly what was answered, whatever is repeated, doubled, refused, failed or undone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const model: Model = { sessionId: randomUUID(), answers: [], finished: false, last: undefined };
        await client.start(model.sessionId);
        for (const next of steps) {
          if (next.kind === 'back') await goBack(model, next.rounds);
          else if (next.kind === 'repeat') await repeat(model);
          else await answer(model, next.kind);
          await expectSame(model);
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

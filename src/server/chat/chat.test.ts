import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { dialogues, rounds, turns } from '../db/schema.ts';
import { createClient } from './testing/client.ts';
import { createPerson, createSubscriber, type Person } from './testing/people.ts';
import { createScriptedGuide, pieces, scriptedOptions, scriptedQuestion } from './testing/scripted-guide.ts';
import { recoverInterruptedTurns } from './turns.ts';

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
      options: scriptedOptions(1),
      supportMessage: 'Support 1',
      thinking: pieces.join(''),
      currentRound: 1,
      guide: 'scripted',
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
    });
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

  it('asks the guide anew when the same answer is sent again without a key', async () => {
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
    await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'running' });
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

describe('care', () => {
  const high = 'I want to kill myself';
  const low = 'I feel hopeless and empty every day';

  it('comes before the guide: a start that speaks of high risk stores nothing', async () => {
    const asked = guide.inputs.length;
    const answer = await client.post('start', { sessionId, question: high });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { sessionId, data: { sessionId, guide: 'scripted', care: 'high' } },
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

  it('is told with the reading of a question, to anybody', async () => {
    const stranger = createClient(test, undefined);
    const readings = await Promise.all(
      [question, low, high].map((text) => stranger.post('reading', { question: text })),
    );
    expect(readings.map((reading) => reading.json().care)).toEqual([undefined, 'low', 'high']);
    expect(readings[0]?.json().reading).toEqual({ frame: 'open', act: question });
  });
});

describe('access', () => {
  const calls = (id: string): [string, object | undefined][] => [
    ['start', { sessionId: id, question }],
    ['message', { sessionId: id, message: 'A' }],
    ['back', { sessionId: id, back: 1 }],
    [`stream/${id}`, undefined],
  ];

  it('needs a sign-in and a subscription for start, message, back and stream', async () => {
    const visitor = createClient(test, undefined);
    const member = createClient(test, await createPerson(test.deps, `free-${sessionId}`));
    for (const [path, body] of calls(sessionId)) {
      const [signedOut, unpaid] = await Promise.all(
        [visitor, member].map((caller) => (body ? caller.post(path, body) : caller.get(path))),
      );
      expect([path, signedOut?.statusCode, signedOut?.json().code]).toEqual([path, 401, 'unauthorized']);
      expect([path, unpaid?.statusCode, unpaid?.json().code]).toEqual([path, 403, 'subscription_required']);
    }
  });

  it('leaves people their own dialogues after the subscription has ended', async () => {
    const member = createClient(test, await createPerson(test.deps, `former-${sessionId}`));
    expect((await member.get('sessions')).json()).toEqual({ sessions: [], nextCursor: null });
  });

  it("shows another person's dialogue as an unknown one", async () => {
    await client.start(sessionId);
    const other = createClient(test, await createSubscriber(test.deps, `ben-${sessionId}`));
    const unknown = randomUUID();
    for (const id of [sessionId, unknown]) {
      const answers = await Promise.all([
        other.post('message', { sessionId: id, message: 'A' }),
        other.post('back', { sessionId: id, back: 1 }),
        other.get(`stream/${id}`),
        other.get(`sessions/${id}`),
        other.remove(`sessions/${id}`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
    expect((await client.session(sessionId)).rounds).toBe(1);
  });

  it("begins one's own dialogue under an id that another person uses", async () => {
    await client.start(sessionId, 'A secret of Ann');
    const other = createClient(test, await createSubscriber(test.deps, `cem-${sessionId}`));
    expect((await other.start(sessionId, 'My own question')).currentRound).toBe(1);
    expect((await other.session(sessionId)).question).toBe('My own question');
    await other.remove(`sessions/${sessionId}`);
    expect((await client.session(sessionId)).question).toBe('A secret of Ann');
  });
});

describe('the list of dialogues', () => {
  it('comes newest first, page by page, each once', async () => {
    const dora = createClient(test, await createSubscriber(test.deps, `dora-${sessionId}`));
    const ids = ['s1', 's2', 's3', 's4', 's5'];
    for (const id of ids) await dora.start(id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = `sessions?limit=2${cursor ? `&cursor=${cursor}` : ''}`;
      const page = (await dora.get(query)).json();
      seen.push(...page.sessions.map((session: { sessionId: string }) => session.sessionId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
    expect((await dora.get('sessions?limit=1')).json().sessions[0]).toMatchObject({
      sessionId: 's5',
      question,
      status: 'active',
      rounds: 1,
    });
  });

  it('tells dialogues of the same moment apart', async () => {
    const emil = await createSubscriber(test.deps, `emil-${sessionId}`);
    const now = test.deps.now();
    const texts = { question, reading: { frame: 'open' as const }, guide: 'scripted' };
    const ids = ['a', 'b', 'c'];
    await test.deps.db
      .insert(dialogues)
      .values(
        ids.map((id) => ({ userId: emil.userId, sessionId: id, ...texts, createdAt: now, updatedAt: now })),
      );
    const caller = createClient(test, emil);
    const first = (await caller.get('sessions?limit=2')).json();
    const second = (await caller.get(`sessions?limit=2&cursor=${first.nextCursor}`)).json();
    const shown = [...first.sessions, ...second.sessions].map((session) => session.sessionId);
    expect([shown, second.nextCursor]).toEqual([['c', 'b', 'a'], null]);
  });

  it.each(['nonsense', Buffer.from('2026-11-20 ').toString('base64url'), '%00', 'x'.repeat(300)])(
    'refuses the cursor %s',
    async (cursor) => {
      expect((await client.get(`sessions?cursor=${cursor}`)).json().code).toBe('invalid_input');
    },
  );
});

describe('input', () => {
  const long = (length: number) => 'x'.repeat(length);
  it.each<[string, string, object, string]>([
    ['a blank question', 'start', { question: ' \n ' }, 'invalid_input'],
    ['a question with NUL', 'start', { question: 'a\u0000b' }, 'invalid_input'],
    ['a question that is too long', 'start', { question: long(601) }, 'invalid_input'],
    [
      'a reading with a foreign field',
      'start',
      { question, reading: { frame: 'open', z: 1 } },
      'invalid_input',
    ],
    ['a foreign field', 'start', { question, admin: true }, 'invalid_input'],
    ['a session id with a slash', 'start', { question, sessionId: '../x' }, 'invalid_input'],
    ['a blank answer', 'message', { message: '  ' }, 'invalid_input'],
    ['an answer with NUL', 'message', { message: '\u0000' }, 'invalid_input'],
    ['an answer that is too long', 'message', { message: long(1_001) }, 'invalid_input'],
    ['an unknown letter', 'message', { message: 'D', option: 'D' }, 'invalid_input'],
    ['a round that is no number', 'message', { message: 'A', round: '1' }, 'invalid_input'],
    ['going back by a fraction', 'back', { back: 1.5 }, 'invalid_input'],
  ])('with %s is refused', async (_, path, body, code) => {
    const answer = await client.post(path, { sessionId, ...body });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it('that is no JSON is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const malformed = await client.post('start', '{"sessionId":', headers);
    expect([malformed.statusCode, malformed.json().code]).toEqual([400, 'malformed_json']);
    const form = await client.post('start', 'question=a', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([form.statusCode, form.json().code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('the questions of the day', () => {
  it('are four, the same all day, in both languages', async () => {
    const stranger = createClient(test, undefined);
    const [en, again, zh] = await Promise.all(
      ['', '?locale=en', '?locale=zh'].map(async (query) =>
        (await stranger.get(`guide-questions${query}`)).json(),
      ),
    );
    expect(en.questions).toHaveLength(4);
    expect(again).toEqual(en);
    expect(zh.questions.join('')).toMatch(/\p{Script=Han}/u);
  });
});

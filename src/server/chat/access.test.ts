import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { storeDialogue } from './dialogue-rows.ts';
import { createClient, createPerson, createScriptedGuide, createSubscriber, type Person } from './testing.ts';

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

const question = 'Should I stay or go?';

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
    const cipher = await test.deps.keyStore.getCipher(emil.userId);
    for (const id of ids)
      await storeDialogue(test.deps.db, cipher, { userId: emil.userId, sessionId: id }, texts, now);
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
    ['a question that is too long', 'start', { question: long(2_001) }, 'invalid_input'],
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
    ['an answer that is too long', 'message', { message: long(2_001) }, 'invalid_input'],
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

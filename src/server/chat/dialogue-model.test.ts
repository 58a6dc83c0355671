import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createClient } from './testing/client.ts';
import { createSubscriber } from './testing/people.ts';
import { createScriptedGuide, scriptedQuestion } from './testing/scripted-guide.ts';

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
  const stored = session.history.flatMap(({ userResponse }) => (userResponse ? [userResponse.content] : []));
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

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createClient, createScriptedGuide, createSubscriber, scriptedUnderstanding } from './testing.ts';

const guide = createScriptedGuide({ summaryAfter: 3 });
let test: TestApp;
let client: ReturnType<typeof createClient>;
let stranger: ReturnType<typeof createClient>;
let sessionId: string;

beforeAll(async () => {
  test = await createTestApp({ guide });
  client = createClient(test, await createSubscriber(test.deps, 'ann'));
  stranger = createClient(test, await createSubscriber(test.deps, 'bob'));
});
afterAll(() => test.close());
beforeEach(() => {
  sessionId = randomUUID();
});

const save = (understanding: object, by = client) => by.post('understanding', { sessionId, understanding });
const own = (text: string) => ({ text, own: true });
const guides = (text: string) => ({ text, own: false });
const high = 'I want to kill myself';

describe('what was understood', () => {
  it('is kept as the person corrected it, and given to the guide', async () => {
    await client.start(sessionId);
    const corrected = { ...scriptedUnderstanding(1), wants: [own('A door that closes')] };
    const saved = await save(corrected);
    expect([saved.statusCode, saved.json()]).toEqual([200, { understanding: corrected }]);
    expect((await client.session(sessionId)).understanding).toEqual(corrected);
    const next = await client.answer(sessionId, 'A', 1);
    expect(guide.inputs.at(-1)?.understanding).toEqual(corrected);
    expect(next.understanding?.wants).toEqual([own('A door that closes'), guides('Wish 2')]);
  });

  it('is signed by the person where it is not as the guide wrote it', async () => {
    await client.start(sessionId);
    const wants = [guides('Wish 1'), guides('Wish of mine')];
    const saved = (await save({ ...scriptedUnderstanding(1), wants })).json().understanding;
    expect(saved.wants).toEqual([guides('Wish 1'), own('Wish of mine')]);
  });

  it('is not taken over by a guide that wrote meanwhile', async () => {
    await client.start(sessionId);
    guide.hold();
    const running = client.answer(sessionId, 'A', 1);
    await expect.poll(() => client.session(sessionId)).toMatchObject({ turn: 'running' });
    await save({ wants: [own('Mine')], fears: [], limits: [], unknown: [] });
    guide.release();
    expect((await running).understanding).toEqual({
      wants: [own('Mine'), guides('Wish 2')],
      fears: [],
      limits: [],
      // Taken out by the person while the guide was writing it again.
      unknown: [],
    });
  });

  it('is screened: high risk is not stored, low risk shows a card', async () => {
    await client.start(sessionId);
    const before = scriptedUnderstanding(1);
    const refused = (await save({ ...before, fears: [own(high)] })).json();
    expect(refused).toEqual({ understanding: before, care: 'high', careKind: 'self-harm' });
    expect((await client.session(sessionId)).understanding).toEqual(before);
    const low = await save({ ...before, fears: [own('I feel hopeless and empty every day')] });
    expect(low.json().care).toBe('low');
    expect((await client.answer(sessionId, 'A', 1)).care).toBe('low');
  });

  it('loses on going back what the answers left no longer hold', async () => {
    await client.start(sessionId);
    await client.answer(sessionId, 'A', 1);
    await save({ ...scriptedUnderstanding(2), wants: [own('Mine'), guides('Wish 2')] });
    await client.post('back', { sessionId, back: 1 });
    expect((await client.session(sessionId)).understanding?.wants).toEqual([own('Mine')]);
  });

  it('belongs to the dialogue’s owner, has limits, and ends with the summary', async () => {
    await client.start(sessionId);
    expect((await save(scriptedUnderstanding(1), stranger)).json().code).toBe('not_found');
    const wants = Array.from({ length: 7 }, (_, at) => own(`Wish ${at}`));
    expect((await save({ ...scriptedUnderstanding(1), wants })).json().code).toBe('invalid_input');
    for (const round of [1, 2, 3]) await client.answer(sessionId, 'A', round);
    expect((await save(scriptedUnderstanding(1))).json().code).toBe('dialogue_finished');
  });
});

describe('not right', () => {
  const rewrite = (body: object, key?: string, by = client) =>
    by.post('rewrite', { sessionId, ...body }, key ? { 'idempotency-key': key } : {});
  const reason = { part: 'reason', index: 1 };

  async function finished() {
    await client.start(sessionId);
    for (const round of [1, 2, 3]) await client.answer(sessionId, `Answer ${round}`, round);
    const { frontendDisplay } = await client.session(sessionId);
    if (!frontendDisplay) throw new Error('not finished');
    return frontendDisplay;
  }

  it('rewrites one line with its evidence, and nothing else', async () => {
    const before = await finished();
    guide.fail('rewrites all');
    const answer = await rewrite({ ...reason, note: 'It is not about him' });
    const after = answer.json().frontendDisplay;
    expect(after.dialogueReview.keyDiscoveries[1]).toContain('It is not about him');
    expect(after.evidence).toContainEqual({ ...reason, round: 1, quote: 'Answer 1' });
    const others = (summary: typeof before) => ({
      ...summary,
      dialogueReview: summary.dialogueReview.keyDiscoveries.filter((_, at) => at !== 1),
      evidence: summary.evidence?.filter(({ part, index }) => part !== 'reason' || index !== 1),
    });
    expect(others(after)).toEqual(others(before));
    expect((await client.session(sessionId)).frontendDisplay).toEqual(after);
  });

  it('is done once for a key', async () => {
    await finished();
    const asked = guide.inputs.length;
    const key = randomUUID();
    const [first, again] = await Promise.all([rewrite(reason, key), rewrite(reason, key)]);
    expect(again.json()).toEqual(first.json());
    expect(guide.inputs.length).toBe(asked + 1);
  });

  it('changes two lines at once without losing one', async () => {
    await finished();
    guide.hold();
    const both = [rewrite({ part: 'reason', index: 0 }), rewrite({ part: 'insight', index: 0 })];
    await expect.poll(() => guide.inputs.length).toBeGreaterThan(0);
    guide.release();
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const summary = (await client.session(sessionId)).frontendDisplay;
    expect(summary?.dialogueReview.keyDiscoveries[0]).toContain('Rewritten');
    expect(summary?.instantInsight.coreAnswer).toMatch(/^• Rewritten/);
  });

  it('is refused to the second of two that change the same line at once', async () => {
    await finished();
    guide.hold();
    const asked = guide.inputs.length;
    const both = [rewrite(reason), rewrite(reason)];
    await expect.poll(() => guide.inputs.length).toBe(asked + 2);
    guide.release();
    const answers = await Promise.all(both);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [written] = answers.filter(({ statusCode }) => statusCode === 200);
    expect((await client.session(sessionId)).frontendDisplay).toEqual(written?.json().frontendDisplay);
  });

  it.each(['throws', 'makes quotes up', 'keeps the line'] as const)(
    'keeps the summary as it is when the guide %s',
    async (fault) => {
      const before = await finished();
      guide.fail(fault);
      const answer = await rewrite(reason);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'guide_failed']);
      expect((await client.session(sessionId)).frontendDisplay).toEqual(before);
    },
  );

  it('changes nothing after a note that speaks of high risk', async () => {
    const before = await finished();
    const asked = guide.inputs.length;
    expect((await rewrite({ ...reason, note: high })).json()).toEqual({
      frontendDisplay: before,
      care: 'high',
      careKind: 'self-harm',
    });
    expect(guide.inputs.length).toBe(asked);
  });

  it('needs a line of an own, finished dialogue', async () => {
    await client.start(sessionId);
    expect((await rewrite(reason)).json().code).toBe('line_changed');
    sessionId = randomUUID();
    await finished();
    expect((await rewrite({ part: 'reason', index: 9 })).json().code).toBe('invalid_input');
    expect((await rewrite(reason, undefined, stranger)).json().code).toBe('not_found');
  });
});

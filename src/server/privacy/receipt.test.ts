import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import {
  createClient,
  createScriptedGuide,
  createSubscriber,
  type Person,
  type ScriptedGuide,
} from '../chat/testing.ts';
import { guideCalls } from '../db/schema.ts';
import type { Guide, OutboundRequest } from '../guide/guide.ts';

const scripted: ScriptedGuide = createScriptedGuide({ summaryAfter: 2 });
/** What the guide says that it sends, before each step. */
let sends: OutboundRequest[] = [];
const guide: Guide = {
  ...scripted,
  async *next(input, signal, recordOutboundRequest) {
    for (const request of sends) await recordOutboundRequest?.(request);
    yield* scripted.next(input, signal);
  },
  rewrite: async (input, summary, target, signal, recordOutboundRequest) => {
    for (const request of sends) await recordOutboundRequest?.(request);
    return scripted.rewrite(input, summary, target, signal);
  },
};

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
  sends = [];
});

const toModel = (answers: number): OutboundRequest => ({
  purpose: 'guide',
  host: 'api.example.org',
  model: 'model-1',
  texts: [
    { what: 'question', chars: 23 },
    ...(answers ? [{ what: 'answers' as const, chars: 9, from: 1, to: answers }] : []),
  ],
});
const moderation: OutboundRequest = {
  purpose: 'moderation',
  host: 'api.example.org',
  model: 'moderation-1',
  texts: [{ what: 'question', chars: 23 }],
};
const receipt = async (): Promise<ResponseBody<'getReceipt'>> =>
  (await client.get(`sessions/${sessionId}/receipt`)).json();

describe('a receipt', () => {
  it('of the built-in way says that nothing left this server', async () => {
    await client.start(sessionId);
    const { steps, stored, backupDays } = await receipt();
    expect(steps).toEqual([
      expect.objectContaining({ kind: 'start', answers: 0, outcome: 'done', guide: 'scripted', sent: [] }),
    ]);
    expect(stored.map(({ what, encrypted, until }) => [what, encrypted, until === null])).toEqual([
      ['question', true, true],
      ['rounds', true, true],
      ['understanding', true, true],
      ['answers_to_repeats', true, true],
      ['events', false, false],
    ]);
    expect(backupDays).toBe(30);
  });

  it('names every step with who got what, how often, and never the words', async () => {
    sends = [moderation, toModel(0), toModel(0)];
    await client.start(sessionId, 'Is my violet hat right?');
    sends = [toModel(1)];
    await client.answer(sessionId, 'Velvet is');
    sends = [toModel(2)];
    await client.answer(sessionId, 'Feathers');
    const rewrite = { sessionId, part: 'reason', index: 0, note: 'Not the hat' };
    expect((await client.post('rewrite', rewrite)).statusCode).toBe(200);
    const { steps, stored } = await receipt();
    expect(steps.map(({ kind, answers, outcome, model }) => [kind, answers, outcome, model])).toEqual([
      ['start', 0, 'done', 'model-1'],
      ['message', 1, 'done', 'model-1'],
      ['message', 2, 'done', 'model-1'],
      ['rewrite', 2, 'done', 'model-1'],
    ]);
    expect(steps[0]?.sent).toEqual([
      { ...moderation, times: 1 },
      { ...toModel(0), times: 2 },
    ]);
    expect(stored.map(({ what }) => what)).toContain('summary');
    expect(JSON.stringify({ steps, stored })).not.toMatch(/violet|Velvet|Feathers|the hat/);
    const rows = await test.deps.db.select().from(guideCalls).where(eq(guideCalls.sessionId, sessionId));
    expect(JSON.stringify(rows)).not.toMatch(/violet|Velvet|Feathers|the hat/);
  });

  it('keeps a step that failed after its text had left, also when it was tried again', async () => {
    sends = [toModel(0)];
    scripted.fail('throws');
    await client.post('start', { sessionId, question: 'Is it so?' });
    expect((await receipt()).steps.map(({ outcome }) => outcome)).toEqual(['failed']);
    await client.start(sessionId, 'Is it so?');
    expect((await receipt()).steps.map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
  });

  it('keeps a step that ended in care, of which nothing else is stored', async () => {
    await client.start(sessionId);
    sends = [toModel(1)];
    scripted.fail('sees high risk');
    await client.answer(sessionId, 'An answer that is not stored');
    const { steps, stored } = await receipt();
    expect(steps.at(-1)).toMatchObject({ kind: 'message', outcome: 'care', sent: [{ times: 1 }] });
    expect(stored.find(({ what }) => what === 'rounds')?.count).toBe(1);
  });

  it('is gone with its reflection, and is nobody else’s', async () => {
    sends = [toModel(0)];
    await client.start(sessionId);
    const other = createClient(test, await createSubscriber(test.deps, `b-${sessionId}`));
    expect((await other.get(`sessions/${sessionId}/receipt`)).statusCode).toBe(404);
    await client.remove(`sessions/${sessionId}`);
    expect((await client.get(`sessions/${sessionId}/receipt`)).json().code).toBe('not_found');
    expect(await test.deps.db.select().from(guideCalls).where(eq(guideCalls.sessionId, sessionId))).toEqual(
      [],
    );
  });
});

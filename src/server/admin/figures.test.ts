import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { createAdmin } from '../../../tests/support/admin.ts';
import { createSubscribedPerson } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createPerson } from '../chat/testing.ts';
import { careCounts, dialogues, turns } from '../db/schema.ts';
import { freeReflections, orders } from '../db/schema-billing.ts';
import type { GuideReport } from '../guide/guide.ts';

let test: TestApp;
let headers: { authorization: string };

async function open(): Promise<void> {
  test = await createTestApp();
  ({ headers } = await createAdmin(test));
}

async function overview(days = 30): Promise<ResponseBody<'adminOverview'>> {
  const answer = await test.app.inject({ url: `/api/admin/overview?days=${days}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const order = (userId: string, status: 'pending' | 'paid') => ({
  orderNumber: crypto.randomUUID(),
  userId,
  plan: 'monthly' as const,
  provider: 'stripe' as const,
  amountCents: 525,
  currency: 'USD' as const,
  status,
  createdAt: test.deps.now(),
});
async function talk(person: { headers: { authorization: string } }, finish: boolean) {
  const post = (url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, payload, headers: person.headers });
  const sessionId = `funnel-${crypto.randomUUID()}`;
  await post('/api/chat/start', { sessionId, question: 'Should I learn to sail this spring?' });
  if (!finish) return;
  for (let round = 1; round < 7; round += 1) {
    const answer = await post('/api/chat/message', {
      sessionId,
      message: `The sea calms me, reason ${round}`,
    });
    if (answer.json().data.frontendDisplay) return;
  }
  throw new Error('the dialogue does not end');
}

describe('the funnel', () => {
  beforeAll(open);
  afterAll(() => test.close());

  it('counts people of the period by how far they came, each step among those of the one before', async () => {
    const { db } = test.deps;
    const [ordered, paid, begun, done, skipped] = await Promise.all(
      Array.from({ length: 5 }, () => createSubscribedPerson(test)),
    );
    if (!ordered || !paid || !begun || !done || !skipped) throw new Error('five people');
    await db.insert(orders).values(order(ordered.userId, 'pending'));
    for (const { userId } of [paid, begun, done]) {
      await db.insert(orders).values(order(userId, 'pending'));
      await db.insert(orders).values(order(userId, 'paid'));
    }
    await talk(begun, false);
    await talk(done, true);
    // Access without an order: a later step without the earlier ones is not counted.
    await talk(skipped, false);
    const answer = await overview();
    const none = { freeBegun: 0, freeSummarised: 0, freePaid: 0 };
    expect(answer.funnel).toEqual({ registered: 6, ordered: 4, paid: 3, begun: 2, summarised: 1, ...none });
    expect(answer.people).toBe(6);
    await db.update(dialogues).set({ importedAt: test.deps.now() }).where(eq(dialogues.userId, done.userId));
    expect((await overview()).funnel, 'what was imported did not begin here').toMatchObject({
      begun: 1,
      summarised: 0,
    });
    test.clock.pass(8 * 24 * 3_600_000);
    ({ headers } = await createAdmin(test));
    expect((await overview(7)).funnel).toMatchObject({ registered: 1, ordered: 0 });
  });
});

describe('the funnel with a free first reflection', () => {
  beforeAll(open);
  afterAll(() => test.close());

  it('counts who had one, who reached its summary and who paid', async () => {
    const { db, config } = test.deps;
    config.offers = { ...config.offers, firstReflectionFree: true };
    const [begun, done, paid, failed] = await Promise.all(
      ['begun', 'done', 'paid', 'failed'].map((name) => createPerson(test.deps, name)),
    );
    if (!begun || !done || !paid || !failed) throw new Error('four people');
    for (const person of [begun, done, paid])
      await talk({ headers: { authorization: person.authorization } }, person !== begun);
    await db.insert(orders).values(order(paid.userId, 'paid'));
    // Its first question was never asked.
    await db
      .insert(freeReflections)
      .values({ userId: failed.userId, sessionId: 'failed', startedAt: test.deps.now() });
    expect((await overview()).funnel).toMatchObject({
      registered: 5,
      paid: 1,
      summarised: 1,
      freeBegun: 3,
      freeSummarised: 2,
      freePaid: 1,
    });
  });
});

describe('the guide', () => {
  beforeAll(open);
  afterAll(() => test.close());

  const plain: GuideReport = {
    guide: 'anthropic',
    model: 'claude',
    promptVersion: 'round-9',
    tries: 1,
    failedChecks: [],
    heldBack: 0,
    fellBack: null,
    repaired: false,
    usage: { inputTokens: 100, cachedTokens: 10, outputTokens: 50, reasoningTokens: 0 },
    costMicros: 1_500,
    kind: 'round',
    firstEventMs: 400,
  };

  async function report(userId: string, sessionId: string, ...reports: GuideReport[]): Promise<void> {
    const createdAt = test.deps.now();
    await test.deps.db.insert(turns).values(
      reports.map((one) => ({
        userId,
        sessionId,
        idempotencyKey: crypto.randomUUID(),
        requestHash: 'h',
        status: 'done' as const,
        report: one,
        createdAt,
      })),
    );
  }

  it('is reported by model and prompt version, the built-in one too', async () => {
    const person = await createSubscribedPerson(test);
    const begin = (sessionId: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/chat/start',
        payload: { sessionId, question: 'Should I learn to sail this spring?' },
        headers: person.headers,
      });
    for (const sessionId of ['s-1', 's-2']) expect((await begin(sessionId)).statusCode).toBe(200);
    await report(
      person.userId,
      's-1',
      plain,
      {
        ...plain,
        tries: 2,
        failedChecks: ['R3', 'R3', 'R5'],
        repaired: true,
        firstEventMs: 600,
        heldBack: 2,
      },
      {
        ...plain,
        tries: 2,
        guide: 'built-in',
        fellBack: 'rubric',
        failedChecks: ['R3'],
        firstEventMs: 5_000,
      },
      { ...plain, kind: 'summary' },
    );
    await report(person.userId, 's-2', plain, { ...plain, promptVersion: 'round-10', costMicros: null });
    const { guide } = await overview();
    expect(guide.map(({ model, promptVersion }) => [model, promptVersion])).toEqual([
      ['claude', 'round-10'],
      ['claude', 'round-9'],
      [null, null],
    ]);
    const [newest, older, builtIn] = guide;
    expect(older).toEqual({
      model: 'claude',
      promptVersion: 'round-9',
      rounds: 4,
      summaries: 1,
      firstTry: 3,
      laterTry: 1,
      fallbacks: 1,
      repaired: 1,
      fallbackReasons: [{ reason: 'rubric', count: 1 }],
      failedChecks: [
        { check: 'R3', count: 2 },
        { check: 'R5', count: 1 },
      ],
      heldBack: 2,
      inputTokens: 500,
      outputTokens: 250,
      firstEventP50Ms: 400,
      firstEventP95Ms: expect.any(Number),
      dialogues: 2,
      costUsd: 0.0075,
    });
    expect(older?.firstEventP95Ms).toBeGreaterThan(600);
    expect(builtIn).toMatchObject({
      promptVersion: null,
      rounds: 2,
      summaries: 0,
      firstTry: 2,
      costUsd: null,
    });
    expect(builtIn?.firstEventP50Ms).not.toBeNull();
    expect(newest).toMatchObject({ rounds: 1, costUsd: null });
  });
});

describe('help cards', () => {
  beforeAll(open);
  afterAll(() => test.close());

  const ask = (question: string) =>
    test.app.inject({ method: 'POST', url: '/api/chat/reading', payload: { question } });

  it('are counted by day and kind, without the person', async () => {
    const words = 'I want to kill myself';
    await ask(words);
    await ask(words);
    await test.deps.background.settled();
    test.clock.pass(24 * 3_600_000);
    await ask(words);
    await test.deps.background.settled();
    ({ headers } = await createAdmin(test));
    expect((await overview()).care).toEqual([
      { day: '2026-11-21', level: 'high', kind: 'self-harm', count: 1 },
      { day: '2026-11-20', level: 'high', kind: 'self-harm', count: 2 },
    ]);
    expect(await test.deps.metrics.text()).toContain('level="high",kind="self-harm"} 3');
    expect(Object.keys((await test.deps.db.select().from(careCounts))[0] ?? {}).sort()).toEqual([
      'count',
      'day',
      'kind',
      'level',
    ]);
    test.clock.pass(40 * 24 * 3_600_000);
    ({ headers } = await createAdmin(test));
    expect((await overview()).care).toEqual([]);
  });

  it('are shown, too, while they cannot be counted', async () => {
    const broken = await createTestApp();
    const { url, payload } = { url: '/api/chat/reading', payload: { question: 'I want to kill myself' } };
    await broken.deps.db.execute('drop table care_counts');
    const answer = await broken.app.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, answer.json().care]).toEqual([200, 'high']);
    await broken.close();
  });
});

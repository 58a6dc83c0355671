/** The model guide in the whole app: what a person gets, and what is stored of it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import {
  createClient,
  createSubscriber,
  openStream,
  type Person,
  streamPost,
} from '../../src/server/chat/testing.ts';
import { dialogues, rounds, turns } from '../../src/server/db/schema.ts';
import { roundPrompt } from '../../src/server/guide/model/prompts/round.ts';
import { impatient, modelGuideOf, providerModels } from '../support/model-providers/model-fixtures.ts';
import {
  type Fault,
  type ProviderServer,
  type Script,
  startProviderServer,
} from '../support/model-providers/provider-server.ts';
import { writeAsModel } from '../support/model-providers/scripted-model.ts';
import { type ModelProviderName, providerNames } from '../support/model-providers/wire.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let server: ProviderServer;
let script: Script = writeAsModel;
let test: TestApp | undefined;
let sessionId: string;
const question = 'Should I leave my job at the bank or stay for the security?';

beforeAll(async () => {
  server = await startProviderServer((request) => script(request));
});
beforeEach(() => {
  script = writeAsModel;
  sessionId = randomUUID();
  server.requests.length = 0;
});
afterEach(async () => {
  await test?.close();
  test = undefined;
});
afterAll(async () => server.close());

async function openApp(options: Parameters<typeof createTestApp>[0]): Promise<{ app: TestApp; ann: Person }> {
  const app = await createTestApp(options);
  test = app;
  return { app, ann: await createSubscriber(app.deps, 'ann') };
}

const env = (provider: ModelProviderName) => ({
  GUIDE_PROVIDER: provider,
  GUIDE_MODEL: providerModels[provider],
  GUIDE_API_KEY: 'a-key',
  GUIDE_BASE_URL: server.baseUrl(provider),
});

describe.each(providerNames)('a dialogue with %s, chosen by settings', (provider) => {
  it('goes from the question to a summary in the words of the model', async () => {
    const { app, ann } = await openApp({ env: env(provider) });
    const client = createClient(app, ann);
    const config = (await app.app.inject('/api/config')).json();
    expect(config.guide.kind).toBe(provider);
    expect(config.guide.label).toContain(`(${providerModels[provider]})`);
    let answer = await client.start(sessionId, question);
    expect(answer.newQuestion).toBe('What happened the last time it came up?');
    for (let count = 0; count < 6 && !answer.frontendDisplay; count++) {
      answer = await client.answer(sessionId, answer.options?.[1] ?? '');
      expect(answer.guide).toBe(provider);
    }
    expect(answer.frontendDisplay?.problemReview.originalQuestion).toBe(question);
    expect(answer.frontendDisplay?.evidence?.length).toBeGreaterThanOrEqual(4);
    const stored = await app.deps.db.select().from(rounds).where(eq(rounds.sessionId, sessionId));
    expect(stored.length).toBeGreaterThanOrEqual(3);
    for (const round of stored) {
      expect(round).toMatchObject({
        guide: provider,
        model: providerModels[provider],
        promptVersion: roundPrompt.version,
      });
    }
    await vi.waitFor(() => expect(server.openSockets()).toBe(0), 10_000);
  });
});

const hard: [ModelProviderName, Fault][] = [
  ['anthropic', 'cuts the line in the middle'],
  ['openai', 'hangs after headers'],
  ['google', 'answers HTML with 200'],
  ['openai-compatible', 'is huge'],
  ['openai-compatible', 'refuses'],
];

/** The next call goes on from what was shown. */
const goesOn: Fault[] = ['cuts the line in the middle'];

describe('a provider in trouble', () => {
  it.each(hard)(
    '%s that %s costs the person nothing, and the turn is stored once',
    async (provider, fault) => {
      const { app, ann } = await openApp({ guide: modelGuideOf(server, provider, [], impatient) });
      const base = await app.app.listen({ host: '127.0.0.1', port: 0 });
      server.fail(fault);
      const key = randomUUID();
      const stream = await openStream(base, '/api/chat/start', streamPost(ann, { sessionId, question }, key));
      const events = await stream.take(200);
      const final = events.at(-1);
      expect(final?.event).toBe('final');
      const answer: TurnAnswer = JSON.parse(final?.data ?? '{}');
      const shown = events
        .filter(({ event }) => event === 'thinking')
        .map(({ data }) => JSON.parse(data).text);
      expect(shown.join('')).toBe(answer.data.thinking);
      expect(answer.data.newQuestion).toMatch(/\?$/);
      const repeat = await createClient(app, ann).post(
        'start',
        { sessionId, question },
        { 'idempotency-key': key },
      );
      expect(repeat.json()).toEqual(answer);
      const { db } = app.deps;
      expect(await db.select().from(rounds).where(eq(rounds.sessionId, sessionId))).toHaveLength(1);
      const [turn, ...more] = await db.select().from(turns);
      expect(more).toEqual([]);
      expect(turn).toMatchObject({
        status: 'done',
        report: { guide: goesOn.includes(fault) ? provider : 'built-in', model: providerModels[provider] },
      });
      expect(JSON.stringify(turn?.report)).not.toContain('bank');
      await vi.waitFor(() => expect(server.openSockets()).toBe(0), 10_000);
    },
  );

  it('and high risk that the model sees ends in care, with nothing stored of the round', async () => {
    const risky = await startProviderServer((request) =>
      JSON.stringify({ ...JSON.parse(writeAsModel(request)), safety: { risk: 'high', about: 'self-harm' } }),
    );
    const { app, ann } = await openApp({ guide: modelGuideOf(risky, 'google') });
    const answer = await createClient(app, ann).start(sessionId, question);
    expect(answer).toMatchObject({ care: 'high', careKind: 'self-harm' });
    expect(answer.thinking ?? '').toBe('');
    expect(await app.deps.db.select().from(rounds).where(eq(rounds.sessionId, sessionId))).toEqual([]);
    expect(await app.deps.db.select().from(dialogues).where(eq(dialogues.sessionId, sessionId))).toHaveLength(
      1,
    );
    await risky.close();
  });
});

describe('the figures', () => {
  it('count steps, checks, tokens and cost by model and prompt, and hold no text', async () => {
    const { app, ann } = await openApp({ env: env('anthropic') });
    const client = createClient(app, ann);
    await client.start(sessionId, question);
    server.fail('refuses');
    await client.answer(sessionId, 'I want my evenings with my kids');
    script = (request) => writeAsModel(request).replace('You wrote', 'You should quit. You wrote');
    await client.start(randomUUID(), question);
    const text = (await app.app.inject('/metrics')).body;
    const labels = `model="claude-sonnet-5-5",prompt="${roundPrompt.version}"`;
    expect(text).toContain(
      `clearing_guide_steps_total{guide="anthropic",${labels},kind="round",outcome="good"} 2`,
    );
    expect(text).toContain(
      `clearing_guide_steps_total{guide="built-in",${labels},kind="round",outcome="fallback_refused"} 1`,
    );
    expect(text).toContain(`clearing_guide_tokens_total{guide="anthropic",${labels},type="input"} 2000`);
    expect(text).toMatch(/clearing_guide_cost_usd_total\{guide="anthropic",[^}]+\} 0\.00\d+/);
    expect(text).toContain(`clearing_guide_failed_checks_total{guide="anthropic",${labels},check="R5"} 1`);
    expect(text).toContain(`clearing_guide_sentences_held_back_total{guide="anthropic",${labels}} 1`);
    expect(text).toContain('clearing_guide_first_event_seconds_count{guide="anthropic"');
    expect(text).not.toMatch(/bank|evenings|kids/);
  });

  it('are read from this machine, or with the token, and exist for nobody else', async () => {
    const { app } = await openApp({ env: { METRICS_TOKEN: 'a-token-of-the-operator' } });
    const status = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status('::ffff:127.0.0.1')).toBe(200);
    expect(await status('127.0.0.1', { 'x-forwarded-for': '198.51.100.7' })).toBe(404);
    expect(await status('127.0.0.1', { 'x-forwarded-proto': 'https' })).toBe(404);
    expect(await status('198.51.100.7')).toBe(404);
    expect(await status('198.51.100.7', { authorization: 'Bearer wrong' })).toBe(404);
    expect(await status('198.51.100.7', { authorization: 'Bearer a-token-of-the-operator' })).toBe(200);
  });
});

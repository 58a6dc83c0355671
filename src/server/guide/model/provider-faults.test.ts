import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  impatient,
  modelGuideOf,
  providerModels,
  startInput,
  writeWith,
} from '../../../../tests/support/model-providers/model-fixtures.ts';
import {
  faults,
  type ProviderServer,
  startProviderServer,
} from '../../../../tests/support/model-providers/provider-server.ts';
import { writeAsModel } from '../../../../tests/support/model-providers/scripted-model.ts';
import { type ModelProviderName, providerNames } from '../../../../tests/support/model-providers/wire.ts';
import type { GuideReport, GuideStep } from '../guide.ts';
import { checkRound } from '../rubric/rubric.ts';
import { roundPrompt } from './prompts/round.ts';

let server: ProviderServer;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await startProviderServer(writeAsModel);
});
beforeEach(() => {
  server.requests.length = 0;
  logged.length = 0;
});
afterAll(async () => server.close());

async function run(
  provider: ModelProviderName,
  isSlow = false,
): Promise<{ shown: string; step: GuideStep; report: GuideReport }> {
  const guide = modelGuideOf(server, provider, logged, isSlow ? impatient : {});
  const { shown, step, report } = await writeWith(guide, startInput);
  await vi.waitFor(() => expect(server.openSockets()).toBe(0), { timeout: 10_000, interval: 5 });
  if (!step || !report) throw new Error('no step with a report');
  return { shown, step, report };
}

/** What a fault ends in, where all providers agree; `good` is the model's own round. */
const ends: Record<(typeof faults)[number], GuideReport['fellBack'] | 'good' | 'repaired'> = {
  'hangs before headers': 'timeout',
  'hangs after headers': 'timeout',
  drips: 'timeout',
  'cuts the line in the middle': 'good',
  'truncates its JSON': 'good',
  'writes prose': 'good',
  'writes fences around its JSON': 'good',
  'writes wrong types': 'repaired',
  'answers HTML with 200': 'provider',
  'answers 429': 'good',
  'answers 500': 'good',
  'is huge': 'provider',
  'sends an endless line': 'provider',
  'splits UTF-8': 'good',
  refuses: 'refused',
  'thinks in tags': 'good',
  'thinks in parts': 'good',
  'breaks off with an error': 'good',
};

describe.each(providerNames)('the model guide with %s', (provider) => {
  it('streams the reflection and ends in the round that the model wrote', async () => {
    const { shown, step, report } = await run(provider);
    expect(step).toMatchObject({ kind: 'round', question: 'What happened the last time it came up?' });
    expect(step.reflection).toBe(shown);
    expect(shown).toContain('You wrote “Should I leave my job at the bank”.');
    expect(report).toMatchObject({
      guide: provider,
      model: providerModels[provider],
      promptVersion: roundPrompt.version,
      tries: 1,
      failedChecks: [],
      fellBack: null,
      repaired: false,
      usage: { inputTokens: 1_000, cachedTokens: 800 },
    });
  });

  it.each(faults)('gives a good round when the provider %s', async (fault) => {
    server.fail(fault);
    const { shown, step, report } = await run(provider, ends[fault] === 'timeout');
    if (step.kind !== 'round') throw new Error('no round');
    expect(checkRound(step, startInput)).toEqual([]);
    expect(step.reflection).toBe(shown);
    expect(`${shown}${JSON.stringify(step)}`).not.toContain('person seems torn');
    expect(report.tries).toBeLessThanOrEqual(2);
    const end = ends[fault];
    expect(report.fellBack).toBe(end === 'good' || end === 'repaired' ? null : end);
    if (end === 'repaired') expect(report.repaired).toBe(true);
    expect(JSON.stringify(logged)).not.toContain('bank');
  });

  it('falls back when every try is prose, and says why', async () => {
    server.fail('writes prose', 'writes prose');
    const { step, report } = await run(provider);
    expect(report).toMatchObject({ guide: 'built-in', tries: 2, fellBack: 'bad-output' });
    expect(step.reflection).not.toBe('');
  });

  it('stops the call when the turn is stopped', async () => {
    server.fail('hangs after headers');
    const stop = new AbortController();
    const next = modelGuideOf(server, provider).next(startInput, stop.signal)[Symbol.asyncIterator]().next();
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    stop.abort(new Error('stopped'));
    await expect(next).rejects.toThrow('stopped');
    await vi.waitFor(() => expect(server.openSockets()).toBe(0), { timeout: 10_000, interval: 5 });
  });
});

describe('each limit, where no other one would help', () => {
  const never = {
    headersMs: 120_000,
    firstChunkMs: 120_000,
    firstTextMs: 120_000,
    quietMs: 120_000,
    chunkMs: 120_000,
    totalMs: 120_000,
  };
  const plenty = { ...never, maxBytes: 100_000_000, maxChars: 100_000_000 };

  it.each([
    ['headersMs', 300, 'hangs before headers', 'timeout'],
    ['firstChunkMs', 300, 'hangs after headers', 'timeout'],
    ['chunkMs', 300, 'drips', 'timeout'],
    ['totalMs', 600, 'thinks for long', 'timeout'],
    ['maxBytes', 50_000, 'is huge', 'provider'],
    ['maxChars', 5_000, 'is huge', 'provider'],
  ] as const)('%s of %i ends a call that %s', async (name, limit, fault, fellBack) => {
    server.fail(fault);
    const guide = modelGuideOf(server, 'openai-compatible', logged, { ...plenty, [name]: limit });
    const { shown, step, report } = await writeWith(guide, startInput);
    expect(report).toMatchObject({ fellBack, tries: 1 });
    expect(step?.reflection).toBe(shown);
    await vi.waitFor(() => expect(server.openSockets()).toBe(0), { timeout: 10_000, interval: 5 });
  });
});

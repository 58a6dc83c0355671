import { createBuiltInGuide } from '../../../src/server/guide/engine/engine.ts';
import type {
  Guide,
  GuideEvent,
  GuideInput,
  GuideReport,
  GuideStep,
} from '../../../src/server/guide/guide.ts';
import type { ModelConfig } from '../../../src/server/guide/model/model-config.ts';
import type { ModelGuideSettings } from '../../../src/server/guide/model/model-context.ts';
import { createModelGuide } from '../../../src/server/guide/model/model-guide.ts';
import type { ProviderServer } from './provider-server.ts';
import type { ModelProviderName } from './wire.ts';

/** So that a provider that hangs is given up soon. A busy machine misses such limits with a good one, too. */
export const impatient = {
  headersMs: 500,
  firstChunkMs: 500,
  firstTextMs: 500,
  quietMs: 500,
  chunkMs: 500,
  totalMs: 3_000,
};

export const providerModels: Record<ModelProviderName, string> = {
  anthropic: 'claude-sonnet-5-5',
  openai: 'gpt-5-mini',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'qwen3',
};

export function modelConfigOf(server: ProviderServer, provider: ModelProviderName): ModelConfig {
  return {
    provider: provider,
    model: providerModels[provider],
    apiKey: 'a-key',
    baseUrl: server.baseUrl(provider),
    price: undefined,
  };
}

/** The guide as deps.ts makes it, with short waits between tries; `logged` takes what it logs. */
export function modelGuideOf(
  server: ProviderServer,
  provider: ModelProviderName,
  logged: unknown[] = [],
  limits: ModelGuideSettings['limits'] = {},
): Guide {
  return createModelGuide({
    config: modelConfigOf(server, provider),
    fallback: createBuiltInGuide({ chunkDelayMs: 0 }),
    fetch,
    log: { warn: (...line: unknown[]) => void logged.push(line) },
    limits: { moderationMs: 200, retryWaitMs: 20, ...limits },
  });
}

export const startInput: GuideInput = {
  question: 'Should I leave my job at the bank or stay for the security?',
  reading: { frame: 'choice', a: 'leaving your job at the bank', b: 'staying for the security' },
  rounds: [],
  seed: 'seed',
};

const answers = [
  'My boss told me that the new team starts in March',
  'I want to keep my evenings with my two kids',
  'I would regret that I never asked anybody for help',
  'About 4, because the rent scares me a little',
  'I could ask my old colleague how she left',
  'Tomorrow evening after dinner at the kitchen table',
];

/** As after `count` answers in own words. */
export function answeredInput(count: number, more: Partial<GuideInput> = {}): GuideInput {
  const stages = ['why:', 'protect:', 'premortem:', 'scale:', 'step:', 'when:'];
  const rounds = answers.slice(0, count).map((content, at) => ({
    kind: 'choice' as const,
    number: at + 1,
    stage: stages[at] ?? '',
    question: `What is true of it on day ${at + 1}?`,
    options: [],
    content,
  }));
  return { ...startInput, rounds, ...more };
}

export interface Written {
  events: GuideEvent[];
  /** The thinking events joined. */
  shown: string;
  step: GuideStep | undefined;
  report: GuideReport | undefined;
}

export async function writeWith(guide: Guide, input: GuideInput): Promise<Written> {
  const events: GuideEvent[] = [];
  for await (const event of guide.next(input, new AbortController().signal)) events.push(event);
  const shown = events.flatMap((event) => (event.type === 'thinking' ? [event.text] : [])).join('');
  const last = events.at(-1);
  const done = last?.type === 'step' ? last : undefined;
  return { events, shown, step: done?.step, report: done?.report };
}

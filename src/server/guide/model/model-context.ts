/** The dependencies and state that all steps of a model guide share. */
import type { FastifyBaseLogger } from 'fastify';
import type { Guide } from '../guide.ts';
import type { CallLimits } from './calls/call.ts';
import { guardFetch } from './calls/guarded-fetch.ts';
import { createProviderModel, type ProviderModel } from './calls/language-model.ts';
import type { ModelConfig } from './model-config.ts';

export interface ModelGuideSettings {
  config: ModelConfig;
  fallback: Guide;
  fetch: typeof globalThis.fetch;
  log: Pick<FastifyBaseLogger, 'warn'>;
  limits?: Partial<CallLimits & { moderationMs: number; retryWaitMs: number }>;
}

/** How long to wait for a model: if it hangs, the person reads the first words of the built-in guide within 8 s. */
const firstTextMs = 7_000;

/** See `CallLimits`. The total stays well below the limit of a turn (120 s) to leave time for the fallback. */
const modelLimits = {
  headersMs: firstTextMs,
  firstChunkMs: firstTextMs,
  firstTextMs,
  quietMs: 3_000,
  chunkMs: 15_000,
  totalMs: 80_000,
  maxOutputTokens: 6_000,
  maxBytes: 2_000_000,
  maxChars: 40_000,
  moderationMs: 2_000,
  retryWaitMs: 2_000,
};

type Limits = typeof modelLimits;

export interface ModelContext {
  config: ModelConfig;
  fallback: Guide;
  fetch: typeof globalThis.fetch;
  log: ModelGuideSettings['log'];
  limits: Limits;
  /** The model, with the output format that its server is known to support. */
  provider(): Promise<ProviderModel>;
  /** Call it when a compatible server refused a schema: later calls request plain JSON. False if they did already. */
  switchToPlainJson(): boolean;
}

export function createModelContext({
  config,
  fallback,
  fetch,
  log,
  limits: given,
}: ModelGuideSettings): ModelContext {
  const { firstTextMs: ms } = config;
  const configured = ms === undefined ? {} : { headersMs: ms, firstChunkMs: ms, firstTextMs: ms };
  const limits = { ...modelLimits, ...configured, ...given };
  const guarded = guardFetch(fetch, limits);
  let provider = createProviderModel(config, guarded);
  // The first caller receives the error; this only prevents an unhandled rejection.
  provider.catch(() => {});
  let sendsSchema = config.provider === 'openai-compatible';
  return {
    config,
    fallback,
    fetch,
    log,
    limits,
    provider: () => provider,
    switchToPlainJson: () => {
      const wasSending = sendsSchema;
      sendsSchema = false;
      if (wasSending) provider = createProviderModel(config, guarded, false);
      return wasSending;
    },
  };
}

/** What a model guide is made of. */
import type { FastifyBaseLogger } from 'fastify';
import type { Guide } from '../guide.ts';
import type { CallLimits } from './call.ts';
import { guardFetch } from './guarded-fetch.ts';
import { createVendor, type Vendor } from './language-model.ts';
import type { ModelConfig } from './model-config.ts';

export interface ModelGuideSettings {
  config: ModelConfig;
  fallback: Guide;
  fetch: typeof globalThis.fetch;
  log: Pick<FastifyBaseLogger, 'warn'>;
  limits?: Partial<CallLimits & { moderationMs: number; retryWaitMs: number }>;
}

/** All of it ends well before a turn does (120 s), so that the fallback has its time. */
const modelLimits = {
  headersMs: 25_000,
  firstChunkMs: 30_000,
  chunkMs: 15_000,
  totalMs: 80_000,
  maxOutputTokens: 6_000,
  maxBytes: 2_000_000,
  maxChars: 40_000,
  moderationMs: 2_000,
  retryWaitMs: 2_000,
};

type Limits = typeof modelLimits;

export interface ModelParts {
  config: ModelConfig;
  fallback: Guide;
  fetch: typeof globalThis.fetch;
  log: ModelGuideSettings['log'];
  limits: Limits;
  /** The model as this server has shown to understand it. */
  vendor(): Promise<Vendor>;
  /** A compatible server refused output by schema: from now on it is asked for plain JSON. */
  relax(): boolean;
}

export function partsOf({ config, fallback, fetch, log, limits: given }: ModelGuideSettings): ModelParts {
  const limits = { ...modelLimits, ...given };
  const guarded = guardFetch(fetch, limits);
  let vendor = createVendor(config, guarded);
  // Whoever needs it first is told.
  vendor.catch(() => {});
  let strict = config.provider === 'openai-compatible';
  return {
    config,
    fallback,
    fetch,
    log,
    limits,
    vendor: () => vendor,
    relax: () => {
      const was = strict;
      strict = false;
      if (was) vendor = createVendor(config, guarded, false);
      return was;
    },
  };
}

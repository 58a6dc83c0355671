/**
 * The configured vendor as a model of the AI SDK, with what each wants to be told. Only the package of the vendor in
 * use is loaded.
 */
import {
  extractJsonMiddleware,
  extractReasoningMiddleware,
  type LanguageModel,
  type SystemModelMessage,
  wrapLanguageModel,
} from 'ai';
import { type ModelConfig, type ModelProvider, vendorAddressOf } from './model-config.ts';

type Fetch = typeof globalThis.fetch;

export interface Vendor {
  model: LanguageModel;
  /** How much the model may think before it writes; unknown servers are not told. */
  reasoning: 'low' | 'provider-default';
  providerOptions: Record<string, Record<string, boolean | string>>;
  /** The unchanging part first, so that it can be cached, then what this round needs. */
  instructions(stable: string, now: string): string | SystemModelMessage[];
}

interface Address {
  apiKey?: string;
  baseURL: string;
  fetch: Fetch;
}

/** Said in full: without it the packages would look into the environment, past our settings. */
function addressOf(config: ModelConfig, fetch: Fetch): Address {
  const { apiKey } = config;
  return { ...(apiKey && { apiKey }), baseURL: vendorAddressOf(config), fetch };
}

const joined = (stable: string, now: string) => `${stable}\n\n${now}`;

async function anthropic(config: ModelConfig, fetch: Fetch): Promise<Vendor> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  return {
    model: createAnthropic(addressOf(config, fetch))(config.model),
    reasoning: 'low',
    providerOptions: {},
    instructions: (stable, now) => [
      {
        role: 'system',
        content: stable,
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'system', content: now },
    ],
  };
}

async function openai(config: ModelConfig, fetch: Fetch): Promise<Vendor> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  return {
    model: createOpenAI(addressOf(config, fetch)).responses(config.model),
    reasoning: 'low',
    // Nothing of a person's text is kept at the vendor for later calls.
    providerOptions: { openai: { store: false } },
    instructions: joined,
  };
}

async function google(config: ModelConfig, fetch: Fetch): Promise<Vendor> {
  const { createGoogle } = await import('@ai-sdk/google');
  return {
    model: createGoogle(addressOf(config, fetch))(config.model),
    reasoning: 'low',
    providerOptions: {},
    instructions: joined,
  };
}

/** Thinking in tags and fenced JSON are common here; two system messages break some chat templates. */
async function compatible(config: ModelConfig, fetch: Fetch, strict: boolean): Promise<Vendor> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    ...addressOf(config, fetch),
    name: 'local',
    includeUsage: true,
    supportsStructuredOutputs: strict,
  });
  return {
    model: wrapLanguageModel({
      model: provider(config.model),
      middleware: [extractReasoningMiddleware({ tagName: 'think' }), extractJsonMiddleware()],
    }),
    reasoning: 'provider-default',
    providerOptions: {},
    instructions: joined,
  };
}

const vendors: Record<
  ModelProvider,
  (config: ModelConfig, fetch: Fetch, strict: boolean) => Promise<Vendor>
> = {
  anthropic,
  openai,
  google,
  'openai-compatible': compatible,
};

/** `strict` asks for output by schema; only some compatible servers know that and refuse the others. */
export function createVendor(config: ModelConfig, fetch: Fetch, strict = true): Promise<Vendor> {
  // They would go to the console past our log, at every call.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return vendors[config.provider](config, fetch, strict);
}

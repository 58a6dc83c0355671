/**
 * Creates the configured provider's AI SDK model with its provider options. Only that provider's package is loaded.
 */
import {
  extractJsonMiddleware,
  extractReasoningMiddleware,
  type LanguageModel,
  type SystemModelMessage,
  wrapLanguageModel,
} from 'ai';
import { getModelUrl, type ModelConfig, type ModelProvider } from '../model-config.ts';

type Fetch = typeof globalThis.fetch;

export interface ProviderModel {
  model: LanguageModel;
  /** How much the model may reason before it writes; unknown servers keep their own default. */
  reasoning: 'low' | 'provider-default';
  providerOptions: Record<string, Record<string, boolean | string>>;
  /** The constant part first, so the provider can cache it, then the part for this step. */
  instructions(constant: string, forStep: string): string | SystemModelMessage[];
}

/** The settings that every provider's package takes. */
interface ClientSettings {
  apiKey?: string;
  baseURL: string;
  fetch: Fetch;
}

/** Always explicit: otherwise the packages read environment variables and ignore our settings. */
function clientSettings(config: ModelConfig, fetch: Fetch): ClientSettings {
  const { apiKey } = config;
  return { ...(apiKey && { apiKey }), baseURL: getModelUrl(config), fetch };
}

const joined = (constant: string, forStep: string) => `${constant}\n\n${forStep}`;

async function anthropic(config: ModelConfig, fetch: Fetch): Promise<ProviderModel> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  return {
    model: createAnthropic(clientSettings(config, fetch))(config.model),
    reasoning: 'low',
    providerOptions: {},
    instructions: (constant, forStep) => [
      {
        role: 'system',
        content: constant,
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'system', content: forStep },
    ],
  };
}

async function openai(config: ModelConfig, fetch: Fetch): Promise<ProviderModel> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  return {
    model: createOpenAI(clientSettings(config, fetch)).responses(config.model),
    reasoning: 'low',
    // The provider must not store the text for later calls.
    providerOptions: { openai: { store: false } },
    instructions: joined,
  };
}

async function google(config: ModelConfig, fetch: Fetch): Promise<ProviderModel> {
  const { createGoogle } = await import('@ai-sdk/google');
  return {
    model: createGoogle(clientSettings(config, fetch))(config.model),
    reasoning: 'low',
    providerOptions: {},
    instructions: joined,
  };
}

/** These servers often return reasoning in tags and fenced JSON; two system messages break some chat templates. */
async function compatible(config: ModelConfig, fetch: Fetch, strict: boolean): Promise<ProviderModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    ...clientSettings(config, fetch),
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

const providers: Record<
  ModelProvider,
  (config: ModelConfig, fetch: Fetch, strict: boolean) => Promise<ProviderModel>
> = {
  anthropic,
  openai,
  google,
  'openai-compatible': compatible,
};

/** `strict` requests structured output by schema, which some compatible servers refuse. */
export function createProviderModel(
  config: ModelConfig,
  fetch: Fetch,
  strict = true,
): Promise<ProviderModel> {
  // Otherwise the SDK prints its warnings to the console at every call, bypassing our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return providers[config.provider](config, fetch, strict);
}

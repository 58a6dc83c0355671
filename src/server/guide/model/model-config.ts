/** The settings of a guide with a language model. */
import { z } from 'zod';

export const modelProviders = ['anthropic', 'openai', 'google', 'openai-compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** US dollars per million tokens. */
export interface TokenPrice {
  input: number;
  cached: number;
  output: number;
}

export interface ModelConfig {
  provider: ModelProvider;
  model: string;
  apiKey: string | undefined;
  /** Overrides the provider's address; always set for `openai-compatible`. */
  baseUrl: string | undefined;
  /** Overrides the bundled price of the model. */
  price: TokenPrice | undefined;
  /** Overrides the time limit for the first text of a model. */
  firstTextMs?: number | undefined;
}

const price = z
  .string()
  .regex(/^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?){2}$/, 'must be input,cached,output in dollars a million tokens')
  .transform((value): TokenPrice => {
    const [input = 0, cached = 0, output = 0] = value.split(',').map(Number);
    return { input, cached, output };
  });

export const guideSettings = {
  GUIDE_PROVIDER: z
    .enum(['built-in', ...modelProviders])
    .optional()
    .meta({
      description:
        'What writes the dialogue: `built-in`, or a model at `anthropic`, `openai`, `google`, or `openai-compatible` (Ollama, llama.cpp, vLLM …)',
      unset: '`built-in`',
    }),
  GUIDE_MODEL: z.string().min(1).max(200).optional().describe("The provider's name of the model"),
  GUIDE_API_KEY: z.string().min(1).optional().describe('API key of the model; your own server may need none'),
  GUIDE_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional()
    .meta({
      description:
        "Another address that speaks the provider's API; required for `openai-compatible`, e.g. `http://127.0.0.1:11434/v1`",
      unset: "the provider's own",
    }),
  GUIDE_FIRST_TEXT_SECONDS: z.coerce.number().min(2).max(60).optional().meta({
    description:
      'How long to wait for the first text of a model before the built-in guide writes instead; raise it for a slow server of your own',
    unset: '7',
  }),
  GUIDE_PRICE: price.optional().meta({
    description:
      '`input,cached,output` in dollars per million tokens, for the cost on the administrator’s page',
    unset: 'bundled list prices',
  }),
};

type GuideSettings = { [K in keyof typeof guideSettings]?: z.output<(typeof guideSettings)[K]> | undefined };
type GuideSetting = keyof GuideSettings;

function neededBy(provider: ModelProvider): GuideSetting[] {
  // A self-hosted server often needs no key, but always an address.
  return provider === 'openai-compatible'
    ? ['GUIDE_MODEL', 'GUIDE_BASE_URL']
    : ['GUIDE_MODEL', 'GUIDE_API_KEY'];
}

/** Settings that the chosen guide requires and that are missing, one line each. */
export function guideProblems(settings: GuideSettings): string[] {
  const provider = settings.GUIDE_PROVIDER;
  if (provider === 'built-in') return [];
  if (provider !== undefined) {
    const missing = neededBy(provider).filter((name) => settings[name] === undefined);
    return missing.map((name) => `${name}: needed because GUIDE_PROVIDER is ${provider}`);
  }
  const set = (
    ['GUIDE_MODEL', 'GUIDE_API_KEY', 'GUIDE_BASE_URL', 'GUIDE_FIRST_TEXT_SECONDS', 'GUIDE_PRICE'] as const
  ).filter((name) => settings[name] !== undefined);
  return set.length ? [`GUIDE_PROVIDER: needed because ${set.join(', ')} is set`] : [];
}

/** Undefined for the built-in guide. */
export function parseModelConfig(settings: GuideSettings): ModelConfig | undefined {
  const provider = settings.GUIDE_PROVIDER;
  if (provider === undefined || provider === 'built-in' || settings.GUIDE_MODEL === undefined)
    return undefined;
  return {
    provider,
    model: settings.GUIDE_MODEL,
    apiKey: settings.GUIDE_API_KEY,
    baseUrl: settings.GUIDE_BASE_URL,
    price: settings.GUIDE_PRICE,
    firstTextMs:
      settings.GUIDE_FIRST_TEXT_SECONDS === undefined ? undefined : settings.GUIDE_FIRST_TEXT_SECONDS * 1_000,
  };
}

const providers: Record<Exclude<ModelProvider, 'openai-compatible'>, string> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
};

/** The recipient of the text, as the screens name it: the provider, or the host of a custom address. */
export function modelLabel({ provider, model, baseUrl }: ModelConfig): string {
  const host = baseUrl === undefined ? undefined : new URL(baseUrl).host;
  return `${host ?? (provider === 'openai-compatible' ? provider : providers[provider])} (${model})`;
}

const addresses: Record<ModelProvider, string> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  // Never used: its settings always contain an address.
  'openai-compatible': 'http://127.0.0.1',
};

/** The address of the model: from the settings, else the provider's default. */
export function getModelUrl({ provider, baseUrl }: Pick<ModelConfig, 'provider' | 'baseUrl'>): string {
  return baseUrl ?? addresses[provider];
}

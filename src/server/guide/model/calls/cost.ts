/**
 * Estimated cost of a call, for the operator's metrics only. List prices in US dollars per million tokens, as
 * published in November 2026; GUIDE_PRICE overrides them and covers models that are not listed.
 */
import type { GuideReport } from '../../guide.ts';
import type { ModelConfig, TokenPrice } from '../model-config.ts';

const prices: Record<string, TokenPrice> = {
  'claude-opus-5-5': { input: 4, cached: 0.2, output: 20 },
  'claude-sonnet-5-5': { input: 2, cached: 0.1, output: 10 },
  'claude-haiku-5-5': { input: 0.1, cached: 0.01, output: 0.5 },
  'claude-sonnet-4-6': { input: 3, cached: 0.3, output: 15 },
  'claude-sonnet-4-5': { input: 3, cached: 0.3, output: 15 },
  'claude-haiku-4-5': { input: 1, cached: 0.1, output: 5 },
  'gpt-5-mini': { input: 0.25, cached: 0.025, output: 2 },
  'gpt-4o-mini': { input: 0.15, cached: 0.075, output: 0.6 },
  'gemini-2.5-flash': { input: 0.3, cached: 0.075, output: 2.5 },
};

/** A dated version of a model has the same price as the model. */
function priceOf({ model, price }: ModelConfig): TokenPrice | undefined {
  if (price) return price;
  const entry = Object.entries(prices).find(
    ([name]) => model === name || (model.startsWith(name) && /^[-@]\d{6,}$/.test(model.slice(name.length))),
  );
  return entry?.[1];
}

/** Millionths of a dollar; null when the price or usage is unknown. Reasoning counts as output. */
export function costMicros(config: ModelConfig, usage: GuideReport['usage']): number | null {
  const price = priceOf(config);
  if (!price || !usage) return null;
  const fresh = Math.max(0, usage.inputTokens - usage.cachedTokens);
  return Math.round(
    fresh * price.input + usage.cachedTokens * price.cached + usage.outputTokens * price.output,
  );
}

export function addUsage(one: GuideReport['usage'], two: GuideReport['usage']): GuideReport['usage'] {
  if (!one || !two) return one ?? two;
  return {
    inputTokens: one.inputTokens + two.inputTokens,
    cachedTokens: one.cachedTokens + two.cachedTokens,
    outputTokens: one.outputTokens + two.outputTokens,
    reasoningTokens: one.reasoningTokens + two.reasoningTokens,
  };
}

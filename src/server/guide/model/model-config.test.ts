import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config/config.ts';
import { modelLabel } from './model-config.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const whole = { GUIDE_PROVIDER: 'anthropic', GUIDE_MODEL: 'claude-haiku-4-5', GUIDE_API_KEY: 'key' };

describe('the settings of the guide', () => {
  it('may be missing altogether, and built-in needs none of the others', () => {
    expect(readConfig({}).model).toBeUndefined();
    expect(readConfig({ GUIDE_PROVIDER: 'built-in', GUIDE_MODEL: 'x' }).model).toBeUndefined();
  });

  it('are all named when they are missing', () => {
    expect(problemsOf({ GUIDE_PROVIDER: 'google' })).toEqual([
      'GUIDE_MODEL: needed because GUIDE_PROVIDER is google',
      'GUIDE_API_KEY: needed because GUIDE_PROVIDER is google',
    ]);
    expect(problemsOf({ GUIDE_PROVIDER: 'openai-compatible' })).toEqual([
      'GUIDE_MODEL: needed because GUIDE_PROVIDER is openai-compatible',
      'GUIDE_BASE_URL: needed because GUIDE_PROVIDER is openai-compatible',
    ]);
    expect(problemsOf({ GUIDE_MODEL: 'x', GUIDE_API_KEY: 'y' })).toEqual([
      'GUIDE_PROVIDER: needed because GUIDE_MODEL, GUIDE_API_KEY is set',
    ]);
  });

  it('need no key for a self-hosted server', () => {
    const env = {
      GUIDE_PROVIDER: 'openai-compatible',
      GUIDE_MODEL: 'qwen3',
      GUIDE_BASE_URL: 'http://127.0.0.1:11434/v1/',
    };
    expect(readConfig(env).model).toMatchObject({ apiKey: undefined, baseUrl: 'http://127.0.0.1:11434/v1' });
  });

  it('take a price of the operator and refuse half of one', () => {
    expect(readConfig({ ...whole, GUIDE_PRICE: '1,0.1,5' }).model?.price).toEqual({
      input: 1,
      cached: 0.1,
      output: 5,
    });
    expect(problemsOf({ ...whole, GUIDE_PRICE: '1,5' })).toHaveLength(1);
  });

  it('name who gets the text: the provider, or the host in its place', () => {
    const label = (env: Record<string, string>) => {
      const { model } = readConfig(env);
      return model && modelLabel(model);
    };
    expect(label(whole)).toBe('Anthropic (claude-haiku-4-5)');
    expect(label({ ...whole, GUIDE_BASE_URL: 'https://proxy.example/v1' })).toBe(
      'proxy.example (claude-haiku-4-5)',
    );
  });
});

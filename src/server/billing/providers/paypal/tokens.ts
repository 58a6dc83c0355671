import { z } from 'zod';
import { answerOf, callFailed } from './answer.ts';
import { fetchBounded, type PaypalLimits, whileWanted, withRetry } from './fetch.ts';
import type { PaypalConfig } from './paypal-config.ts';

const marginS = 60;
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export interface PaypalTokens {
  get(signal: AbortSignal): Promise<string>;
  /** PayPal does not take this one any more. */
  drop(token: string): void;
}

export interface TokenSource {
  config: PaypalConfig;
  fetch: typeof globalThis.fetch;
  limits: PaypalLimits;
}

async function fetchToken({ config, fetch, limits }: TokenSource) {
  const basic = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
  // Not the time of one caller: others wait for it too.
  const signal = AbortSignal.timeout(limits.totalMs);
  const send = () =>
    fetchBounded(fetch, `${config.apiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      signal,
      maxBytes: limits.maxBytes,
    });
  const answer = answerOf(await withRetry(send, limits, signal));
  const parsed = tokenAnswer.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success) throw callFailed(answer, 'gave no token and answered');
  return parsed.data;
}

/** One token for all callers, fetched once; kept until a minute before its end. */
export function createPaypalTokens(source: TokenSource): PaypalTokens {
  let kept: { value: string; until: number } | undefined;
  let coming: Promise<string> | undefined;
  const renew = async () => {
    const { access_token: value, expires_in: seconds } = await fetchToken(source);
    kept = { value, until: performance.now() + (seconds - marginS) * 1_000 };
    return value;
  };
  return {
    get: async (signal) => {
      if (kept && performance.now() < kept.until) return kept.value;
      coming ??= renew().finally(() => {
        coming = undefined;
      });
      return whileWanted(coming, signal);
    },
    drop: (token) => {
      if (kept?.value === token) kept = undefined;
    },
  };
}

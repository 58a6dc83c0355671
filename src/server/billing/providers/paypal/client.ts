import { AppError } from '../../../http/app-error.ts';
import { answerOf, type PaypalAnswer } from './answer.ts';
import { type BoundedAnswer, fetchBounded, type PaypalLimits, withRetry } from './fetch.ts';
import type { PaypalConfig } from './paypal-config.ts';
import { createPaypalTokens } from './tokens.ts';

export interface PaypalRequest {
  method: 'GET' | 'POST';
  /** With its query, e.g. `/v1/billing/plans/P-1`. */
  path: string;
  body?: object;
  /** A body that PayPal must get byte by byte. */
  rawJson?: string;
  /** Makes a repetition harmless; PayPal keeps it for at least 72 hours. */
  requestId?: string;
  /** Ends the call before its usual limit. */
  signal?: AbortSignal;
}

/** Every answer, whatever its status, comes back; throws `provider_failed` when there is none in time. */
export type PaypalClient = (request: PaypalRequest) => Promise<PaypalAnswer>;

export const usualLimits: PaypalLimits = { totalMs: 10_000, maxBytes: 1_048_576, pauseMs: 250 };

function initOf(request: PaypalRequest, token: string): RequestInit {
  const body = request.rawJson ?? (request.body && JSON.stringify(request.body));
  return {
    method: request.method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(request.requestId && { 'paypal-request-id': request.requestId }),
    },
    ...(body !== undefined && { body }),
  };
}

function noAnswer(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('provider_failed', { cause: new Error('PayPal did not answer', { cause: error }) });
}

/** PayPal's REST API over fetch, within limits of time and size. */
export function createPaypalClient(
  config: PaypalConfig,
  fetch: typeof globalThis.fetch,
  limits: PaypalLimits = usualLimits,
): PaypalClient {
  const tokens = createPaypalTokens({ config, fetch, limits });
  const exchange = async (request: PaypalRequest, signal: AbortSignal) => {
    const token = await tokens.get(signal);
    const init = { ...initOf(request, token), maxBytes: limits.maxBytes, signal };
    const send = (): Promise<BoundedAnswer> => fetchBounded(fetch, `${config.apiBase}${request.path}`, init);
    const answer = await withRetry(send, limits, signal);
    if (answer.status === 401) tokens.drop(token);
    return answer;
  };
  const call = async (request: PaypalRequest): Promise<PaypalAnswer> => {
    const limit = AbortSignal.timeout(limits.totalMs);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    const first = await exchange(request, signal);
    return answerOf(first.status === 401 ? await exchange(request, signal) : first);
  };
  return (request) =>
    call(request).catch((error: unknown) => {
      throw noAnswer(error);
    });
}

/** For what takes several calls: all of them together end by then. */
export function withDeadline(client: PaypalClient, ms: number): PaypalClient {
  const signal = AbortSignal.timeout(ms);
  return (request) => client({ ...request, signal });
}

/** Stripe's official library with our limits, errors and idempotency keys. */
import Stripe from 'stripe';
import { AppError } from '../../../http/app-error.ts';
import type { StripeConfig } from './stripe-config.ts';

export interface StripeLimits {
  /** For one request including its body. The library retries once. */
  requestMs: number;
  /** For one provider call, which may take several requests. */
  callMs: number;
}

export const stripeLimits: StripeLimits = { requestMs: 10_000, callMs: 30_000 };

/** `fetch`: the server's own one, so that its size limits and its list of allowed hosts apply to the library too. */
export function createStripeClient(
  config: StripeConfig,
  { requestMs }: StripeLimits,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Stripe {
  const base = config.apiBase ? new URL(config.apiBase) : undefined;
  return new Stripe(config.secretKey, {
    maxNetworkRetries: 1,
    timeout: requestMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetch),
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** The code of a failed connection, e.g. `ECONNREFUSED`. `fetch` wraps the error that has it. */
function findNetworkCode(detail: unknown): string | undefined {
  const cause = detail instanceof Error ? detail.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The error without Stripe's answer, which may contain customer data and must not be logged. */
function toCause(error: unknown): Error {
  if (error instanceof TypeError || error instanceof DOMException) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new Error(error instanceof Error ? error.name : typeof error);
  const { type, code, param, statusCode, requestId, detail } = error;
  const network = findNetworkCode(detail);
  const words = [type, statusCode, code, param, network, requestId].filter((word) => word !== undefined);
  return Object.assign(new Error(words.join(' ')), { type, code, param, statusCode, requestId });
}

/** Runs calls to Stripe. Any failure, also an unexpected response or the time limit, becomes `provider_failed`. */
export async function callStripe<T>({ callMs }: StripeLimits, task: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), callMs);
  });
  try {
    return await Promise.race([task(), deadline]);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('provider_failed', { cause: toCause(error) });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether Stripe does not have an object that the call names. */
export function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Null if Stripe does not have the object. A 404 from elsewhere is an error. */
export async function nullIfMissing<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Keys tried for one purpose. Each declined card uses one up for a day; nobody tries more than 50 times in a day. */
const maxAttempts = 50;

/** Whether Stripe repeated an earlier answer. At runtime, errors have plain headers and answers have those of `fetch`. */
function isReplay(headers: Record<string, string> | Headers | undefined): boolean {
  return new Headers(headers).get('idempotent-replayed') === 'true';
}

/**
 * Creates something under an idempotency key, so that a repeat after a lost answer creates nothing twice. Stripe
 * replays its first answer for a day, even a failure or an object that no longer exists; then the call is repeated
 * under the next key. `read` returns the object's current state, or null if it cannot be used any more.
 */
export async function createOnce<T extends object>(
  key: string,
  create: (options: { idempotencyKey: string }) => Promise<Stripe.Response<T>>,
  read: (made: T) => Promise<T | null>,
): Promise<T> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const idempotencyKey = attempt === 1 ? key : `${key}:${attempt}`;
    try {
      const created = await create({ idempotencyKey });
      if (!isReplay(created.lastResponse?.headers)) return created;
      const current = await read(created);
      if (current) return current;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || !isReplay(error.headers)) throw error;
    }
  }
  throw new TypeError('Stripe repeated an earlier answer for every idempotency key');
}

/** Throws if Stripe sent an object of another type. */
export function requireKind<T extends { object: string }>(kind: T['object'], object: T): T {
  if (object?.object !== kind) throw new TypeError(`not a ${kind}`);
  return object;
}

/** Stripe refers to an object by its id, or includes all of it. */
export function getId(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** Stripe's times are in Unix seconds. */
export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1_000);
}

export function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}

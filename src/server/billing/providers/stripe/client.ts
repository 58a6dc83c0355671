import Stripe from 'stripe';
import { AppError } from '../../../http/app-error.ts';
import type { StripeConfig } from './stripe-config.ts';

export interface StripeLimits {
  /** For one request to its last byte; the library tries it once more. */
  requestMs: number;
  /** For a whole call of the provider, which may be several requests. */
  callMs: number;
}

export const stripeLimits: StripeLimits = { requestMs: 10_000, callMs: 30_000 };

/** By `fetch`, so that the limits of size and the list of hosts hold for the library too. */
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

/** Of a connection that failed: fetch hides it one level down. */
function networkCodeOf(detail: unknown): string | undefined {
  const cause = detail instanceof Error ? detail.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What a log may hold of a failure: the library's error carries the answer, a customer's data among it. */
function causeOf(error: unknown): Error {
  if (error instanceof TypeError || error instanceof DOMException) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new Error(error instanceof Error ? error.name : typeof error);
  const { type, code, param, statusCode, requestId, detail } = error;
  const network = networkCodeOf(detail);
  const words = [type, statusCode, code, param, network, requestId].filter((word) => word !== undefined);
  return Object.assign(new Error(words.join(' ')), { type, code, param, statusCode, requestId });
}

/** Whatever goes wrong inside, also at an answer that is not Stripe's, becomes `provider_failed` in bounded time. */
export async function bounded<T>({ callMs }: StripeLimits, task: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), callMs);
  });
  try {
    return await Promise.race([task(), deadline]);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('provider_failed', { cause: causeOf(error) });
  } finally {
    clearTimeout(timer);
  }
}

export function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Null for an object that Stripe does not have; a 404 from elsewhere says nothing about it. */
export async function found<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Declined again and again under one quote, for example; more tries than a person makes in a day. */
const mostTries = 50;

/** The library gives plain headers with an error, and those of `fetch` with an answer, whatever its types say. */
function isReplay(headers: Record<string, string> | Headers | undefined): boolean {
  return new Headers(headers).get('idempotent-replayed') === 'true';
}

/**
 * A call that makes something, under a key of what it is for, so that a repeat whose first answer got lost makes no
 * second one. Stripe gives its first answer again for a day, also when that was a failure or when what it once made
 * is gone. Such an answer belongs to an earlier try and must not block this one, which goes on under the next key.
 * `look` gives what was made as it is now, or null when it is no longer of use.
 */
export async function createOnce<T extends object>(
  key: string,
  create: (options: { idempotencyKey: string }) => Promise<Stripe.Response<T>>,
  look: (made: T) => Promise<T | null>,
): Promise<T> {
  for (let tries = 1; tries < mostTries; tries++) {
    const idempotencyKey = tries === 1 ? key : `${key}:${tries}`;
    try {
      const made = await create({ idempotencyKey });
      if (!isReplay(made.lastResponse?.headers)) return made;
      const present = await look(made);
      if (present) return present;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || !isReplay(error.headers)) throw error;
    }
  }
  throw new TypeError('Stripe has only old answers');
}

/** An answer of another kind is not Stripe's. */
export function ofKind<T extends { object: string }>(kind: T['object'], answer: T): T {
  if (answer?.object !== kind) throw new TypeError(`not a ${kind}`);
  return answer;
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1_000);
}

export function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}

/** Calls PayPal's REST API: access token, one retry, limits on time and size, errors without personal data. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import { readLimited } from '../../../http/outbound.ts';
import { untilAborted } from '../../../process/until-aborted.ts';
import type { PaypalConfig } from './paypal-config.ts';

export interface PaypalLimits {
  /** For the whole call: token, retry and body. */
  totalMs: number;
  maxBytes: number;
  /** Time before the retry, unless PayPal sets one. */
  pauseMs: number;
}

/** An HTTP response whose body was read within the limits. */
export interface BoundedResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** The longest time before the retry, even if PayPal sets a longer one. */
const maxPauseMs = 2_000;

/** Follows no redirects, limits the size of the body, and stops on the signal, also while reading the body. */
export async function fetchBounded(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit & { signal: AbortSignal; maxBytes: number },
): Promise<BoundedResponse> {
  const { maxBytes, ...rest } = init;
  const response = await fetch(url, { ...rest, redirect: 'error' });
  return { status: response.status, headers: response.headers, text: await readLimited(response, maxBytes) };
}

function isWorthRetrying(status: number): boolean {
  return status >= 500 || status === 429;
}

function getPauseMs(response: BoundedResponse | undefined, { pauseMs }: PaypalLimits): number {
  const wantedMs = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1_000;
  return Number.isFinite(wantedMs) && wantedMs >= 0 ? Math.min(wantedMs, maxPauseMs) : pauseMs;
}

/** Retries once after a broken connection, a 5xx or a 429, if there is time left. */
async function withRetry(
  send: () => Promise<BoundedResponse>,
  limits: PaypalLimits,
  signal: AbortSignal,
): Promise<BoundedResponse> {
  const first = await send().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
  if (first && !isWorthRetrying(first.status)) return first;
  await pause(getPauseMs(first, limits), undefined, { signal });
  return send();
}

export interface PaypalResponse {
  status: number;
  /** Undefined without a JSON body. */
  body: unknown;
  debugId: string | undefined;
  /** When PayPal sent the response, by its clock. */
  at: Date | undefined;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const errorBody = z.object({ debug_id: z.string() });
const rejectionBody = z.object({ details: z.array(z.object({ issue: z.string() })) });

/** PayPal's support finds a call by this id. It contains no personal data. */
function findDebugId(response: BoundedResponse, body: unknown): string | undefined {
  const id = response.headers.get('paypal-debug-id') ?? errorBody.safeParse(body).data?.debug_id;
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function parseResponse(response: BoundedResponse): PaypalResponse {
  const body = parseJson(response.text);
  const at = new Date(response.headers.get('date') ?? Number.NaN);
  return {
    status: response.status,
    body,
    debugId: findDebugId(response, body),
    at: Number.isNaN(at.getTime()) ? undefined : at,
  };
}

/** The error for a failed call. It contains the status and PayPal's debug id, but nothing that was sent or received. */
export function callFailed({ status, debugId }: PaypalResponse, what = 'answered'): AppError {
  const cause = new Error(`PayPal ${what} ${status}${debugId ? `, debug id ${debugId}` : ''}`);
  return new AppError('provider_failed', { cause });
}

/** Parses a successful response. Throws `provider_failed` for any other status or shape. */
export function readResponse<Schema extends z.ZodType>(
  response: PaypalResponse,
  schema: Schema,
): z.output<Schema> {
  if (response.status < 200 || response.status > 299) throw callFailed(response);
  const parsed = schema.safeParse(response.body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  throw callFailed(response, `answered in an unknown form (${fields})`);
}

const notFoundBody = z.object({ name: z.literal('RESOURCE_NOT_FOUND') });

/** Whether PayPal does not have the object. Requires PayPal's own error name: a proxy can answer 404, too. */
export function isNotFound({ status, body }: PaypalResponse): boolean {
  return status === 404 && notFoundBody.safeParse(body).success;
}

/** Like `readResponse`, but null if PayPal does not have the object. */
export function readUnlessMissing<Schema extends z.ZodType>(
  response: PaypalResponse,
  schema: Schema,
): z.output<Schema> | null {
  return isNotFound(response) ? null : readResponse(response, schema);
}

/** PayPal's stable names for the problems of a rejected request. */
export function listIssues({ body }: PaypalResponse): string[] {
  return rejectionBody.safeParse(body).data?.details.map(({ issue }) => issue) ?? [];
}

/** A token is replaced this long before it expires. */
const renewBeforeExpiryS = 60;
const tokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export interface PaypalTokens {
  get(signal: AbortSignal): Promise<string>;
  /** Call this when PayPal rejects the token. */
  drop(token: string): void;
}

export interface TokenSource {
  config: PaypalConfig;
  fetch: typeof globalThis.fetch;
  limits: PaypalLimits;
}

async function fetchToken({ config, fetch, limits }: TokenSource) {
  const basic = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
  // Independent of the caller's time limit, since other callers wait for the same token.
  const signal = AbortSignal.timeout(limits.totalMs);
  const send = () =>
    fetchBounded(fetch, `${config.apiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      signal,
      maxBytes: limits.maxBytes,
    });
  const response = parseResponse(await withRetry(send, limits, signal));
  const parsed = tokenResponse.safeParse(response.body);
  if (response.status !== 200 || !parsed.success) throw callFailed(response, 'gave no token and answered');
  return parsed.data;
}

/** One access token for all callers. The first call within a minute of its expiry fetches the next one. */
function createPaypalTokens(source: TokenSource): PaypalTokens {
  let cachedToken: { value: string; untilMs: number } | undefined;
  let pendingToken: Promise<string> | undefined;
  const renew = async () => {
    const { access_token: value, expires_in: seconds } = await fetchToken(source);
    cachedToken = { value, untilMs: performance.now() + (seconds - renewBeforeExpiryS) * 1_000 };
    return value;
  };
  return {
    get: async (signal) => {
      if (cachedToken && performance.now() < cachedToken.untilMs) return cachedToken.value;
      pendingToken ??= renew().finally(() => {
        pendingToken = undefined;
      });
      return untilAborted(pendingToken, signal);
    },
    drop: (token) => {
      if (cachedToken?.value === token) cachedToken = undefined;
    },
  };
}

export interface PaypalRequest {
  method: 'GET' | 'POST';
  /** Including the query, e.g. `/v1/billing/plans/P-1`. */
  path: string;
  body?: object;
  /** A body that must be sent byte by byte. */
  rawJson?: string;
  /** PayPal's idempotency key: a repeated call gets the first response. PayPal remembers it for at least 72 hours. */
  requestId?: string;
  /** Ends the call before its usual time limit. */
  signal?: AbortSignal;
}

/** Returns every response, whatever its status. Throws `provider_failed` if none arrives in time. */
export type PaypalClient = (request: PaypalRequest) => Promise<PaypalResponse>;

export const defaultLimits: PaypalLimits = { totalMs: 10_000, maxBytes: 1_048_576, pauseMs: 250 };

function createInit(request: PaypalRequest, token: string): RequestInit {
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

/** The error for a call to which PayPal has not responded at all. */
function toCallError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('provider_failed', { cause: new Error('PayPal did not answer', { cause: error }) });
}

/** PayPal's REST API, with limits on time and size. */
export function createPaypalClient(
  config: PaypalConfig,
  fetch: typeof globalThis.fetch,
  limits: PaypalLimits = defaultLimits,
): PaypalClient {
  const tokens = createPaypalTokens({ config, fetch, limits });
  const exchange = async (request: PaypalRequest, signal: AbortSignal) => {
    const token = await tokens.get(signal);
    const init = { ...createInit(request, token), maxBytes: limits.maxBytes, signal };
    const send = (): Promise<BoundedResponse> =>
      fetchBounded(fetch, `${config.apiBase}${request.path}`, init);
    const response = await withRetry(send, limits, signal);
    if (response.status === 401) tokens.drop(token);
    return response;
  };
  const call = async (request: PaypalRequest): Promise<PaypalResponse> => {
    const limit = AbortSignal.timeout(limits.totalMs);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    const first = await exchange(request, signal);
    return parseResponse(first.status === 401 ? await exchange(request, signal) : first);
  };
  return (request) =>
    call(request).catch((error: unknown) => {
      throw toCallError(error);
    });
}

/** For several calls that share one time limit. */
export function withDeadline(client: PaypalClient, ms: number): PaypalClient {
  const signal = AbortSignal.timeout(ms);
  return (request) => client({ ...request, signal });
}

/** The browser's client for the API: `call` for JSON, `request` for streams and files. */
import { type ContractTypes, type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import type { ErrorBody, ErrorCode } from '#shared/contract/errors.ts';
import { limits } from '#shared/limits.ts';
import { timing } from '#shared/timing.ts';

/** A refusal of the server, or `network` / `timeout` when there was no answer at all. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'timeout';
  /** Messages about fields of the request's body, by their names. */
  readonly fields: Record<string, string>;

  constructor(status: number, code: ErrorCode | 'network' | 'timeout', message: string, fields = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** A request that is refused before it is sent. Pages show it like a 429 of the server. */
export class TooFrequentError extends ApiError {
  constructor() {
    super(429, 'too_many_requests', 'request too frequent, please try later');
  }
}

/*
 * Limits on requests of the browser. An identical pending request is shared, a response is reused for 5 s, and an
 * identical request within 500 ms that no response serves is refused. A write discards the responses of reads.
 */

export interface GatedRequest<T> {
  /** What makes two requests identical: the call, the token and everything that is sent. */
  identity: string;
  /**
   * `read`: identical requests get its response for 5 s. `write`: its response is never reused.
   * `keyed`: a write with an idempotency key. A repeat is never refused, because the server may have received
   * the first one.
   */
  kind: 'read' | 'write' | 'keyed';
  /** Shares a pending request but ignores earlier responses, e.g. for polling. */
  noCache?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** The signal is aborted when nobody waits for the response any more. */
  work(signal: AbortSignal): Promise<T>;
}

interface Entry {
  kind: GatedRequest<unknown>['kind'];
  /** When the request began, like all times here by `performance.now()`. */
  at: number;
  /** How many callers wait for the response. */
  waiting: number;
  controller: AbortController;
  pending: Promise<unknown> | undefined;
  response: { value: unknown; at: number } | undefined;
}

export interface RequestGate {
  run<T>(request: GatedRequest<T>): Promise<T>;
  /** After this, every read calls the server. */
  forgetReads(): void;
  /** Forgets all requests, pending ones too. */
  reset(): void;
}

/** The response of an earlier request or a refusal; undefined when the request may be sent. */
function reuseResponse<T>(
  last: Entry,
  { kind, noCache }: GatedRequest<T>,
  now: number,
): Promise<T> | undefined {
  if (noCache) return undefined;
  const isTooSoon = now - last.at < timing.throttleMs;
  const isReusable = kind === 'read' || (kind === 'keyed' && isTooSoon);
  if (last.response && isReusable && now - last.response.at < timing.responseCacheMs)
    return Promise.resolve(last.response.value as T);
  return isTooSoon && kind !== 'keyed' ? Promise.reject(new TooFrequentError()) : undefined;
}

/** Waits for a shared response. When the last waiting caller aborts, the request is aborted. */
function join<T>(entry: Entry, signal: AbortSignal | undefined, onDropped: () => void): Promise<T> {
  const pending = entry.pending as Promise<T>;
  entry.waiting += 1;
  if (!signal) return pending;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      entry.waiting -= 1;
      if (entry.waiting > 0) return;
      onDropped();
      entry.controller.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

export function createRequestGate(now: () => number = () => performance.now()): RequestGate {
  const entries = new Map<string, Entry>();
  let cleaning: ReturnType<typeof setInterval> | undefined;

  function forget(which: (entry: Entry) => boolean): void {
    for (const [identity, entry] of entries) if (which(entry)) entries.delete(identity);
    if (entries.size > 0) return;
    clearInterval(cleaning);
    cleaning = undefined;
  }
  const forgetReads = () => forget(({ kind }) => kind === 'read');
  /** A write makes earlier responses outdated, and an earlier write is no repeat of a later one. */
  const forgetBefore = () => forget(({ kind, pending }) => kind === 'read' || !pending);
  const clean = () => forget(({ at, pending }) => !pending && now() - at > timing.requestForgottenMs);

  function begin<T>({ identity, kind, work }: GatedRequest<T>): Entry {
    if (kind !== 'read') forgetBefore();
    const controller = new AbortController();
    const entry: Entry = { kind, at: now(), waiting: 0, controller, pending: undefined, response: undefined };
    entries.set(identity, entry);
    cleaning ??= setInterval(clean, timing.requestCleanMs);
    const done = () => {
      entry.pending = undefined;
      if (kind !== 'read') forgetReads();
    };
    entry.pending = work(controller.signal)
      .finally(done)
      .then((value) => {
        entry.response = { value, at: now() };
        return value;
      });
    return entry;
  }

  return {
    async run<T>(request: GatedRequest<T>): Promise<T> {
      const { identity, signal } = request;
      signal?.throwIfAborted();
      const last = entries.get(identity);
      const reused = last && !last.pending ? reuseResponse(last, request, now()) : undefined;
      if (reused) return reused;
      const entry = last?.pending ? last : begin(request);
      return join<T>(entry, signal, () => entries.get(identity) === entry && entries.delete(identity));
    },
    forgetReads,
    reset: () => forget(() => true),
  };
}

/** For all requests of this page. */
export const requestGate = createRequestGate();

export interface Scope {
  /** Undefined outside a dialogue: then only the limit of the page applies. */
  sessionId: string | undefined;
  windowId: string;
}

interface Waiting {
  scope: Scope;
  start: () => void;
}

export interface Semaphore {
  /** Resolves with a function that releases the slot. An abort leaves the queue and rejects. */
  acquire(scope: Scope, signal?: AbortSignal): Promise<() => void>;
  /** Forgets all slots and everything that waits. */
  reset(): void;
}

/** Limits the requests that run at the same time, per dialogue and per tab (`limits`). The others wait in order. */
export function createSemaphore(): Semaphore {
  const running = new Set<Scope>();
  const queue: Waiting[] = [];

  const count = (key: keyof Scope, value: string) => [...running].filter((one) => one[key] === value).length;
  const fits = ({ sessionId, windowId }: Scope) =>
    count('windowId', windowId) < limits.concurrentPerWindow &&
    (sessionId === undefined || count('sessionId', sessionId) < limits.concurrentPerSession);

  function drain(): void {
    for (;;) {
      const next = queue.findIndex(({ scope }) => fits(scope));
      if (next < 0) return;
      queue.splice(next, 1)[0]?.start();
    }
  }

  function take(scope: Scope): () => void {
    const slot = { ...scope };
    running.add(slot);
    return () => {
      if (running.delete(slot)) drain();
    };
  }

  function wait(scope: Scope, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve(take(scope));
      };
      const waiting: Waiting = { scope, start };
      queue.push(waiting);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async acquire(scope, signal) {
      signal?.throwIfAborted();
      return fits(scope) ? take(scope) : wait(scope, signal);
    },
    reset() {
      running.clear();
      queue.length = 0;
    },
  };
}

/** Gives calls their bearer token. The auth feature sets it once, because lib must not import features. */
export interface Credentials {
  accessToken(): string | undefined;
  /** A new access token after a 401 for the token `stale`, or undefined when the sign-in has ended. */
  renew(stale: string): Promise<string | undefined>;
  /** Called after a 401 that a renewed token did not fix; `token` is the last one sent. */
  onEnded(token: string | undefined): void;
  /** Any 403 except a missing subscription. */
  onForbidden(): void;
}

let credentials: Credentials = {
  accessToken: () => undefined,
  renew: async () => undefined,
  onEnded: () => undefined,
  onForbidden: () => undefined,
};

export function setCredentials(next: Credentials): void {
  credentials = next;
}

let knownSessionId: () => string | undefined = () => undefined;

/**
 * Sets how to read the sessionId that is added to POST bodies. Called by the chat feature, because lib must not import
 * features.
 */
export function setKnownSessionId(read: () => string | undefined): void {
  knownSessionId = read;
}

function serializeBody(name: EndpointName, body: object | null | undefined): string | undefined {
  const sessionId = endpoints[name].method === 'POST' ? knownSessionId() : undefined;
  if (!body && sessionId === undefined) return undefined;
  return JSON.stringify({ ...(sessionId !== undefined && { sessionId }), ...body });
}

export interface CallOptions<N extends EndpointName> {
  body?: ContractTypes[N]['body'];
  params?: ContractTypes[N]['params'];
  query?: ContractTypes[N]['query'];
  idempotencyKey?: string;
  /** Id of the last event received, to resume a broken stream. */
  lastEventId?: string;
  signal?: AbortSignal;
  /** 0 for none. */
  timeoutMs?: number;
  /** `text/event-stream` to stream a turn; by default JSON. */
  accept?: string;
  /** Used instead of the stored access token. */
  token?: string;
  /**
   * What happens after a 401. By default the token is renewed, and if that fails, the login page opens. `renew`:
   * without opening the login page. `fail`: without either.
   */
  on401?: 'fail' | 'renew';
  /** Polls for the current state: bypasses the 5 s cache and the throttle. */
  noCache?: true;
  /** Completes even if the page is closed. */
  keepalive?: true;
  /** Distinguishes equal writes with different meanings, e.g. a second step back. */
  intent?: string;
}

function createUrl(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size ? `${filled}?${search}` : filled;
}

/** For the request limits: all calls of this page count together. */
const windowId = 'this page';
const semaphore = createSemaphore();

/** The dialogue that a call belongs to, if any. */
function findSessionId({ params, body }: CallOptions<EndpointName>): string | undefined {
  const named = { ...body, ...params } as { sessionId?: string };
  return named.sessionId ?? knownSessionId();
}

/** Not queued: other calls may hold the slots while they wait for a new token, and a logout must not wait for them. */
const unqueued: readonly EndpointName[] = ['refresh', 'logout'];

/** Holds a slot only until the response begins, so that long streams do not block other calls. */
async function sendQueued(...sent: Parameters<typeof send>): Promise<Response> {
  const [name, options] = sent;
  if (unqueued.includes(name)) return send(...sent);
  const release = await semaphore.acquire({ sessionId: findSessionId(options), windowId }, options.signal);
  return send(...sent).finally(release);
}

async function send(name: EndpointName, options: CallOptions<EndpointName>, token: string | undefined) {
  const { method, path } = endpoints[name];
  const body = serializeBody(name, options.body);
  const headers = new Headers({ accept: options.accept ?? 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (options.lastEventId) headers.set('last-event-id', options.lastEventId);
  const timeoutMs = options.timeoutMs ?? timing.requestTimeoutMs;
  const signals = [options.signal, timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined].filter(
    (signal) => signal !== undefined,
  );
  try {
    return await fetch(createUrl(path, options.params, options.query), {
      method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body }),
      signal: AbortSignal.any(signals),
      keepalive: options.keepalive === true,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiError(0, timedOut ? 'timeout' : 'network', String(cause));
  }
}

const transientStatuses: readonly number[] = [502, 503, 504];

/** The response, or undefined if there was none. */
async function trySend(...sent: Parameters<typeof send>): Promise<Response | undefined> {
  return sendQueued(...sent).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'network') return undefined;
    throw error;
  });
}

/**
 * Repeats a read at most three times after a network error or a 502, 503 or 504. Callers repeat writes under their
 * idempotency key, and event streams reconnect by themselves.
 */
async function sendWithRetries(...sent: Parameters<typeof send>): Promise<Response> {
  const [name, options] = sent;
  const isRead = endpoints[name].method === 'GET' && options.accept === undefined;
  for (let left = isRead ? timing.retries : 0; left > 0; left -= 1) {
    const response = await trySend(...sent);
    if (response && !transientStatuses.includes(response.status)) return response;
    await new Promise((resolve) => setTimeout(resolve, timing.retryDelayMs));
    options.signal?.throwIfAborted();
  }
  return sendQueued(...sent);
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  return new ApiError(response.status, body.code ?? 'internal', body.message ?? '', body.fields);
}

/** The response if its status is below 400; retries once after a 401 with a renewed token. */
export async function request<N extends EndpointName>(
  name: N,
  options: CallOptions<N> = {},
): Promise<Response> {
  const isPublic = endpoints[name].access === 'public';
  let token = isPublic ? undefined : (options.token ?? credentials.accessToken());
  let response = await sendWithRetries(name, options, token);
  if (response.status === 401 && token && options.on401 !== 'fail') {
    const renewed = await credentials.renew(token);
    if (renewed) {
      token = renewed;
      response = await sendWithRetries(name, options, token);
    }
  }
  if (response.status === 401 && !isPublic && options.on401 === undefined) credentials.onEnded(token);
  if (response.status < 400) return response;
  const refused = await toApiError(response);
  // The dialogue page offers a subscription itself.
  if (refused.status === 403 && refused.code !== 'subscription_required') credentials.onForbidden();
  throw refused;
}

/** Reads that use POST because their input is private. */
const readsByPost: readonly EndpointName[] = ['readQuestion', 'adminPeople'];

function toKind(
  name: EndpointName,
  { idempotencyKey }: CallOptions<EndpointName>,
): GatedRequest<unknown>['kind'] {
  if (endpoints[name].method === 'GET' || readsByPost.includes(name)) return 'read';
  return idempotencyKey ? 'keyed' : 'write';
}

function getCallIdentity(name: EndpointName, options: CallOptions<EndpointName>): string {
  const { params, query, body, idempotencyKey, intent, token = credentials.accessToken() } = options;
  const url = createUrl(endpoints[name].path, params, query);
  return JSON.stringify([name, url, token, serializeBody(name, body), idempotencyKey, intent]);
}

/** The response as text, shared between identical requests. */
function fetchText<N extends EndpointName>(name: N, options: CallOptions<N>): Promise<string> {
  const work = async (signal = options.signal) => {
    const response = await request(name, { ...options, ...(signal && { signal }) });
    return response.text();
  };
  if (unqueued.includes(name)) return work();
  const { noCache, signal } = options;
  return requestGate.run({
    identity: getCallIdentity(name, options),
    kind: toKind(name, options),
    noCache,
    signal,
    work,
  });
}

/** Calls an endpoint and returns its JSON response. Throws `ApiError`. */
export async function call<N extends EndpointName>(
  name: N,
  options: CallOptions<N> = {},
): Promise<ContractTypes[N]['response']> {
  return JSON.parse(await fetchText(name, options)) as ContractTypes[N]['response'];
}

/** Forgets all responses in memory, because they belong to the user who signed out. */
export function forgetRequests(): void {
  requestGate.reset();
  semaphore.reset();
}

/** A random Idempotency-Key. `crypto.randomUUID` is missing on plain HTTP. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Runs a turn, which is a text of the user and the guide's reply to it: follows the stream, resumes it when it breaks,
 * and asks for JSON when streaming does not work at all.
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import { parseReply, type Reply } from '#shared/reply-parser.ts';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { ApiError, request, requestGate } from '../../../lib/api.ts';
import {
  defaultStreamTiming,
  type EventVerdict,
  type FailureVerdict,
  followStream,
  type OnWake,
  onBrowserWake,
  type StreamEvent,
  StreamLost,
  type StreamSource,
  type StreamTiming,
} from '../../../lib/event-stream.ts';
import { showToast } from '../../../ui/toast.tsx';
import { isUnstored, UnstoredNotFoundError } from '../unstored/unstored.ts';
import type { PendingTurn } from './pending-turn.ts';

interface TurnCalls {
  /** The POST of the turn. All attempts carry the same idempotency key. */
  open(turn: PendingTurn, accept: string, signal: AbortSignal): Promise<Response>;
  resume(sessionId: string, lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
}

interface TurnListener {
  onThinking(text: string): void;
  onStatus(text: string): void;
  /** The thinking so far will be sent again from its beginning. */
  onRestart(): void;
}

export interface TurnDeps {
  calls: TurnCalls;
  streamTiming: StreamTiming;
  onWake: OnWake;
}

const eventStream = 'text/event-stream';
/** For streams, which are given up after a silence instead, and, as the product's specification demands, for the start. */
const noTimeout = { timeoutMs: 0 };

/** The fields of a turn are explained in pending-turn.ts. */
const apiCalls: TurnCalls = {
  open({ kind, sessionId, text, option, round, reading, continues, transcript, today, key }, accept, signal) {
    const hasNoTimeout = accept === eventStream || kind === 'start';
    const options = { accept, signal, idempotencyKey: key, ...(hasNoTimeout && noTimeout) };
    if (kind === 'start')
      return request('startDialogue', {
        ...options,
        body: {
          sessionId,
          question: text,
          ...(reading && { reading }),
          ...(continues && { continues }),
          // The server then stores nothing of the dialogue.
          ...(isUnstored(sessionId) && { trace: false }),
        },
      });
    const commonBody = {
      sessionId,
      ...(round && { round }),
      ...(transcript && { transcript }),
      ...(today && { today }),
    };
    if (kind === 'finish') return request('finishDialogue', { ...options, body: commonBody });
    const body = { ...commonBody, message: text, ...(option && { option }) };
    return request('sendMessage', { ...options, body });
  },
  resume: (sessionId, lastEventId, signal) =>
    request('resumeStream', {
      params: { sessionId },
      accept: eventStream,
      signal,
      ...noTimeout,
      ...(lastEventId && { lastEventId }),
    }),
};

const defaultDeps: TurnDeps = { calls: apiCalls, streamTiming: defaultStreamTiming, onWake: onBrowserWake };

/** 0: no response. The others come from a proxy or an overloaded server. */
const transientStatuses: readonly number[] = [0, 502, 503, 504];

/** Whether the same call may succeed later. Not after `guide_failed`: the turn itself has failed. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && transientStatuses.includes(error.status) && error.code !== 'guide_failed';

/**
 * `retry`: repeat the same request after a pause. `resume`: continue the running turn's stream. `reopen`: send the POST of
 * the turn again. Any other error than an `ApiError` is of the network (see `isStreamFailure`).
 */
function judgeFailure(error: unknown, isResuming: boolean, unstored: boolean): FailureVerdict {
  if (!(error instanceof ApiError)) return 'retry';
  // In an unstored dialogue, the running turn belongs to another tab with a different answer: try until it has ended.
  if (error.code === 'turn_running') return unstored ? 'retry' : 'resume';
  // The server does not know the turn any more, e.g. because it was restarted.
  if (isResuming && error.status === 404) return 'reopen';
  return isTransient(error) ? 'retry' : 'give up';
}

/** `continue`: wait for the next event. `end`: this was the turn's last event. `reopen`: as in `judgeFailure`. */
function judgeMessage(message: StreamMessage): EventVerdict {
  // `restarting`: the server process shuts down; the next one takes the same call.
  if (message.kind === 'failed') return message.code === 'restarting' ? 'reopen' : 'end';
  return message.kind === 'final' ? 'end' : 'continue';
}

/** `resumeOnly`: another tab or device started the turn, so it is followed but never repeated. */
function createStreamSource(
  deps: TurnDeps,
  turn: PendingTurn,
  resumeOnly: boolean,
  restart: () => void,
): StreamSource<StreamMessage> {
  let isResuming = false;
  const resume = (lastEventId: string | undefined, signal: AbortSignal) => {
    isResuming = true;
    return deps.calls.resume(turn.sessionId, lastEventId, signal);
  };
  return {
    resume,
    open(signal) {
      if (resumeOnly) return resume(undefined, signal);
      isResuming = false;
      return deps.calls.open(turn, eventStream, signal);
    },
    parseEvent(event) {
      const message = parseStreamEvent(event);
      return { message, verdict: judgeMessage(message) };
    },
    judgeFailure: (error) => judgeFailure(error, isResuming, isUnstored(turn.sessionId)),
    // Event ids are `<run>-<n>`. A run is one attempt of the server at the turn; a new one begins the thinking again.
    findRun: ({ id }) => id?.replace(/-[^-]*$/, ''),
    onRestart: restart,
  };
}

async function followTurn(
  deps: TurnDeps,
  source: StreamSource<StreamMessage>,
  listener: TurnListener,
  signal: AbortSignal,
): Promise<Reply> {
  const { streamTiming, onWake } = deps;
  for await (const message of followStream(source, { signal, streamTiming, onWake })) {
    if (message.kind === 'thinking') listener.onThinking(message.text);
    if (message.kind === 'status') listener.onStatus(message.text);
    if (message.kind === 'failed') throw new TurnFailed(message.code);
    if (message.kind === 'final') return message.reply;
  }
  // Not silent: the connection ended.
  throw new StreamLost({ silent: false });
}

/** `fetch` and a broken body reject with a TypeError when the network fails. */
const isStreamFailure = (error: unknown) => error instanceof StreamLost || error instanceof TypeError;

/**
 * Repeats the turn as JSON, for networks that block streams. Throws `streamError` if this call fails for a passing
 * reason too (no response, 502 to 504).
 */
async function askForJson(
  deps: TurnDeps,
  turn: PendingTurn,
  signal: AbortSignal,
  streamError: unknown,
): Promise<Reply> {
  try {
    const response = await deps.calls.open(turn, 'application/json', signal);
    return parseReply(await response.text());
  } catch (error) {
    throw isTransient(error) ? streamError : error;
  }
}

interface TurnOptions {
  signal: AbortSignal;
  resumeOnly?: boolean;
}

/** Resolves with the reply that ends the turn. Rejects with an error for `describeFailure`. */
export async function runTurn(
  deps: TurnDeps,
  turn: PendingTurn,
  listener: TurnListener,
  { signal, resumeOnly = false }: TurnOptions,
): Promise<Reply> {
  const source = createStreamSource(deps, turn, resumeOnly, listener.onRestart);
  try {
    return await followTurn(deps, source, listener, signal);
  } catch (error) {
    if (signal.aborted || resumeOnly || !isStreamFailure(error)) throw error;
    return askForJson(deps, turn, signal, error);
  }
}

/** A 401 or 403 leads to another page: a toast says there what happened. */
function toastRedirectAndRethrow(error: unknown): never {
  const failure = describeFailure(error);
  if (failure.kind === 'redirected') showToast({ text: failure.text, kind: 'error' });
  throw error;
}

/**
 * `runTurn` behind the limits on requests (lib/api.ts): an identical turn under way is shared, so its second caller gets
 * the reply but no calls of its `listener`. Stored responses of reads are discarded. `keyed`: a write with an idempotency
 * key, which may be repeated at any time.
 */
export function runGatedTurn(
  turn: PendingTurn,
  listener: TurnListener,
  options: TurnOptions,
): Promise<Reply> {
  const identity = JSON.stringify(['turn', turn, options.resumeOnly ?? false]);
  const work = (signal: AbortSignal) =>
    runTurn(defaultDeps, turn, listener, { ...options, signal }).catch(toastRedirectAndRethrow);
  return requestGate.run({ identity, kind: 'keyed', signal: options.signal, work });
}

export type TurnState =
  | { phase: 'running'; thinking: string; status: string }
  /** `arrivedAt`: when the reply arrived, by `performance.now()`. */
  | { phase: 'done'; thinking: string; status: string; reply: Reply; arrivedAt: number }
  | { phase: 'failed'; thinking: string; status: string; error: unknown };

type RunTurn = (turn: PendingTurn, listener: TurnListener, options: TurnOptions) => Promise<Reply>;

interface TurnStore {
  getSnapshot(): TurnState;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Runs the turn and holds its state for React's `useSyncExternalStore`. */
export function createTurnStore(
  turn: PendingTurn,
  resumeOnly: boolean,
  run: RunTurn = runGatedTurn,
): TurnStore {
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  let state: TurnState = { phase: 'running', thinking: '', status: '' };
  const change = (next: TurnState) => {
    if (controller.signal.aborted) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const listener: TurnListener = {
    onThinking: (text) => change({ ...state, thinking: state.thinking + text }),
    onStatus: (status) => change({ ...state, status }),
    onRestart: () => change({ ...state, thinking: '' }),
  };
  run(turn, listener, { signal: controller.signal, resumeOnly }).then(
    (reply) => {
      const thinking = reply.thinking || state.thinking;
      change({ ...state, thinking, phase: 'done', reply, arrivedAt: performance.now() });
    },
    (error: unknown) => change({ ...state, phase: 'failed', error }),
  );
  return {
    getSnapshot: () => state,
    stop: () => controller.abort(),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Turns under way and those that a screen shows, with the number of mounted components that show each. */
const turnStores = new Map<string, { store: TurnStore; mountCount: number }>();

function turnStoreKey(turn: PendingTurn, resumeOnly: boolean): string {
  return `${turn.key} ${resumeOnly}`;
}

function getOrStartTurn(turn: PendingTurn, resumeOnly = false) {
  const key = turnStoreKey(turn, resumeOnly);
  const existing = turnStores.get(key);
  if (existing) return existing;
  const entry = { store: createTurnStore(turn, resumeOnly), mountCount: 0 };
  turnStores.set(key, entry);
  return entry;
}

/** Stops listening to a turn that no component shows. The server still completes it. */
function releaseTurn(turn: PendingTurn, resumeOnly: boolean): void {
  const key = turnStoreKey(turn, resumeOnly);
  const entry = turnStores.get(key);
  if (!entry) return;
  entry.mountCount -= 1;
  // Deferred: in Strict Mode React runs an effect's cleanup and its setup again at once, and the next screen may take over.
  setTimeout(() => {
    if (entry.mountCount > 0 || turnStores.get(key) !== entry) return;
    entry.store.stop();
    turnStores.delete(key);
  });
}

/**
 * Starts a turn shortly before the screen that shows it, so that the user waits less. Only for a screen that certainly
 * follows: a turn that none shows is kept until the page is left.
 */
export function startTurn(turn: PendingTurn): void {
  getOrStartTurn(turn);
}

/** Lets the next screen that shows a failed turn send it again. It is the same request, so it is never done twice. */
export function clearFailedTurn(turn: PendingTurn): void {
  for (const resumeOnly of [false, true]) {
    const key = turnStoreKey(turn, resumeOnly);
    if (turnStores.get(key)?.store.getSnapshot().phase === 'failed') turnStores.delete(key);
  }
}

/** The state before a turn has started: shown as running, because it is about to. */
const noTurn: TurnState = { phase: 'running', thinking: '', status: '' };

/** Starts the turn with the first screen that shows it, and stops listening with the last. */
export function useTurn(turn: PendingTurn | undefined, resumeOnly: boolean): TurnState {
  useEffect(() => {
    if (!turn) return;
    getOrStartTurn(turn, resumeOnly).mountCount += 1;
    return () => releaseTurn(turn, resumeOnly);
  }, [turn, resumeOnly]);
  const subscribe = useCallback(
    (listener: () => void) =>
      turn ? getOrStartTurn(turn, resumeOnly).store.subscribe(listener) : () => undefined,
    [turn, resumeOnly],
  );
  return useSyncExternalStore(
    subscribe,
    () => (turn && turnStores.get(turnStoreKey(turn, resumeOnly))?.store.getSnapshot()) ?? noTurn,
    () => noTurn,
  );
}

// Parses the events of a dialogue's stream.

type StreamMessage =
  | { kind: 'thinking'; text: string }
  /** A progress message. */
  | { kind: 'status'; text: string }
  | { kind: 'final'; reply: Reply }
  | { kind: 'failed'; code: ErrorCode }
  /** An event without content, which is ignored. */
  | { kind: 'nothing' };

type Fields = Record<string, unknown>;

function parseJsonObject(data: string): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Fields)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Does not trim: a chunk may begin or end with the space between two words. */
function readText(fields: Fields, ...names: string[]): string {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}

function toFailedMessage(fields: Fields | undefined): StreamMessage {
  return { kind: 'failed', code: isErrorCode(fields?.code) ? fields.code : 'internal' };
}

function toTextMessage(kind: 'thinking' | 'status', text: string): StreamMessage {
  return text ? { kind, text } : { kind: 'nothing' };
}

/**
 * An event without a known name, in any of the formats that the product's specification lists. Plain text is thinking.
 * JSON may have the type `thinking` or `final`; without one, its field `text` is a progress message, and `content` or
 * `s` is thinking.
 */
function parseUnnamedEvent(data: string): StreamMessage {
  const fields = parseJsonObject(data);
  if (!fields) return toTextMessage('thinking', data);
  if (fields.type === 'final')
    return { kind: 'final', reply: parseReply(fields.data ?? fields.content ?? data) };
  if (fields.type === 'thinking')
    return toTextMessage('thinking', readText(fields, 'text', 'content', 's', 'data'));
  const status = readText(fields, 'text');
  return status
    ? toTextMessage('status', status)
    : toTextMessage('thinking', readText(fields, 'content', 's'));
}

/** Parses an event, which is named `thinking`, `final` or `failed`, or not named. Invalid data does not throw. */
export function parseStreamEvent({ event, data }: Pick<StreamEvent, 'event' | 'data'>): StreamMessage {
  if (event === 'final') return { kind: 'final', reply: parseReply(data) };
  if (event === 'failed') return toFailedMessage(parseJsonObject(data));
  if (event !== 'thinking') return parseUnnamedEvent(data);
  const fields = parseJsonObject(data);
  return toTextMessage('thinking', fields ? readText(fields, 'text', 'content', 's') : data);
}

// What to show when a turn failed, and where to go from there.

/** Error: the stream ended in a `failed` event. */
export class TurnFailed extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

export type TurnFailure =
  /** Show `text`, go to `to` after `afterMs`. `back`: to where the text was sent. */
  | { kind: 'shown'; text: string; to: 'home' | 'back'; afterMs: number }
  /** Show the dialog that offers a subscription. */
  | { kind: 'subscription' }
  /** The server's copy of the dialogue differs: load it and continue there. */
  | { kind: 'out of sync' }
  /** The API client has already gone to the login or access-denied page; `text` is shown there. */
  | { kind: 'redirected'; text: string };

/**
 * Errors that say that the server's copy of the dialogue has gone on without this tab. `turn_running` comes here
 * after the attempts to follow that turn, or from the call for JSON.
 */
const outOfSyncCodes: readonly string[] = [
  'turn_running',
  'round_stale',
  'dialogue_exists',
  'dialogue_finished',
  'finish_too_early',
  'idempotency_conflict',
];

const showThenGoHome = (text: string): TurnFailure => ({
  kind: 'shown',
  text,
  to: 'home',
  afterMs: timing.redirectHomeMs,
});
const showThenGoBack = (text: string): TurnFailure => ({
  kind: 'shown',
  text,
  to: 'back',
  afterMs: timing.connectionErrorBackMs,
});

function statusText(status: number): string {
  const t = chatTexts();
  const textByStatus: Record<number, string> = {
    401: t.status401,
    403: t.status403,
    404: t.status404,
    500: t.status500,
  };
  return textByStatus[status] ?? t.statusOther;
}

function failureOfApiError(error: ApiError): TurnFailure {
  const t = chatTexts();
  if (error.code === 'subscription_required') return { kind: 'subscription' };
  if (outOfSyncCodes.includes(error.code)) return { kind: 'out of sync' };
  if (error.code === 'timeout') return showThenGoBack(t.timedOut);
  if (error.code === 'network') return showThenGoBack(t.noResponse);
  if (error.status === 401 || error.status === 403)
    return { kind: 'redirected', text: statusText(error.status) };
  if (error.status === 429) return showThenGoBack(t.tooFrequent);
  return showThenGoHome(t.redirectingHome(statusText(error.status)));
}

function failureOfEvent(code: ErrorCode): TurnFailure {
  if (code === 'subscription_required') return { kind: 'subscription' };
  if (outOfSyncCodes.includes(code)) return { kind: 'out of sync' };
  return showThenGoBack(chatTexts().serverError(errors[code].status));
}

/** What the waiting screen does about an error of a turn. */
export function describeFailure(error: unknown): TurnFailure {
  const t = chatTexts();
  if (error instanceof ApiError) return failureOfApiError(error);
  if (error instanceof TurnFailed) return failureOfEvent(error.code);
  if (error instanceof UnstoredNotFoundError) return showThenGoHome(t.unstoredGone);
  if (error instanceof StreamLost) return showThenGoBack(error.silent ? t.timedOut : t.connectionError);
  // fetch reports a connection that broke within the body as a TypeError.
  if (error instanceof TypeError) return showThenGoBack(t.connectionError);
  return showThenGoHome(t.somethingWrong);
}

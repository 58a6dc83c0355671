/** Runs a turn: follows its stream, resumes it when it breaks, and asks for JSON when streaming does not work at all. */
import { useEffect, useSyncExternalStore } from 'react';
import { parseReply, type Reply } from '#shared/reply-parser.ts';
import { ApiError, request } from '../../../lib/api.ts';
import {
  browserWake,
  defaultPace,
  followStream,
  type Pace,
  StreamLost,
  type StreamSource,
  type Verdict,
  type Wake,
} from '../../../lib/event-stream.ts';
import { requestGate } from '../../../lib/request-limits.ts';
import { showToast } from '../../../ui/toast.tsx';
import { isUnstored } from '../unstored/unstored.ts';
import type { PendingTurn } from './pending-turn.ts';
import { parseStreamEvent, type StreamMessage } from './stream-messages.ts';
import { describeFailure, TurnFailed } from './turn-failure.ts';

export interface TurnCalls {
  /** The POST of the turn. All attempts carry the same idempotency key. */
  open(turn: PendingTurn, accept: string, signal: AbortSignal): Promise<Response>;
  resume(sessionId: string, lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
}

export interface TurnListener {
  thinking(text: string): void;
  status(text: string): void;
  /** The text so far will be sent again from its beginning. */
  restart(): void;
}

export interface TurnDeps {
  calls: TurnCalls;
  pace: Pace;
  wake: Wake;
}

const eventStream = 'text/event-stream';
/** No timeouts: streams are given up after a silence instead. */
const noTimeout = { timeoutMs: 0 };

const liveCalls: TurnCalls = {
  open({ kind, sessionId, text, option, round, reading, continues, transcript, today, key }, accept, signal) {
    const isUnlimited = accept === eventStream || kind === 'start';
    const options = { accept, signal, idempotencyKey: key, ...(isUnlimited && noTimeout) };
    if (kind === 'start')
      return request('startDialogue', {
        ...options,
        body: {
          sessionId,
          question: text,
          ...(reading && { reading }),
          ...(continues && { continues }),
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

const liveDeps: TurnDeps = { calls: liveCalls, pace: defaultPace, wake: browserWake };

const transientStatuses: readonly number[] = [0, 502, 503, 504];
const isTransient = (error: unknown) =>
  error instanceof ApiError && transientStatuses.includes(error.status) && error.code !== 'guide_failed';

function judgeFailure(error: unknown, isResuming: boolean, unstored: boolean): Verdict {
  if (!(error instanceof ApiError)) return 'more';
  // In an unstored dialogue, the running turn belongs to another tab with a different answer: wait until it ends.
  if (error.code === 'turn_running') return unstored ? 'more' : 'resume';
  if (isResuming && error.status === 404) return 'reopen';
  return isTransient(error) ? 'more' : 'give up';
}

function judgeMessage(message: StreamMessage): Verdict {
  if (message.kind === 'failed') return message.code === 'restarting' ? 'reopen' : 'last';
  return message.kind === 'final' ? 'last' : 'more';
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
    readEvent(event) {
      const message = parseStreamEvent(event);
      return { message, verdict: judgeMessage(message) };
    },
    judgeFailure: (error) => judgeFailure(error, isResuming, isUnstored(turn.sessionId)),
    // Ids are `<turnId>-<n>`: a turn that another process repeats has another id.
    runOf: ({ id }) => id?.replace(/-[^-]*$/, ''),
    onRestart: restart,
  };
}

async function followTurn(
  deps: TurnDeps,
  source: StreamSource<StreamMessage>,
  listener: TurnListener,
  signal: AbortSignal,
): Promise<Reply> {
  for await (const message of followStream(source, { signal, pace: deps.pace, wake: deps.wake })) {
    if (message.kind === 'thinking') listener.thinking(message.text);
    if (message.kind === 'status') listener.status(message.text);
    if (message.kind === 'failed') throw new TurnFailed(message.code);
    if (message.kind === 'final') return message.reply;
  }
  throw new StreamLost(false);
}

const isStreamFailure = (error: unknown) => error instanceof StreamLost || error instanceof TypeError;

/** Repeats the turn as JSON, for networks that block streams. `streamError` is thrown if that is unreachable, too. */
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

export interface TurnOptions {
  signal: AbortSignal;
  resumeOnly?: boolean;
}

/** Resolves with the reply that ends the turn. Failures are described by `describeFailure`. */
export async function runTurn(
  deps: TurnDeps,
  turn: PendingTurn,
  listener: TurnListener,
  { signal, resumeOnly = false }: TurnOptions,
): Promise<Reply> {
  const source = createStreamSource(deps, turn, resumeOnly, listener.restart);
  try {
    return await followTurn(deps, source, listener, signal);
  } catch (error) {
    if (signal.aborted || resumeOnly || !isStreamFailure(error)) throw error;
    return askForJson(deps, turn, signal, error);
  }
}

/** A 401 or 403 leads to another page: a toast says there what happened. */
function showWhyRedirected(error: unknown): never {
  const failure = describeFailure(error);
  if (failure.kind === 'redirected') showToast({ text: failure.text, kind: 'error' });
  throw error;
}

/** `runTurn` behind the request gate: a turn under way is shared, and cached reads are dropped after it. */
export function runGatedTurn(
  turn: PendingTurn,
  listener: TurnListener,
  options: TurnOptions,
): Promise<Reply> {
  const identity = JSON.stringify(['turn', turn, options.resumeOnly ?? false]);
  const work = (signal: AbortSignal) =>
    runTurn(liveDeps, turn, listener, { ...options, signal }).catch(showWhyRedirected);
  return requestGate.run({ identity, kind: 'keyed', signal: options.signal, work });
}

export type TurnState =
  | { phase: 'running'; thinking: string; status: string }
  /** `arrivedAt`: when the reply arrived, by `performance.now()`. */
  | { phase: 'done'; thinking: string; status: string; reply: Reply; arrivedAt: number }
  | { phase: 'failed'; thinking: string; status: string; error: unknown };

export type Run = (turn: PendingTurn, listener: TurnListener, options: TurnOptions) => Promise<Reply>;

export interface RunningTurn {
  state(): TurnState;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export function createRunningTurn(
  turn: PendingTurn,
  resumeOnly: boolean,
  run: Run = runGatedTurn,
): RunningTurn {
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  let state: TurnState = { phase: 'running', thinking: '', status: '' };
  const change = (next: TurnState) => {
    if (controller.signal.aborted) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const listener: TurnListener = {
    thinking: (text) => change({ ...state, thinking: state.thinking + text }),
    status: (status) => change({ ...state, status }),
    restart: () => change({ ...state, thinking: '' }),
  };
  run(turn, listener, { signal: controller.signal, resumeOnly }).then(
    (reply) => {
      const thinking = reply.thinking || state.thinking;
      change({ ...state, thinking, phase: 'done', reply, arrivedAt: performance.now() });
    },
    (error: unknown) => change({ ...state, phase: 'failed', error }),
  );
  return {
    state: () => state,
    stop: () => controller.abort(),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const runningTurns = new Map<string, { turn: RunningTurn; screens: number }>();

function runningKey(turn: PendingTurn, resumeOnly: boolean): string {
  return `${turn.key} ${resumeOnly}`;
}

function getOrStartTurn(turn: PendingTurn, resumeOnly = false) {
  const key = runningKey(turn, resumeOnly);
  const existing = runningTurns.get(key);
  if (existing) return existing;
  const entry = { turn: createRunningTurn(turn, resumeOnly), screens: 0 };
  runningTurns.set(key, entry);
  return entry;
}

/** Stops listening to a turn that no screen shows. The server still completes it. */
function release(turn: PendingTurn, resumeOnly: boolean): void {
  const key = runningKey(turn, resumeOnly);
  const entry = runningTurns.get(key);
  if (!entry) return;
  entry.screens -= 1;
  // Deferred, because React may undo and repeat an effect.
  setTimeout(() => {
    if (entry.screens > 0 || runningTurns.get(key) !== entry) return;
    entry.turn.stop();
    runningTurns.delete(key);
  });
}

/** Starts a turn shortly before the screen that shows it, so that the person waits less. */
export function startTurn(turn: PendingTurn): void {
  getOrStartTurn(turn);
}

const notStarted: TurnState = { phase: 'running', thinking: '', status: '' };

/** Starts the turn with the first screen that shows it, and stops listening with the last. */
export function useTurn(turn: PendingTurn | undefined, resumeOnly: boolean): TurnState {
  useEffect(() => {
    if (!turn) return;
    getOrStartTurn(turn, resumeOnly).screens += 1;
    return () => release(turn, resumeOnly);
  }, [turn, resumeOnly]);
  return useSyncExternalStore(
    (listener) => (turn ? getOrStartTurn(turn, resumeOnly).turn.subscribe(listener) : () => undefined),
    () => (turn ? getOrStartTurn(turn, resumeOnly).turn.state() : notStarted),
    () => notStarted,
  );
}

/** Turns that run in this page, one a session; screens come and go while a turn goes on. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Reply } from '#shared/reply-parser.ts';
import type { PendingTurn } from './pending-turn.ts';
import { runGatedTurn, type TurnListener, type TurnOptions } from './turn-runner.ts';

export type TurnState =
  | { phase: 'running'; thinking: string; status: string }
  | { phase: 'done'; thinking: string; status: string; reply: Reply }
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
  const control = new AbortController();
  const listeners = new Set<() => void>();
  let state: TurnState = { phase: 'running', thinking: '', status: '' };
  const change = (next: TurnState) => {
    if (control.signal.aborted) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const listener: TurnListener = {
    thinking: (text) => change({ ...state, thinking: state.thinking + text }),
    status: (status) => change({ ...state, status }),
    restart: () => change({ ...state, thinking: '' }),
  };
  run(turn, listener, { signal: control.signal, resumeOnly }).then(
    (reply) => change({ ...state, thinking: reply.thinking || state.thinking, phase: 'done', reply }),
    (error: unknown) => change({ ...state, phase: 'failed', error }),
  );
  return {
    state: () => state,
    stop: () => control.abort(),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const running = new Map<string, { turn: RunningTurn; screens: number }>();

function keyOf(turn: PendingTurn, resumeOnly: boolean): string {
  return `${turn.key} ${resumeOnly}`;
}

function turnOf(turn: PendingTurn, resumeOnly: boolean) {
  const key = keyOf(turn, resumeOnly);
  const known = running.get(key);
  if (known) return known;
  const made = { turn: createRunningTurn(turn, resumeOnly), screens: 0 };
  running.set(key, made);
  return made;
}

/** A turn that no screen shows any more stops listening; the server ends it by itself. */
function leave(turn: PendingTurn, resumeOnly: boolean): void {
  const key = keyOf(turn, resumeOnly);
  const entry = running.get(key);
  if (!entry) return;
  entry.screens -= 1;
  // Not at once: an effect may be undone and done again.
  setTimeout(() => {
    if (entry.screens > 0 || running.get(key) !== entry) return;
    entry.turn.stop();
    running.delete(key);
  });
}

const idle: TurnState = { phase: 'running', thinking: '', status: '' };

/** Begins the turn with the first screen that shows it, and stops listening with the last. */
export function useTurn(turn: PendingTurn | undefined, resumeOnly: boolean): TurnState {
  useEffect(() => {
    if (!turn) return;
    turnOf(turn, resumeOnly).screens += 1;
    return () => leave(turn, resumeOnly);
  }, [turn, resumeOnly]);
  return useSyncExternalStore(
    (listener) => (turn ? turnOf(turn, resumeOnly).turn.subscribe(listener) : () => undefined),
    () => (turn ? turnOf(turn, resumeOnly).turn.state() : idle),
    () => idle,
  );
}

/** A turn log in the memory of one process. The log on Redis (redis-turn-log.ts) builds on it. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { timing } from '#shared/timing.ts';
import type { SseText } from '../../http/sse.ts';
import {
  eventsKeptMs,
  formatTurnEvent,
  type NewTurn,
  type OwnTurn,
  type StopReason,
  type TurnLog,
  type TurnLogLimits,
  type TurnOutcome,
} from './turn-log.ts';

/** Used where the caller sets no limits. */
const defaults: TurnLogLimits = {
  orphanMs: timing.turnOrphanMs,
  keepMs: eventsKeptMs,
  keptTurns: 1_000,
  keptChars: 16 * 1_024 * 1_024,
};

/** Milliseconds for which a reader on another process still counts as present; 0 if there is none. */
type FindReadersElsewhere = (turnId: string) => Promise<number>;

interface TurnHooks {
  orphanMs: number;
  findReadersElsewhere: FindReadersElsewhere;
  onEnd(): void;
  /** Called when a reader in this process has left. */
  onLeave(): void;
}

/** While armed, calls `onNoReaders` once no process has had a reader for `ms`. */
function createReaderWatch(ms: number, findReadersElsewhere: () => Promise<number>, onNoReaders: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let armed = false;
  const wait = (waitMs: number) => {
    timer = setTimeout(poll, waitMs);
    timer.unref();
  };
  const poll = async () => {
    const asked = timer;
    const leftMs = await findReadersElsewhere();
    // A reader may have come and gone during the request.
    if (!armed || timer !== asked) return;
    if (leftMs > 0) wait(leftMs);
    else onNoReaders();
  };
  return {
    arm: () => {
      armed = true;
      wait(ms);
    },
    disarm: () => {
      armed = false;
      clearTimeout(timer);
    },
  };
}

function createTurn(input: NewTurn, hooks: TurnHooks): OwnTurn {
  const log: SseText[] = [];
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const watch = createReaderWatch(
    hooks.orphanMs,
    () => hooks.findReadersElsewhere(input.id),
    () => abort.abort('no-readers' satisfies StopReason),
  );
  let ended = false;
  let outcome: TurnOutcome | undefined;
  const wake = () => {
    for (const listener of listeners) listener();
  };
  return {
    id: input.id,
    userId: input.userId,
    sessionId: input.sessionId,
    signal: abort.signal,
    events: () => log,
    ended: () => ended,
    outcome: () => outcome,
    readers: () => listeners.size,
    push: (event, data) => {
      if (ended) return;
      if (event === 'final') outcome = { kind: 'answer', answer: data as TurnAnswer };
      if (event === 'failed') outcome = { kind: 'failed', code: (data as { code: ErrorCode }).code };
      log.push(formatTurnEvent(input.id, log.length + 1, event, JSON.stringify(data)));
      wake();
    },
    end: () => {
      if (ended) return;
      ended = true;
      watch.disarm();
      wake();
      hooks.onEnd();
    },
    stop: (reason) => abort.abort(reason),
    join: (onChange) => {
      const listener = () => onChange();
      listeners.add(listener);
      watch.disarm();
      return () => {
        if (!listeners.delete(listener)) return;
        if (input.stopsWithoutReaders && !ended && listeners.size === 0) watch.arm();
        hooks.onLeave();
      };
    },
  };
}

/** Ended turns, oldest first, limited by age, number and size. */
function createEndedTurns(limits: TurnLogLimits) {
  const turns = new Map<string, { turn: OwnTurn; chars: number; timer: NodeJS.Timeout }>();
  let chars = 0;
  const drop = (key: string) => {
    const existing = turns.get(key);
    if (!existing) return;
    clearTimeout(existing.timer);
    chars -= existing.chars;
    turns.delete(key);
  };
  return {
    get: (key: string) => turns.get(key)?.turn,
    drop,
    add: (key: string, turn: OwnTurn) => {
      drop(key);
      const size = turn.events().reduce((sum, { length }) => sum + length, 0);
      turns.set(key, { turn, chars: size, timer: setTimeout(() => drop(key), limits.keepMs).unref() });
      chars += size;
      for (const oldest of turns.keys()) {
        if (turns.size <= limits.keptTurns && chars <= limits.keptChars) break;
        drop(oldest);
      }
    },
  };
}

/** `idle` resolves when no turn is running and no ended turn is being read. Call `settle` when a reader has left. */
function createSettling(running: Map<string, OwnTurn>) {
  const leaving = new Set<OwnTurn>();
  let waiting: (() => void)[] = [];
  const settle = () => {
    for (const turn of leaving) if (turn.ended() && turn.readers() === 0) leaving.delete(turn);
    if (running.size || leaving.size) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    settle,
    leave: (turn: OwnTurn) => {
      leaving.add(turn);
      settle();
    },
    idle: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        settle();
      }),
  };
}

const dialogueKey = (userId: string, sessionId: string) => `${userId} ${sessionId}`;

/** Keeps turns in the memory of this process. */
export function createMemoryTurnLog(
  options: Partial<TurnLogLimits> = {},
  findReadersElsewhere: FindReadersElsewhere = async () => 0,
): TurnLog {
  const limits = { ...defaults, ...options };
  const running = new Map<string, OwnTurn>();
  const endedTurns = createEndedTurns(limits);
  const settling = createSettling(running);
  const latest = (key: string) => running.get(key) ?? endedTurns.get(key);
  return {
    open: async (input) => {
      const key = dialogueKey(input.userId, input.sessionId);
      endedTurns.drop(key);
      const onEnd = () => {
        if (running.get(key) === turn) {
          running.delete(key);
          endedTurns.add(key, turn);
        }
        settling.leave(turn);
      };
      const { orphanMs } = limits;
      const turn = createTurn(input, { orphanMs, findReadersElsewhere, onEnd, onLeave: settling.settle });
      running.set(key, turn);
      return turn;
    },
    latest: (userId, sessionId) => latest(dialogueKey(userId, sessionId)),
    find: async ({ userId, sessionId }, turnId) => {
      const turn = latest(dialogueKey(userId, sessionId));
      return turn?.id === turnId ? turn : undefined;
    },
    forget: async (userId, sessionId, turnId) => {
      const key = dialogueKey(userId, sessionId);
      if (turnId !== undefined && latest(key)?.id !== turnId) return;
      const turn = running.get(key);
      running.delete(key);
      endedTurns.drop(key);
      turn?.stop('deleted');
      if (turn) settling.leave(turn);
    },
    running: () => [...running.values()],
    idle: settling.idle,
    close: async () => {},
  };
}

import { timing } from '#shared/timing.ts';

type TurnEventName = 'message' | 'thinking' | 'final' | 'failed';

interface TurnEvent {
  /** `<turnId>-<n>`, n from 1; `<turnId>-end` for the final, so that it is known when the log is gone. */
  readonly id: string;
  readonly event: TurnEventName;
  /** JSON, in one line. */
  readonly data: string;
}

/** Why a turn is told to stop: nobody listens, or its dialogue was deleted. */
type StopReason = 'unheard' | 'deleted';

/** The events of one running or lately ended turn. */
export interface Turn {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Fires on `stop`; its reason is a `StopReason`. */
  readonly signal: AbortSignal;
  events(): readonly TurnEvent[];
  ended(): boolean;
  push(event: TurnEventName, data: unknown): void;
  end(): void;
  stop(reason: StopReason): void;
  /** Counts as a reader until the returned function is called; `onChange` runs after each event and the end. */
  join(onChange: () => void): () => void;
  readers(): number;
}

export interface NewTurn {
  id: string;
  userId: string;
  sessionId: string;
  /** Whether the turn stops when its last reader has been gone for a minute (the stream form). */
  stopsUnheard: boolean;
}

export interface TurnLog {
  open(turn: NewTurn): Turn;
  /** The running turn of a dialogue, or the one that ended last while it is still kept. */
  latest(userId: string, sessionId: string): Turn | undefined;
  /** Stops the dialogue's running turn and drops what is kept of it. */
  forget(userId: string, sessionId: string): void;
  runningCount(): number;
  /** Resolves when no turn runs and every reader has left. */
  idle(): Promise<void>;
}

export interface TurnLogLimits {
  orphanMs: number;
  /** How long an ended turn is kept for replay, and how many of them and how much at most. */
  keepMs: number;
  keptTurns: number;
  keptChars: number;
}

const defaults: TurnLogLimits = {
  orphanMs: timing.turnOrphanMs,
  keepMs: 5 * 60_000,
  keptTurns: 1_000,
  keptChars: 16 * 1_024 * 1_024,
};

interface TurnHooks {
  orphanMs: number;
  onEnd(): void;
  onLeave(): void;
}

/** Runs `orphaned` when the last reader has been gone for `ms`; for turns that somebody has to listen to. */
function createOrphanWatch(ms: number, orphaned: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    arm: () => {
      timer = setTimeout(orphaned, ms);
      timer.unref();
    },
    disarm: () => clearTimeout(timer),
  };
}

function eventId(turnId: string, event: TurnEventName, number: number): string {
  return event === 'final' ? finalEventId(turnId) : `${turnId}-${number}`;
}

function createTurn(input: NewTurn, hooks: TurnHooks): Turn {
  const log: TurnEvent[] = [];
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const watch = createOrphanWatch(hooks.orphanMs, () => abort.abort('unheard' satisfies StopReason));
  let ended = false;
  const wake = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    id: input.id,
    userId: input.userId,
    sessionId: input.sessionId,
    signal: abort.signal,
    events: () => log,
    ended: () => ended,
    readers: () => listeners.size,
    push: (event, data) => {
      if (ended) return;
      log.push({ id: eventId(input.id, event, log.length + 1), event, data: JSON.stringify(data) });
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
        if (input.stopsUnheard && !ended && listeners.size === 0) watch.arm();
        hooks.onLeave();
      };
    },
  };
}

type Kept = ReturnType<typeof createTurn>;

/** Ended turns, the oldest first, bounded in time, number and size. */
function createKept(limits: TurnLogLimits) {
  const turns = new Map<string, { turn: Kept; chars: number; timer: NodeJS.Timeout }>();
  let chars = 0;
  const drop = (key: string) => {
    const kept = turns.get(key);
    if (!kept) return;
    clearTimeout(kept.timer);
    chars -= kept.chars;
    turns.delete(key);
  };
  return {
    get: (key: string) => turns.get(key)?.turn,
    drop,
    add: (key: string, turn: Kept) => {
      drop(key);
      const size = turn.events().reduce((sum, { data }) => sum + data.length, 0);
      turns.set(key, { turn, chars: size, timer: setTimeout(() => drop(key), limits.keepMs).unref() });
      chars += size;
      for (const oldest of turns.keys()) {
        if (turns.size <= limits.keptTurns && chars <= limits.keptChars) break;
        drop(oldest);
      }
    },
  };
}

/** The id of a turn's final event, known without the log. */
export function finalEventId(turnId: string): string {
  return `${turnId}-end`;
}

/** Turns in the memory of this process. */
export function createTurnLog(options: Partial<TurnLogLimits> = {}): TurnLog {
  const limits = { ...defaults, ...options };
  const running = new Map<string, Kept>();
  const leaving = new Set<Kept>();
  const kept = createKept(limits);
  let waiting: (() => void)[] = [];
  const keyOf = (userId: string, sessionId: string) => `${userId} ${sessionId}`;
  const settle = () => {
    for (const turn of leaving) if (turn.ended() && turn.readers() === 0) leaving.delete(turn);
    if (running.size || leaving.size) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    open: (input) => {
      const key = keyOf(input.userId, input.sessionId);
      kept.drop(key);
      const turn = createTurn(input, {
        orphanMs: limits.orphanMs,
        onLeave: settle,
        onEnd: () => {
          if (running.get(key) === turn) {
            running.delete(key);
            kept.add(key, turn);
          }
          leaving.add(turn);
          settle();
        },
      });
      running.set(key, turn);
      return turn;
    },
    latest: (userId, sessionId) =>
      running.get(keyOf(userId, sessionId)) ?? kept.get(keyOf(userId, sessionId)),
    forget: (userId, sessionId) => {
      const key = keyOf(userId, sessionId);
      const turn = running.get(key);
      if (turn) {
        running.delete(key);
        leaving.add(turn);
        turn.stop('deleted');
      }
      kept.drop(key);
    },
    runningCount: () => running.size,
    idle: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        settle();
      }),
  };
}

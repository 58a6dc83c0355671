/**
 * A turn log in the memory of one process. The log on Redis (redis-turn-log.ts) builds on it. A turn is one
 * call of a user, with what the guide writes for it and the response (turns.ts); its readers are the calls
 * that follow its events.
 */
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { timing } from '#shared/timing.ts';
import type { SseText } from '../../http/sse.ts';
import {
  eventsKeptMs,
  formatTurnEvent,
  type LocalTurn,
  type NewTurn,
  type StopReason,
  type TurnEventName,
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

/** Connects a turn with its readers on other processes. */
interface SharingHooks {
  /** Milliseconds for which a reader on another process still counts as present; 0 if there is none. */
  findReadersElsewhere(turnId: string): Promise<number>;
  /** Called after each event and the end. */
  onChange?(turnId: string): void;
}

interface TurnHooks extends SharingHooks {
  /** See `TurnLogLimits`. */
  orphanMs: number;
  onEnd(): void;
  /** Called when a reader in this process has left. */
  onReaderLeft(): void;
}

/** While armed, calls `onNoReaders` once no process has had a reader for `orphanMs`. */
function createReaderWatch(
  orphanMs: number,
  findReadersElsewhere: () => Promise<number>,
  onNoReaders: () => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let armed = false;
  const wait = (waitMs: number) => {
    timer = setTimeout(poll, waitMs);
    timer.unref();
  };
  const poll = async () => {
    const timerAtRequest = timer;
    const leftMs = await findReadersElsewhere();
    // A reader may have come and gone during the request.
    if (!armed || timer !== timerAtRequest) return;
    if (leftMs > 0) wait(leftMs);
    else onNoReaders();
  };
  return {
    arm: () => {
      armed = true;
      wait(orphanMs);
    },
    disarm: () => {
      armed = false;
      clearTimeout(timer);
    },
  };
}

/** A class, for the reason that `EventWriter` in http/sse.ts gives. */
class MemoryTurn implements LocalTurn {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly #stopsWithoutReaders: boolean;
  readonly #hooks: TurnHooks;
  readonly #abort = new AbortController();
  readonly #watch: ReturnType<typeof createReaderWatch>;
  readonly #events: SseText[] = [];
  /** Replaced and not changed, so that a reader may leave while they are called. */
  #listeners: readonly (() => void)[] = [];
  #ended = false;
  #outcome: TurnOutcome | undefined;

  constructor({ id, userId, sessionId, stopsWithoutReaders }: NewTurn, hooks: TurnHooks) {
    this.id = id;
    this.userId = userId;
    this.sessionId = sessionId;
    this.#stopsWithoutReaders = stopsWithoutReaders;
    this.#hooks = hooks;
    this.#watch = createReaderWatch(
      hooks.orphanMs,
      () => hooks.findReadersElsewhere(id),
      () => this.stop('no-readers'),
    );
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  events(): readonly SseText[] {
    return this.#events;
  }

  ended(): boolean {
    return this.#ended;
  }

  outcome(): TurnOutcome | undefined {
    return this.#outcome;
  }

  readers(): number {
    return this.#listeners.length;
  }

  push(event: TurnEventName, data: unknown): void {
    if (this.#ended) return;
    if (event === 'final') this.#outcome = { kind: 'answer', answer: data as TurnAnswer };
    if (event === 'failed') this.#outcome = { kind: 'failed', code: (data as { code: ErrorCode }).code };
    const text = formatTurnEvent(this.id, this.#events.length + 1, event, JSON.stringify(data));
    this.#events.push(text);
    this.#wake();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#watch.disarm();
    this.#wake();
    this.#hooks.onEnd();
  }

  stop(reason: StopReason): void {
    this.#abort.abort(reason);
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners = [...this.#listeners, onChange];
    this.#watch.disarm();
    let joined = true;
    return () => {
      if (!joined) return;
      joined = false;
      // One of them, if two readers pass the same function.
      this.#listeners = this.#listeners.toSpliced(this.#listeners.indexOf(onChange), 1);
      // Not armed before: the call that opens a turn joins it next.
      if (this.#stopsWithoutReaders && !this.#ended && this.readers() === 0) this.#watch.arm();
      this.#hooks.onReaderLeft();
    };
  }

  #wake(): void {
    for (const listener of this.#listeners) listener();
    this.#hooks.onChange?.(this.id);
  }
}

/** Ended turns, oldest first, limited by age, number and size. */
function createEndedTurns(limits: TurnLogLimits) {
  const turns = new Map<string, { turn: LocalTurn; chars: number; timer: NodeJS.Timeout }>();
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
    add: (key: string, turn: LocalTurn) => {
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

/**
 * `idle` resolves when no turn is running and no reader is left. An ended or forgotten turn is unsettled until it has
 * ended and its last reader in this process has left. Call `check` when a reader has left.
 */
function createIdleWatch(running: Map<string, LocalTurn>) {
  const unsettled = new Set<LocalTurn>();
  let idleResolvers: (() => void)[] = [];
  const check = () => {
    for (const turn of unsettled) if (turn.ended() && turn.readers() === 0) unsettled.delete(turn);
    if (running.size || unsettled.size) return;
    for (const resolve of idleResolvers) resolve();
    idleResolvers = [];
  };
  return {
    check,
    addUnsettled: (turn: LocalTurn) => {
      unsettled.add(turn);
      check();
    },
    idle: () =>
      new Promise<void>((resolve) => {
        idleResolvers.push(resolve);
        check();
      }),
  };
}

const dialogueKey = (userId: string, sessionId: string) => `${userId} ${sessionId}`;

/** Keeps turns in the memory of this process. */
export function createMemoryTurnLog(
  options: Partial<TurnLogLimits> = {},
  sharing: SharingHooks = { findReadersElsewhere: async () => 0 },
): TurnLog {
  const limits = { ...defaults, ...options };
  const running = new Map<string, LocalTurn>();
  const endedTurns = createEndedTurns(limits);
  const idleWatch = createIdleWatch(running);
  const latest = (key: string) => running.get(key) ?? endedTurns.get(key);
  return {
    open: async (input) => {
      const key = dialogueKey(input.userId, input.sessionId);
      endedTurns.drop(key);
      // The caller has made sure that no turn of the dialogue runs (turns.ts). But an older one, which is
      // stored as ended or was taken over by another process, may not have ended here yet. The new turn takes
      // its place, and when the older one ends, it must not remove the new one.
      const onEnd = () => {
        if (running.get(key) === turn) {
          running.delete(key);
          endedTurns.add(key, turn);
        }
        idleWatch.addUnsettled(turn);
      };
      const { orphanMs } = limits;
      const turn = new MemoryTurn(input, { ...sharing, orphanMs, onEnd, onReaderLeft: idleWatch.check });
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
      if (turn) idleWatch.addUnsettled(turn);
    },
    running: () => [...running.values()],
    idle: idleWatch.idle,
    close: async () => {},
  };
}

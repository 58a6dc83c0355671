/** The events of running and lately ended turns: what readers follow, here or from another process. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { TurnOutcome as CountedOutcome } from '../../telemetry/metrics-work.ts';
import type { DialogueRef } from '../transcripts.ts';

export type TurnEventName = 'message' | 'thinking' | 'final' | 'failed';

export interface TurnEvent {
  /** `<turnId>-<n>`, n from 1; `<turnId>-end` for the final event, whose id must be known without the log. */
  readonly id: string;
  readonly event: TurnEventName;
  /** JSON, in one line. */
  readonly data: string;
}

/** How a turn ended for its readers. */
export type TurnOutcome = { kind: 'answer'; answer: TurnAnswer } | { kind: 'failed'; code: ErrorCode };

/** Why a turn is stopped: nobody listens, its dialogue was deleted, or another process took it over. */
export type StopReason = 'unheard' | 'deleted' | 'lost';

/** What a reader sees of a turn, whichever process writes it. */
export interface Turn {
  readonly id: string;
  events(): readonly TurnEvent[];
  ended(): boolean;
  /** Undefined until its last event, and after an end without one. */
  outcome(): TurnOutcome | undefined;
  /** Counts as a reader until the returned function is called; `onChange` runs after each event and the end. */
  join(onChange: () => void): () => void;
}

/** A turn that this process writes, or wrote. */
export interface OwnTurn extends Turn {
  readonly userId: string;
  readonly sessionId: string;
  /** Fires on `stop`; its reason is a `StopReason`. */
  readonly signal: AbortSignal;
  push(event: TurnEventName, data: unknown): void;
  end(): void;
  stop(reason: StopReason): void;
  /** Of this process. */
  readers(): number;
}

export interface NewTurn extends DialogueRef {
  id: string;
  /** Whether the turn stops when its last reader has been gone for a minute (the stream form). */
  stopsUnheard: boolean;
}

export interface TurnLog {
  /** Resolves when readers of other processes can find the turn, or cannot for now. */
  open(turn: NewTurn): Promise<OwnTurn>;
  /** The running turn of a dialogue in this process, or the one that ended last while it is still kept. */
  latest(userId: string, sessionId: string): OwnTurn | undefined;
  /** A turn of this dialogue, of whichever process, while its events are kept. Never rejects. */
  find(ref: DialogueRef, turnId: string): Promise<Turn | undefined>;
  /** Stops the dialogue's running turn here and drops what is kept of it everywhere. Never rejects. */
  forget(userId: string, sessionId: string, turnId?: string): Promise<void>;
  /** Of this process. */
  running(): OwnTurn[];
  /** Resolves when no turn runs in this process and every reader of one has left. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** How long the events of an ended turn are kept for replay. */
export const eventsKeptMs = 5 * 60_000;

export interface TurnLogLimits {
  orphanMs: number;
  /** How long an ended turn is kept for replay, and how many of them and how much at most. */
  keepMs: number;
  keptTurns: number;
  keptChars: number;
}

/** The id of a turn's final event, known without the log. */
export function finalEventId(turnId: string): string {
  return `${turnId}-end`;
}

export function eventId(turnId: string, event: TurnEventName, number: number): string {
  return event === 'final' ? finalEventId(turnId) : `${turnId}-${number}`;
}

/** Failures after which the page sends the call again, or the dialogue is gone. */
const interruptions = new Set<unknown>(['restarting', 'not_found']);

function toOutcome(turn: OwnTurn, event: string, data: unknown): CountedOutcome {
  if (event === 'final') return 'done';
  const isInterrupted = turn.signal.aborted || interruptions.has((data as { code?: unknown }).code);
  return isInterrupted ? 'interrupted' : 'failed';
}

type TurnCounter = Pick<Metrics, 'turnBegan' | 'turnEnded'>;

function counted(turn: OwnTurn, counter: TurnCounter, elapsedMs: () => number): OwnTurn {
  const startedMs = elapsedMs();
  let state: 'opened' | 'running' | 'over' = 'opened';
  return {
    ...turn,
    push: (event, data) => {
      // A turn that was opened but could not be stored has no event and does not count.
      if (state === 'opened') {
        state = 'running';
        counter.turnBegan();
      }
      if (state === 'running' && (event === 'final' || event === 'failed')) {
        state = 'over';
        counter.turnEnded(toOutcome(turn, event, data), elapsedMs() - startedMs);
      }
      turn.push(event, data);
    },
  };
}

/** Any turn log, with metrics of the turns that this process writes. `elapsedMs` is a monotonic clock. */
export function countTurns(log: TurnLog, counter: TurnCounter, elapsedMs: () => number): TurnLog {
  return { ...log, open: async (turn) => counted(await log.open(turn), counter, elapsedMs) };
}

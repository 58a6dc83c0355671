/** The events of running and recently ended turns, for readers in this and other processes. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { formatEvent, type SseSource, type SseText } from '../../http/sse.ts';
import type { DialogueRef } from '../dialogue-rows.ts';

export type TurnEventName = 'message' | 'thinking' | 'final' | 'failed';

/** How a turn ended. */
export type TurnOutcome = { kind: 'answer'; answer: TurnAnswer } | { kind: 'failed'; code: ErrorCode };

/** Why a turn was stopped: it had no readers, its dialogue was deleted, or another process took it over. */
export type StopReason = 'no-readers' | 'deleted' | 'lost';

/** A turn as its readers see it, whichever process writes it. */
export interface Turn extends SseSource {
  readonly id: string;
  /** Undefined while the turn runs, and if it ended without a result. */
  outcome(): TurnOutcome | undefined;
}

/** A turn that this process writes or wrote; those of other processes can only be read. */
export interface LocalTurn extends Turn {
  readonly userId: string;
  readonly sessionId: string;
  /** Fires on `stop`; its reason is a `StopReason`. */
  readonly signal: AbortSignal;
  push(event: TurnEventName, data: unknown): void;
  end(): void;
  stop(reason: StopReason): void;
  /** The number of readers in this process. */
  readers(): number;
}

export interface NewTurn extends DialogueRef {
  id: string;
  /** Whether the turn stops a minute after its last reader has left (streams only). */
  stopsWithoutReaders: boolean;
}

export interface TurnLog {
  /** Resolves when other processes can find the turn, or when Redis is unavailable. */
  open(turn: NewTurn): Promise<LocalTurn>;
  /** The dialogue's running turn in this process, or its last one while that is kept. */
  latest(userId: string, sessionId: string): LocalTurn | undefined;
  /** A turn of any process, while its events are kept. Never rejects. */
  find(ref: DialogueRef, turnId: string): Promise<Turn | undefined>;
  /** Stops the dialogue's running turn in this process and deletes its events everywhere. Never rejects. */
  forget(userId: string, sessionId: string, turnId?: string): Promise<void>;
  /** The running turns of this process. */
  running(): LocalTurn[];
  /** Resolves when no turn runs in this process and all readers have left. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** How long the events of an ended turn are kept for replay. */
export const eventsKeptMs = 5 * 60_000;

export interface TurnLogLimits {
  /** After this time without a reader, a turn that `stopsWithoutReaders` stops. */
  orphanMs: number;
  /** How long ended turns are kept, how many at most, and their total size. */
  keepMs: number;
  keptTurns: number;
  keptChars: number;
}

/** The id of a turn's final event, known without the log. */
export function finalEventId(turnId: string): string {
  return `${turnId}-end`;
}

/** The event with this number, from 1. `data` is JSON. */
export function formatTurnEvent(turnId: string, number: number, event: TurnEventName, data: string): SseText {
  const id = event === 'final' ? finalEventId(turnId) : `${turnId}-${number}`;
  return formatEvent(id, event, data);
}

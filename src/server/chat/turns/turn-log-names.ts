import { createHash } from 'node:crypto';
import type { DialogueRef } from '../transcripts.ts';

/** A session id is made by a browser: it goes into a name as a hash, and only together with its person. */
function dialogue({ userId, sessionId }: DialogueRef): string {
  return createHash('sha256').update(`${userId} ${sessionId}`).digest('base64url').slice(0, 32);
}

/** Names in Redis. A turn's events are found only with their owner and dialogue: others' are unknown ones. */
export const turnNames = {
  /** The id of the dialogue's newest turn. */
  latest: (ref: DialogueRef) => `clearing:turn:${dialogue(ref)}`,
  /** The stream of its events. */
  events: (ref: DialogueRef, turnId: string) => `clearing:turn:${dialogue(ref)}:${turnId}`,
  /** There while somebody listens on another process than the turn's, and `orphanMs` longer. */
  heard: (turnId: string) => `clearing:heard:${turnId}`,
} as const;

/** Fields of an entry. `open` and `end` mark the ends of a stream; the rest are events. */
export type EntryName = 'open' | 'message' | 'thinking' | 'final' | 'failed' | 'end';

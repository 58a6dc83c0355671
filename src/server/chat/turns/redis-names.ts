/** What the processes that share turns on Redis agree on: the keys, the names of entries, and their encryption. */
import { createHash } from 'node:crypto';
import { decryptBytes, encryptBytes } from '../../privacy/user-cipher.ts';
import type { DialogueRef } from '../dialogue-rows.ts';

/** Names a dialogue in Redis keys. Hashed together with its owner, because browsers choose the session ids. */
function hashDialogue({ userId, sessionId }: DialogueRef): string {
  return createHash('sha256').update(`${userId} ${sessionId}`).digest('base64url').slice(0, 32);
}

/** Redis keys. They contain the owner and the dialogue, so that a turn id alone finds nothing. */
export const turnNames = {
  /** The id of the dialogue's newest turn. */
  latest: (ref: DialogueRef) => `clearing:turn:${hashDialogue(ref)}`,
  /** The stream with the turn's events. */
  events: (ref: DialogueRef, turnId: string) => `clearing:turn:${hashDialogue(ref)}:${turnId}`,
  /** Exists while a reader on another process follows the turn, and for `orphanMs` afterwards. */
  reader: (turnId: string) => `clearing:reader:${turnId}`,
} as const;

/** Names of stream entries. `open` and `end` mark the ends of the stream; the others are events. */
export type EntryName = 'open' | 'message' | 'thinking' | 'final' | 'failed' | 'end';

/** Encrypts a turn's events in Redis. An entry can only be decrypted under its own id and stream. */
export interface EventCipher {
  encrypt(stream: string, entryId: string, data: string): string;
  /** Throws `DecryptionError`. */
  decrypt(stream: string, entryId: string, ciphertext: string): string;
}

/** `key`: 32 bytes, used for nothing else. */
export function createEventCipher(key: Uint8Array): EventCipher {
  // The additional data that the encryption authenticates: with another stream or id, decrypting fails.
  const createAad = (stream: string, entryId: string) => JSON.stringify([stream, entryId]);
  return {
    encrypt: (stream, entryId, data) =>
      encryptBytes(key, createAad(stream, entryId), Buffer.from(data)).toString('base64'),
    decrypt: (stream, entryId, ciphertext) =>
      decryptBytes(key, createAad(stream, entryId), Buffer.from(ciphertext, 'base64')).toString(),
  };
}

import { decryptBytes, encryptBytes } from '../../privacy/user-cipher.ts';

/** Encrypts the events of a turn in Redis. An entry decrypts only under the id and stream it was written to. */
export interface EventCipher {
  encrypt(stream: string, entryId: string, data: string): string;
  /** Throws `DecryptionError`. */
  decrypt(stream: string, entryId: string, ciphertext: string): string;
}

/** `key`: 32 bytes for this purpose alone. */
export function createEventCipher(key: Uint8Array): EventCipher {
  const aadOf = (stream: string, entryId: string) => JSON.stringify([stream, entryId]);
  return {
    encrypt: (stream, entryId, data) =>
      encryptBytes(key, aadOf(stream, entryId), Buffer.from(data)).toString('base64'),
    decrypt: (stream, entryId, ciphertext) =>
      decryptBytes(key, aadOf(stream, entryId), Buffer.from(ciphertext, 'base64')).toString(),
  };
}

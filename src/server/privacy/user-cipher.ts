/** Encrypts and decrypts one person's texts. */
import { createHmac, hkdfSync } from 'node:crypto';
import { decryptBytes, encryptBytes } from './aes-gcm.ts';

/** Where a ciphertext is stored. One that was moved elsewhere, or to another person, does not decrypt there. */
export interface AadContext {
  table: string;
  /** Identifies the row among the person's rows. */
  row: string;
  column: string;
}

export interface UserCipher {
  readonly userId: string;
  encrypt(context: AadContext, text: string): Buffer;
  /** Throws `DecryptionError`. */
  decrypt(context: AadContext, ciphertext: Uint8Array): string;
  /** Equal for equal texts of this person; reveals nothing without the key. Base64url, 43 characters. */
  mac(text: string): string;
}

/** `dataKey`: the person's 32 bytes. */
export function createUserCipher(userId: string, dataKey: Uint8Array): UserCipher {
  const macKey = Buffer.from(hkdfSync('sha256', dataKey, 'clearing', 'mac', 32));
  const aadOf = ({ table, row, column }: AadContext) => JSON.stringify([table, row, column, userId]);
  return {
    userId,
    encrypt: (context, text) => encryptBytes(dataKey, aadOf(context), Buffer.from(text)),
    decrypt: (context, ciphertext) => decryptBytes(dataKey, aadOf(context), ciphertext).toString(),
    mac: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
  };
}

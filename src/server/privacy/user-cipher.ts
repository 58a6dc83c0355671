/** Encrypts and decrypts one user's texts with AES-256-GCM. */
import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { AppError } from '../http/app-error.ts';

// Layout of a ciphertext: version (1 byte), iv (12), tag (16), output of the cipher.
const version = 1;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + ivBytes;
const algorithm = 'aes-256-gcm';

/** The ciphertext was changed, was made for another context, or the key is wrong. */
export class DecryptionError extends AppError {
  constructor(cause?: unknown) {
    super('unreadable', { cause });
    this.name = 'DecryptionError';
    this.message = 'a stored text cannot be decrypted';
  }
}

/** Additional authenticated data (AAD): version and iv of the ciphertext, and its context. It is checked, not stored. */
function aadBytes(head: Uint8Array, context: string): Buffer {
  return Buffer.concat([head, Buffer.from(context)]);
}

/**
 * Decryption requires the same `context` (see `AadContext`). The random iv is safe for 2^32 ciphertexts per
 * key, more than any user has.
 */
export function encryptBytes(key: CipherKey, context: string, plain: Uint8Array): Buffer {
  const head = Buffer.concat([Buffer.of(version), randomBytes(ivBytes)]);
  const cipher = createCipheriv(algorithm, key, head.subarray(1), { authTagLength: tagBytes });
  cipher.setAAD(aadBytes(head, context));
  const output = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), output]);
}

/** Throws `DecryptionError`. */
export function decryptBytes(key: CipherKey, context: string, ciphertext: Uint8Array): Buffer {
  if (ciphertext.length < headBytes + tagBytes || ciphertext[0] !== version) throw new DecryptionError();
  const head = ciphertext.subarray(0, headBytes);
  const decipher = createDecipheriv(algorithm, key, head.subarray(1), { authTagLength: tagBytes });
  decipher.setAAD(aadBytes(head, context));
  decipher.setAuthTag(ciphertext.subarray(headBytes, headBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(ciphertext.subarray(headBytes + tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new DecryptionError(cause);
  }
}

/** Where a ciphertext is stored. It cannot be decrypted elsewhere or for another user. */
export interface AadContext {
  table: string;
  /** Identifies the row among the user's rows. */
  row: string;
  column: string;
}

/** How each table with encrypted columns identifies its rows in their context. */
export const rowNames = {
  dialogues: (row: { sessionId: string }) => row.sessionId,
  rounds: (row: { sessionId: string; number: number }) => `${row.sessionId}/${row.number}`,
  turns: (row: { id: string }) => row.id,
  check_ins: (row: { sessionId: string }) => row.sessionId,
  idempotency_keys: (row: { key: string }) => row.key,
} as const;

export type EncryptedTable = keyof typeof rowNames;

/** Context of a column, for a row named by `rowNames`. */
export function aadContext(table: EncryptedTable, row: string, column: string): AadContext {
  return { table, row, column };
}

export interface UserCipher {
  readonly userId: string;
  encrypt(context: AadContext, text: string): Buffer;
  /** Throws `DecryptionError`. */
  decrypt(context: AadContext, ciphertext: Uint8Array): string;
  /** Equal for equal texts of this user; reveals nothing without the key. Base64url, 43 characters. */
  mac(text: string): string;
}

/** `dataKey`: the user's random key, 32 bytes. */
export function createUserCipher(userId: string, dataKey: Uint8Array): UserCipher {
  // Key objects: from bytes, Node would make one for each text, and encrypting would take 31 µs instead of 8.
  const key = createSecretKey(dataKey);
  const macKey = createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, 'clearing', 'mac', 32)));
  const createAad = ({ table, row, column }: AadContext) => JSON.stringify([table, row, column, userId]);
  return {
    userId,
    encrypt: (context, text) => encryptBytes(key, createAad(context), Buffer.from(text)),
    decrypt: (context, ciphertext) => decryptBytes(key, createAad(context), ciphertext).toString(),
    mac: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
  };
}

/** Layout of a ciphertext: version (1 byte), iv (12), tag (16), output of AES-256-GCM. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 1;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + ivBytes;
const algorithm = 'aes-256-gcm';

/** The ciphertext was changed, was made for another context, or the key is wrong. */
export class DecryptionError extends Error {
  constructor(cause?: unknown) {
    super('a stored text cannot be decrypted', { cause });
    this.name = 'DecryptionError';
  }
}

/** Additional authenticated data: the head of the ciphertext and its context. */
function aadBytes(head: Uint8Array, context: string): Buffer {
  return Buffer.concat([head, Buffer.from(context)]);
}

/**
 * Encrypts bytes for one context, which decryption must name again. The iv is random: with a key per person, the
 * limit of 2^32 ciphertexts a key is far away.
 */
export function encryptBytes(key: Uint8Array, context: string, plain: Uint8Array): Buffer {
  const head = Buffer.concat([Buffer.of(version), randomBytes(ivBytes)]);
  const cipher = createCipheriv(algorithm, key, head.subarray(1), { authTagLength: tagBytes });
  cipher.setAAD(aadBytes(head, context));
  const output = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), output]);
}

/** Throws `DecryptionError`. */
export function decryptBytes(key: Uint8Array, context: string, ciphertext: Uint8Array): Buffer {
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

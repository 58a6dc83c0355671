/** A sealed text: version (1 byte), iv (12), tag (16), ciphertext of AES-256-GCM. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 1;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + ivBytes;
const algorithm = 'aes-256-gcm';

/** The box cannot be opened: it was changed, stands in another place than it was made for, or the key is another. */
export class SealBroken extends Error {
  constructor(cause?: unknown) {
    super('a sealed text cannot be opened', { cause });
    this.name = 'SealBroken';
  }
}

/** What the tag vouches for beside the text: the head of the box and where it belongs. */
function bound(head: Uint8Array, place: string): Buffer {
  return Buffer.concat([head, Buffer.from(place)]);
}

/**
 * Seals bytes for one place; whoever opens the box must name the same. The iv is random: with a key for each person,
 * the 2^32 boxes that a key may make are far away.
 */
export function sealBox(key: Uint8Array, place: string, plain: Uint8Array): Buffer {
  const head = Buffer.concat([Buffer.of(version), randomBytes(ivBytes)]);
  const cipher = createCipheriv(algorithm, key, head.subarray(1), { authTagLength: tagBytes });
  cipher.setAAD(bound(head, place));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), text]);
}

/** Throws `SealBroken`; a plaintext that waits to be sealed (version 0) is no box either. */
export function openBox(key: Uint8Array, place: string, box: Uint8Array): Buffer {
  if (box.length < headBytes + tagBytes || box[0] !== version) throw new SealBroken();
  const head = box.subarray(0, headBytes);
  const decipher = createDecipheriv(algorithm, key, head.subarray(1), { authTagLength: tagBytes });
  decipher.setAAD(bound(head, place));
  decipher.setAuthTag(box.subarray(headBytes, headBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(box.subarray(headBytes + tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new SealBroken(cause);
  }
}

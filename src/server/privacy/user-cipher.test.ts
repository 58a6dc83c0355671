import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AadContext,
  createUserCipher,
  DecryptionError,
  decryptBytes,
  encryptBytes,
} from './user-cipher.ts';

const key = randomBytes(32);
const userId = randomUUID();
const context: AadContext = { table: 'rounds', row: 'evening/1', column: 'answer' };
const text = 'Because I promised my mother. 因为我答应过妈妈。';
const cipher = createUserCipher(userId, key);

describe('an encrypted text', () => {
  it.each(['', 'A', text, '\u0000', 'x'.repeat(40_000)])('is decrypted again, text %#', (plain) => {
    expect(cipher.decrypt(context, cipher.encrypt(context, plain))).toBe(plain);
  });

  it('reveals nothing but its length, and differs each time', () => {
    const [one, other] = [cipher.encrypt(context, text), cipher.encrypt(context, text)];
    expect(one.includes('promised')).toBe(false);
    expect(one.equals(other)).toBe(false);
    expect(one[0]).toBe(1);
    expect(one).toHaveLength(1 + 12 + 16 + Buffer.byteLength(text));
  });

  it('is refused when any one of its bits is flipped', () => {
    const ciphertext = cipher.encrypt(context, text);
    for (let bit = 0; bit < ciphertext.length * 8; bit++) {
      const flipped = Buffer.from(ciphertext);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => cipher.decrypt(context, flipped), `bit ${bit}`).toThrow(DecryptionError);
    }
  });

  it('is refused when it is truncated, extended or not a ciphertext', () => {
    const ciphertext = cipher.encrypt(context, text);
    for (let length = 0; length < ciphertext.length; length++)
      expect(() => cipher.decrypt(context, ciphertext.subarray(0, length)), `${length} bytes`).toThrow(
        DecryptionError,
      );
    expect(() => cipher.decrypt(context, Buffer.concat([ciphertext, Buffer.of(0)]))).toThrow(DecryptionError);
    expect(() => cipher.decrypt(context, Buffer.concat([Buffer.of(0), Buffer.from(text)]))).toThrow(
      DecryptionError,
    );
  });

  it('is refused in another row, column or table, for another person, and under another key', () => {
    const ciphertext = cipher.encrypt(context, text);
    const moved: AadContext[] = [
      { ...context, row: 'evening/2' },
      { ...context, column: 'reflection' },
      { ...context, table: 'dialogues' },
    ];
    for (const other of moved) expect(() => cipher.decrypt(other, ciphertext)).toThrow(DecryptionError);
    expect(() => createUserCipher(randomUUID(), key).decrypt(context, ciphertext)).toThrow(DecryptionError);
    expect(() => createUserCipher(userId, randomBytes(32)).decrypt(context, ciphertext)).toThrow(
      DecryptionError,
    );
    expect(cipher.decrypt(context, ciphertext)).toBe(text);
  });

  it('is decrypted in its own context only, whatever the names contain', () => {
    const names = fc.record({ table: fc.string(), row: fc.string(), column: fc.string() });
    const nearby = fc.constantFrom('a', 'b', '"', ',', '|', '/', 'a","b', '\\');
    const short = fc.record({ table: nearby, row: nearby, column: nearby });
    fc.assert(
      fc.property(fc.oneof(names, short), fc.oneof(names, short), (made, asked) => {
        const ciphertext = cipher.encrypt(made, text);
        if (JSON.stringify(Object.values(made)) === JSON.stringify(Object.values(asked)))
          expect(cipher.decrypt(asked, ciphertext)).toBe(text);
        else expect(() => cipher.decrypt(asked, ciphertext)).toThrow(DecryptionError);
      }),
    );
  });

  it('is refused with a truncated tag', () => {
    const ciphertext = encryptBytes(key, 'context', Buffer.from(text));
    const short = Buffer.concat([ciphertext.subarray(0, 1 + 12 + 4), ciphertext.subarray(1 + 12 + 16)]);
    expect(() => decryptBytes(key, 'context', short)).toThrow(DecryptionError);
  });
});

describe('a mac', () => {
  it('is equal for equal texts of one person only', () => {
    expect(cipher.mac('A')).toBe(createUserCipher(userId, key).mac('A'));
    expect(cipher.mac('A')).toHaveLength(43);
    expect(cipher.mac('A')).not.toBe(cipher.mac('B'));
    expect(cipher.mac('A')).not.toBe(createUserCipher(userId, randomBytes(32)).mac('A'));
  });
});

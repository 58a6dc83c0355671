import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBox, SealBroken, sealBox } from './box.ts';
import { createSeal, type Place } from './seal.ts';

const key = randomBytes(32);
const userId = randomUUID();
const place: Place = { table: 'rounds', row: 'evening/1', column: 'answer' };
const text = 'Because I promised my mother. 因为我答应过妈妈。';
const seal = createSeal(userId, key);

describe('C1: a sealed text', () => {
  it.each(['', 'A', text, '\u0000', 'x'.repeat(40_000)])('opens again, the one of %#', (plain) => {
    expect(seal.open(place, seal.seal(place, plain))).toBe(plain);
  });

  it('shows nothing of what it holds, and is another box each time', () => {
    const [one, other] = [seal.seal(place, text), seal.seal(place, text)];
    expect(one.includes('promised')).toBe(false);
    expect(one.equals(other)).toBe(false);
    expect(one[0]).toBe(1);
    expect(one).toHaveLength(1 + 12 + 16 + Buffer.byteLength(text));
  });

  it('is refused when any one of its bits is flipped', () => {
    const box = seal.seal(place, text);
    for (let bit = 0; bit < box.length * 8; bit++) {
      const flipped = Buffer.from(box);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => seal.open(place, flipped), `bit ${bit}`).toThrow(SealBroken);
    }
  });

  it('is refused when it is cut short, grows, or is none', () => {
    const box = seal.seal(place, text);
    for (let length = 0; length < box.length; length++)
      expect(() => seal.open(place, box.subarray(0, length)), `${length} bytes`).toThrow(SealBroken);
    expect(() => seal.open(place, Buffer.concat([box, Buffer.of(0)]))).toThrow(SealBroken);
    expect(() => seal.open(place, Buffer.concat([Buffer.of(0), Buffer.from(text)]))).toThrow(SealBroken);
  });

  it('is refused in another row, column or table, for another person, and under another key', () => {
    const box = seal.seal(place, text);
    const moved: Place[] = [
      { ...place, row: 'evening/2' },
      { ...place, column: 'reflection' },
      { ...place, table: 'dialogues' },
    ];
    for (const other of moved) expect(() => seal.open(other, box)).toThrow(SealBroken);
    expect(() => createSeal(randomUUID(), key).open(place, box)).toThrow(SealBroken);
    expect(() => createSeal(userId, randomBytes(32)).open(place, box)).toThrow(SealBroken);
    expect(seal.open(place, box)).toBe(text);
  });

  it('opens in its place alone, however names of places are put together', () => {
    const names = fc.record({ table: fc.string(), row: fc.string(), column: fc.string() });
    const nearby = fc.constantFrom('a', 'b', '"', ',', '|', '/', 'a","b', '\\');
    const short = fc.record({ table: nearby, row: nearby, column: nearby });
    fc.assert(
      fc.property(fc.oneof(names, short), fc.oneof(names, short), (made, asked) => {
        const box = seal.seal(made, text);
        if (JSON.stringify(Object.values(made)) === JSON.stringify(Object.values(asked)))
          expect(seal.open(asked, box)).toBe(text);
        else expect(() => seal.open(asked, box)).toThrow(SealBroken);
      }),
    );
  });

  it('takes no shorter tag for a whole one', () => {
    const box = sealBox(key, 'place', Buffer.from(text));
    const short = Buffer.concat([box.subarray(0, 1 + 12 + 4), box.subarray(1 + 12 + 16)]);
    expect(() => openBox(key, 'place', short)).toThrow(SealBroken);
  });
});

describe('a mac', () => {
  it('is the same for the same text of a person, and another for another text or person', () => {
    expect(seal.mac('A')).toBe(createSeal(userId, key).mac('A'));
    expect(seal.mac('A')).toHaveLength(43);
    expect(seal.mac('A')).not.toBe(seal.mac('B'));
    expect(seal.mac('A')).not.toBe(createSeal(userId, randomBytes(32)).mac('A'));
  });
});

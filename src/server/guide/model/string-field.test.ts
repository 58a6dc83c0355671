import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStringField } from './string-field.ts';

/** `text` in pieces of the given sizes, the rest in one. */
function torn(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const size of sizes) {
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return [...pieces, text.slice(at)];
}

describe('a string field of JSON that is still being written', () => {
  it('reads what JSON.parse reads, however the text is torn', () => {
    const texts = fc.string({ unit: 'binary' });
    const sizes = fc.array(fc.integer({ min: 0, max: 5 }));
    const known = (text: string) => text.replace(/[\r\b\f]/g, '');
    fc.assert(
      fc.property(texts, texts, sizes, (value, other, at) => {
        const field = createStringField('reflection');
        const json = JSON.stringify({ other, reflection: value, question: other });
        const out = torn(json, at)
          .map((piece) => field.push(piece))
          .join('');
        expect(known(out)).toBe(known(value));
        expect(field.ended).toBe(true);
        expect(field.before).toBe(json.slice(0, json.indexOf('"reflection":"')));
      }),
    );
  });

  it('is not misled by its name inside another string', () => {
    const field = createStringField('reflection');
    const json = JSON.stringify({ safety: 'say "reflection": "no"', reflection: 'Yes.' });
    expect(field.push(json)).toBe('Yes.');
  });

  it('gives what there is of a field that breaks off', () => {
    const field = createStringField('reflection');
    expect(field.push('{"reflection": "Half \\u00e')).toBe('Half ');
    expect(field.ended).toBe(false);
    expect(field.push('9 and')).toBe('é and');
  });
});

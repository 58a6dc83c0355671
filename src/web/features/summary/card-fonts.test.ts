import { expect, it } from 'vitest';
import { isNeeded, parseRanges } from './card-fonts.ts';

const cyrillic = 'U+0301, U+0400-045F, U+0490-0491, U+04??';

it('reads the ranges of a face', () => {
  expect(parseRanges(cyrillic)).toEqual([
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x400, 0x4ff],
  ]);
  expect(parseRanges('u+26')).toEqual([[0x26, 0x26]]);
});

it('selects a face by the letters that it draws', () => {
  expect(isNeeded(cyrillic, 'Остаться?')).toBe(true);
  expect(isNeeded(cyrillic, 'Stay? 留下？')).toBe(false);
  expect(isNeeded('U+20000-2A6DF', '𠮷')).toBe(true);
  expect(isNeeded('', 'anything')).toBe(true);
});

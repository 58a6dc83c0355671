import { describe, expect, it } from 'vitest';
import { english } from './en/language.ts';
import { chinese } from './zh/language.ts';

describe('a feeling for the mood line', () => {
  it.each([
    [english, 'im just so tired of it', 'Tired'],
    [english, "I'm scared of finding out. I feel guilty.", 'Guilty'],
    [chinese, '我真的很累', '累了'],
    [chinese, '我也委屈', '心里委屈'],
  ])('is the last one that somebody names as their own: $1', (language, text, feeling) => {
    expect(language.findFeeling(text)).toBe(feeling);
  });

  it.each([
    [english, "I'm not angry"],
    [english, 'she is sad'],
    [chinese, '我不累'],
    [chinese, '我老公很累'],
    [chinese, '他说我委屈'],
  ])('is neither denied nor that of others: $1', (language, text) => {
    expect(language.findFeeling(text)).toBeUndefined();
  });
});

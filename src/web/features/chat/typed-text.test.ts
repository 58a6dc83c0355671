import { describe, expect, it } from 'vitest';
import { arcUpTo, progressAt } from './progress.ts';
import { sentencesLength, sentencesOf, typingStep } from './typed-text.ts';

describe('typing', () => {
  it('takes 15 to 30 ms a character', () => {
    expect(typingStep(10, 0)).toEqual({ chars: 1, waitMs: 15 });
    expect(typingStep(200, 1)).toEqual({ chars: 1, waitMs: 30 });
  });

  it('hurries when more than 200 characters wait', () => {
    expect(typingStep(201, 0).chars).toBeGreaterThan(1);
    expect(typingStep(2_000, 0).chars).toBeGreaterThan(typingStep(300, 0).chars);
  });
});

describe('sentences', () => {
  it('are cut at their marks, and not inside a number', () => {
    expect(sentencesOf('You said 3.5 years. “Stay?” Then no', false)).toEqual([
      'You said 3.5 years.',
      '“Stay?”',
    ]);
    expect(sentencesOf('One. Then no', true)).toEqual(['One.', 'Then no']);
    expect(sentencesOf('先停一停。再看看！好', false)).toEqual(['先停一停。', '再看看！']);
    expect(sentencesOf('', true)).toEqual([]);
  });

  it('give the length that reduced motion shows', () => {
    expect(sentencesLength('One. Two! Thr')).toBe(9);
    expect(sentencesLength('no end')).toBe(0);
  });
});

describe('the simulated progress', () => {
  it('rises over 15 s, never past 95 before the end, and is 100 with it', () => {
    const way = [0, 3_000, 8_000, 15_000, 60_000].map((ms) => progressAt(ms, false));
    expect(way).toEqual([...way].sort((a, b) => a - b));
    expect(way[0]).toBe(0);
    expect(way.at(-1)).toBe(95);
    expect(progressAt(10, true)).toBe(100);
  });

  it('goes in five jumps with reduced motion', () => {
    const seen = Array.from({ length: 300 }, (_, index) => progressAt(index * 50, false, true));
    expect(new Set([...seen, progressAt(15_000, false, true)]).size).toBe(6);
  });

  it('leads the sun from one end of the arc to the other', () => {
    expect(arcUpTo(0).sun).toEqual({ x: 14, y: 122 });
    expect(arcUpTo(50).sun).toEqual({ x: 200, y: 30 });
    expect(arcUpTo(100).sun).toEqual({ x: 386, y: 122 });
  });
});

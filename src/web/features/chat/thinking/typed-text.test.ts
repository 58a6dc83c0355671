import { describe, expect, it } from 'vitest';
import { arcUpTo, arrivalAt, progressAt } from './sun-path.tsx';
import { sentencesLength, splitSentences, typingStep } from './typed-text.ts';

describe('typing', () => {
  it('takes 15 to 30 ms per character', () => {
    expect(typingStep(10, 0)).toEqual({ chars: 1, waitMs: 15 });
    expect(typingStep(200, 1)).toEqual({ chars: 1, waitMs: 30 });
  });

  it('speeds up when more than 200 characters wait', () => {
    expect(typingStep(201, 0).chars).toBeGreaterThan(1);
    expect(typingStep(2_000, 0).chars).toBeGreaterThan(typingStep(300, 0).chars);
  });
});

describe('sentences', () => {
  it('are split at their marks, and not inside a number', () => {
    expect(splitSentences('You said 3.5 years. “Stay?” Then no', false)).toEqual([
      'You said 3.5 years.',
      '“Stay?”',
    ]);
    expect(splitSentences('One. Then no', true)).toEqual(['One.', 'Then no']);
    expect(splitSentences('先停一停。再看看！好', false)).toEqual(['先停一停。', '再看看！']);
    expect(splitSentences('', true)).toEqual([]);
  });

  it('give the length to show with reduced motion', () => {
    expect(sentencesLength('One. Two! Thr')).toBe(9);
    expect(sentencesLength('no end')).toBe(0);
  });
});

describe('the simulated progress', () => {
  it('eases over 15 s, creeps on, and never passes 95 before the end', () => {
    const way = [0, 3_000, 8_000, 15_000, 30_000, 60_000, 600_000].map((ms) => progressAt(ms));
    expect(way).toEqual([...way].sort((a, b) => a - b));
    expect([way[0], way[3], way.at(-1)]).toEqual([0, 86, 95]);
    expect(way[4]).toBeGreaterThan(88);
  });

  it('reaches 100 at its time without a jump, from any position', () => {
    const way = Array.from({ length: 61 }, (_, frame) => arrivalAt(12, frame * 16, 900));
    expect(way[0]).toBe(12);
    expect(way.at(-1)).toBe(100);
    const steps = way.slice(1).map((at, index) => at - (way[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(4);
    expect(arrivalAt(12, 0, 0)).toBe(100);
  });

  it('moves in five steps with reduced motion, and arrives no later', () => {
    const seen = Array.from({ length: 300 }, (_, index) => progressAt(index * 50, true));
    expect(new Set([...seen, progressAt(15_000, true)]).size).toBe(6);
    const arriving = Array.from({ length: 101 }, (_, index) => arrivalAt(0, index * 20, 2_000, true));
    expect(new Set(arriving).size).toBe(6);
    expect(arriving.at(-1)).toBe(100);
  });

  it('moves the sun from one end of the arc to the other', () => {
    expect(arcUpTo(0).sun).toEqual({ x: 14, y: 122 });
    expect(arcUpTo(50).sun).toEqual({ x: 200, y: 30 });
    expect(arcUpTo(100).sun).toEqual({ x: 386, y: 122 });
  });
});

import { describe, expect, it } from 'vitest';
import { createSentenceGate } from './sentence-gate.ts';

const open = () => createSentenceGate((sentence) => (/bad/.test(sentence) ? ['R5'] : []));

/** What came out at each piece, and at the end. */
function through(pieces: readonly string[]): string[] {
  const gate = open();
  return [...pieces.map((piece) => gate.push(piece)), gate.end()];
}

describe('the sentence gate', () => {
  it('lets a sentence through when the next one begins, and the last one at the end', () => {
    expect(through(['You wrote', ' this. ', 'It is', ' so'])).toEqual([
      '',
      'You wrote this.',
      '',
      '',
      ' It is so',
    ]);
  });

  it('keeps back a bad sentence whole and counts it', () => {
    const gate = open();
    expect(gate.push('One. A bad one. Two. ') + gate.end()).toBe('One. Two.');
    expect(gate).toMatchObject({ heldBack: 1, failed: ['R5'], shown: 'One. Two.' });
  });

  it('does not cut inside a quote of the person', () => {
    expect(through(['You wrote “I am tired. I want out.” and stopped. ', 'So.'])[0]).toBe(
      'You wrote “I am tired. I want out.” and stopped.',
    );
  });

  it('needs no blank after a Chinese full stop', () => {
    expect(through(['你写的是“辞职。不干了”。还', '有一边。'])).toEqual([
      '你写的是“辞职。不干了”。',
      '还有一边。',
      '',
    ]);
  });

  it('gives up on a sentence without an end', () => {
    const gate = open();
    for (let count = 0; count < 200; count++) expect(gate.push('on and on ')).toBe('');
    expect(gate.end()).toBe('');
    expect(gate.heldBack).toBe(1);
  });
});

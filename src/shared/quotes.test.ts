import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, measureWidth, partOfWhole, withoutCutMarks } from './quotes.ts';

const words = (most: number) => (start: string) => start.split(' ').length <= most;
const wide = (most: number) => (start: string) => measureWidth(start) <= most;

describe('a cut in what a person wrote', () => {
  it.each([
    [
      'I am afraid that if I say no once, she will never ask me again and I will be alone at weekends',
      'I am afraid that if I say no once, she will never ask me again …',
    ],
    [
      'If I quit now, I lose my friends at work, and I have nothing that gives me a reason to get up',
      'If I quit now, I lose my friends at work …',
    ],
    [
      'I want to leave him for good, but only if the kids can stay with me in this house',
      'I want to leave him for good, but only if the kids can stay with me in this house',
    ],
    [
      'I would stay here. But it would break me to see her smile at him each morning',
      'I would stay here. But it would break me to see her smile at him each morning',
    ],
    [
      'I do not think my brother is a bad person who should be thrown out of the house',
      'I do not think my brother is a bad person who should be thrown out of the house',
    ],
    [
      'My job takes all of my time and my energy and my weekends and my sleep these days',
      'My job takes all of my time …',
    ],
  ])('ends with a clause that can stand alone: %s', (text, shown) => {
    expect(cut(text, words(8))).toBe(shown);
  });

  it.each([
    ['我怕一说不，她就会生气，然后再也不理我了，我也不知道以后怎么面对她的家人', '我怕一说不，她就会生气……'],
    [
      '如果我辞职，我就会失去现在的同事，家里的房贷每个月还要还一万多块钱',
      '如果我辞职，我就会失去现在的同事……',
    ],
    ['我不是不爱他，而是太累了，每天下班回来还要做饭照顾孩子', '我不是不爱他，而是太累了……'],
    ['我想离开他，但是孩子还小，我不想让他们没有爸爸', '我想离开他，但是孩子还小……'],
  ])('does so in Chinese: %s', (text, shown) => {
    expect(cut(text, wide(8))).toBe(shown);
  });

  it('always marks a cut, keeps the letters before it, and stays within bounds', () => {
    const piece = fc.constantFrom(
      ...[
        'I leave',
        'if he asks',
        ',',
        '.',
        'but',
        'and',
        'that',
        'a long way from home',
        '我怕',
        '，',
        '如果',
      ],
      ...['他走', '。', '就', 'x'.repeat(300)],
    );
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 2, max: 30 }),
        (parts, most) => {
          const text = parts.join(' ');
          const shown = cut(text, words(most));
          const letters = withoutCutMarks(shown);
          expect(text.startsWith(letters)).toBe(true);
          expect(shown === text || shown.endsWith('…')).toBe(true);
          expect(shown === text ? words(most)(text) || measureWidth(text) <= 90 : true).toBe(true);
          if (!words(most)(letters)) expect(measureWidth(letters)).toBeLessThanOrEqual(90);
        },
      ),
    );
  });

  it('marks a part on the side where something was left out', () => {
    const whole = 'I love my job, but it leaves me no time.';
    expect(partOfWhole('I love my job', whole)).toBe('I love my job …');
    expect(partOfWhole('it leaves me no time', whole)).toBe('… it leaves me no time');
    expect(partOfWhole('我爱他', '我爱他，但是太累了')).toBe('我爱他……');
  });
});

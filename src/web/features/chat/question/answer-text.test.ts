import { describe, expect, it } from 'vitest';
import { toScaleAnswer, toValuesAnswer } from './answer-text.ts';

const english = { question: 'Which three matter most?' };
const chinese = { question: '哪三样对你最要紧？' };

describe('the answer of the cards', () => {
  it('begins with the card that comes first, then names the others', () => {
    expect(toValuesAnswer(english, { first: 'Being honest', others: ['Rest', 'My family'] })).toBe(
      'Being honest. Also: Rest, My family.',
    );
    expect(toValuesAnswer(chinese, { first: '说真话', others: ['歇一歇', '家里人'] })).toBe(
      '说真话。还有：歇一歇、家里人。',
    );
  });

  it('is the card alone when it is the only one', () => {
    expect(toValuesAnswer(english, { first: 'Rest', others: [] })).toBe('Rest');
    expect(toValuesAnswer(chinese, { first: '歇一歇', others: [], own: ' ' })).toBe('歇一歇');
  });

  it('ends with own words, unchanged', () => {
    expect(toValuesAnswer(english, { first: 'Rest', others: [], own: " it's for dad " })).toBe(
      "Rest. it's for dad",
    );
    expect(toValuesAnswer(chinese, { first: '歇一歇', others: ['身体'], own: '为了爸爸' })).toBe(
      '歇一歇。还有：身体。为了爸爸',
    );
  });
});

describe('the answer of the scale', () => {
  it('begins with the digits, with the reason unchanged behind them', () => {
    expect(toScaleAnswer(english, '4', 'Because I did it once before')).toBe(
      '4. Because I did it once before',
    );
    expect(toScaleAnswer(chinese, '4', '因为以前做到过')).toBe('4分。因为以前做到过');
  });

  it('is the number alone without a reason', () => {
    expect(toScaleAnswer(english, '10', ' ')).toBe('10');
    expect(toScaleAnswer(chinese, '0', '')).toBe('0分');
  });
});

import { describe, expect, it } from 'vitest';
import { isNonAnswer } from './non-answer.ts';

describe('an answer', () => {
  it.each([
    "I don't know",
    'i dont know really',
    'I have no clue',
    "I'm unsure",
    'I cannot say.',
    "well, i really don't know what to say",
    'um, no',
    'No idea, honestly…',
    '…',
    '不知道',
  ])('says nothing to go on: %s', (text) => {
    expect(isNonAnswer(text)).toBe(true);
  });

  it.each([
    "I don't know my father",
    'no, she left in March',
    'Ничего хорошего, я сказал: no',
    'もう会いたくない ok',
    'لا أريد العودة no',
    'whatever she says, I stay',
  ])('says something: %s', (text) => {
    expect(isNonAnswer(text)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { checkWrittenSentence, writingFor } from './writing-checks.ts';

function failures(sentence: string, ...said: string[]): string[] {
  const writing = writingFor(said[0] ?? '', true);
  if (!writing) throw new Error('no such language');
  return checkWrittenSentence(sentence, said, writing);
}

/** Good sentences that the checks once refused, when the dialogues of docs/guide-eval.md were played by hand. */
describe('a sentence that only says what was said', () => {
  it.each([
    [
      "Sounds as if that's the part you said yes to.",
      "So I said I'd be honoured. He went quiet and said because my brother won't",
    ],
    [
      "You said that's not fair.",
      "She said you've never sat on a stair with me. I said that's not fair. But I haven't",
    ],
    [
      'You look at whether you could keep a promise before you say it.',
      'I keep promises, I look at them twice before I say anything',
    ],
    ['她说去吧，你希望她说的是别去。', '女朋友说去吧我等你。我希望她说别去'],
    ['你写的是“辞掉银行的工作”。', '我该不该辞掉银行的工作？'],
  ])('passes: %s', (sentence, ...said) => {
    expect(failures(sentence, ...said)).toEqual([]);
  });
});

describe('a sentence that says more, or the opposite', () => {
  it.each([
    ["You said you'd rather not go.", "I said I'd be honoured to go"],
    ['You want kids.', "I don't want kids and I never did"],
    ["You're scared of what she'll say.", 'I rang her twice and she did not pick up'],
    ["She's probably jealous of you.", 'She left when I told her about the job'],
    ['You said she never paid you back.', 'She paid me back, it took a year'],
    ['你说你不想再见她。', '我给她打了两次电话，她没接'],
    ['他其实也很自责。', '他一句话没说就走了'],
  ])('is held back: %s', (sentence, ...said) => {
    expect(failures(sentence, ...said)).toContain('W1');
  });
});

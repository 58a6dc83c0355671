import { describe, expect, it } from 'vitest';
import { english } from './en/language.ts';
import { chinese } from './zh/language.ts';

const asked = { en: 'What does it cost you?', zh: '这件事里，最难的是哪一点？' };

describe('what an answer does', () => {
  it.each([
    ["I couldn't tell you, son.", 'unsure'],
    ['Yeah nah', 'unsure'],
    ['hang on kids', 'unsure'],
    ['can we skip this', 'refuses'],
    ["I can't answer that, legally.", 'refuses'],
    ['Can you rephrase that?', 'asks-back'],
    ["Define 'cost'.", 'asks-back'],
    ["I don't believe I follow you, sweetie.", 'asks-back'],
    ['I am not sure that is the right question.', 'corrects'],
    ["That's a very HR question", 'corrects'],
    ['Not really knowing where he was, for weeks', 'answer'],
    ["I don't know. You haven't answered my question: does it mean I didn't care?", 'asks-guide'],
    ['She says you never answered her mail', 'answer'],
    ["I don't understand the question. If what stays?", 'asks-back'],
    ["I can't say no to her face", 'answer'],
    ["I can't say it to her face", 'answer'],
    ["I didn't know what was the right thing", 'answer'],
    ['I repeat the same mistake each spring', 'answer'],
    ["That's a good question, I want the quiet back", 'answer'],
  ])('in English: %s', (text, act) => {
    expect(english.read(text, '').act).toBe(act);
  });
  it.each([
    ['能不能不说钱的事', 'refuses'],
    ['这个问题我不想答', 'refuses'],
    ['这我可说不好', 'unsure'],
    ['唉', 'unsure'],
    ['他不说钱的事，我也不问', 'answer'],
    ['你还没回答我', 'asks-guide'],
    ['没头没尾的', 'corrects'],
    ['谁知道呢', 'unsure'],
    ['谁知道他会走', 'answer'],
    ['唉，她又来了', 'answer'],
  ])('in Chinese: %s', (text, act) => {
    expect(chinese.read(text, '').act).toBe(act);
  });
});

describe('a question to the guide', () => {
  it.each([
    ['what would you do if it was your mum', true],
    ['Is that bad?', true],
    ['Kindly tell what others are doing in this situation?', true],
    ['Are you a real person?', true],
    ['Is it the money, or is it me?', false],
    ['Mum said would you do the same for me', false],
    ['What if he leaves?', false],
  ])('in English: %s', (text, isOne) => {
    expect(english.asksGuide(text, asked.en)).toBe(isOne);
  });
  it.each([
    ['你觉得他这样正常吗', true],
    ['算不算违法啊', true],
    ['你是真人吗', true],
    ['我妈说你觉得值就行', false],
    ['我到底图什么？', false],
  ])('in Chinese: %s', (text, isOne) => {
    expect(chinese.asksGuide(text, asked.zh)).toBe(isOne);
  });
  it('may be the answer where the guide asked for words to say', () => {
    expect(english.asksGuide('Would you wait for me?', "What's the first sentence you'd say?")).toBe(false);
    expect(chinese.asksGuide('你觉得这样公平吗', '你最想说的是哪一句？')).toBe(false);
  });
});

it.each(['不是他逼我，他一句都没讲过', '对不起我妈', '那个人我认得'])(
  'keeps what a word denies: %s',
  (text) => {
    const [phrase] = chinese.read(text, '').phrases;
    expect(phrase?.source.slice(0, 2)).toBe(text.slice(0, 2));
  },
);

it.each([
  ["that I take the safe one and I'm my dad", "I'm my dad"],
  ["Said 'give us me keys', like I was fourteen and I'd pinched his smokes.", "I'd pinched his smokes"],
  ["If I ask and he says 'what money'.", "he says 'what money'"],
])('says nothing as a fact that is within a fear or a comparison: %s', (text, clause) => {
  const sources = english.read(text, '').phrases.map(({ source }) => source);
  expect(sources).not.toContain(clause);
});

describe('what an answer says it is not about', () => {
  it.each([
    [
      english,
      "it isn't really the money, it's that she's forgotten",
      'What would you do with the money?',
      true,
    ],
    [english, "I'd pay the money back on Friday", 'What would you do with the money?', false],
    [chinese, '不是钱的事，是她忘了', '这笔钱你想拿来做什么？', true],
    [chinese, '钱我周五还', '这笔钱你想拿来做什么？', false],
  ] as const)('%#', (language, text, question, isNamed) => {
    expect(language.namesDenied(question, text)).toBe(isNamed);
  });
  it('takes what it is instead for content, and a remark to the guide for none', () => {
    expect(english.isObjection("it isn't really the money, it's that she's forgotten")).toBe(false);
    expect(english.isObjection("I'm an accountant, try me with a plain one")).toBe(true);
    expect(chinese.isObjection('跟我老婆有啥关系')).toBe(true);
  });
});

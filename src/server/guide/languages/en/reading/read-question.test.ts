import { describe, expect, it } from 'vitest';
import type { Reading } from '#shared/contract/shapes.ts';
import { readingSchema } from '#shared/contract/shapes.ts';
import { devQuestions } from '../../../../../../tests/support/guide/dev-questions.ts';
import { sampleQuestions } from '../../../../../../tests/support/guide/sample-questions.ts';
import { unseenQuestions } from '../../../../../../tests/support/guide/unseen-questions.ts';
import { readQuestion } from './read-question.ts';

function score(set: readonly [string, Reading][]): { frames: number; slots: number } {
  let [frames, right, all] = [0, 0, 0];
  for (const [question, wanted] of set) {
    const got = readQuestion(question);
    if (got.frame === wanted.frame) frames++;
    for (const slot of ['a', 'b', 'act'] as const) {
      if (wanted[slot] === undefined) continue;
      all++;
      if (got[slot]?.toLowerCase() === wanted[slot].toLowerCase()) right++;
    }
  }
  return { frames: frames / set.length, slots: right / all };
}

describe('reading a question', () => {
  it('reads all frames and slots of the set it was made with', () => {
    expect(score(devQuestions)).toEqual({ frames: 1, slots: 1 });
  });

  it('reads at least 90 % of frames and 85 % of slots of the second set', () => {
    expect(unseenQuestions.length).toBeGreaterThanOrEqual(40);
    const { frames, slots } = score(unseenQuestions);
    expect(frames).toBeGreaterThanOrEqual(0.9);
    expect(slots).toBeGreaterThanOrEqual(0.85);
  });

  it.each(sampleQuestions.map((question) => [question]))('gives a valid reading of %j', (question) => {
    expect(readingSchema.safeParse(readQuestion(question)).success).toBe(true);
  });

  it('keeps slots within 200 characters and whole', () => {
    const reading = readQuestion(`Should I ${'carefully 😀 '.repeat(50)}quit`);
    expect(reading.act?.length).toBeLessThanOrEqual(200);
    expect(reading.act).not.toMatch(/[\ud800-\udbff]$/);
  });

  it('turns the words towards the person and verbs to the form that the frame needs', () => {
    expect(readQuestion('Should I quit my job and move in with my sister?')).toEqual({
      frame: 'whether',
      act: 'quit your job and move in with your sister',
    });
    expect(readQuestion('Should I lie to him or tell the truth?')).toEqual({
      frame: 'choice',
      a: 'lying to him',
      b: 'telling the truth',
    });
  });

  it('calls a question in another language open', () => {
    expect(readQuestion('Soll ich meinen Job kündigen oder bleiben?')).toEqual({ frame: 'open' });
    expect(readQuestion('나는 회사를 그만둬야 할까?')).toEqual({ frame: 'open' });
  });

  it('reads a Chinese question by the Chinese rules', () => {
    expect(readQuestion('我应该辞职吗？')).toEqual({ frame: 'whether', act: '辞职' });
  });

  it.each([
    [
      'Sell the house or rent it out while we are abroad?',
      'selling the house',
      'renting it out while we are abroad',
    ],
    ['Take the promotion or the transfer?', 'taking the promotion', 'taking the transfer'],
    ['Quit, or hold out until spring. I cannot think.', 'quitting', 'holding out until spring'],
    ['Either we move closer or we find them a home here.', 'moving closer', 'finding them a home here'],
    ['I either report him or quietly look away.', 'reporting him', 'quietly looking away'],
    ['Would we be better off renting in town or buying outside?', 'renting in town', 'buying outside'],
    ['Should it be a small wedding or a big one?', 'a small wedding', 'a big one'],
    ['Which matters more, my health or my career?', 'your health', 'your career'],
    ['Kids or career, I cannot seem to pick.', 'Kids', 'career'],
  ])('finds the two sides of %j', (question, a, b) => {
    expect(readQuestion(question)).toEqual({ frame: 'choice', a, b });
  });

  it.each([
    ['I could move to Lisbon with my team. Should I go for it?', 'whether', 'move to Lisbon with your team'],
    ['A friend asked me to lend him money. Should I?', 'whether', 'lend him money'],
    ['I want to learn the piano. Is it too late?', 'whether', 'learn the piano'],
    ['I would love to run a marathon. How do I do that?', 'how', 'run a marathon'],
  ])('looks back for the act of %j', (question, frame, act) => {
    expect(readQuestion(question)).toEqual({ frame, act });
  });

  it.each([
    'My mother is ill and my job is far away, what should I do?',
    'My boss yells at me every day. What should I do?',
    'my husband is an alcoholic. what do i do',
    'I am stuck. What would you do?',
    'What am I supposed to do now?',
    'How do I decide?',
    'How can I figure out what to do?',
    'How do I choose?',
    'Help me decide.',
  ])('does not take %j for how to do something', (question) => {
    expect(readQuestion(question)).toEqual({ frame: 'open' });
  });

  it('takes an act that others named before "what should I do" for what is in question', () => {
    expect(readQuestion('My boss asked me to move to Berlin. What should I do?')).toEqual({
      frame: 'whether',
      act: 'move to Berlin',
    });
  });

  it('keeps the bare words where nothing before them names an act', () => {
    expect(readQuestion('It rained all day. Should I do it?')).toEqual({ frame: 'whether', act: 'do it' });
  });

  it.each([
    ['I shut down whenever he raises his voice.', 'shutting down whenever he raises his voice'],
    ['Time and again I lend money to my brother.', 'lending money to your brother'],
    ['What stops me from asking for help?', 'not asking for help'],
    ['What makes me give in so fast?', 'giving in so fast'],
    ['I end up alone every holiday.', 'ending up alone every holiday'],
    ['I end up apologizing to everyone.', 'apologizing to everyone'],
    ['As soon as things go well I sabotage them.', 'sabotaging them'],
  ])('reads the habit of %j', (question, act) => {
    expect(readQuestion(question)).toEqual({ frame: 'pattern', act });
  });

  it.each([
    ['Do I still love my husband?', 'whether', 'love your husband'],
    ['I am not sure I should accept.', 'whether', 'accept'],
    ['How do other people make friends after forty?', 'how', 'make friends after forty'],
    ['Where do I start if I want to change careers?', 'how', 'change careers'],
  ])('finds the act of %j', (question, frame, act) => {
    expect(readQuestion(question)).toEqual({ frame, act });
  });

  it('answers in linear time on hostile input', () => {
    const inputs = [
      ...[
        'either i ',
        'whenever ',
        'do i ',
        'again and again ',
        'what makes me ',
        'which, ',
        'torn, ',
        'i want to ',
      ].map((words) => words.repeat(600).slice(0, 600)),
      'or '.repeat(200),
      `should i ${'a or '.repeat(110)}`,
      'between '.repeat(75),
      'why '.repeat(150),
      'i '.repeat(300),
    ];
    for (const text of inputs) expect(readingSchema.safeParse(readQuestion(text)).success).toBe(true);
  });
});

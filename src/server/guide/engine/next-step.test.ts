import { describe, expect, it } from 'vitest';
import type { AnsweredRound, GuideInput } from '../guide.ts';
import { readQuestion } from '../languages/en/reading/read-question.ts';
import { plausibleToday } from '../summary/next-step.ts';
import { writeStep } from './engine.ts';

// A Wednesday.
const today = '2026-11-25';

/** `last`: of the last round. */
function summaryOf(
  question: string,
  answers: readonly string[],
  more: Partial<GuideInput> = {},
  last: Partial<AnsweredRound> = {},
) {
  const rounds = answers.map(
    (content, at): AnsweredRound => ({
      kind: 'choice',
      number: at + 1,
      stage: '',
      question: 'And then?',
      options: [],
      content,
      ...(at === answers.length - 1 && last),
    }),
  );
  const step = writeStep({
    question,
    reading: readQuestion(question),
    rounds,
    seed: 'a seed',
    finish: true,
    today,
    ...more,
  });
  if (step.kind !== 'summary') throw new Error('no summary');
  return step.summary;
}

const question = 'Should I stay at the bakery or leave?';

describe('the next step of a summary', () => {
  it("is the person's own, with the day that it names", () => {
    const { nextStep, steps } = summaryOf(question, [
      'I want to be somewhere I learn something.',
      "I'm afraid they'd feel let down.",
      "I'll tell Maya on Friday at 10 in the morning.",
    ]);
    expect(nextStep).toEqual({
      text: "I'll tell Maya on Friday at 10 in the morning",
      date: '2026-11-27',
      time: '10:00',
    });
    expect(steps[0]).toContain(nextStep?.text);
  });

  it('is the one that names its day, before a wish that looks like a step', () => {
    const answers = ['大家互相照应。', '我想做自己学过的事，可是怕他们不高兴。', '我周五跟店长说。'];
    const { nextStep } = summaryOf('要不要辞掉面包店的工作？', answers, { reading: { frame: 'open' } });
    expect(nextStep).toEqual({ text: '我周五跟店长说', date: '2026-11-27' });
  });

  it('takes the time from where it was said apart', () => {
    const { nextStep } = summaryOf(question, [
      'I want to be somewhere I learn something.',
      "I'll write down the two sentences for Maya.",
      'Tomorrow evening.',
    ]);
    expect(nextStep).toMatchObject({ when: 'Tomorrow evening', date: '2026-11-26' });
  });

  it('has no day that the words leave open, or that nothing counts from', () => {
    const answers = ['I want to learn.', "I'm afraid of it.", "I'll tell Maya this weekend."];
    expect(summaryOf(question, answers).nextStep).not.toHaveProperty('date');
    const certain = [...answers.slice(0, 2), "I'll tell Maya tomorrow."];
    expect(summaryOf(question, certain, { today: undefined }).nextStep).not.toHaveProperty('date');
  });

  it('is missing when no step was named, and when no plan is wanted', () => {
    const answers = ['I want to learn.', "I'm afraid of it.", 'It is loud there.'];
    expect(summaryOf(question, answers)).not.toHaveProperty('nextStep');
    const refused = [...answers.slice(0, 2), "I don't want a plan."];
    expect(summaryOf(question, refused)).not.toHaveProperty('nextStep');
  });

  it('is nothing that somebody else said, and nothing that the person would only do if', () => {
    const answers = ['I want to learn.', "I'm afraid of it."];
    const quoted = summaryOf(question, [...answers, "Maya always said 'I'll bring the slides' in meetings."]);
    expect(quoted).not.toHaveProperty('nextStep');
    const supposing = { question: 'What would you say, if somebody asked tonight?' };
    const answer = "I'd tell Maya that I'm scared.";
    expect(summaryOf(question, [...answers, answer])).not.toHaveProperty('nextStep');
    expect(summaryOf(question, [...answers, answer], {}, supposing)).not.toHaveProperty('nextStep');
    const dated = summaryOf(question, [...answers, "I'd tell Maya on Friday."], {}, supposing);
    expect(dated.nextStep?.date).toBe('2026-11-27');
  });

  it('is read in Chinese', () => {
    const zh = '要不要辞掉面包店的工作？';
    const { nextStep, shareLine } = summaryOf(zh, ['我想学点东西。', '怕他们失望。', '我周五跟店长说。'], {
      reading: { frame: 'open' },
    });
    expect(nextStep).toEqual({ text: '我周五跟店长说', date: '2026-11-27' });
    expect(shareLine).toMatch(/\p{Script=Han}/u);
  });
});

describe('the line of the share card', () => {
  it('has no content word of the dialogue', () => {
    const { shareLine } = summaryOf(question, [
      'I want to learn.',
      "I'm afraid.",
      "I'll tell Maya on Friday.",
    ]);
    expect(shareLine).toBeTruthy();
    expect(shareLine).not.toMatch(/\b(?:bakery|leave|stay|learn|afraid|tell|Maya|Friday)\b/i);
  });
});

describe('the day of the person', () => {
  it('is believed only where it is that day somewhere on Earth', () => {
    const now = new Date('2026-11-25T11:00:00Z');
    expect(plausibleToday('2026-11-25', now)).toBe('2026-11-25');
    expect(plausibleToday('2026-11-24', now)).toBe('2026-11-24');
    expect(plausibleToday('2026-11-26', now)).toBe('2026-11-26');
    expect(plausibleToday('2026-11-27', now)).toBeUndefined();
    expect(plausibleToday('2026-11-23', now)).toBeUndefined();
    expect(plausibleToday(undefined, now)).toBeUndefined();
  });

  it('may be a bare imperative, and is no loss and nothing that somebody else would say', () => {
    const before = ['I want to learn.', "I'm afraid of it."];
    const next = (answer: string) => summaryOf(question, [...before, answer]).nextStep?.text;
    expect(next('Ring Carol on Monday and ask her for a reference.')).toContain('Ring Carol');
    expect(next("I'd miss year 9 on a Friday afternoon, god help me.")).toBeUndefined();
    expect(next("He'd say grand, I'll stay so.")).toBeUndefined();
  });
});

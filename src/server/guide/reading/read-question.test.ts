import { describe, expect, it } from 'vitest';
import type { Reading } from '#shared/shapes.ts';
import { readingSchema } from '#shared/shapes.ts';
import { devQuestions } from '../../../../tests/support/guide/dev-questions.ts';
import { sampleQuestions } from '../../../../tests/support/guide/sample-questions.ts';
import { unseenQuestions } from '../../../../tests/support/guide/unseen-questions.ts';
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
    expect(readQuestion('我应该辞职吗？')).toEqual({ frame: 'open' });
  });

  it('answers in linear time on hostile input', () => {
    const inputs = [
      'or '.repeat(200),
      `should i ${'a or '.repeat(110)}`,
      'between '.repeat(75),
      'why '.repeat(150),
      'i '.repeat(300),
    ];
    for (const text of inputs) expect(readingSchema.safeParse(readQuestion(text)).success).toBe(true);
  });
});

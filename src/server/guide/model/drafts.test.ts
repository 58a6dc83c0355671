import { describe, expect, it } from 'vitest';
import { readRound, readSummary } from './drafts.ts';

const round = {
  safety: { risk: 'none', about: 'none' },
  enough: false,
  covered: ['moment'],
  noSteps: false,
  heat: 'it',
  asks: 'want',
  reflection: 'You wrote “it”. It has two sides.',
  question: 'What is it?',
  options: ['One', 'Two', 'Three'],
  understanding: { wants: ['rest'], fears: [], limits: [], unknown: [] },
};
const whole = JSON.stringify(round);

describe('a draft of the model', () => {
  it('is taken as it is when it is whole', () => {
    expect(readRound(whole)).toMatchObject({
      repaired: false,
      value: { asks: 'want', covered: ['moment'], options: ['One', 'Two', 'Three'] },
    });
  });

  it.each([
    ['a fence', `\`\`\`json\n${whole}\n\`\`\``],
    ['a preamble and a closing remark', `Sure, here it is: ${whole} Does that help?`],
    ['a trailing comma', whole.replace(/\}$/, ',}')],
    ['single quotes', whole.replaceAll('"', "'")],
    ['bare keys', whole.replace(/"(\w+)":/g, '$1:')],
    ['a comment', whole.replace('"question"', '/* now */ "question"')],
    ['Python words', whole.replace('"none"', 'None')],
    ['a missing brace', whole.slice(0, -1)],
    ['a list around it', `[${whole}]`],
    [
      'options with more in them',
      JSON.stringify({ ...round, options: ['One', 'Two', 'Three'].map((text) => ({ text })) }),
    ],
    ['a topic that nobody knows', JSON.stringify({ ...round, covered: ['moment', 'weather'] })],
    ['options in one text', JSON.stringify({ ...round, options: 'One | Two | Three' })],
    ['numbers for texts elsewhere', JSON.stringify({ ...round, understanding: 3 })],
  ])('is repaired when it has %s', (_, text) => {
    const found = readRound(text);
    expect(found?.repaired).toBe(true);
    expect(found?.value).toMatchObject({
      question: 'What is it?',
      options: ['One', 'Two', 'Three'],
    });
  });

  it('loses the sentence that was being written when it broke off', () => {
    const text = whole.slice(0, whole.indexOf('wo","Three'));
    expect(readRound(text)?.value).toMatchObject({ question: 'What is it?', options: ['One'] });
  });

  it.each([
    ['prose', 'What a question. Let me think.'],
    ['nothing', ''],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['an object without a question', '{"reflection": "You wrote it."}'],
    ['an endless brace', '{'.repeat(2_000)],
  ])('is none when it is %s', (_, text) => {
    expect(readRound(text)).toBeUndefined();
    expect(readSummary(text)).toBeUndefined();
  });

  it('keeps a high risk however its form is broken', () => {
    const text = JSON.stringify({ ...round, safety: { risk: 'high', about: 'something new' } });
    expect(readRound(text)?.value.safety).toEqual({ risk: 'high', about: 'none' });
  });
});

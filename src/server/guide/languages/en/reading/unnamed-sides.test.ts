import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { areUnnamed } from './unnamed-sides.ts';

const choices: [string, string, string][] = [
  ['I feel stuck between two jobs', 'one job', 'the other job'],
  ["I'm torn between two cities", 'one city', 'the other city'],
  ['Which of both offers is better for me?', 'one offer', 'the other offer'],
  ['Torn between two people I love', 'one person', 'the other person'],
  ["I can't choose between two men", 'one man', 'the other man'],
  ['How do I choose between two good universities?', 'one university', 'the other university'],
  ['I have two job offers and cannot decide', 'one job offer', 'the other job offer'],
  ["I can't decide between the two", 'the one', 'the other'],
  ['I feel torn between both', 'the one', 'the other'],
  ['Caught between two fires at home', 'the one', 'the other'],
];

const others: [string, string][] = [
  ['How do I mediate between two friends who fight?', 'how'],
  ['Should I take one of two jobs?', 'whether'],
  ['I have two jobs. Should I quit one of them?', 'whether'],
  ['I have two kids and want to go back to work.', 'open'],
];

describe('a choice whose sides have no names', () => {
  it.each(choices)('reads %j as a choice', (question, a, b) => {
    expect(readQuestion(question)).toEqual({ frame: 'choice', a, b });
  });

  it('prefers the names where there are any', () => {
    const named = { frame: 'choice', a: 'Spain', b: 'France' };
    expect(readQuestion('torn between two countries, Spain and France')).toEqual(named);
  });

  it.each(others)('does not take every pair for a choice: %j', (question, frame) => {
    expect(readQuestion(question).frame).toBe(frame);
  });

  it('knows when the person has put in names', () => {
    expect(areUnnamed('one job', 'the other job')).toBe(true);
    expect(areUnnamed('the startup', 'the other job')).toBe(false);
    expect(areUnnamed('one in Berlin', 'one in Madrid')).toBe(false);
  });
});

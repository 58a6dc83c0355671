import { describe, expect, it } from 'vitest';
import { type Answer, answerOf } from './answers.ts';
import type { AnsweredRound } from './guide.ts';
import { nextStage } from './stages.ts';

function answered(stages: [string, string, ('A' | 'B' | 'C')?][]): Answer[] {
  return stages.map(([stage, content, option], at) => {
    const round: AnsweredRound = {
      kind: 'choice',
      number: at + 1,
      stage,
      question: 'What?',
      options: [],
      content,
    };
    return answerOf(option ? { ...round, option } : round);
  });
}

const why = ['why:deadline,fatigue,people', 'A date is near', 'A'] as [string, string, 'A'];
const protect = ['protect:growth,security,image', 'A safe base', 'B'] as [string, string, 'B'];
const friendFear = ['friend:kind,fear,facts', 'fear', 'B'] as [string, string, 'B'];
const friendFacts = ['friend:kind,fear,facts', 'facts', 'C'] as [string, string, 'C'];
const scale = ['scale:lows,middle,highs', 'About 5', 'B'] as [string, string, 'B'];
const step = ['step:fact,trial,talk', 'I could ask someone', 'C'] as [string, string, 'C'];

describe('the next stage', () => {
  it('begins with why now and goes on to what is to be kept', () => {
    expect(nextStage('open', [])).toEqual({ method: 'why', small: false });
    expect(nextStage('open', answered([why]))).toEqual({ method: 'protect', small: false });
  });

  it('looks for the obstacle in the way that fits the frame', () => {
    const two = answered([why, protect]);
    expect(nextStage('choice', two)?.method).toBe('premortem');
    expect(nextStage('whether', two)?.method).toBe('friend');
    expect(nextStage('how', two)?.method).toBe('friend');
    expect(nextStage('pattern', two)?.method).toBe('exception');
    expect(nextStage('open', two)?.method).toBe('exception');
  });

  it('asks how ready only where doubt is left', () => {
    expect(nextStage('whether', answered([why, protect, friendFear]))?.method).toBe('scale');
    expect(nextStage('whether', answered([why, protect, friendFacts]))?.method).toBe('plan');
  });

  it('asks for the time last and then ends', () => {
    const five = [why, protect, friendFear, scale, step];
    expect(nextStage('whether', answered(five))?.method).toBe('when');
    expect(
      nextStage('whether', answered([...five, ['when:soon,weekend,notime', 'Tonight', 'A']])),
    ).toBeUndefined();
  });

  it('makes the question smaller after "I don\'t know", once', () => {
    const first = answered([why, ['protect:growth,security,image', "I don't know"]]);
    expect(nextStage('whether', first)).toEqual({ method: 'protect', small: true });
    const twice = answered([
      why,
      ['protect:growth,security,image', 'idk'],
      ['protect-small:growth,security,image', 'no idea'],
    ]);
    expect(nextStage('whether', twice)).toEqual({ method: 'friend', small: false });
  });

  it('ends after three rounds when one answer says what matters, what is in the way and what comes next', () => {
    const rich = answered([
      ['why:deadline,fatigue,people', 'I want to learn, but I am afraid of losing my salary'],
      scale,
      ['step:fact,trial,talk', "I'll call my old colleague on Monday after work"],
    ]);
    expect(nextStage('whether', rich)).toBeUndefined();
  });

  it('does not end before three rounds', () => {
    const rich = answered([
      ['why:deadline,fatigue,people', 'I want to learn, but I am afraid'],
      ['step:fact,trial,talk', "I'll call her on Monday"],
    ]);
    expect(nextStage('whether', rich)).toBeDefined();
  });

  it('never goes past six rounds', () => {
    const lost = Array.from({ length: 6 }, () => ['why:event,fatigue,vague', 'no idea'] as [string, string]);
    expect(nextStage('open', answered(lost))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { isOpenLine } from '#shared/reflection/memory.ts';
import type { Summary } from '#shared/summary.ts';
import { play } from '../../../../tests/support/guide/sample-dialogue.ts';
import { writeStep } from '../engine/engine.ts';
import type { GuideInput, GuideRound, GuideSummary } from '../guide.ts';
import { checkRound, checkSummary, type RoundCheck, type SummaryCheck } from './rubric.ts';

const input: GuideInput = {
  question: 'Should I quit my job at the bank?',
  reading: { frame: 'whether', act: 'quit your job at the bank' },
  rounds: [
    {
      kind: 'choice',
      number: 1,
      stage: 'why:event,fatigue,people',
      question: 'What makes quitting your job at the bank a question for you now?',
      options: [],
      content: 'I am depressed, and they say I am amazing',
    },
  ],
  seed: 'x',
};
const good: GuideRound = {
  kind: 'round',
  roundKind: 'choice',
  stage: 'protect:growth,security,image',
  reflection: 'You wrote “I am depressed, and they say I am amazing”. Now to what is at stake at the bank.',
  question: 'What do you most want to keep, job or no job?',
  options: ['My room to grow', 'A safe base', 'How I look to others'],
  support: 'There is no wrong answer here.',
};

const faults: [RoundCheck, Partial<GuideRound>][] = [
  ['R1', { question: 'What do you want to keep? And why, with this job?' }],
  ['R2', { question: 'Do you want to keep the job at the bank?' }],
  ['R3', { options: ['My room to grow', 'My room to grow more', 'Other'] }],
  ['R3', { options: ['My room to grow', 'I want to keep a safe base', 'I want to keep the safe base'] }],
  ['R4', { reflection: 'Let us go on to something else entirely.', question: 'What comes to mind?' }],
  ['R5', { reflection: 'You should leave the bank. The job will go on without you.' }],
  ['R6', { reflection: 'This job at the bank sounds like an anxiety disorder.' }],
  ['R7', { support: 'That is a wonderful answer.' }],
  [
    'R8',
    {
      reflection:
        'Notwithstanding considerable organisational responsibilities, contemporary institutional environments at the bank occasionally necessitate uncomfortable reconsiderations regarding professional identity.',
    },
  ],
  ['R9', { question: 'What makes quitting your job at the bank a question now?' }],
  ['R10', { reflection: '' }],
];

describe('checks of a round', () => {
  it('passes a good round, whatever the person said', () => {
    expect(checkRound(good, input)).toEqual([]);
  });
  it.each(faults)('%s finds its fault', (id, fault) => {
    expect(checkRound({ ...good, ...fault }, input)).toContain(id);
  });
  it('takes no offence at a human claim in the options, which are the person speaking', () => {
    expect(
      checkRound({ ...good, options: ['I care too much', 'A safe base', 'Room to grow'] }, input),
    ).toEqual([]);
  });
  it('passes what the built-in guide writes', () => {
    const step = writeStep(input);
    expect(step.kind === 'round' && checkRound(step, input)).toEqual([]);
  });
});

const whole = play('Should I quit my job at the bank?', 'options', 'rubric');

function changed(change: (summary: Summary) => void): GuideSummary {
  const step = structuredClone(whole.summary);
  change(step.summary);
  return step;
}
const summaryFaults: [SummaryCheck, (summary: Summary) => void][] = [
  ['S1', (summary) => Object.assign(summary, { question: 'Should I quit?' })],
  ['S2', (summary) => summary.reasons.push('Round 2, “I never said this”: a line.')],
  ['S3', (summary) => Object.assign(summary, { insights: ['Only one.'] })],
  ['S4', (summary) => Object.assign(summary, { steps: [' '] })],
  ['S5', (summary) => summary.reasons.push('Round 1: about 73 people in Chicago agree.')],
  ['S6', (summary) => Object.assign(summary, { mood: 'You are so brave and amazing.' })],
  [
    'S7',
    (summary) => {
      summary.steps = [
        'When tomorrow necessitates organisational reconsideration, then I will systematically operationalise multidimensional professional responsibilities notwithstanding institutional complications. '.repeat(
          6,
        ),
      ];
    },
  ],
  ['S8', (summary) => Object.assign(summary, { suggestions: ['You are like this.'] })],
  ['S10', (summary) => summary.reasons.splice(1)],
  ['S11', (summary) => summary.evidence?.splice(-1)],
  ['S11', (summary) => Object.assign(summary.evidence?.[0] ?? {}, { quote: 'never written by anybody' })],
  ['S11', (summary) => Object.assign(summary.evidence?.[0] ?? {}, { round: 9 })],
  ['S10', (summary) => summary.reasons.push('word '.repeat(31))],
];

describe('the words of the person', () => {
  const said = (question: string): GuideInput => ({
    question,
    reading: { frame: 'open' },
    rounds: [],
    seed: 'x',
  });
  const failed = (question: string, reflection: string) =>
    checkRound({ ...good, reflection, question: 'What happened then?' }, said(question));

  it.each([
    ['I have twelve people to keep going and no budget', 'You have to keep twelve people going.'],
    ['They gave me the diagnosis in the corridor last week', 'You were given the diagnosis in the corridor.'],
    [
      'I keep telling myself I should ring my mother',
      'You keep telling yourself you should ring your mother.',
    ],
    ['I should ring my mother and I never do it', 'You should ring your mother, and you never do it.'],
  ])('are no fault: %s', (question, reflection) => {
    expect(failed(question, reflection)).toEqual([]);
  });

  it.each([
    ['Should I ring my mother after all these years?', 'You should ring your mother.', 'R5'],
    [
      'I have twelve people to keep going and no budget',
      'You have to talk to your boss about the budget first.',
      'R5',
    ],
    [
      'I feel low and I sleep all day at the weekend',
      'You sleep all day, which sounds like depression.',
      'R6',
    ],
    [
      'I told them at the weekend and nobody said a word',
      'You told them at the weekend, which was brave.',
      'R7',
    ],
  ])('do not excuse the guide: %s', (question, reflection, id) => {
    expect(failed(question, reflection)).toContain(id);
  });
});

describe('another language', () => {
  it('is checked for what can be checked in any', () => {
    const german: GuideRound = {
      ...good,
      reflection: 'Du schreibst von der Bank und vom Job. Es klingt, als ob beides an dir zieht.',
      question: 'Was möchtest du an deinem Job bei der Bank auf keinen Fall verlieren?',
      options: ['Die Ruhe am Abend', 'Das Geld, auf das ich zähle', 'Wie ich vor anderen dastehe'],
      support: 'Es gibt hier keine falsche Antwort.',
    };
    expect(checkRound(german, input)).toEqual([]);
    expect(checkRound({ ...german, question: 'Was? Und warum?' }, input)).toContain('R1');
  });
});

describe('checks of a summary', () => {
  it('passes a good summary', () => {
    expect(checkSummary(whole.summary, whole.input)).toEqual([]);
  });
  it.each(summaryFaults)('%s finds its fault', (id, change) => {
    expect(checkSummary(changed(change), whole.input)).toContain(id);
  });
  it('S12 finds an early end that does not say what stays open', () => {
    const early = { ...whole.input, finish: true };
    const closed = changed((summary) => {
      const claims = summary.insights.filter((line) => !isOpenLine(line));
      return Object.assign(summary, { insights: [...claims, ...claims], stillOpen: [] });
    });
    expect(checkSummary(closed, early)).toContain('S12');
    const open = changed((summary) => Object.assign(summary, { stillOpen: ['A time for it'] }));
    expect(checkSummary(open, early)).toEqual([]);
  });
});

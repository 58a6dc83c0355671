import { describe, expect, it } from 'vitest';
import { summaryText, withoutQuestion } from './reflection/reflection-export.ts';
import {
  evidenceFor,
  getLines,
  packSummary,
  parseSummary,
  replaceLine,
  type Summary,
  unpackSummary,
} from './summary.ts';
import { headings } from './texts/en.ts';

const display = {
  problemReview: { originalQuestion: ' Stay or go? ' },
  instantInsight: { coreAnswer: '• You want rest. • You fear the letter.', moodPhrase: 'Quiet.' },
  deepAnalysis: { frameworkAnalysis: '1. Ask one question.\n\n2) Write the letter.\n- Decide on Friday.' },
  dialogueReview: { keyDiscoveries: ['Rest came up twice.', ' '] },
  personalizedInsight: {
    personalLabel: 'Keeper of rest',
    decisionStyleAnalysis: 'You wait.\nThen you jump.',
  },
};

const summary: Summary = {
  question: 'Stay or go?',
  insights: ['You want rest.', 'You fear the letter.'],
  reasons: ['Rest came up twice.'],
  steps: ['Ask one question.', 'Write the letter.', 'Decide on Friday.'],
  mood: 'Quiet.',
  label: 'Keeper of rest',
  suggestions: ['You wait.', 'Then you jump.'],
  stillOpen: [],
};

describe('a summary on the wire', () => {
  it('packs lines into texts, and unpacks them again', () => {
    const whole: Summary = {
      ...summary,
      stillOpen: ['When.'],
      evidence: [{ part: 'insight', index: 0, round: 1, quote: 'rest', from: 'understanding' }],
      nextStep: { text: 'Write the letter', when: 'On Friday', date: '2026-11-27', time: '10:00' },
      shareLine: 'Not settled. Said, though.',
    };
    expect(packSummary(whole)).toEqual({
      problemReview: { originalQuestion: 'Stay or go?' },
      instantInsight: { coreAnswer: '• You want rest.\n• You fear the letter.', moodPhrase: 'Quiet.' },
      deepAnalysis: { frameworkAnalysis: 'Ask one question.\nWrite the letter.\nDecide on Friday.' },
      dialogueReview: { keyDiscoveries: ['Rest came up twice.'] },
      personalizedInsight: {
        personalLabel: 'Keeper of rest',
        decisionStyleAnalysis: '• You wait.\n• Then you jump.',
      },
      stillOpen: whole.stillOpen,
      evidence: whole.evidence,
      nextStep: whole.nextStep,
      shareLine: whole.shareLine,
    });
    expect(unpackSummary(packSummary(whole))).toEqual(whole);
  });

  it('has one suggestion as plain text, and no empty lists', () => {
    const packed = packSummary({ ...summary, suggestions: ['You wait.'] });
    expect(packed.personalizedInsight.decisionStyleAnalysis).toBe('You wait.');
    expect(packed).not.toHaveProperty('stillOpen');
    expect(packed).not.toHaveProperty('evidence');
    expect(packed).not.toHaveProperty('nextStep');
    expect(packed).not.toHaveProperty('shareLine');
  });

  it('has no step without a text', () => {
    expect(parseSummary({ nextStep: { date: '2026-11-27' } })?.nextStep).toBeUndefined();
    expect(parseSummary({ nextStep: 'Write' })?.nextStep).toBeUndefined();
  });

  it('is read without blanks, also from text', () => {
    expect(parseSummary(display)).toEqual(summary);
    expect(parseSummary(JSON.stringify(display))).toEqual(summary);
  });

  it('has bullets after both marks, and lines where there are none', () => {
    const read = (coreAnswer: unknown) => parseSummary({ instantInsight: { coreAnswer } })?.insights;
    expect(read('· a · b')).toEqual(['a', 'b']);
    expect(read('• a\n• b')).toEqual(['a', 'b']);
    expect(read('one line\nanother')).toEqual(['one line', 'another']);
    expect(read(['a', 'b'])).toEqual(['a', 'b']);
    expect(read('')).toEqual([]);
  });

  it('drops the numbers that a step begins with, not those inside it', () => {
    const read = (steps: unknown) => parseSummary({ deepAnalysis: { frameworkAnalysis: steps } })?.steps;
    expect(read('1. a\n2) b\n3、c\n- d\n(4) e')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(read(['c', 'd'])).toEqual(['c', 'd']);
    expect(read('2 weeks from now, ask again.\n10:30 is a good time.')).toEqual([
      '2 weeks from now, ask again.',
      '10:30 is a good time.',
    ]);
  });

  it('has empty parts where something is missing or of another type', () => {
    expect(parseSummary({ instantInsight: 7, dialogueReview: { keyDiscoveries: 'one\n• two' } })).toEqual({
      ...{ question: '', insights: [], reasons: ['one', 'two'], steps: [] },
      ...{ mood: '', label: '', suggestions: [], stillOpen: [] },
    });
  });

  it('is absent when there is nothing to read', () => {
    for (const nothing of [undefined, null, '', 'text', 3]) expect(parseSummary(nothing)).toBeUndefined();
  });

  it('keeps evidence that can be shown and drops the rest', () => {
    const line = { part: 'reason', index: 0, round: 2, quote: 'rest' };
    const broken = [
      { ...line, part: 'step' },
      { ...line, index: -1 },
      { ...line, round: 1.5 },
      { ...line, quote: ' ' },
    ];
    expect(parseSummary({ evidence: [line, ...broken, null, 'x'] })?.evidence).toEqual([line]);
    expect(parseSummary({})).not.toHaveProperty('evidence');
    expect(parseSummary({ evidence: 'x' })).not.toHaveProperty('evidence');
  });
});

describe('a rewritten line', () => {
  const before: Summary = {
    ...summary,
    evidence: [
      { part: 'insight', index: 1, round: 2, quote: 'the letter' },
      { part: 'reason', index: 0, round: 1, quote: 'rest' },
    ],
  };

  it('replaces a reason and its evidence, and nothing else changes', () => {
    const target = { part: 'reason' as const, index: 0 };
    const line = { text: 'Rest is named first.', evidence: [{ ...target, round: 2, quote: 'rest first' }] };
    const after = replaceLine(before, target, line);
    expect(after).toEqual({
      ...before,
      reasons: ['Rest is named first.'],
      evidence: [before.evidence?.[0], ...line.evidence],
    });
  });

  it('replaces a bullet, and the core insight stays', () => {
    const target = { part: 'insight' as const, index: 1 };
    const line = { text: 'You put the letter off.', evidence: [{ ...target, round: 3, quote: 'put off' }] };
    const after = replaceLine(before, target, line);
    expect(getLines(after, 'insight')).toEqual(['You want rest.', 'You put the letter off.']);
    expect(evidenceFor(after, target)).toEqual(line.evidence);
  });
});

describe('a summary as text', () => {
  it('has headings, and numbers for the steps', () => {
    const text = summaryText(summary, headings);
    expect(text).toMatch(/^Original Question\nStay or go\?\n\n/);
    expect(text).toContain('Core Reasons\nRest came up twice.');
    expect(text).toContain('2. Write the letter.');
    expect(text.endsWith('Quiet.')).toBe(true);
  });

  it('says what stays open, without the question', () => {
    const open = { ...summary, stillOpen: ['What “Stay or go?” costs.'] };
    expect(summaryText(open, headings)).toContain('What stays open\nWhat “Stay or go?” costs.');
    expect(summaryText(withoutQuestion(open), headings)).toContain('What “…” costs.');
    expect(summaryText(summary, headings)).not.toContain('What stays open');
  });

  it('leaves the question out of what is shared, also where another part quotes it', () => {
    const quoting = { ...summary, suggestions: ['On “Stay or go?” you wait.'] };
    const text = summaryText(withoutQuestion(quoting), headings);
    expect(text).not.toContain('Stay or go?');
    expect(text).not.toContain('Original Question');
    expect(text).toContain('On “…” you wait.');
  });
});

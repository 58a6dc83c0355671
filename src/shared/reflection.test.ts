import { describe, expect, it } from 'vitest';
import { sectionsOf, sectionsText, splitBullets, splitSteps, withoutQuestion } from './reflection.ts';

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

const headings = {
  coreInsight: 'Core Insight',
  originalQuestion: 'Original Question',
  coreReasons: 'Core Reasons',
  implementationPath: 'Implementation Path',
  actionSuggestions: 'Action Suggestions',
  staysOpen: 'What stays open',
};

describe('the sections of the results', () => {
  it('splits bullets at both marks, and lines where there are none', () => {
    expect(splitBullets('· a · b')).toEqual(['a', 'b']);
    expect(splitBullets('• a\n• b')).toEqual(['a', 'b']);
    expect(splitBullets('one line\nanother')).toEqual(['one line', 'another']);
    expect(splitBullets('')).toEqual([]);
  });

  it('drops the numbers that a step brings along, not those inside it', () => {
    expect(splitSteps('1. a\n2) b\n3、c\n- d\n(4) e')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(splitSteps('2 weeks from now, ask again.\n10:30 is a good time.')).toEqual([
      '2 weeks from now, ask again.',
      '10:30 is a good time.',
    ]);
  });

  it('maps the analysis and leaves blanks out', () => {
    expect(sectionsOf(display)).toEqual({
      question: 'Stay or go?',
      insights: ['You want rest.', 'You fear the letter.'],
      reasons: ['Rest came up twice.'],
      steps: ['Ask one question.', 'Write the letter.', 'Decide on Friday.'],
      mood: 'Quiet.',
      label: 'Keeper of rest',
      suggestions: ['You wait.', 'Then you jump.'],
      stillOpen: [],
    });
  });

  it('writes plain text', () => {
    const text = sectionsText(sectionsOf(display), headings);
    expect(text).toMatch(/^Original Question\nStay or go\?\n\n/);
    expect(text).toContain('Core Reasons\nRest came up twice.');
    expect(text).toContain('2. Write the letter.');
    expect(text.endsWith('Quiet.')).toBe(true);
  });

  it('names what stays open at its place in the text, without the question', () => {
    const sections = sectionsOf({ ...display, stillOpen: ['What “Stay or go?” costs.', ' '] });
    expect(sectionsText(sections, headings)).toContain('What stays open\nWhat “Stay or go?” costs.');
    expect(sectionsText(withoutQuestion(sections), headings)).toContain('What “…” costs.');
    expect(sectionsText(sectionsOf(display), headings)).not.toContain('What stays open');
  });

  it('leaves the question out of what is shared, also where another part quotes it', () => {
    const quoting = { ...sectionsOf(display), suggestions: ['On “Stay or go?” you wait.'] };
    const text = sectionsText(withoutQuestion(quoting), headings);
    expect(text).not.toContain('Stay or go?');
    expect(text).not.toContain('Original Question');
    expect(text).toContain('On “…” you wait.');
  });
});

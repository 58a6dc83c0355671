import { describe, expect, it } from 'vitest';
import { sectionsOf } from '#shared/reflection.ts';
import { choicesOf, chosenSections, firstChoice, type SharePart } from './share-parts.ts';

const question = 'Should I leave my job at the bakery?';
const sections = sectionsOf({
  problemReview: { originalQuestion: question },
  instantInsight: { coreAnswer: '• You look for rest. • Round 2 spoke of time.', moodPhrase: 'Quiet.' },
  deepAnalysis: { frameworkAnalysis: '1. Ask one question.' },
  dialogueReview: { keyDiscoveries: ['Round 1, “the early mornings wear me out”: that is the price.'] },
  personalizedInsight: {
    personalLabel: 'Keeper of rest',
    decisionStyleAnalysis: `On “${question}” you wait.`,
  },
});
const written = [question, 'The early mornings wear me out.'];
const first = (own: readonly string[]) => [...firstChoice(choicesOf(sections, own))];

describe('what is shared', () => {
  it('begins short, without the question and without what the person wrote', () => {
    expect(first([])).toEqual(['insight', 'reasons', 'mood']);
    expect(first(written)).toEqual(['insight', 'mood']);
  });

  it('marks the parts that hold own words; a hidden question marks none but itself', () => {
    const own = choicesOf(sections, written).filter((choice) => choice.own);
    expect(own.map(({ part }) => part)).toEqual(['question', 'reasons']);
  });

  it('keeps the insight even when it repeats what was written', () => {
    expect(first(['You look for rest.'])).toContain('insight');
  });

  it('offers only parts that have text', () => {
    const bare = { ...sections, insights: ['One.'], reasons: [], mood: '' };
    expect(choicesOf(bare, []).map(({ part }) => part)).toEqual([
      'insight',
      'question',
      'steps',
      'suggestions',
    ]);
  });

  it('takes the chosen parts and hides the question in them until it is chosen', () => {
    const chosen = new Set<SharePart>(['behind', 'suggestions']);
    const shared = chosenSections(sections, chosen);
    expect(shared).toEqual({
      question: '',
      insights: ['Round 2 spoke of time.'],
      reasons: [],
      steps: [],
      mood: '',
      label: 'Keeper of rest',
      suggestions: ['On “…” you wait.'],
      stillOpen: [],
    });
    const withQuestion = chosenSections(sections, new Set([...chosen, 'question' as const]));
    expect(withQuestion.suggestions).toEqual([`On “${question}” you wait.`]);
    expect(chosenSections(sections, new Set()).insights).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sectionsOf } from '#shared/reflection.ts';
import { chosenSections, partsWithText, type SharePart } from './share-choices.tsx';

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

describe('what is shared', () => {
  it('offers only parts that have text', () => {
    const bare = { ...sections, insights: ['One.'], reasons: [], mood: '' };
    expect(partsWithText(bare)).toEqual(['insight', 'question', 'steps', 'suggestions']);
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

import { describe, expect, it } from 'vitest';
import { unpackSummary } from '#shared/summary.ts';
import { chosenParts, partsWithText, type SharePart } from './share-choices.tsx';

const question = 'Should I leave my job at the bakery?';
const summary = unpackSummary({
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
    const bare = { ...summary, insights: ['One.'], reasons: [], mood: '' };
    expect(partsWithText(bare, false)).toEqual(['insight', 'question', 'steps', 'suggestions']);
  });

  it('takes the chosen parts and hides the question in them until it is chosen', () => {
    const chosen = new Set<SharePart>(['behind', 'suggestions']);
    const shared = chosenParts(summary, chosen);
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
    const withQuestion = chosenParts(summary, new Set([...chosen, 'question' as const]));
    expect(withQuestion.suggestions).toEqual([`On “${question}” you wait.`]);
    expect(chosenParts(summary, new Set()).insights).toEqual([]);
  });
});

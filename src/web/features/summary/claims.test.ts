import { describe, expect, it } from 'vitest';
import type { FrontendDisplay } from '#shared/contract/shapes.ts';
import { evidenceFor, lineAt, replaceLine } from './claims.ts';

const display: FrontendDisplay = {
  problemReview: { originalQuestion: 'Stay or go?' },
  instantInsight: { coreAnswer: '• You want rest.\n• You fear the letter.', moodPhrase: 'Quiet.' },
  deepAnalysis: { frameworkAnalysis: 'Write the letter.' },
  dialogueReview: { keyDiscoveries: ['Rest came up twice.', 'The letter came last.'] },
  personalizedInsight: { personalLabel: 'Keeper', decisionStyleAnalysis: 'You wait.' },
  evidence: [
    { part: 'insight', index: 1, round: 2, quote: 'the letter' },
    { part: 'reason', index: 0, round: 1, quote: 'rest' },
    { part: 'reason', index: 1, round: 0, quote: 'go' },
  ],
};

const written: FrontendDisplay = {
  ...display,
  instantInsight: { coreAnswer: '• Another insight.\n• You put the letter off.', moodPhrase: 'Loud.' },
  dialogueReview: { keyDiscoveries: ['Rest is named first.', 'Something else.'] },
  evidence: [
    { part: 'insight', index: 1, round: 3, quote: 'put off' },
    { part: 'reason', index: 0, round: 2, quote: 'rest first' },
    { part: 'reason', index: 1, round: 3, quote: 'else' },
  ],
};

describe('a line of the results that was written anew', () => {
  it('takes the place of the old reason, and nothing else changes', () => {
    const next = replaceLine(display, written, { part: 'reason', index: 0 });
    expect(next.dialogueReview.keyDiscoveries).toEqual(['Rest is named first.', 'The letter came last.']);
    expect(next.instantInsight).toEqual(display.instantInsight);
    expect(evidenceFor(next, { part: 'reason', index: 0 }).map(({ quote }) => quote)).toEqual(['rest first']);
    expect(evidenceFor(next, { part: 'reason', index: 1 }).map(({ quote }) => quote)).toEqual(['go']);
    expect(evidenceFor(next, { part: 'insight', index: 1 }).map(({ quote }) => quote)).toEqual([
      'the letter',
    ]);
  });

  it('takes the place of the old bullet, and the mood and the insight stay', () => {
    const target = { part: 'insight' as const, index: 1 };
    const next = replaceLine(display, written, target);
    expect(lineAt(next, target)).toBe('You put the letter off.');
    expect(lineAt(next, { part: 'insight', index: 0 })).toBe('You want rest.');
    expect(next.instantInsight.moodPhrase).toBe('Quiet.');
    expect(evidenceFor(next, target)).toEqual([{ part: 'insight', index: 1, round: 3, quote: 'put off' }]);
  });

  it('has no evidence in summaries of earlier versions', () => {
    const { evidence: _, ...old } = display;
    expect(evidenceFor(old, { part: 'reason', index: 0 })).toEqual([]);
  });
});

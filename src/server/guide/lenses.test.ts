import { expect, it } from 'vitest';
import { tagSets } from './built-in/option-wordings.ts';
import { lensesDiffer, lensOf } from './lenses.ts';
import { methods } from './tags.ts';

const frames = ['choice', 'whether', 'how', 'pattern', 'open'] as const;
const tints = ['career', 'relationship', 'express', 'confidence', 'other'] as const;

it('shows every round of the built-in guide from three sides, one of them uncomfortable', () => {
  for (const frame of frames)
    for (const tint of tints)
      for (const set of methods.flatMap((method) => tagSets(method, frame, tint)))
        expect(lensesDiffer(set.map(lensOf), 3), set.join(' ')).toBe(true);
});

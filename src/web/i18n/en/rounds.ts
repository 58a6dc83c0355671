import { catalogue } from '../catalogue.ts';

/** Rounds that have other controls than options. */
export const roundTexts = catalogue('round', {
  pickUpTo: 'Up to three. Fewer is fine.',
  picked: (count: number, most: number) => `${count} of ${most} picked.`,
  takeOneBack: "That's three. To pick another, take one back.",
  thenFirst: 'Next: which one comes first.',
  whichFirst: 'Which one comes first?',
  othersCount: 'The others still count.',
  pickAgain: 'Pick again',
  lowest: '0: not at all',
  highest: '10: fully',
  youSaid: (value: string, asked: string) => `You said ${value}. ${asked}`,
  whyNotLower: 'Why not lower? (optional)',
  whatWouldMakeOne: 'What would make it a 1? (optional)',
  because: 'Because...',
});

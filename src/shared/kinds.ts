/** Lists that the contract and the browser share. Without Zod, to keep it out of the page. */
import { limits } from './limits.ts';

/**
 * How a question is shown and answered. All rounds have the same fields; see 'To add a kind of round' in
 * CONTRIBUTING.md.
 */
export const roundKinds = ['choice', 'values', 'scale'] as const;

/** How many options each kind may have. */
export const maxOptions = {
  choice: limits.optionsPerQuestion,
  values: limits.valueCards,
  scale: 0,
} as const satisfies Record<(typeof roundKinds)[number], number>;

/** The options of a `choice`. */
export const optionLetters = ['A', 'B', 'C'] as const;
export type OptionLetter = (typeof optionLetters)[number];

/**
 * Kinds of risk: each has its own help page. `minor`: the user is under age. `someone-else`: the user worries about
 * another person.
 */
export const riskKinds = [
  'self-harm',
  'eating',
  'medical',
  'violence',
  'abuse',
  'sexual-violence',
  'minor',
  'someone-else',
  'bereaved',
] as const;

/** What a question is about. Each has a situation pack per language (src/server/guide/languages). */
export const situations = [
  'bereavement',
  'breakup',
  'stay-or-leave',
  'betrayal',
  'secret-debt',
  'lending',
  'estranged-child',
  'caring-parent',
  'in-laws',
  'drifting-friend',
  'coming-out',
  'moving-country',
  'moving-in',
  'another-child',
  'career-change',
  'job-choice',
  'promotion',
  'quitting',
  'boss',
  'saying-no',
  'burnout',
  'procrastination',
  'perfectionism',
  'night-habits',
  'health-scare',
  'creative-block',
  'study-choice',
  'retirement',
  'loneliness',
  'impostor',
  'lost',
] as const;
export type Situation = (typeof situations)[number];

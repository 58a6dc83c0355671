/**
 * How well each broad question fits a clause: the mark from 0 to 3 that readers gave it after clauses like this one, learned
 * from their marks (training/README.md, `broad`). It depends on the kinds of the clause, on the person in it, and on
 * whether it was written or picked.
 */

import type { GuideLocale } from '#shared/locales.ts';
import { type LabelProbability, readBroadMarks } from '../classifier/classifier.ts';
import type { Person } from './language.ts';

export interface BroadClause {
  /** All kinds, in the order of the classifier. */
  kinds: readonly Pick<LabelProbability, 'probability'>[];
  /** `named`: 'my mum'; `other`: only 'she'. */
  person: 'named' | 'other' | undefined;
  isPicked: boolean;
}

export const personIn = (person: Person | undefined): BroadClause['person'] =>
  person && (person.name === undefined ? 'other' : 'named');

/** Kinds below it are noise. */
const minProbability = 0.01;

/** What a mark depends on, as numbers between 0 and 1. */
export const toSigns = ({ kinds, person, isPicked }: BroadClause): number[] => [
  ...kinds.map(({ probability }) => (probability > minProbability ? Math.sqrt(probability) : 0)),
  Number(person === 'named'),
  Number(person === 'other'),
  Number(isPicked),
];

/** What a question without marks is worth (`broad-step`): harmless, but seldom what somebody wants to be asked. */
const unmarked = 0.9;

/**
 * The mark that readers would give, raised by how much better than usual the question fits here: otherwise the three that
 * fit nearly everything would be asked in every dialogue. Of held-out marks that costs 0.04 in the mean.
 */
export function rateBroad(locale: GuideLocale, question: string, signs: readonly number[]): number {
  const [usual, base, ...weights] = readBroadMarks(locale)[question] ?? [];
  if (usual === undefined || base === undefined) return unmarked;
  const expected = weights.reduce((sum, weight, index) => sum + weight * (signs[index] ?? 0), base);
  return expected + (expected - usual);
}

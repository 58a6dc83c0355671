/**
 * The clauses of the person that weigh most, to choose from. Where the guide cannot be sure what is meant, the person's
 * own words are offered instead of a guess.
 */
import { expandToSentence, type KindGuess, minSignProbability, weighKinds } from './focus.ts';
import { findKindWeight } from './kinds.ts';
import type { Phrase } from './language.ts';
import { isReply } from './replies.ts';
import { isInOwnWords, type State } from './state.ts';

interface OwnClause {
  round: number;
  phrase: Phrase;
  weight: number;
}

/** A date, a sum or where somebody lives weighs little by itself. */
const backgroundLoss = 3;
const isBackground = ([first]: readonly KindGuess[]) =>
  first !== undefined && first.probability >= minSignProbability && (findKindWeight(first.kind) ?? 1) < 1;

/** Clauses that say something, in the order of the dialogue, each once. */
function clausesOf(state: State): OwnClause[] {
  const { language } = state;
  return state.texts.filter(isInOwnWords).flatMap((text) => {
    const { reading, round } = text;
    const found = new Map<string, OwnClause>();
    for (const clause of reading.phrases) {
      if (!language.canStandAlone(clause, text.text) || isReply(language, text, clause)) continue;
      const phrase = expandToSentence(language, reading, clause);
      if (language.blamesSelf(phrase.source)) continue;
      const kinds = text.kinds.get(clause) ?? [];
      const weight = clause.salience + weighKinds(kinds) - (isBackground(kinds) ? backgroundLoss : 0);
      const known = found.get(phrase.source);
      if (known && known.weight >= weight) continue;
      found.set(phrase.source, { round, phrase, weight });
    }
    return [...found.values()];
  });
}

const sortByWeight = (clauses: readonly OwnClause[]) =>
  [...clauses].sort((one, two) => two.weight - one.weight);

const overlap = (one: OwnClause, two: OwnClause) =>
  one.round === two.round &&
  one.phrase.at < two.phrase.at + two.phrase.source.length &&
  two.phrase.at < one.phrase.at + one.phrase.source.length;

const isAlike = (one: OwnClause, two: OwnClause) =>
  overlap(one, two) ||
  one.phrase.source.includes(two.phrase.source) ||
  two.phrase.source.includes(one.phrase.source);

/** What is worth choosing, and short enough for a button. */
const offered = { least: 1.5, chars: { en: [14, 95], zh: [5, 40] } } as const;

/** Clauses that differ and fit a button, the heaviest first. */
function findOffered(state: State, count: number, firstRound = 0): OwnClause[] {
  const [least, most] = offered.chars[state.language.locale];
  const found: OwnClause[] = [];
  for (const one of sortByWeight(clausesOf(state))) {
    if (one.round < firstRound) continue;
    const { length } = one.phrase.source;
    if (one.weight < offered.least || length < least || length > most) continue;
    if (found.length < count && !found.some((other) => isAlike(one, other))) found.push(one);
  }
  return found;
}

/** Up to so many clauses of the answers, the heaviest first. */
export const findHeaviestClauses = (state: State, count: number): string[] =>
  findOffered(state, count, 1).map(({ phrase }) => phrase.source);

/** Three of the person's own clauses to choose from, in their order; undefined where they have not said that much. */
export function findClausesToWeigh(state: State): string[] | undefined {
  const found = findOffered(state, 3);
  if (found.length < 3) return undefined;
  return found
    .sort((one, two) => one.round - two.round || one.phrase.at - two.phrase.at)
    .map(({ phrase }) => phrase.source);
}

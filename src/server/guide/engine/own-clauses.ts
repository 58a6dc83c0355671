/**
 * The clauses of the person that weigh most, to choose from. Where the guide cannot be sure what is meant, the person's
 * own words are offered instead of a guess.
 */
import { expandToSentence, type KindGuess, minSignProbability, weighClause } from './focus.ts';
import { findKindWeight } from './kinds.ts';
import type { Phrase } from './language.ts';
import { isReply } from './replies.ts';
import { isInOwnWords, type State } from './state.ts';

interface OwnClause {
  round: number;
  phrase: Phrase;
  weight: number;
}

/** A date, a sum or where somebody lives weighs little by itself: clauses of such kinds have a weight below 1 (kinds.ts). */
const backgroundPenalty = 3;
const isBackground = ([first]: readonly KindGuess[]) =>
  first !== undefined && first.probability >= minSignProbability && (findKindWeight(first.kind) ?? 1) < 1;

/** Clauses that say something, in the order of the dialogue, each once per text. */
function clausesOf(state: State): OwnClause[] {
  const { language } = state;
  return state.texts.filter(isInOwnWords).flatMap((text) => {
    const { reading, round } = text;
    const found = new Map<string, OwnClause>();
    for (const clause of reading.phrases) {
      if (!language.canStandAlone(clause, text.text) || isReply(language, text, clause)) continue;
      const phrase = expandToSentence(language, reading, clause);
      // A hard word about oneself is not offered back, nor half a sentence: 'When I open the lesson book'.
      if (language.blamesSelf(phrase.source) || !phrase.isSentence) continue;
      const kinds = text.kinds.get(clause) ?? [];
      const weight = weighClause(language, clause, kinds) - (isBackground(kinds) ? backgroundPenalty : 0);
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

/** Long enough to say something, short enough for a button. */
const offeredChars = { en: [14, 95], zh: [5, 40] } as const;
/** The least weight (`weighClause`) of a clause that is offered: 'I am 68' says nothing. */
const minWeight = 0;
const offeredCount = 3;

/** Clauses that differ and fit a button, the heaviest first. */
function findOffered(state: State): OwnClause[] {
  const [shortest, longest] = offeredChars[state.language.locale];
  const found: OwnClause[] = [];
  for (const one of sortByWeight(clausesOf(state))) {
    const { length } = one.phrase.source;
    if (one.weight < minWeight || length < shortest || length > longest) continue;
    if (found.length < offeredCount && !found.some((other) => isAlike(one, other))) found.push(one);
  }
  return found;
}

/** Three of the person's own clauses to choose from, in their order; undefined where they have not said that much. */
export function findClausesToChooseFrom(state: State): string[] | undefined {
  const found = findOffered(state);
  if (found.length < offeredCount) return undefined;
  return found
    .sort((one, two) => one.round - two.round || one.phrase.at - two.phrase.at)
    .map(({ phrase }) => phrase.source);
}

/**
 * The clauses of the person that weigh most: to choose from, and to put side by side. Where the guide cannot be sure what
 * is meant, the person's own words are offered instead of a guess, and the person says what joins them.
 */
import { expandToSentence, type KindGuess, minAskProbability, weighKinds } from './focus.ts';
import { findKindWeight, type Group, groups } from './kinds.ts';
import type { Phrase } from './language.ts';
import type { Place } from './stage.ts';
import type { PersonText, State } from './state.ts';

export interface OwnClause {
  round: number;
  phrase: Phrase;
  weight: number;
  groups: readonly Group[];
}

const isTyped = ({ chosen, reading: { act } }: PersonText) =>
  chosen === undefined && (act === 'answer' || act === 'corrects');

function groupsOf({ kinds }: PersonText, phrase: Phrase): Group[] {
  const found = (kinds.get(phrase) ?? []).filter(({ probability }) => probability >= minAskProbability);
  return (Object.keys(groups) as Group[]).filter((group) =>
    found.some(({ kind }) => groups[group].some((member) => member === kind)),
  );
}

/** A date, a sum or where somebody lives weighs little by itself. */
const backgroundLoss = 3;
const isBackground = ([first]: readonly KindGuess[]) =>
  first !== undefined && first.probability >= minAskProbability && (findKindWeight(first.kind) ?? 1) < 1;

/** Clauses that say something, in the order of the dialogue, each once. */
function clausesOf(state: State): OwnClause[] {
  const { language } = state;
  return state.texts.filter(isTyped).flatMap((text) => {
    const { reading, round } = text;
    const found = new Map<string, OwnClause>();
    for (const clause of reading.phrases) {
      if (!language.canStandAlone(clause, text.text)) continue;
      const phrase = expandToSentence(language, reading, clause);
      const kinds = text.kinds.get(clause) ?? [];
      const weight = clause.salience + weighKinds(kinds) - (isBackground(kinds) ? backgroundLoss : 0);
      const known = found.get(phrase.source);
      if (known && known.weight >= weight) continue;
      found.set(phrase.source, { round, phrase, weight, groups: groupsOf(text, clause) });
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

/** Three of the person's own clauses to choose from, in their order; undefined where they have not said that much. */
export function findClausesToWeigh(state: State): string[] | undefined {
  const [least, most] = offered.chars[state.language.locale];
  const found: OwnClause[] = [];
  for (const one of sortByWeight(clausesOf(state))) {
    const { length } = one.phrase.source;
    if (one.weight < offered.least || length < least || length > most) continue;
    if (found.length < 3 && !found.some((other) => isAlike(one, other))) found.push(one);
  }
  if (found.length < 3) return undefined;
  return found
    .sort((one, two) => one.round - two.round || one.phrase.at - two.phrase.at)
    .map(({ phrase }) => phrase.source);
}

/** Groups that pull against each other. A loss is none of them: nothing wins against it. */
const tensions: readonly (readonly [Group, Group])[] = [
  ['wish', 'dread'],
  ['wish', 'duty'],
  ['wish', 'blame'],
  ['wish', 'hidden'],
  ['wish', 'worn'],
  ['wish', 'unsure'],
  ['hidden', 'hurt'],
  ['hidden', 'worn'],
  ['hidden', 'dread'],
  ['hidden', 'good'],
  ['anger', 'hurt'],
  ['anger', 'wish'],
  ['anger', 'dread'],
  ['worn', 'duty'],
  ['worn', 'good'],
  ['good', 'hurt'],
  ['good', 'dread'],
  ['good', 'blame'],
  ['duty', 'blame'],
  ['duty', 'hurt'],
];

const areInTension = (one: OwnClause, two: OwnClause) =>
  tensions.some(
    ([left, right]) =>
      (one.groups.includes(left) && two.groups.includes(right)) ||
      (one.groups.includes(right) && two.groups.includes(left)),
  );

/** Both are read at a glance, as options. */
const linkChars = { en: 60, zh: 24 };
const bonus = { weighed: 3, recent: 0.6 };

/** Two clauses from two texts that pull against each other; the pair that weighs most. */
export function findLink(state: State): readonly [OwnClause, OwnClause] | undefined {
  const weighed = state.texts.find(({ stage }) => stage?.kind === 'weigh')?.text;
  const clauses = clausesOf(state)
    .filter(({ phrase, weight }) => {
      const { secondPerson = '', source, isSentence } = phrase;
      return (
        isSentence &&
        weight >= offered.least &&
        secondPerson !== '' &&
        source.length <= linkChars[state.language.locale]
      );
    })
    .map((one) => ({
      ...one,
      weight:
        one.weight + bonus.recent * one.round + (weighed?.includes(one.phrase.source) ? bonus.weighed : 0),
    }));
  let best: { pair: readonly [OwnClause, OwnClause]; weight: number } | undefined;
  for (const [index, one] of clauses.entries())
    for (const two of clauses.slice(index + 1)) {
      if (one.round === two.round || isAlike(one, two)) continue;
      if (!areInTension(one, two)) continue;
      const weight = one.weight + two.weight;
      if (!best || weight > best.weight) best = { pair: [one, two], weight };
    }
  return best?.pair;
}

export const placeOf = ({ round, phrase: { at } }: OwnClause): Place => ({ round, at });

/** The clause at a place, said before. */
export function findClause(state: State, { round, at }: Place): OwnClause | undefined {
  return clausesOf(state).find((one) => one.round === round && one.phrase.at === at);
}

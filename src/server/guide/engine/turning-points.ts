/**
 * Sentences with which the person moved: they mark something new ('Actually, …'), say what nobody knows, correct a guess
 * of the guide, or are surely of a kind that changes how the question looks. The summary sets the one that weighs most
 * beside the question that the person came with.
 */
import { sentencePattern } from '../text/words.ts';
import { isRemark } from './acts.ts';
import { groupProbability, minKeepProbability, weighClause } from './focus.ts';
import { type LaterGroup, laterGroupNames } from './kinds.ts';
import { isInOwnWords, type PersonText, type State } from './state.ts';

export interface TurningPoint {
  round: number;
  /** As written, one sentence or two short ones. */
  source: string;
  /** Towards the person, without the last mark. */
  said: string;
  weight: number;
  /** The person marked it themselves. */
  isMarked: boolean;
  /** It surely shows what people expect least of themselves. */
  isSurprising: boolean;
  /** What it shows, where that is sure. */
  group: LaterGroup | undefined;
  groupProbability: number;
}

/** The group that a clause of the sentence surely belongs to. */
function findSureGroup({ kinds }: PersonText, sentence: string) {
  const sure = [...kinds].flatMap(([phrase, guesses]) =>
    phrase && sentence.includes(phrase.source)
      ? laterGroupNames.map((group) => ({ group, probability: groupProbability(guesses, group) }))
      : [],
  );
  const [best] = sure.sort((one, two) => two.probability - one.probability);
  return best && best.probability >= minKeepProbability ? best : undefined;
}

/** A shorter sentence needs its neighbour: 'So yes, she does know.' 'I'd forgotten that.' */
const short = { en: 26, zh: 9 };
const longest = { en: 200, zh: 70 };
const weights = { turn: 3, untold: 3, correction: 2, round: 0.7, lost: 3 };
/** What people expect least of themselves changes most how their question looks; a fear, they had before. */
const groupWeights: Record<LaterGroup, number> = {
  relief: 4,
  secret: 3,
  guilt: 3,
  notgood: 3,
  becoming: 3,
  pretend: 2.5,
  protect: 2.5,
  decided: 2,
  alone: 2,
  miss: 2,
  kindness: 2,
  want: 2,
  anger: 1.5,
  worn: 1.5,
  hurt: 1.5,
  fear: 0.5,
  duty: 0.5,
  waiting: 0,
};
const surprising = 2.5;

function pointsIn({ language }: State, personText: PersonText): TurningPoint[] {
  const { text, round, stage, reading } = personText;
  const all = [...text.matchAll(sentencePattern)]
    .map(({ 0: found, index }) => ({
      source: found.trim(),
      at: index + found.length - found.trimStart().length,
    }))
    .filter(({ source }) => /\p{L}/u.test(source));
  const isUsable = (source: string) =>
    !/[?？]/.test(source) &&
    !isRemark(language, source) &&
    !language.blamesSelf(source) &&
    !reading.statements.some(
      (one) => one.kind === 'step' && one.source.includes(source.replace(/[.。]+$/, '')),
    );
  const wordsWithoutNumbers = (one: string) =>
    [...language.termsOf(one)].filter((term) => !/^\d/.test(term)).length;
  const saysSomething = (source: string) =>
    reading.sentences.some((one) => one.isSentence && source.includes(one.source));
  const fitsBeside = (one: string, other: string) =>
    one.length + other.length < longest[language.locale] &&
    (wordsWithoutNumbers(one) >= 2 || language.marksTurn(one));
  return all.flatMap(({ source, at }, index): TurningPoint[] => {
    const marks =
      (language.marksTurn(source) ? weights.turn : 0) + (language.marksUntold(source) ? weights.untold : 0);
    const sure = findSureGroup(personText, source);
    if ((marks === 0 && !sure) || !isUsable(source)) return [];
    const own = language.withoutLead(source);
    const neighbours = [all[index - 1], all[index + 1]].filter(
      (one) => one !== undefined && isUsable(one.source) && fitsBeside(one.source, own),
    );
    const isFragment = !saysSomething(own) && language.turn(own) !== undefined;
    // 'I haven't told anyone that': told what?
    const pointsBack = language.patterns.refersBack.test(own);
    const needsContext = own.length < short[language.locale] || isFragment || pointsBack;
    const beside = needsContext
      ? (neighbours.find((one) => one && saysSomething(one.source)) ?? neighbours[0])
      : undefined;
    if (needsContext && !beside && !pointsBack) return [];
    const from = Math.min(at, beside?.at ?? at);
    const to = Math.max(at + source.length, beside ? beside.at + beside.source.length : 0);
    const bare = language.fromMark(language.withoutLead(text.slice(from, to))).replace(/[.。!！…\s]+$/u, '');
    if (bare.length > longest[language.locale]) return [];
    // Where 'you' is somebody else, their words are quoted.
    const said = language.turn(bare) ?? (/[“”"]/.test(bare) ? undefined : `“${bare}”`);
    if (said === undefined) return [];
    const heaviest = [...personText.kinds].reduce(
      (most, [phrase, guesses]) =>
        phrase && bare.includes(phrase.source)
          ? Math.max(most, weighClause(language, phrase, guesses))
          : most,
      0,
    );
    const correction = stage?.kind === 'check' || stage?.kind === 'instead' ? weights.correction : 0;
    const lost = pointsBack && !beside ? weights.lost : 0;
    const weight =
      marks + heaviest + (sure ? groupWeights[sure.group] : 0) + correction + weights.round * round - lost;
    return [
      {
        round,
        source: bare,
        said,
        weight,
        isMarked: marks > 0,
        isSurprising: sure !== undefined && groupWeights[sure.group] >= surprising,
        group: sure?.group,
        groupProbability: sure?.probability ?? 0,
      },
    ];
  });
}

/** The one that weighs most first; one for each answer. */
export function findTurningPoints(state: State): TurningPoint[] {
  return state.texts
    .filter((text) => text.round > 0 && isInOwnWords(text))
    .flatMap((text) =>
      pointsIn(state, text)
        .sort((one, two) => two.weight - one.weight)
        .slice(0, 1),
    )
    .sort((one, two) => two.weight - one.weight);
}

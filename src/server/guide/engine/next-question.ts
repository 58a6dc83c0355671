/**
 * Picks the next question: about what the person just said, for what is not known yet. Deterministic.
 *
 * A pack holds the questions of a situation ('career change'), of any situation (`general`), or about the kind of clause
 * that was just written (`follow`). Its questions are grouped by concern ('money'). What a question `asks` for is a fear, a
 * want, a step and so on. A sign is a concern that showed in a text. The frame is the form of the person's question: a
 * choice, whether, how, a pattern, or open. The focus is the clause that the guide reflects, and `followUpText` the text
 * that it stands in.
 */
import { jaccard } from '../words.ts';
import { hasCue } from './cues.ts';
import { canFill, fillLine } from './fill.ts';
import { type KindGuess, minAskProbability } from './focus.ts';
import { findKindWeight } from './kinds.ts';
import type { Asks, Concern, Pack, PackId, Question } from './pack.ts';
import type { Stage } from './stage.ts';
import { certain, concernKey, knows, type State } from './state.ts';

export interface Candidate {
  question: Question;
  stage: Stage & { kind: 'question' };
  concern: string;
  score: number;
}

/** How much each concern is what the dialogue is about right now, 0 to 1. */
function weighConcerns(state: State): Map<string, number> {
  const weights = new Map<string, number>();
  const raise = (concern: string, weight: number) =>
    weights.set(concern, Math.max(weights.get(concern) ?? 0, weight));
  const ranked = [...state.signs].sort(
    (one, two) => (two.phrase?.salience ?? 0) - (one.phrase?.salience ?? 0),
  );
  const top = ranked.find(({ round, certainty: sure }) => round === state.last.round && sure >= 0.8);
  for (const sign of state.signs) {
    if (sign.round === state.last.round) {
      const leadsOn = state.last.chosen !== undefined && sign.certainty < certain;
      raise(sign.concern, sign === top || leadsOn ? 1 : sign.certainty >= 0.8 ? 0.8 : 0.6);
    } else raise(sign.concern, sign.concern.startsWith('general:') ? 0.05 : 0.15);
  }
  return weights;
}

function askedConcerns(state: State): string[] {
  return state.texts.flatMap(({ stage }) =>
    stage?.kind === 'question' || stage?.kind === 'opening' ? [`${stage.pack}:${stage.concern}`] : [],
  );
}

const isKnown = (state: State, asks: Asks) =>
  asks === 'moment' || asks === 'rule' ? state.answered.has(asks) : knows(state, asks);

/** Whether the last answer, in the person's own words, says something that asks to be followed. */
function saysMuch({ last }: State): boolean {
  const [first] = last.focus?.kinds ?? [];
  if (last.chosen !== undefined || first === undefined) return false;
  return first.probability >= minAskProbability && (findKindWeight(first.kind) ?? 0) >= muchWeight;
}
const muchWeight = 2;

/** What a kind of question is worth for what is still missing. */
function scoreGap(state: State, asks: Asks, answers: number): number {
  const against = knows(state, 'fear') || knows(state, 'cost');
  // What was just said with some weight is asked about first.
  if (asks === 'step') return answers < 3 ? -9 : saysMuch(state) ? -1 : answers >= 4 ? 2.5 : 0.6;
  if (asks === 'want') return knows(state, 'want') ? -0.6 : 1.2;
  if (asks === 'fear' || asks === 'cost') return against ? -0.6 : 1.2;
  if (asks === 'moment') return answers < 2 && !state.answered.has('moment') ? 0.6 : -0.3;
  return isKnown(state, asks) ? -0.5 : 0.5;
}

function isExcluded(state: State, { asks }: Question): boolean {
  return asks === 'step' && (state.excludedMethods.has('step') || knows(state, 'step'));
}

/** A question is left out that was asked, that is alike, that was answered unasked, or whose options were used. */
function isUsedUp(state: State, question: Question, pack: Pack): boolean {
  const { language, input, texts } = state;
  const filling = { pack: pack.id, about: state.followUpText };
  if (!canFill(state, question, filling)) return true;
  const asked = fillLine(state, question.ask, filling);
  const plain = fillLine(state, question.plain, filling);
  const terms = language.termsOf(asked);
  const isAlike = input.rounds.some(
    (round) =>
      round.question === asked ||
      round.question === plain ||
      jaccard(language.termsOf(round.question), terms) > 0.5,
  );
  const wasChosen = question.options.some(([text]) => texts.some((one) => one.text === text));
  const wasTyped = (cues: string) =>
    texts.some((one) => one.chosen === undefined && hasCue(language, cues, one.text));
  const isAnswered = question.unless !== undefined && wasTyped(question.unless);
  const lacksGround = question.needs !== undefined && !wasTyped(question.needs);
  return isAlike || wasChosen || isAnswered || lacksGround;
}

/** What was just said is asked about, the surer the more, and more than what only came up; what was picked, less. */
function followedWeight({ followUpText }: State, name: string): number {
  const { focus, chosen } = followUpText;
  const guess = focus?.kinds.find(({ kind }) => kind === name);
  if (!guess || guess.probability < minAskProbability) return -1;
  if (guess.kind === 'any') return anyWeight;
  return (chosen === undefined ? 0.7 : 0.35) + 0.7 * guess.probability;
}
/** Questions that always fit come before those about what only came up earlier. */
const anyWeight = 0.65;

const stepWeight = 0.5;
/** Of the questions that fit whatever was said, one about a person who was named comes first. */
const personBonus = 1.2;

function candidatesOf(state: State, pack: Pack, weights: ReadonlyMap<string, number>): Candidate[] {
  const answers = state.texts.length - 1;
  const asked = askedConcerns(state);
  const lastAsks = state.last.asked?.asks;
  const isLead = pack === state.packs[0];
  return Object.entries(pack.concerns).flatMap(([name, concern]) => {
    const key = concernKey(pack, name);
    const isFollowing = pack.id === 'follow';
    const weight = isFollowing
      ? followedWeight(state, name)
      : (weights.get(key) ??
        frameWeight(state, concern) ??
        (isLead && !concern.frame && pack.id !== 'general' ? 0.05 : -1));
    const times = asked.filter((one) => one === key).length;
    return concern.questions.flatMap((question, index): Candidate[] => {
      if (weight < 0 || isExcluded(state, question) || isUsedUp(state, question, pack)) return [];
      const { asks } = question;
      // A step about something that nobody spoke of just now is somebody else's.
      if (asks === 'step' && pack.id !== 'general' && weight < stepWeight) return [];
      // What fits whatever was said begins with another question for each text.
      const order =
        name === 'any' ? (index + state.followUpText.text.length) % concern.questions.length : index;
      const score =
        3 * weight +
        (isFollowing ? 0.4 : 1) * scoreGap(state, asks, answers) -
        (asks === lastAsks ? 1.5 : 0) -
        (times >= 2 ? 2.5 : 0) -
        (isFollowing ? 0 : pack.id === 'general' && !concern.frame ? 1.2 : isLead ? 0 : 1.2) -
        (isFollowing ? 0.25 : 0.01) * order;
      const namesPerson = name === 'any' && question.ask.includes('{name}');
      const stage = { kind: 'question' as const, pack: pack.id, concern: name, index, plain: false };
      return [{ question, stage, concern: key, score: score + (namesPerson ? personBonus : 0) }];
    });
  });
}

/** Where no situation is known, the kind of question says what to ask; for a 'how', also beside a situation. */
function frameWeight(state: State, { frame }: Concern): number | undefined {
  if (frame === undefined || frame !== state.input.reading.frame) return undefined;
  if (state.packs[0]?.id === 'general') return 0.4;
  return frame === 'how' ? 0.35 : undefined;
}

export interface Wish {
  /** Only questions of this kind. */
  asks?: Asks;
  /** A concern that the person does not want to talk about. */
  except?: string | undefined;
  /** Only this concern. */
  only?: string | undefined;
  /** Only questions of this pack. */
  pack?: PackId;
  /** Only a question about the clause that was just written; or none of those. */
  isFollowing?: boolean;
}

/** Whether it asks about a clause that is clearly of its kind. */
const isSure = (state: State, pack: Pack, { stage }: Candidate) =>
  pack.id === 'follow' &&
  (state.followUpText.focus?.kinds ?? []).some(
    ({ kind, probability }: KindGuess) => kind === stage.concern && probability >= sure,
  );
/** From this probability a dialogue opens with what was said instead of the situation's own opening. */
const sure = 0.65;

function findBest(state: State, weights: ReadonlyMap<string, number>, wish: Wish): Candidate | undefined {
  let best: Candidate | undefined;
  for (const pack of state.packs) {
    if (wish.pack !== undefined && wish.pack !== pack.id) continue;
    for (const candidate of candidatesOf(state, pack, weights)) {
      if (wish.asks && candidate.question.asks !== wish.asks) continue;
      if (wish.except === candidate.concern || state.closedConcerns.has(candidate.concern)) continue;
      if (wish.only !== undefined && wish.only !== candidate.concern) continue;
      if (wish.isFollowing === true && !isSure(state, pack, candidate)) continue;
      if (wish.isFollowing === false && pack.id === 'follow') continue;
      if (!best || candidate.score > best.score) best = candidate;
    }
  }
  return best;
}

/** The concerns that fit any question, for when nothing else is left. */
function anyConcern(state: State): Map<string, number> {
  return new Map(
    state.packs.flatMap((pack) =>
      Object.entries(pack.concerns).flatMap(([name, { frame }]) =>
        frame === 'open' ? [[concernKey(pack, name), 0.01] as const] : [],
      ),
    ),
  );
}

/** The best question; undefined when no pack has one left. */
export function findNextQuestion(state: State, wish: Wish = {}): Candidate | undefined {
  const found = findBest(state, weighConcerns(state), wish);
  const isAny = Object.values(wish).every((one) => one === undefined);
  return (
    found ?? (isAny ? findBest({ ...state, closedConcerns: new Set() }, anyConcern(state), wish) : undefined)
  );
}

/**
 * Picks the next question: about what the person just said, for what is not known yet. Deterministic.
 *
 * Packs, concerns, what a question `asks` for, and frames are explained in pack.ts. A sign is a concern that showed in
 * a text. The focus is the clause that the guide reflects, and `followUpText` the text that it stands in. `chosen` is
 * the index of the offered option that the person picked, undefined where they wrote something themselves.
 *
 * The numbers are set by hand. Each comment says what its number is meant to outweigh.
 */
import { jaccard } from '../text/words.ts';
import { hasCue } from './cues.ts';
import { canFill, fillLine } from './fill.ts';
import { minSignProbability } from './focus.ts';
import { nameOfFit, personIn, rateQuestions, type Said } from './follow-up.ts';
import { findKindWeight } from './kinds.ts';
import { type Asks, type Concern, type Pack, type PackId, type Question, topicsOf } from './pack.ts';
import type { Stage } from './stage.ts';
import { certain, concernKey, concernOf, isInOwnWords, knows, type State } from './state.ts';

export interface Candidate {
  question: Question;
  stage: Stage & { kind: 'question' };
  /** As `concernKey` in state.ts; `stage.concern` is the name inside the pack. */
  concernKey: string;
  score: number;
  /** How well it fits what was just said (follow-up.ts); of other packs than `follow`, 0. */
  fit: number;
}

const topicWeights = {
  /** The clearest concern of the last answer, or the one that a picked option leads to: the most in a situation. */
  main: 1,
  /** Another clear concern of the last answer: behind the main one, unless a missing want or fear makes up for it. */
  clear: 0.8,
  /** The last answer only hints at it: below what fits any answer, far above `earlier`. */
  hinted: 0.6,
  /** From an earlier answer only: a little above what was never mentioned. */
  earlier: 0.15,
  /** The same in the general pack: its concerns fit nearly everybody, so that one came up says little. */
  earlierGeneral: 0.05,
  /** A concern of the situation that was never mentioned: last, but still possible. */
  unmentioned: 0.1,
  /** In the general pack, questions for the frame: behind what was just said, before what came up earlier. */
  frame: 0.4,
  /** Any weight that is not negative: it only has to make these questions possible. */
  openFrame: 0.01,
  /** A negative weight rules a concern out. */
  none: -1,
};

/**
 * From this certainty a concern of the last answer counts as clear: two cues, or one in an answer to a question about it. After
 * a single cue (0.8) players called most questions of the situation wrong.
 */
const clearCertainty = 0.87;

/** How much each concern that showed is what the dialogue is about right now, 0 to 1, by its key. */
function weighConcerns(state: State): Map<string, number> {
  const weights = new Map<string, number>();
  const raise = (key: string, weight: number) => weights.set(key, Math.max(weights.get(key) ?? 0, weight));
  const ranked = [...state.signs].sort(
    (one, two) => (two.phrase?.salience ?? 0) - (one.phrase?.salience ?? 0),
  );
  const main = ranked.find(
    ({ round, certainty }) => round === state.last.round && certainty >= clearCertainty,
  );
  for (const sign of state.signs) {
    const { concern: key, certainty, round } = sign;
    if (round === state.last.round) {
      // A picked option makes its own concern certain. The one that it leads to is less certain, and comes next.
      const isLedTo = state.last.chosen !== undefined && certainty < certain;
      const { main: most, clear, hinted } = topicWeights;
      raise(key, sign === main || isLedTo ? most : certainty >= clearCertainty ? clear : hinted);
    } else raise(key, key.startsWith('general:') ? topicWeights.earlierGeneral : topicWeights.earlier);
  }
  return weights;
}

/** What a rule is shows only in an answer to a question about it; the other things also where nobody asked. */
const isKnown = (state: State, asks: Exclude<Asks, 'moment'>) =>
  asks === 'rule' ? state.answered.has(asks) : knows(state, asks);

/** From this weight (kinds.ts) a kind of clause says much: a secret does, a deadline does not. */
const minMuchWeight = 2;

/** Whether the last answer, in the person's own words, says something that matters more than a next step. */
export function saysMuch({ last }: State): boolean {
  const [first] = last.focus?.kinds ?? [];
  if (last.chosen !== undefined || first === undefined) return false;
  return first.probability >= minSignProbability && (findKindWeight(first.kind) ?? 0) >= minMuchWeight;
}

const missingScores = {
  /** A want, or what speaks against it: without both, the dialogue is not done (engine.ts). */
  mainMissing: 1.2,
  /** The same where it is known: lowest of all that is known, because more of it brings the end no nearer. */
  mainKnown: -0.6,
  /** A view, an exception, a rule: worth having, but less than half of a want, as the dialogue can end without it. */
  otherMissing: 0.5,
  /** A little above what else is known: another view or exception may still add something. */
  otherKnown: -0.5,
  /** In the first answers a scene comes before the other things, but after a want or a fear. */
  firstMoment: 0.6,
  /** A further scene may say something new, so it comes before what is known. */
  laterMoment: -0.3,
};

/** What it is worth to ask for something, by what is still missing; more if it is missing than if it is known. */
function scoreMissing(state: State, asks: Asks, answers: number): number {
  const scores = missingScores;
  // A step is asked for last, and then nothing else is.
  if (asks === 'step') return 0;
  if (asks === 'want') return knows(state, 'want') ? scores.mainKnown : scores.mainMissing;
  if (asks === 'fear' || asks === 'cost') {
    const knowsDownside = knows(state, 'fear') || knows(state, 'cost');
    return knowsDownside ? scores.mainKnown : scores.mainMissing;
  }
  if (asks === 'moment')
    return answers < 2 && !state.answered.has('moment') ? scores.firstMoment : scores.laterMoment;
  return isKnown(state, asks) ? scores.otherKnown : scores.otherMissing;
}

const asksOfTwo = /\byou two\b|\btwo of you\b|你们俩/;
/** Takes two things for granted that the person could have. */
const asksOfTwoThings = /\bone of them fell through\b/;

/** Whether it asks for a step that nobody wants or that is known, or names what the person says it is not about. */
function isExcluded(state: State, { asks, ask }: Question): boolean {
  if (asks === 'step' && (state.excludedMethods.has('step') || knows(state, 'step'))) return true;
  // 'What do you want to do about that?', of a death.
  if (asks === 'step' && state.language.isGrave(state.last.text)) return true;
  if (asksOfTwoThings.test(ask) && state.input.reading.frame !== 'choice') return true;
  const own = state.texts.filter(isInOwnWords);
  // 'What do you two never mention?', of somebody who is dead.
  if (asksOfTwo.test(ask) && own.some(({ text }) => state.language.isGrave(text))) return true;
  return own.some(({ text }) => state.language.namesDenied(ask, text));
}

/** With more than this share of its words in common, a question is too much like one that was asked. */
const maxSharedWords = 0.5;

/** A question is left out that was asked, that is alike, that was answered unasked, or whose options were used. */
function isUsedUp(state: State, question: Question, pack: Pack): boolean {
  const { language, input, texts } = state;
  const filling = { pack: pack.id, about: state.followUpText };
  if (!canFill(state, question, filling)) return true;
  const wording = fillLine(state, question.ask, filling);
  const plainWording = fillLine(state, question.plain, filling);
  const terms = language.termsOf(wording);
  const isAlike = input.rounds.some(
    (round) =>
      round.question === wording ||
      round.question === plainWording ||
      jaccard(language.termsOf(round.question), terms) > maxSharedWords,
  );
  const wasChosen = question.options.some(([text]) => texts.some((one) => one.text === text));
  const wasWritten = (cues: string) =>
    texts.some((one) => one.chosen === undefined && hasCue(language, cues, one.text));
  const isAnswered = question.unless !== undefined && wasWritten(question.unless);
  const lacksGround = question.needs !== undefined && !wasWritten(question.needs);
  return isAlike || wasChosen || isAnswered || lacksGround;
}

/** What the next question is to follow. Chinese answers are short: of held-out ones the whole text chooses better. */
export function toSaid({ followUpText, language: { locale } }: State): Said {
  const { text, focus, round, chosen } = followUpText;
  const origin = round === 0 ? 'question' : chosen === undefined ? 'answer' : 'option';
  const isWhole = round === 0 || locale === 'zh';
  return {
    clause: (isWhole ? undefined : focus?.clause) ?? text,
    text,
    origin,
    person: personIn(focus?.person),
  };
}

/** The questions of `follow` that fit what was just said best, and how well. */
const rateFollowing = (state: State) => rateQuestions(state.language.locale, toSaid(state));

const followWeights = {
  /**
   * With a fit of 0.15 a question comes before a concern of the situation that is clear (1), also where that asks for something that
   * is missing: of questions with such a fit one in ten is wrong, of those of the situation two in five.
   */
  written: 0.95,
  /** After a picked option, what the option leads to in its situation (1) comes first up to a fit of 0.3. */
  picked: 0.35,
  fit: 2.2,
  /** Of a question that suits most. With more of it, fewer questions are wrong, and fewer are what a listener would ask. */
  suitsMost: { en: 0.04, zh: 0.09 },
};

/** The weight of a question about what was just said. */
function weighFollowing({ followUpText, language, texts }: State, question: Question, fit: number): number {
  const { written, picked, fit: factor, suitsMost } = followWeights;
  const base = followUpText.chosen === undefined ? written : picked;
  // A second one in the same dialogue would sound as if nobody had listened.
  const bonus = texts.some(({ asked }) => asked?.suitsMost)
    ? -suitsMost[language.locale]
    : suitsMost[language.locale];
  return base + factor * (fit + (question.suitsMost ? bonus : 0));
}

/** The weight of questions for the frame, where no situation is known. */
function weighFrame(state: State, { frame }: Pick<Concern, 'frame'>): number | undefined {
  const { reading } = state.input;
  if (frame === undefined || frame !== reading.frame) return undefined;
  // 'What came right before being not happy about it?'
  if (reading.frame === 'pattern' && /\bnot\b/.test(reading.act ?? '')) return undefined;
  return state.packs[0]?.id === 'general' ? topicWeights.frame : undefined;
}

/** 'When were you closest to a yes?', a yes to what? A question for a frame names what the person asked about. */
const isVagueForFrame = ({ ask }: Question) => !ask.includes('{');

/** Makes about 4.5 of the weight of a sure kind: what a question is about counts more than what it asks for (mostly up to 1.2). */
const topicFactor = 3;
/** About a clause, what is missing decides only between questions that fit it about equally. */
const missingFactor = { situation: 1, follow: 0.2 };
/** More than a missing want or fear adds (1.2): two questions in a row seldom ask for the same. */
const sameAgainPenalty = 1.5;
/** More than a clear concern of the last answer adds (2.4): after two questions it is another concern's turn. */
const twiceAskedPenalty = 2.5;
const maxTimesAsked = 2;
/** As much as a missing want or fear adds: a general question needs that to come before one of the situation. */
const generalPenalty = 1.2;
/** Between equals, the first question of a concern. */
const placePenalty = 0.01;

/** Below this fit, what a listener would hear before the question may not be there. */
const minLeadFit = { en: 0.3, zh: 0.3 };

const hardToAsk: readonly Asks[] = ['fear', 'cost'];

function candidatesOf(state: State, pack: Pack, weights: ReadonlyMap<string, number>): Candidate[] {
  const answers = state.texts.length - 1;
  const askedKeys = state.texts.flatMap((text) => concernOf(text) ?? []);
  const lastAsks = state.last.asked?.asks;
  const isLead = pack === state.packs[0];
  const isGeneral = pack.id === 'general';
  const type = pack.id === 'follow' ? 'follow' : 'situation';
  const fits = type === 'follow' ? rateFollowing(state) : undefined;
  // After good news, only questions whose answers can be chosen for it.
  const isGood = state.texts.length === 1 && state.language.isGoodNews(state.last.text);
  return topicsOf(pack).flatMap(([name, concern]) => {
    const key = concernKey(pack, name);
    const { unmentioned, none } = topicWeights;
    const weight =
      weights.get(key) ??
      weighFrame(state, concern) ??
      (isLead && !concern.frame && !isGeneral ? unmentioned : none);
    const isTooGeneral = isGeneral && !(isLead && concern.frame);
    const timesAsked = askedKeys.filter((one) => one === key).length;
    return concern.questions.flatMap((question, index): Candidate[] => {
      const fit = fits ? fits.get(nameOfFit(name, index)) : 0;
      if (fit === undefined) return [];
      const topic = fits ? weighFollowing(state, question, fit) : weight;
      if (topic < 0 || isExcluded(state, question) || isUsedUp(state, question, pack)) return [];
      const { asks } = question;
      if (isGood && (!question.pool || hardToAsk.includes(asks))) return [];
      if (asks === 'step' && topic < topicWeights.clear) return [];
      if (concern.frame && topic >= topicWeights.frame && isVagueForFrame(question)) return [];
      const score =
        topicFactor * topic +
        missingFactor[type] * scoreMissing(state, asks, answers) -
        (asks === lastAsks ? missingFactor[type] * sameAgainPenalty : 0) -
        (timesAsked >= maxTimesAsked ? twiceAskedPenalty : 0) -
        (isTooGeneral ? generalPenalty : 0) -
        placePenalty * index;
      const stage = { kind: 'question' as const, pack: pack.id, concern: name, index, plain: false };
      const isLeadUnsure = question.lead !== undefined && fit < minLeadFit[state.language.locale];
      const asked = isLeadUnsure ? { ...question, lead: undefined } : question;
      return [{ question: asked, stage, concernKey: key, score, fit }];
    });
  });
}

export interface Wish {
  /** Questions that ask for a step; without it, only others. */
  asks?: 'step';
  /** Key of a concern that the person does not want to talk about. */
  exceptConcern?: string | undefined;
  /** Key of the only concern to ask about. */
  onlyConcern?: string | undefined;
  /** Only questions of this pack. */
  pack?: PackId;
  /** `onlySure`: only questions that fit what was just said very well. `none`: none about that. */
  follow?: 'onlySure' | 'none' | undefined;
}

/** From this fit on, a listener would ask two of three of the questions, and one in twenty is wrong. */
const sureFit = 0.2;

function findBest(state: State, weights: ReadonlyMap<string, number>, wish: Wish): Candidate | undefined {
  let best: Candidate | undefined;
  for (const pack of state.packs) {
    if (wish.pack !== undefined && wish.pack !== pack.id) continue;
    if (wish.follow === 'none' && pack.id === 'follow') continue;
    for (const candidate of candidatesOf(state, pack, weights)) {
      const { question, concernKey: key } = candidate;
      // A step is asked for only at the end (round.ts).
      if ((question.asks === 'step') !== (wish.asks === 'step')) continue;
      if (wish.exceptConcern === key || state.closedConcerns.has(key)) continue;
      if (wish.onlyConcern !== undefined && wish.onlyConcern !== key) continue;
      if (wish.follow === 'onlySure' && candidate.fit < sureFit) continue;
      if (!best || candidate.score > best.score) best = candidate;
    }
  }
  return best;
}

/** The weights of the concerns for an open question, which fit any question. */
function weighOpenConcerns(state: State): Map<string, number> {
  return new Map(
    state.packs.flatMap((pack) =>
      Object.entries(pack.concerns).flatMap(([name, { frame }]) =>
        frame === 'open' ? [[concernKey(pack, name), topicWeights.openFrame] as const] : [],
      ),
    ),
  );
}

/**
 * The best question; undefined when no pack has one left. Where nothing is left and there is no wish, it may come from
 * a concern that was closed, or from those that fit any question.
 */
export function findNextQuestion(state: State, wish: Wish = {}): Candidate | undefined {
  const found = findBest(state, weighConcerns(state), wish);
  const hasNoWish = Object.values(wish).every((one) => one === undefined);
  if (found || !hasNoWish) return found;
  return findBest({ ...state, closedConcerns: new Set() }, weighOpenConcerns(state), wish);
}

/** What an answer does: it says something, or it is a remark to the guide about the question. */
import { classifyAct } from '../classifier/classifier.ts';
import type { ActLabel } from '../classifier/labels.ts';
import { foldText } from '../classifier/normalise.ts';
import { memoizeByLanguage } from '../text/memoize-readings.ts';
import { sentencePattern } from '../text/words.ts';
import { kindsOf } from './focus.ts';
import type { Act, Language } from './language.ts';

interface SentenceReading {
  /** How likely it says something of the person's life. */
  content: number;
  /** The same by the model alone. */
  byModel: number;
  /** What it most likely is, if it does not. */
  remark: Exclude<ActLabel, 'content'>;
  remarkProbability: number;
}

/** Kinds of clauses that remarks have as well. */
const ofRemarks: readonly string[] = ['fact', 'dontknow', 'disagree', 'useless', 'noway'];
const minKindProbability = 0.45;

/** Below this probability of content, the kind of a clause proves nothing: 'I'm afraid that question means nothing to me'. */
const surelyRemark = 0.1;

/** 'I'm afraid she'd say go' begins like a remark, but is surely a fear; what is quoted is no remark either. */
const saysSomethingElse = (language: Language, sentence: string, content: number): boolean =>
  /["“”「」]|^['‘]/.test(sentence) ||
  language.marksTurn(sentence) ||
  language.marksUntold(sentence) ||
  (content >= surelyRemark &&
    kindsOf(language, sentence).some(
      ({ kind, probability }) => probability >= minKindProbability && !ofRemarks.includes(kind),
    ));

const readSentence = memoizeByLanguage(5_000, (language: Language, sentence: string): SentenceReading => {
  const all = classifyAct(foldText(sentence), language.locale);
  const found = all.find(({ name }) => name === 'content')?.probability ?? 1;
  const [first] = all
    .filter(({ name }) => name !== 'content')
    .sort((one, two) => two.probability - one.probability);
  // 'I don't want somewhere else' is no word against a plan.
  const isAboutPlan = first?.name !== 'no-plan' || language.namesPlan(sentence);
  return {
    content: saysSomethingElse(language, sentence, found) || !isAboutPlan ? 1 : found,
    byModel: found,
    remark: (first?.name ?? 'unsure') as SentenceReading['remark'],
    remarkProbability: isAboutPlan ? (first?.probability ?? 0) : 0,
  };
});

/**
 * Below this probability of content a sentence is a remark: 3 % of held-out sentences that say something, most of which only look
 * like a remark, and 63 % (English) and 50 % (Chinese) of the remarks.
 */
const maxContent = 0.45;
/** From this probability a text is content, whatever it looks like. */
const surelyContent = 0.85;
/** What ends a dialogue or its plan has to be surer than that. */
const minEnding = 0.6;

/** With the words of an objection less is enough; 'It's not about God, I'd be taking her one hour' is content all the same. */
const maxRemark = (language: Language, sentence: string, most: number): number =>
  language.isObjection(sentence) ? surelyContent : most;

/** Whether a sentence is about the guide's question, not about the person. */
export const isRemark = (language: Language, sentence: string): boolean =>
  readSentence(language, sentence).content < maxRemark(language, sentence, maxContent);

/** A clause alone shows less than a sentence: it has to be surer. */
const maxClauseContent = 0.2;

export const isRemarkClause = (language: Language, clause: string): boolean =>
  readSentence(language, clause).content < maxRemark(language, clause, maxClauseContent);

/** Whether a sentence with the words of a remark is not surely content: 'I'm not doing anything, that's the problem'. */
export const mayBeRemark = (language: Language, sentence: string): boolean =>
  readSentence(language, sentence).content < surelyContent;

const actOf: Record<Exclude<ActLabel, 'content' | 'option'>, Act> = {
  'asks-back': 'asks-back',
  'asks-guide': 'asks-guide',
  corrects: 'corrects',
  refuses: 'refuses',
  'no-plan': 'refuses-plan',
  unsure: 'unsure',
  enough: 'enough',
};

function toAct({ remark, remarkProbability }: SentenceReading): Act {
  if (remark === 'option') return 'answer';
  const ends = remark === 'enough' || remark === 'no-plan';
  // 'Wouldn't shut up', of a friend, refuses nothing.
  return ends && remarkProbability < minEnding ? 'answer' : actOf[remark];
}

/** Where more is said, only a sure remark counts: an apology for nothing is worse than none. */
const maxFirstContent = 0.15;

/** From this probability a sentence says that no plan is wanted. */
const minNoPlan = 0.75;

export const findNoPlan = (language: Language, text: string): string | undefined =>
  (text.match(sentencePattern) ?? [])
    .map((one) => one.trim())
    .find((one) => {
      const { remark, remarkProbability } = readSentence(language, one);
      return remark === 'no-plan' && remarkProbability >= minNoPlan;
    });

/** What follows a remark may still answer the question: 'Sorry, not following. He never rang.' */
const keepsItsAct: readonly Act[] = ['corrects', 'asks-back', 'asks-guide'];

/** `found`: what the grammar found. */
export function readAct(language: Language, text: string, found: Act): Act {
  const all = (text.match(sentencePattern) ?? [])
    .filter((one) => /\p{L}/u.test(one))
    .map((one) => one.trim());
  const readings = all.map((one) => readSentence(language, one));
  const [first] = readings;
  if (!first) return found;
  if (found !== 'answer') {
    const mayBeContent = found === 'corrects' || found === 'asks-back';
    const isContent = mayBeContent && readings.every(({ byModel }) => byModel >= surelyContent);
    return isContent && language.termsOf(text).size >= minContentTerms ? 'answer' : found;
  }
  const isWhole = readings.every(({ content }) => content < maxContent);
  if (isWhole) {
    const act = toAct(first);
    // 'Good enough what? dont get that' asks; a question refuses nothing.
    return act === 'refuses' && /[?？]/.test(text) ? 'asks-back' : act;
  }
  const act = first.content < maxFirstContent ? toAct(first) : 'answer';
  return keepsItsAct.includes(act) ? act : 'answer';
}

/** A text of fewer content words may be anything. */
const minContentTerms = 3;

/** Gates for repetition: nothing is asked that was answered, nothing is said twice. */
import type { GuideSummary } from '../../src/server/guide/guide.ts';
import { jaccard, sharedCount } from '../../src/server/guide/text/words.ts';
import { askedBy } from '../asked.ts';
import type { PlayedDialogue } from '../dialogue.ts';
import { isFreeAnswer } from '../people.ts';
import type { Language } from '../question-sets.ts';
import { engineLanguages, sentencesIn, wordsIn } from '../text.ts';
import {
  type Gate,
  gateOf,
  linesOf,
  missOf,
  type PlayedRound,
  roundsOf,
  saidIn,
  summaryOf,
  withoutContext,
} from './gate.ts';
import { namesStep } from './path.ts';

/** Questions are alike when most of their content words are the same, or all three and more of the shorter one. */
const alike = { jaccard: 0.5, contained: 0.75, words: 3 };

/** The words that ask are no content: "who'd", "what's", 哪一块. */
const asking: Record<Language, RegExp> = {
  en: /\b(?:who|what|where|when|how|that|it|there)['\u2019](?:d|s|re|ll|ve)\b/giu,
  zh: /这里(?:头|面)|哪(?:一|几)?(?:块|样|句|天|件|步|种|部分|回|次)?/gu,
};

export function areAlike(one: string, two: string, language: Language): boolean {
  const { termsOf } = engineLanguages[language];
  const [left, right] = [
    termsOf(one.replace(asking[language], '')),
    termsOf(two.replace(asking[language], '')),
  ];
  const shared = sharedCount(left, right);
  const contained = shared / Math.max(1, Math.min(left.size, right.size));
  return jaccard(left, right) > alike.jaccard || (shared >= alike.words && contained >= alike.contained);
}

const asksForDate: Record<Language, RegExp> = {
  en: /\b(?:by when|until when|(?:what|which) (?:date|day) (?:is it\b|does it|do (?:you|they)|must|by\b)|when (?:do|does|must|will|would) (?:you|they|he|she|it) (?:have to|need|want (?:an answer|to know)|start|decide|answer|begin)|when is (?:it|the|that|your) [^?]*\bdue|how long have you got|how much time do you have|deadline)\b/i,
  zh: /什么时候(?:之前|要|得|截止|答复|决定)|哪天(?:之前|截止|要|得)|几号|期限|截止|多久之内|还有多(?:久|少时间)/,
};
const isDate: Record<Language, RegExp> = {
  en: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|tomorrow|tonight|\d{1,2}(?:st|nd|rd|th)|(?:next|this) (?:week|month|year)|end of)\b/i,
  zh: /周[一二三四五六日天]|星期|礼拜|\d+[号日月]|[一二三四五六七八九十]+[号月]|明天|后天|下(?:周|个?月)|月底|年底/,
};

/** What the question is about stands in many questions of a dialogue: it makes no two of them alike. */
function withoutAct({ steps }: PlayedDialogue): (question: string) => string {
  const { act, a, b } = steps[0]?.input.reading ?? {};
  const slots = [act, a, b].filter((slot) => slot !== undefined && slot.length > 1) as string[];
  return (question) => slots.reduce((rest, slot) => rest.replaceAll(slot, ' '), question);
}

/** Why a question is one too many; undefined if it is not. */
function whyTooMany(dialogue: PlayedDialogue, { step, number }: PlayedRound): string | undefined {
  const { language, known } = dialogue.person;
  const own = withoutAct(dialogue);
  const earlier = roundsOf(dialogue).filter((one) => one.number < number);
  if (askedBy(step, language) === 'step') {
    if (namesStep(dialogue, number)) return 'a step after one was named';
    if (earlier.some(({ reply }) => reply?.of === 'refuses plan')) return 'a step after a plan was refused';
  }
  const same = earlier.find(
    (one) =>
      one.reply &&
      (one.reply.option !== undefined || isFreeAnswer(one.reply)) &&
      areAlike(own(one.step.question), own(step.question), language),
  );
  if (same) return `alike to “${same.step.question}”`;
  if (asksForDate[language].test(step.question) && known.some((fact) => isDate[language].test(fact)))
    return 'a date that is known';
  return undefined;
}

const answeredAlready = gateOf('questions about something already answered', { most: 0 }, (dialogue) =>
  roundsOf(dialogue).map((round) => {
    const why = whyTooMany(dialogue, round);
    return { isGood: why === undefined, miss: missOf(dialogue, `${round.step.question} (${why})`) };
  }),
);

/** Shorter ones, like 'Okay.', may be said again. */
const fewestWords = { en: 3, zh: 4 } as const;

function keysOf(texts: readonly string[], language: Language): string[] {
  return texts
    .flatMap(sentencesIn)
    .map((sentence) => wordsIn(sentence, language))
    .filter((words) => words.length >= fewestWords[language])
    .map((words) => joinWords(words, language));
}

const joinWords = (words: readonly string[], language: Language) => words.join(language === 'zh' ? '' : ' ');

const twiceIn = (keys: readonly string[]) => keys.find((key, at) => keys.indexOf(key) !== at);

function spokenIn(dialogue: PlayedDialogue): string[] {
  const texts = roundsOf(dialogue).flatMap(({ step }) => [step.reflection, step.question, step.support]);
  return keysOf(texts, dialogue.person.language);
}

const twiceInRounds = gateOf(
  'dialogues with a sentence of the guide twice, in the rounds',
  { most: 0 },
  (dialogue) => {
    const twice = twiceIn(spokenIn(dialogue));
    return [{ isGood: twice === undefined, miss: missOf(dialogue, twice ?? '') }];
  },
);

/** The lines of a summary, without the sentences of an insight that the person was asked about before. */
function newLines(dialogue: PlayedDialogue, summary: GuideSummary): string[] {
  const { language } = dialogue.person;
  const checked = roundsOf(dialogue)
    .filter(({ step }) => askedBy(step, language) === 'check')
    .flatMap(({ step }) => keysOf([step.reflection], language));
  const [first = '', ...rest] = linesOf(summary).map((line) => withoutContext(line, dialogue));
  const isChecked = (sentence: string) =>
    keysOf([sentence], language).every((key) => checked.some((one) => one.includes(key)));
  return [...sentencesIn(first).filter((sentence) => !isChecked(sentence)), ...rest];
}

const mostOfIt = 0.8;
/** 'I've' becomes 'you've' when it is said back. */
const addressing = /\b(?:i|you)'(?:ve|d|ll|re|m)\b/gu;

/** What the guide said right after an option was picked: what the person said yes to, in its words. */
const saidAfterPicks = (dialogue: PlayedDialogue): string[] => {
  const rounds = roundsOf(dialogue);
  const after = rounds.slice(1).filter((_, at) => rounds[at]?.reply?.option !== undefined);
  return keysOf(
    after.map(({ step }) => step.reflection),
    dialogue.person.language,
  );
};

/** Whether a sentence only says back what the person picked or said: its content words stand in one of their texts. */
function isSaidBack(key: string, dialogue: PlayedDialogue): boolean {
  const { language } = dialogue.person;
  if (saidAfterPicks(dialogue).includes(key)) return true;
  const { termsOf } = engineLanguages[language];
  const contentOf = (text: string) => termsOf(text.replace(addressing, ''));
  const terms = contentOf(key);
  if (terms.size === 0) return false;
  // Without marks, as the key is: in Chinese they would part the characters beside them.
  const said = saidIn(dialogue).map((text) => joinWords(wordsIn(text, language), language));
  return said.some((text) => sharedCount(terms, contentOf(text)) >= mostOfIt * terms.size);
}

/** The sentences of a summary that stand in a round, or twice in the summary. */
function repeatedInSummary(dialogue: PlayedDialogue, summary: GuideSummary): string[] {
  const spoken = new Set(spokenIn(dialogue));
  const keys = keysOf(newLines(dialogue, summary), dialogue.person.language);
  return keys.filter((key, at) => spoken.has(key) || keys.indexOf(key) !== at);
}

const summaryGate = (name: string, isMeant: (key: string, dialogue: PlayedDialogue) => boolean): Gate =>
  gateOf(name, { most: 0 }, (dialogue) => {
    const summary = summaryOf(dialogue);
    if (!summary) return [];
    const repeated = repeatedInSummary(dialogue, summary).filter((key) => isMeant(key, dialogue));
    return [{ isGood: repeated.length === 0, miss: missOf(dialogue, repeated.join(' / ')) }];
  });

const twiceInSummary = summaryGate(
  "summaries with a sentence of the guide's own that was said before",
  (key, dialogue) => !isSaidBack(key, dialogue),
);
const saidBackAgain = summaryGate(
  "summaries that say the person's words back in a sentence that was said before",
  isSaidBack,
);

export const repeatGates: Gate[] = [answeredAlready, twiceInRounds, twiceInSummary, saidBackAgain];

/**
 * Checks of what a model writes, beyond the form that rubric.ts checks. W1: it says something that the person did not
 * say. W2: it asks what they said already. W3: advice in disguise, or a question that carries a solution. W4: praise
 * or comfort. W5: therapy talk, or people in general. W6: it ignores a refusal, or asks for steps in grief. W7: poetic images.
 * W8: too much at once. The person's own words are never a fault.
 */
import type { GuideInput, GuideRound } from '../../guide.ts';
import { englishWriting } from '../../languages/en/writing.ts';
import { chineseWriting } from '../../languages/zh/writing.ts';
import { personTexts } from '../../rubric/rubric.ts';
import { withoutQuotes } from '../../text/quotes.ts';
import { isChinese } from '../../text/which-language.ts';
import type { WritingLanguage } from './writing-language.ts';

export type WritingCheck = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'W7' | 'W8';

/** As the prompt asks for (prompts/round.ts). */
const maxReflectionSentences = 2;
/** With fewer answers than this, a question about a step is too early. */
const answersBeforeSteps = 2;

/** Whether a reflection has another sentence too many; a word of sympathy or a single name is none. */
export function isTooLong(reflection: string, language: WritingLanguage): boolean {
  const full = language.splitSentences(reflection).filter((sentence) => !language.isBrief(sentence));
  return full.length > maxReflectionSentences;
}

/** Undefined for a language without its own list. */
export function writingFor(text: string, isEnglish: boolean): WritingLanguage | undefined {
  if (isChinese(text)) return chineseWriting;
  return isEnglish ? englishWriting : undefined;
}

/** Whether a pattern finds words that are not the person's own. */
function findsOther(
  pattern: RegExp,
  text: string,
  said: readonly string[],
  { isPersonsWord }: WritingLanguage,
): boolean {
  return [...text.matchAll(pattern)].some(([found]) => !isPersonsWord(found, said));
}

/** The faults of one sentence that the person could read before the rest is known. */
export function checkWrittenSentence(
  sentence: string,
  said: readonly string[],
  language: WritingLanguage,
): WritingCheck[] {
  const text = language.normalize(withoutQuotes(sentence));
  const other = (pattern: RegExp) => findsOther(pattern, text, said, language);
  const failed: [WritingCheck, boolean][] = [
    ['W1', !language.isAcknowledgement(text) && language.isUngrounded(language.normalize(sentence), said)],
    ['W3', language.disguisedAdvice.test(text)],
    ['W4', other(language.praise) || other(language.comfort)],
    [
      'W5',
      other(language.therapyJargon) || (!language.isAcknowledgement(text) && language.isGeneral(text, said)),
    ],
    ['W7', other(language.poeticImages)],
  ];
  return failed.flatMap(([id, hasFailed]) => (hasFailed ? [id] : []));
}

/**
 * The faults of a line of the summary. It may join what the person did not, and says no feeling that they did not show.
 */
export function checkSummaryLine(
  line: string,
  said: readonly string[],
  language: WritingLanguage,
): WritingCheck[] {
  const text = language.normalize(withoutQuotes(line));
  const other = (pattern: RegExp) => findsOther(pattern, text, said, language);
  const isClaim = (sentence: string) => language.isUntrue(language.normalize(sentence), said);
  const failed: [WritingCheck, boolean][] = [
    ['W1', language.splitSentences(line).some(isClaim)],
    ['W4', other(language.praise) || other(language.comfort)],
    ['W5', other(language.therapyJargon)],
    ['W7', other(language.poeticImages)],
  ];
  return failed.flatMap(([id, hasFailed]) => (hasFailed ? [id] : []));
}

function checkQuestion(question: string, input: GuideInput, language: WritingLanguage): WritingCheck[] {
  const said = personTexts(input);
  const spoken = said.map(language.normalize).join('\n');
  const text = language.normalize(withoutQuotes(question));
  const other = (pattern: RegExp) => findsOther(pattern, text, said, language);
  const wantsNoSteps = language.grief.test(spoken) || language.noPlan.test(spoken);
  const asksForStep = language.earlyPlanning.test(text);
  const failed: [WritingCheck, boolean][] = [
    ['W2', language.knownAnswers.some(({ question, answer }) => question.test(text) && answer.test(spoken))],
    [
      'W3',
      language.disguisedAdvice.test(text) ||
        other(language.suggestiveVerbs) ||
        (asksForStep && input.rounds.length < answersBeforeSteps),
    ],
    ['W4', other(language.praise) || other(language.comfort)],
    ['W5', other(language.therapyJargon)],
    [
      'W6',
      (wantsNoSteps && (asksForStep || language.scaleQuestion.test(text))) ||
        language.refusedTopics(said).some((topic) => topic.test(text)),
    ],
    ['W7', other(language.poeticImages)],
    ['W8', language.measureQuestion(question) > language.longestQuestion],
  ];
  return failed.flatMap(([id, hasFailed]) => (hasFailed ? [id] : []));
}

/** Ids of the checks that a round fails. */
export function checkWriting(
  round: Pick<GuideRound, 'reflection' | 'question' | 'support'>,
  input: GuideInput,
  language: WritingLanguage,
): WritingCheck[] {
  const said = personTexts(input);
  const sentences = language.splitSentences(round.reflection);
  const failed = [
    ...[...sentences, ...language.splitSentences(round.support)].flatMap((sentence) =>
      checkWrittenSentence(sentence, said, language),
    ),
    ...(isTooLong(round.reflection, language) ? (['W8'] as const) : []),
    ...checkQuestion(round.question, input, language),
  ];
  return [...new Set(failed)];
}

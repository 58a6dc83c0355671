/**
 * Checks of a model's wording in addition to the rubric. M1: it repeats its instructions. M2: a text is empty or too
 * long for the screen. M3: it contains links, markup or telephone numbers. M4: it is in another language than the
 * person's. M5: a summary is longer than 180 words or 360 Chinese characters. M6: it counts rounds. W1 to W8: writing/writing-checks.ts.
 */
import type { GuideInput, GuideRound, GuideSummary } from '../guide.ts';
import { checksFor } from '../rubric/checks-by-language.ts';
import { checkRound, checkSummary, personTexts, summaryText } from '../rubric/rubric.ts';
import { withoutQuotes } from '../text/quotes.ts';
import { isEnglish } from '../text/which-language.ts';
import { jaccard } from '../text/words.ts';
import { createLeakCheck } from './leak.ts';
import { asksAgain } from './topics.ts';
import {
  checkSummaryLine,
  checkWriting,
  checkWrittenSentence,
  isTooLong,
  writingFor,
} from './writing/writing-checks.ts';
import { createLanguageCheck } from './wrong-language.ts';

const roundNumber = /\brounds? \d|第\s?\d+\s?轮/i;
const markup = /https?:|www\.|<\/?[a-z!]|\]\(|```|\*\*|\+?\d(?:[\s()-]?\d){5,}/i;

export interface ModelChecks {
  /** Checks one sentence of the reflection, given what was shown before it. */
  sentence(sentence: string, shown: string): string[];
  /** Checks a line of the understanding: it is about the person, so it must not judge them. */
  understood(line: string): string[];
  round(round: GuideRound): string[];
  /** Checks a line of a summary: it may join what the person said, but must not claim what they did not say. */
  line(text: string): string[];
  summary(summary: GuideSummary): string[];
}

/**
 * A round with nothing but the sentence to judge: the rubric takes whole rounds. The question makes sure that a short
 * English sentence is recognised as English.
 */
function roundWithOnly(sentence: string): GuideRound {
  return {
    kind: 'round',
    roundKind: 'choice',
    stage: 'why:',
    reflection: sentence,
    question: /\p{Script=Latin}/u.test(sentence) ? 'What is it?' : '',
    options: [],
    support: '',
  };
}

/** The checks of the rubric that apply to a single sentence. */
const sentenceChecks: ReadonlySet<string> = new Set(['R5', 'R6', 'R7', 'R8', 'R10']);

/** Whether a text is empty or does not fit its place on the screen; lengths in characters. */
function hasWrongSize(round: GuideRound): boolean {
  return (
    round.question.trim() === '' ||
    round.reflection.length > 1_200 ||
    round.question.length > 300 ||
    round.support.length > 300 ||
    round.options.some((option) => option.length > 110)
  );
}

const sizeOf = (lines: readonly string[]) => lines.join('\n').length;

/** The same for a summary. */
function hasSummaryWrongSize({ summary, reflection }: GuideSummary): boolean {
  const { insights, reasons, steps, mood, label, suggestions } = summary;
  return (
    [mood, label].some((text) => text.trim() === '') ||
    reflection.length > 1_200 ||
    sizeOf(insights) > 1_600 ||
    mood.length > 80 ||
    reasons.some((line) => line.length > 400) ||
    sizeOf(steps) > 1_200 ||
    label.length > 80 ||
    sizeOf(suggestions) > 1_200
  );
}

/** A sentence that shares more of its words than this with a text repeats it. */
const repeatedShare = 0.6;

/** A model that continues what was shown must not repeat it. */
function repeats(sentence: string, shown: string): boolean {
  const { termsOf } = checksFor(sentence);
  return (
    shown !== '' && (shown.includes(sentence) || jaccard(termsOf(sentence), termsOf(shown)) > repeatedShare)
  );
}

/** The model's text in a summary, line by line. */
function linesOfSummary(step: GuideSummary): string[] {
  return [step.reflection, ...summaryText(step).split('\n'), ...step.summary.stillOpen];
}

export function createModelChecks(input: GuideInput, instructions: string): ModelChecks {
  const said = personTexts(input);
  const saidText = said.join('\n');
  const isLeak = createLeakCheck(instructions, said);
  const hasMarkup = (text: string) => {
    const found = markup.exec(text);
    return found !== null && !saidText.includes(found[0]);
  };
  const writing = writingFor(input.question, isEnglish(input.question));
  const isInWrongLanguage = createLanguageCheck(input.question, said);
  const common = (lines: readonly string[]) => {
    const text = lines.join('\n');
    return [
      ...(isLeak(text) ? ['M1'] : []),
      ...(hasMarkup(text) ? ['M3'] : []),
      ...(lines.some(isInWrongLanguage) ? ['M4'] : []),
    ];
  };
  return {
    sentence: (sentence, shown) => {
      return [
        ...checkRound(roundWithOnly(sentence), input).filter((id) => sentenceChecks.has(id)),
        ...(writing ? checkWrittenSentence(sentence, said, writing) : []),
        ...(repeats(sentence, shown) ? ['R9'] : []),
        ...(writing && isTooLong(`${shown} ${sentence}`, writing) ? ['W8'] : []),
        ...common([sentence]),
      ];
    },
    understood: (line) => [
      ...checkRound(roundWithOnly(line), input).filter((id) => sentenceChecks.has(id) && id !== 'R10'),
      ...common([line]),
    ],
    round: (round) => {
      const lines = [round.reflection, round.question, ...round.options, round.support];
      return [
        ...checkRound(round, input),
        ...(writing ? checkWriting(round, input, writing) : []),
        ...(asksAgain(round.stage, input.rounds) ? ['W2'] : []),
        ...common(lines),
        ...(hasWrongSize(round) ? ['M2'] : []),
      ];
    },
    line: (text) => [
      ...checkRound(roundWithOnly(text), input).filter((id) => sentenceChecks.has(id)),
      ...(writing ? checkSummaryLine(text, said, writing) : []),
      ...common([text]),
    ],
    summary: (summary) => [
      ...checkSummary(summary, input),
      ...(writing ? linesOfSummary(summary).flatMap((line) => checkSummaryLine(line, said, writing)) : []),
      ...(writing && writing.measureSummary(summaryText(summary)) > writing.longestSummary ? ['M5'] : []),
      ...(linesOfSummary(summary).some((line) => roundNumber.test(withoutQuotes(line))) ? ['M6'] : []),
      ...common(linesOfSummary(summary)),
      ...(hasSummaryWrongSize(summary) ? ['M2'] : []),
    ],
  };
}

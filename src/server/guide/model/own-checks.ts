/**
 * Checks of a model's wording in addition to the rubric. M1: it repeats its instructions. M2: a text is empty or too
 * long for the screen. M3: it contains links, markup or telephone numbers. M4: it is in another language than the
 * person's.
 */
import type { GuideInput, GuideRound, GuideSummary } from '../guide.ts';
import { checkRound, checkSummary, summaryText, userText } from '../rubric.ts';
import { gradeOf, wordsOf } from '../words.ts';
import { createLeakCheck } from './leak.ts';
import { createLanguageCheck } from './wrong-language.ts';

const markup = /https?:|www\.|<\/?[a-z!]|\]\(|```|\*\*|\+?\d(?:[\s()-]?\d){5,}/i;

export interface ModelChecks {
  /** Checks one sentence of the reflection, given what was shown before it. */
  sentence(sentence: string, shown: string): string[];
  /** Checks a line of the understanding: it is about the person, so it must not judge them. */
  understood(line: string): string[];
  round(round: GuideRound): string[];
  summary(summary: GuideSummary): string[];
}

/**
 * A round with nothing but the sentence to judge: the rubric takes whole rounds. The question makes sure that a short
 * English sentence is recognised as English.
 */
function probe(sentence: string): GuideRound {
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

const ofSentence: ReadonlySet<string> = new Set(['R5', 'R6', 'R7', 'R10']);
const maxSentences = 4;
/** Lenient for a single sentence; the whole text is checked again, with the question. */
const maxGrade = 11;

function isTooHard(sentence: string, shown: string): boolean {
  if (wordsOf(sentence).length > 28) return true;
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin > sentence.length / 2 && shown !== '' && gradeOf(`${shown} ${sentence}`) > maxGrade;
}

function hasWrongSize(round: GuideRound): boolean {
  return (
    round.support.trim() === '' ||
    round.reflection.length > 1_200 ||
    round.question.length > 300 ||
    round.support.length > 300 ||
    round.options.some((option) => option.length > 110)
  );
}

const sizeOf = (lines: readonly string[]) => lines.join('\n').length;

function hasSummaryWrongSize({ summary, reflection }: GuideSummary): boolean {
  const { insights, reasons, steps, mood, label, suggestions } = summary;
  return (
    [reflection, mood, label].some((text) => text.trim() === '') ||
    reflection.length > 1_200 ||
    sizeOf(insights) > 1_600 ||
    mood.length > 80 ||
    reasons.some((line) => line.length > 400) ||
    sizeOf(steps) > 1_200 ||
    label.length > 80 ||
    sizeOf(suggestions) > 1_200
  );
}

/** The model's text in a summary, line by line. */
function linesOfSummary(step: GuideSummary): string[] {
  return [step.reflection, ...summaryText(step).split('\n'), ...step.summary.stillOpen];
}

export function createModelChecks(input: GuideInput, instructions: string): ModelChecks {
  const said = userText(input);
  const known = said.join('\n');
  const isLeak = createLeakCheck(instructions, said);
  const hasMarkup = (text: string) => {
    const found = markup.exec(text);
    return found !== null && !known.includes(found[0]);
  };
  const isForeign = createLanguageCheck(input.question, said);
  const common = (lines: readonly string[]) => {
    const text = lines.join('\n');
    return [
      ...(isLeak(text) ? ['M1'] : []),
      ...(hasMarkup(text) ? ['M3'] : []),
      ...(lines.some(isForeign) ? ['M4'] : []),
    ];
  };
  return {
    sentence: (sentence, shown) => {
      const sentences = shown === '' ? 0 : shown.split(/(?<=[.!?…。！？])\s*/u).filter(Boolean).length;
      return [
        ...checkRound(probe(sentence), input).filter((id) => ofSentence.has(id)),
        ...(isTooHard(sentence, shown) ? ['R8'] : []),
        ...(sentences >= maxSentences ? ['R10'] : []),
        ...common([sentence]),
      ];
    },
    understood: (line) => [
      ...checkRound(probe(line), input).filter((id) => ofSentence.has(id) && id !== 'R10'),
      ...common([line]),
    ],
    round: (round) => {
      const lines = [round.reflection, round.question, ...round.options, round.support];
      return [...checkRound(round, input), ...common(lines), ...(hasWrongSize(round) ? ['M2'] : [])];
    },
    summary: (summary) => [
      ...checkSummary(summary, input),
      ...common(linesOfSummary(summary)),
      ...(hasSummaryWrongSize(summary) ? ['M2'] : []),
    ],
  };
}

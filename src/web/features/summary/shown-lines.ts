/**
 * Which lines of a summary the results page shows: none twice, and none that means nothing without its
 * context.
 */
import type { Evidence, NextStep } from '#shared/contract/shapes.ts';
import { quoteAtEnd, type Summary } from '#shared/summary.ts';

/** The letters and digits alone, to compare lines that differ only in marks, spaces or case. */
export const lettersOnly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The next step, for the card below the insight: in the user's own words, else the answer that the first line
 * of the path quotes. Undefined when it quotes none ('No step for now …').
 */
export function findStep(
  { nextStep, steps: [first = ''] }: Summary,
  rounds: readonly { answer: string }[],
): NextStep | undefined {
  if (nextStep) return nextStep;
  const quote = lettersOnly(quoteAtEnd(first) ?? '');
  const picked =
    quote === '' ? undefined : rounds.find(({ answer }) => lettersOnly(answer).startsWith(quote));
  return picked && { text: picked.answer };
}

/** From this share of its letters on, a line that contains the step says little else. */
const minStepShare = 0.6;

/** Whether a line says the step again, alone or with a few words around it. */
export function repeatsStep(line: string, step: NextStep | undefined): boolean {
  if (!step) return false;
  const [stepLetters, lineLetters] = [lettersOnly(step.text), lettersOnly(line)];
  const isMostOfLine = stepLetters.length >= minStepShare * lineLetters.length;
  return stepLetters === lineLetters || (lineLetters.includes(stepLetters) && isMostOfLine);
}

/** 'For a next step, you picked “Rest”.': only names the step. */
function namesStep(line: string, step: NextStep | undefined): boolean {
  const quote = lettersOnly(quoteAtEnd(line) ?? '');
  return step !== undefined && quote !== '' && lettersOnly(step.text).startsWith(quote);
}

/** The path without the step in the card. */
export function pathWithoutStep({ steps }: Summary, step: NextStep | undefined): string[] {
  return steps.filter((line) => !repeatsStep(line, step) && !namesStep(line, step));
}

const han = /\p{Script=Han}/gu;

/** Chinese has no spaces between words: two characters count as a word. */
function countWords(text: string): number {
  const characters = text.match(han)?.length ?? 0;
  return characters > 0
    ? Math.ceil(characters / 2)
    : (text.match(/[\p{L}\p{N}'’]+/gu) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Fewer words than this say nothing when they are quoted alone: 'That's it'. */
const minQuotedWords = 4;
/** Words around a quote that only say that it is one: 'You wrote'. */
const maxFrameWords = 2;

/** 'You wrote “That's it”.': a few words, and nothing said about them. */
function isBareQuote(line: string, evidence: readonly Evidence[]): boolean {
  return evidence.some(({ quote }) => {
    const at = line.indexOf(quote);
    if (at < 0 || countWords(quote) >= minQuotedWords) return false;
    return countWords(`${line.slice(0, at)} ${line.slice(at + quote.length)}`) <= maxFrameWords;
  });
}

/** The positions of the reasons that are shown. All, when none would be left. */
export function shownReasons(
  { reasons }: Summary,
  step: NextStep | undefined,
  getEvidence: (index: number) => readonly Evidence[],
): number[] {
  const all = reasons.map((_, index) => index);
  const shown = all.filter((index) => {
    const line = reasons[index] ?? '';
    return !repeatsStep(line, step) && !isBareQuote(line, getEvidence(index));
  });
  return shown.length > 0 ? shown : all;
}

/** Whether an insight only quotes the user: it is then shown in smaller type. */
export function isOnlyQuoted(insight: string, evidence: readonly Evidence[]): boolean {
  return evidence.some(({ quote }) => {
    const [words, line] = [lettersOnly(quote), lettersOnly(insight)];
    return line.endsWith(words) && countWords(insight) - countWords(quote) <= maxFrameWords;
  });
}

/** Which lines of a summary the results page shows: none twice, and none that says nothing when it stands alone. */
import type { Evidence, NextStep } from '#shared/contract/shapes.ts';
import { quoteAtEnd, type Summary } from '#shared/summary.ts';

/** The letters and digits alone, to compare lines that differ only in marks, spaces or case. */
export const lettersOnly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The step of the card below the insight: the person's own, else an answer that they picked for one. A path without a
 * step ('No step came up …') repeats no answer.
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

/** Part of a line that the step must make up, for the line to say little else. */
const mostOfIt = 0.6;

/** Whether a line says the step again, alone or with a few words around it. */
export function repeats(line: string, step: NextStep | undefined): boolean {
  if (!step) return false;
  const [said, of] = [lettersOnly(step.text), lettersOnly(line)];
  return said === of || (of.includes(said) && said.length >= mostOfIt * of.length);
}

/** 'For a next step, you picked “Rest”.': only names the step. */
function namesStep(line: string, step: NextStep | undefined): boolean {
  const quote = lettersOnly(quoteAtEnd(line) ?? '');
  return step !== undefined && quote !== '' && lettersOnly(step.text).startsWith(quote);
}

/** The path without the step in the card. */
export function pathWithoutStep({ steps }: Summary, step: NextStep | undefined): string[] {
  return steps.filter((line) => !repeats(line, step) && !namesStep(line, step));
}

const han = /\p{Script=Han}/gu;

/** Words of a text. Chinese has no spaces: two signs count as a word. */
function countWords(text: string): number {
  const signs = text.match(han)?.length ?? 0;
  return signs > 0
    ? Math.ceil(signs / 2)
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
    return !repeats(line, step) && !isBareQuote(line, getEvidence(index));
  });
  return shown.length > 0 ? shown : all;
}

/** Whether an insight is a person's own words, with nothing said about them: no headline. */
export function isOnlyQuoted(insight: string, evidence: readonly Evidence[]): boolean {
  return evidence.some(({ quote }) => {
    const [words, line] = [lettersOnly(quote), lettersOnly(insight)];
    return line.endsWith(words) && countWords(insight) - countWords(quote) <= maxFrameWords;
  });
}

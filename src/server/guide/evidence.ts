/** Evidence: each claim of a summary points to the round and to the person's own words, letter for letter. */

import type { Evidence } from '#shared/contract/shapes.ts';
import { withoutCutMarks } from '#shared/quotable.ts';
import { linesOf, type Summary } from '#shared/summary.ts';
import type { GuideInput } from './guide.ts';
import { quotable, quotesAreTrue, quotesIn, withoutQuotes } from './quotes.ts';
import { ownTexts } from './understanding.ts';

type Said = Pick<GuideInput, 'question' | 'rounds' | 'understanding'>;
export type Part = Evidence['part'];
/** A quote, and where the person wrote it. */
export type Source = Pick<Evidence, 'round' | 'quote' | 'from'>;

/** Fewer core reasons than this are no summary. */
const leastReasons = 2;
/** Fewer bullets, with the insight, are none either (rubric S3). */
const leastBullets = 2;

/** What the person said in a round; 0 is the question. */
export function saidIn({ question, rounds }: Said, round: number): string | undefined {
  return round === 0 ? question : rounds.find(({ number }) => number === round)?.content;
}

const loose: Record<string, string> = {
  ' ': '[\\p{Cc}\\u200b\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\s]+',
  "'": '[\'’‘“”"„«»]',
  '-': '[-•·]',
};

/** The letters of `text` that `piece` quotes: blanks and marks may differ, as quoting makes them plain. */
function lettersOf(text: string, piece: string): string | undefined {
  const wanted = withoutCutMarks(quotable(piece)).replace(/[’‘]/g, "'");
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(wanted)) return undefined;
  const pattern = [...wanted].map((sign) => loose[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
  return new RegExp(pattern.join(''), 'u').exec(text.normalize('NFC'))?.[0];
}

/** A word or two prove nothing in a long answer; a short answer may be no more. */
function saysSomething(letters: string, text: string): boolean {
  const size = [...letters.replace(/[^\p{L}\p{N}\p{Emoji_Presentation}]/gu, '')].length;
  return size >= (/\p{Script=Han}/u.test(letters) ? 2 : 3) || quotable(letters) === quotable(text);
}

/** The person's own letters behind `quote`; undefined when that place does not hold them. */
export function trueQuote(said: Said, { round, quote, from }: Source): string | undefined {
  const text = saidIn(said, round);
  const texts = from === 'understanding' ? ownTexts(said.understanding) : text === undefined ? [] : [text];
  for (const one of texts) {
    const letters = lettersOf(one, quote);
    if (letters !== undefined && saysSomething(letters, one)) return letters;
  }
  return undefined;
}

/** Every place that may hold a quote; the person's lines of the panel are no round's, so they come last. */
function placesOf(said: Said, first: readonly number[]): Omit<Source, 'quote'>[] {
  const numbers = said.rounds.map(({ number }) => number);
  const rounds = [...first, ...numbers, 0].map((round) => ({ round }));
  return [...rounds, { round: numbers.at(-1) ?? 0, from: 'understanding' }];
}

/** Where `quote` is from: one of the `first` rounds, any other, the question, or a line of the panel. */
export function sourceOf(said: Said, quote: string, first: readonly number[] = []): Source | undefined {
  for (const place of placesOf(said, first)) {
    const letters = trueQuote(said, { ...place, quote });
    if (letters !== undefined) return { ...place, quote: letters };
  }
  return undefined;
}

/** What a line quotes, found in the rounds that it names first. */
export function evidenceOfLine(said: Said, line: string): Source[] {
  const named = (withoutQuotes(line).match(/\d+/g) ?? []).map(Number);
  const found = quotesIn(line).flatMap((piece) => sourceOf(said, piece, named) ?? []);
  return found.filter(
    (one, at) => found.findIndex(({ round, quote }) => round === one.round && quote === one.quote) === at,
  );
}

/** Evidence of a summary whose lines quote the person. */
export function evidenceOf(said: Said, summary: Summary): Evidence[] {
  return (['insight', 'reason'] as const).flatMap((part) =>
    linesOf(summary, part).flatMap((line, index) =>
      evidenceOfLine(said, line).map((found) => ({ part, index, ...found })),
    ),
  );
}

/** Evidence that is true, in the person's own letters. */
export function trueEvidence(said: Said, evidence: readonly Evidence[] | undefined): Evidence[] {
  return (evidence ?? []).flatMap((one) => {
    const quote = trueQuote(said, one);
    return quote === undefined ? [] : [{ ...one, quote }];
  });
}

/** The lines of a part that are proved and quote nothing else, and where their evidence goes. */
function keep(summary: Summary, part: Part, proved: readonly Evidence[], said: Said) {
  const lines: string[] = [];
  const evidence: Evidence[] = [];
  const texts = [
    said.question,
    ...said.rounds.map(({ content }) => content),
    ...ownTexts(said.understanding),
  ];
  for (const [index, line] of linesOf(summary, part).entries()) {
    const own = proved.filter((one) => one.part === part && one.index === index);
    if (own.length === 0 || !quotesAreTrue(line, texts)) continue;
    evidence.push(...own.map((one) => ({ ...one, index: lines.length })));
    lines.push(line);
  }
  return { lines, evidence };
}

/**
 * Drops every claim without a true quote, whoever wrote the summary, and says whether enough is left. What is
 * proved stays letter for letter; only the indexes of the evidence follow.
 */
export function gateSummary(
  summary: Summary,
  said: Said,
): { summary: Summary; isEnough: boolean; dropped: number } {
  const proved = trueEvidence(said, summary.evidence);
  const insight = keep(summary, 'insight', proved, said);
  const reasons = keep(summary, 'reason', proved, said);
  const before = linesOf(summary, 'insight').length + linesOf(summary, 'reason').length;
  const dropped = before - insight.lines.length - reasons.lines.length;
  return {
    summary: {
      ...summary,
      insights: insight.lines,
      reasons: reasons.lines,
      evidence: [...insight.evidence, ...reasons.evidence],
    },
    isEnough: insight.lines.length >= leastBullets && reasons.lines.length >= leastReasons,
    dropped,
  };
}

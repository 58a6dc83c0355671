/** Evidence: each claim of a summary names a round and quotes the person's exact words. */
import type { Evidence } from '#shared/contract/shapes.ts';
import { withoutCutMarks } from '#shared/quotes.ts';
import { isOpenLine } from '#shared/reflection/memory.ts';
import { getLines, type Summary } from '#shared/summary.ts';
import type { GuideInput } from '../guide.ts';
import { quotable, quotesAreTrue, quotesIn, withoutQuotes } from '../text/quotes.ts';
import { ownLines } from '../understanding.ts';

/** All that the person wrote in a dialogue. */
type Said = Pick<GuideInput, 'question' | 'rounds' | 'understanding'>;
export type Part = Evidence['part'];
/** A quote, and where the person wrote it. */
export type Source = Pick<Evidence, 'round' | 'quote' | 'from'>;

/** A summary needs this many reasons and insights at least: checks S10 and S3 of docs/guide-method.md. */
const leastReasons = 2;
const leastInsights = 2;

/** The person's answer in a round; round 0 is the question. */
export function answerIn({ question, rounds }: Said, round: number): string | undefined {
  return round === 0 ? question : rounds.find(({ number }) => number === round)?.content;
}

/** `quotable` replaces several characters by one. For each of those, a pattern of what the original text may have. */
const variants: Record<string, string> = {
  ' ': '[\\p{Cc}\\u200b\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\s]+',
  "'": '[\'’‘“”"„«»]',
  '-': '[-•·]',
};

/** The part of `text` that `piece` quotes, as it is in the text: blanks and marks may differ in the quote. */
function findExactWords(text: string, piece: string): string | undefined {
  const wanted = withoutCutMarks(quotable(piece)).replace(/[’‘]/g, "'");
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(wanted)) return undefined;
  const said = text.normalize('NFC');
  // Most quotes are exact. Building a pattern for each took a tenth of the time of a step.
  if (said.includes(wanted)) return wanted;
  const pattern = [...wanted].map(
    (character) => variants[character] ?? character.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'),
  );
  return new RegExp(pattern.join(''), 'u').exec(said)?.[0];
}

/** Two letters or one Chinese character prove nothing in a long answer, but may be all of a short one. */
function isLongEnough(quote: string, text: string): boolean {
  const size = [...quote.replace(/[^\p{L}\p{N}\p{Emoji_Presentation}]/gu, '')].length;
  return size >= (/\p{Script=Han}/u.test(quote) ? 2 : 3) || quotable(quote) === quotable(text);
}

/** The person's exact words for `quote`; undefined when that place does not contain them. */
export function trueQuote(said: Said, { round, quote, from }: Source): string | undefined {
  const text = answerIn(said, round);
  const texts = from === 'understanding' ? ownLines(said.understanding) : text === undefined ? [] : [text];
  for (const one of texts) {
    const words = findExactWords(one, quote);
    if (words !== undefined && isLongEnough(words, one)) return words;
  }
  return undefined;
}

/** Every possible source of a quote. Lines that the person wrote in the understanding belong to no round and come last. */
function possiblePlaces(said: Said, first: readonly number[]): Omit<Source, 'quote'>[] {
  const numbers = said.rounds.map(({ number }) => number);
  const rounds = [...first, ...numbers, 0].map((round) => ({ round }));
  return [...rounds, { round: numbers.at(-1) ?? 0, from: 'understanding' }];
}

/**
 * Finds the source of `quote`: one of the `first` rounds, another round, the question, or a line that the person wrote in
 * the understanding.
 */
export function sourceOf(said: Said, quote: string, first: readonly number[] = []): Source | undefined {
  for (const place of possiblePlaces(said, first)) {
    const words = trueQuote(said, { ...place, quote });
    if (words !== undefined) return { ...place, quote: words };
  }
  return undefined;
}

/** The sources of a line's quotes; rounds whose numbers are in the line are searched first. */
export function evidenceOfLine(said: Said, line: string): Source[] {
  const named = (withoutQuotes(line).match(/\d+/g) ?? []).map(Number);
  const found = quotesIn(line).flatMap((piece) => sourceOf(said, piece, named) ?? []);
  return found.filter(
    (one, at) => found.findIndex(({ round, quote }) => round === one.round && quote === one.quote) === at,
  );
}

/** The evidence whose quotes are true, with the person's exact words. */
export function trueEvidence(said: Said, evidence: readonly Evidence[] | undefined): Evidence[] {
  return (evidence ?? []).flatMap((one) => {
    const quote = trueQuote(said, one);
    return quote === undefined ? [] : [{ ...one, quote }];
  });
}

/** The lines of a part of the summary that are proved, and their evidence with its new indexes. */
function keepProvedLines(summary: Summary, part: Part, proved: readonly Evidence[], said: Said) {
  const lines: string[] = [];
  const evidence: Evidence[] = [];
  const texts = [
    said.question,
    ...said.rounds.map(({ content }) => content),
    ...ownLines(said.understanding),
  ];
  for (const [index, line] of getLines(summary, part).entries()) {
    const own = proved.filter((one) => one.part === part && one.index === index);
    if ((own.length === 0 && !isOpenLine(line)) || !quotesAreTrue(line, texts)) continue;
    evidence.push(...own.map((one) => ({ ...one, index: lines.length })));
    lines.push(line);
  }
  return { lines, evidence };
}

/**
 * Drops every claim without a true quote and reports whether enough is left. Proved lines stay unchanged; the indexes
 * of their evidence are adjusted.
 */
export function gateSummary(
  summary: Summary,
  said: Said,
): { summary: Summary; isEnough: boolean; dropped: number } {
  const proved = trueEvidence(said, summary.evidence);
  const insight = keepProvedLines(summary, 'insight', proved, said);
  const reasons = keepProvedLines(summary, 'reason', proved, said);
  const before = getLines(summary, 'insight').length + getLines(summary, 'reason').length;
  const dropped = before - insight.lines.length - reasons.lines.length;
  return {
    summary: {
      ...summary,
      insights: insight.lines,
      reasons: reasons.lines,
      evidence: [...insight.evidence, ...reasons.evidence],
    },
    isEnough: insight.lines.length >= leastInsights && reasons.lines.length >= leastReasons,
    dropped,
  };
}

/**
 * Whether what a guide puts between quotation marks is the person's own text, and whether each claim of a summary
 * points to such a text. Written apart from the product's own check of quotes, so that one can find the other wrong.
 */
import type { GuideInput, GuideRound, GuideSummary } from '../../src/server/guide/guide.ts';
import { type Summary, summaryLines } from '../../src/shared/summary.ts';
import { quotesIn } from '../text.ts';

/** Marks that a guide makes plain inside a quote, and blanks, count as alike; letters and figures do not. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2066-\u2069\u200b]/g, '')
    .replace(/[“”"„«»’‘]/g, "'")
    .replace(/[•·]/g, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isHan = (sign: string | undefined) => sign !== undefined && /\p{Script=Han}/u.test(sign);

/** Han has no blanks between words; elsewhere "art" is no quote of "start". */
function standsAlone(text: string, at: number, length: number): boolean {
  const isTorn = (left: string | undefined, right: string | undefined) =>
    isWordSign(left) && isWordSign(right) && !(isHan(left) || isHan(right));
  return !isTorn(text[at - 1], text[at]) && !isTorn(text[at + length - 1], text[at + length]);
}

function holds(text: string, piece: string): boolean {
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1))
    if (standsAlone(text, at, piece.length)) return true;
  return false;
}

/** Every part between the marks of a cut is found in one of the texts. */
export function isTrueQuote(quote: string, texts: readonly string[]): boolean {
  const pieces = plain(quote)
    .split('…')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.every((piece) => texts.some((text) => holds(plain(text), piece)));
}

export interface QuoteFigures {
  quotes: number;
  untrue: string[];
}

export function quotesOf(text: string, said: readonly string[]): QuoteFigures {
  const quotes = quotesIn(text);
  return { quotes: quotes.length, untrue: quotes.filter((quote) => !isTrueQuote(quote, said)) };
}

/** The person's texts up to this step. */
export function saidBefore({ question, rounds }: Pick<GuideInput, 'question' | 'rounds'>): string[] {
  return [question, ...rounds.map(({ content }) => content)];
}

/** All sentences of a summary, as the person reads them. */
export function summaryTexts({
  reflection,
  summary,
}: Pick<GuideSummary, 'reflection' | 'summary'>): string[] {
  return [reflection, ...summaryLines(summary)];
}

export function roundTexts({ reflection, question, options, support }: GuideRound): string[] {
  return [reflection, question, ...options, support];
}

export interface EvidenceFigures {
  /** Lines that need evidence: every bullet after the first, every core reason. */
  claims: number;
  proved: number;
  /** Pieces of evidence whose quote is not, letter for letter, in the text of their round. */
  untrue: number;
}

function claimsOf(summary: Summary): { part: 'insight' | 'reason'; index: number }[] {
  return [
    ...summary.insights.slice(1).map((_, at) => ({ part: 'insight' as const, index: at + 1 })),
    ...summary.reasons.map((_, index) => ({ part: 'reason' as const, index })),
  ];
}

export function evidenceFigures(summary: Summary, input: GuideInput): EvidenceFigures {
  const textOf = (round: number) =>
    round === 0 ? input.question : input.rounds.find(({ number }) => number === round)?.content;
  const all = summary.evidence ?? [];
  const good = all.filter(
    ({ round, quote }) => quote.trim() !== '' && (textOf(round)?.normalize('NFC').includes(quote) ?? false),
  );
  const claims = claimsOf(summary);
  const proved = claims.filter(({ part, index }) =>
    good.some((one) => one.part === part && one.index === index),
  );
  return { claims: claims.length, proved: proved.length, untrue: all.length - good.length };
}

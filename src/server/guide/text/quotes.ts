/** Quoting: “ and ” enclose only the person's exact words. */
import { cut, quotable, withoutCutMarks } from '#shared/quotes.ts';

export { quotable };

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * The text, shortened to `maxWords` words if it can be cut there without a change of its meaning (`cut`). The limit in
 * characters is for long words and for languages without spaces.
 */
export function clip(text: string, maxWords: number): string {
  return cut(text, (start) => start.split(' ').length <= maxWords && start.length <= 60 + maxWords * 4);
}

/** The text in quotation marks, shortened, without punctuation at its end. */
export function quote(text: string, maxWords = 14): string {
  const clean = clip(quotable(text), maxWords);
  const bare = clean.replace(/(?<=[\p{L}\p{N})%'])[.,;:]+$/u, '');
  // The isolating characters keep the marks on their sides of text that runs from right to left.
  return rightToLeft.test(bare) ? `“\u2068${bare}\u2069”` : `“${bare}”`;
}

const quoted = /“[^”]*”/gu;

/** The quotes in a text, without quotation marks and ellipses. */
export function quotesIn(text: string): string[] {
  return (text.match(quoted) ?? []).map((found) =>
    withoutCutMarks(found.slice(1, -1).replace(/[\u2068\u2069]/g, '')),
  );
}

/** The text with each quote replaced by one word, so that sentences stay complete. */
export function withoutQuotes(text: string): string {
  return text.replace(quoted, 'that');
}

/** Whether every quote in a text is found in one of `sources`, the person's texts. */
export function quotesAreTrue(text: string, sources: readonly string[]): boolean {
  const clean = sources.map((source) => quotable(source));
  return quotesIn(text).every((piece) => clean.some((source) => source.includes(piece)));
}

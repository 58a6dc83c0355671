/** Lines of a summary that name what is still open, in English or Chinese. */

/** What such a line begins with. */
const label = /^\W*(?:still open|open)\b[:：]?\s*|^\P{L}*(?:还没定|还没说到|还不清楚|还开着)[:：]?/iu;

/** A line such as "Still open: …" says what is not known, so it needs no quote as evidence. */
export const isOpenLine = (line: string): boolean => label.test(line);

/** What the first such line names, without its label. */
export const findOpen = (lines: readonly string[]): string | undefined =>
  lines.find(isOpenLine)?.replace(label, '');

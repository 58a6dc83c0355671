const label = /^\W*(?:still open|open)\b[:：]?\s*|^\P{L}*(?:还没定|还没说到|还不清楚|还开着)[:：]?/iu;

/** "Still open: …" says what is not known, so nothing proves it. */
export const isOpenLine = (line: string): boolean => label.test(line);

/** What the first such line says is open. */
export const findOpen = (lines: readonly string[]): string | undefined =>
  lines.find(isOpenLine)?.replace(label, '');

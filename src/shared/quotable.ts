/** How texts stand inside a quote; the browser looks by it for what a text still holds. */

/** Texts as they may stand inside a quote: one line, no double quote marks of their own, no control characters. */
export function quotable(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
      .replace(/[“”"„«»]/g, "'")
      // The page splits its bullets at these two signs.
      .replace(/[•·]/g, '-')
      .trim()
  );
}

/** The letters of a quote without the marks of what was cut off before and after them. */
export function withoutCutMarks(text: string): string {
  return text.replace(/^…+\s*|\s*…+$/gu, '');
}

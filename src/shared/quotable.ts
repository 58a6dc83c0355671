/** The form of the user's words inside quotes: the server writes quotes, and the browser searches for them. */

/** Converts a text for use inside a quote: one line, without double quotation marks and control characters. */
export function quotable(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
      .replace(/[“”"„«»]/g, "'")
      // The page splits bullets at these two characters.
      .replace(/[•·]/g, '-')
      .trim()
  );
}

/** A quote without the marks of cuts at its start and end. */
export function withoutCutMarks(text: string): string {
  return text.replace(/^…+\s*|\s*…+$/gu, '');
}

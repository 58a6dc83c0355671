/** The form of the user's words inside quotes: the server writes quotes, and the browser searches for them. */
import type { Understanding } from './contract/shapes.ts';

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

type Line = Understanding['wants'][number];

/**
 * Keeps the user's own lines, and those of the guide that quote one of the remaining `texts`: after a step back to an
 * earlier question, the guide must not keep what it learned from the answers that were taken back. Used by the server
 * for stored dialogues, by the browser for the others.
 */
export function keepSupportedLines(understanding: Understanding, texts: readonly string[]): Understanding {
  const remaining = texts.map(quotable);
  const isSupported = ({ text, own }: Line) =>
    own || remaining.some((said) => said.includes(withoutCutMarks(text)));
  const { wants, fears, limits: bounds, unknown } = understanding;
  return {
    wants: wants.filter(isSupported),
    fears: fears.filter(isSupported),
    limits: bounds.filter(isSupported),
    unknown,
  };
}

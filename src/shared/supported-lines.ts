/**
 * After a step back to an earlier question, the guide must not keep what it learned from the answers that were taken
 * back. Used by the server for stored dialogues, by the browser for the others.
 */
import type { Understanding } from './contract/shapes.ts';
import { quotable, withoutCutMarks } from './quotable.ts';

type Line = Understanding['wants'][number];

/** Keeps the user's own lines, and those of the guide that quote one of the remaining `texts`. */
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

/** The understanding after a step back: used by the server for stored dialogues, by the browser for the others. */
import type { Understanding } from './contract/shapes.ts';
import { quotable, withoutCutMarks } from './quotable.ts';

type Line = Understanding['wants'][number];

/** Keeps the person's lines, and the guide's lines that the remaining `texts` still support. */
export function understoodFrom(understanding: Understanding, texts: readonly string[]): Understanding {
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

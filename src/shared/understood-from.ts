/** What stays understood after a step back: the server does it for the dialogues that it stores, the browser for the others. */

import type { Understanding } from './contract/shapes.ts';
import { quotable, withoutCutMarks } from './quotable.ts';

type Line = Understanding['wants'][number];

/** After going back: the person's lines stay, and of the guide's what `texts`, all that is left, still holds. */
export function understoodFrom(understanding: Understanding, texts: readonly string[]): Understanding {
  const left = texts.map(quotable);
  const isHeld = ({ text, own }: Line) => own || left.some((said) => said.includes(withoutCutMarks(text)));
  const { wants, fears, limits: bounds, unknown } = understanding;
  return {
    wants: wants.filter(isHeld),
    fears: fears.filter(isHeld),
    limits: bounds.filter(isHeld),
    unknown,
  };
}

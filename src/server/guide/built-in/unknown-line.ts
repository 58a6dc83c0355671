import { type Answer, isUnsure } from '../answers.ts';
import { pick } from '../pick.ts';
import { quote } from '../quotes.ts';
import { fill } from './phrases.ts';
import { curtLines, unknownLines, wordlessLines } from './reflection-wordings.ts';

/** Nothing to go on: not knowing is one thing, a bare "no" or a sign without words another. */
export function unknownLine(seed: string, turn: number, { text }: Answer): string {
  if (isUnsure(text)) return pick(unknownLines, `${seed}unknown`, turn);
  if (!/[\p{L}\p{N}]/u.test(text)) return pick(wordlessLines, `${seed}wordless`, turn);
  return fill(pick(curtLines, `${seed}curt`, turn), { answer: quote(text) });
}

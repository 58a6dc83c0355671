/** Chinese text as the rubric compares it: pairs of characters between the small words, and other words whole. */
import { memoizeForStep } from '../../../text/memoize-step.ts';
import { toSimplified } from './text.ts';

const small =
  /[的了我你您他她它们是在有不这那也都和与吗呢吧啊呀就要会想很太着过把被让给到去来说还又再没个上下里么什怎样为一可能以得地]/;
const longestRun = 400;

export const gramsOf = memoizeForStep((text: string): ReadonlySet<string> => {
  const clean = toSimplified(text.normalize('NFC').slice(0, 4_000)).toLowerCase();
  const grams = new Set<string>(
    (clean.match(/[a-z0-9][a-z0-9'.-]*/g) ?? []).filter((word) => word.length <= 40),
  );
  for (const run of clean.match(/\p{Script=Han}+/gu) ?? []) {
    for (const part of run.slice(0, longestRun).split(small)) {
      if (part.length === 1) grams.add(part);
      for (let at = 0; at + 1 < part.length; at++) grams.add(part.slice(at, at + 2));
    }
  }
  return grams;
});

export function sentencesZh(text: string): string[] {
  return (text.match(/[^。！？!?；\n]+[。！？!?；]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

import { dropFillers, isGerund, isVerb } from './verbs.ts';

/** What a phrase begins with: two sides of a choice mostly begin alike. */
function head(phrase: string): 'gerund' | 'noun' | 'verb' | 'other' {
  const first = dropFillers(phrase).toLowerCase().split(/\s+/)[0] ?? '';
  if (isGerund(first)) return 'gerund';
  if (/^(?:an?|the|my|this|that|our|his|her|their|\d+|two|one|another)$/.test(first)) return 'noun';
  return isVerb(first) ? 'verb' : 'other';
}

/**
 * Splits "P and Q and R" in two at the joiner whose sides begin alike and are nearest in length
 * (measured: it repairs most choices whose sides hold an "and" or "or" of their own).
 */
export function splitInTwo(text: string, joiner: RegExp): [string, string] | undefined {
  let best: { score: number; sides: [string, string] } | undefined;
  for (const found of text.matchAll(joiner)) {
    const left = text.slice(0, found.index).trim();
    const right = text.slice(found.index + found[0].length).trim();
    if (left.length < 1 || right.length < 1) continue;
    const alike = head(left) === head(right);
    const score =
      (alike ? 2 : 0) +
      (alike && head(left) === 'gerund' ? 1 : 0) -
      Math.abs(left.length - right.length) / 60;
    if (best === undefined || score > best.score) best = { score, sides: [left, right] };
  }
  return best?.sides;
}

/** "Between two jobs", "which of both offers": a choice whose sides have no names. The person can name them on the confirm page. */
import type { Sides } from './choice.ts';

const pair = '(?:(?:these|those|the|my|our) )?(?:two|2|both)(?: of (?:them|these|those|my))?';
const deciding =
  '(?:torn|stuck|choos\\w*|choice|decid\\w*|decision|pick\\w*|caught|hesitat\\w*|undecided|back and forth|debat\\w*|waver\\w*|split|conflicted|dilemma|select|weighing)';
const patterns: readonly RegExp[] = [
  new RegExp(`\\b${deciding}\\b[^,:;]{0,40}?\\bbetween ${pair}\\b ?(.*)$`, 'i'),
  new RegExp(`^(?:(?:i am|i'm|i feel|feeling|being) )?(?:caught |right )?between ${pair}\\b ?(.*)$`, 'i'),
  new RegExp(`\\bwhich (?:one )?of ${pair}\\b ?(.*)$`, 'i'),
];

/** Two of a kind at hand, which need not be a choice. */
const possession = new RegExp(
  `\\b(?:have|got|received|am looking at|'ve got|in love with|love) ${pair} ((?:\\w+ )?(?:offers?|jobs?|options?|people|men|women|apartments?|flats?|houses?|schools?|universities|colleges))\\b`,
  'i',
);

const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  persons: 'person',
  men: 'man',
  women: 'woman',
  guys: 'guy',
  children: 'child',
  lives: 'life',
  selves: 'self',
  wives: 'wife',
  halves: 'half',
  movies: 'movie',
  businesses: 'business',
  places: 'place',
  houses: 'house',
  courses: 'course',
  spouses: 'spouse',
  theses: 'thesis',
};
/** What may stand before the noun and still read well after "one". */
const compound =
  /^(?:job|work|career|life|university|college|school|grad|graduate|study|degree|city|house)$/i;
const nounEnds =
  /^(?:in|at|with|to|for|from|on|of|that|which|who|where|and|but|because|or|so|i|is|are|do|should|would|can|right|now|as|when|while)$/i;
/** No nouns of a side: counted sides, and figures of speech. */
const noNouns = /^(?:sides|things|ways|of|fires|stools|chairs|minds)$/i;

function singularOf(noun: string): string | undefined {
  const low = noun.toLowerCase();
  const known = irregular[low];
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(low)) return `${low.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(low)) return low.slice(0, -2);
  return /[^su]s$/.test(low) && low.length > 3 ? low.slice(0, -1) : undefined;
}

function nounIn(rest: string): string | undefined {
  const words =
    rest
      .match(/^[^.,:;!?()]*/)?.[0]
      .trim()
      .split(/\s+/) ?? [];
  const end = words.findIndex((word) => nounEnds.test(word));
  const phrase = (end < 0 ? words : words.slice(0, end)).slice(0, 5);
  const at = phrase.findLastIndex((word) => singularOf(word) !== undefined && !noNouns.test(word));
  const noun = singularOf(phrase[at] ?? '');
  if (noun === undefined) return undefined;
  const before = phrase[at - 1];
  return before && compound.test(before) ? `${before.toLowerCase()} ${noun}` : noun;
}

function sidesOf(rest: string): Sides {
  const noun = nounIn(rest);
  return noun === undefined ? ['the one', 'the other'] : [`one ${noun}`, `the other ${noun}`];
}

/** The sides and how plainly the sentence offers them: next to a named choice, or less than any question. */
export function findUnnamedSides(sentence: string): { sides: Sides; weight: number } | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence);
    if (found) return { sides: sidesOf(found[1] ?? ''), weight: 3.9 };
  }
  const owned = possession.exec(sentence);
  if (!owned) return undefined;
  const isAsked = new RegExp(`\\b(?:${deciding}|which|torn|don't know)\\b`, 'i').test(sentence);
  return { sides: sidesOf(owned[1] ?? ''), weight: isAsked ? 3.9 : 1.5 };
}

/** Whether the sides of a reading still go without names. */
export function areUnnamed(a: string | undefined, b: string | undefined): boolean {
  return (
    /^(?:the )?one(?: [\p{L}-]+){0,2}$/iu.test(a ?? '') && /^the other(?: [\p{L}-]+){0,2}$/iu.test(b ?? '')
  );
}

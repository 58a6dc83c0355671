/** Slots as they are spoken inside a sentence: short enough to read, in the person each place needs. */
import type { GuideInput } from '../guide.ts';
import { hashOf } from '../pick.ts';
import { quote } from '../quotes.ts';
import { analyse } from '../reading/analysis.ts';
import { mirror, unmirror } from '../reading/pronouns.ts';
import { areUnnamed } from '../reading/unnamed-sides.ts';
import { baseOf, gerundPhrase, isGerund } from '../reading/verbs.ts';

export type Phrases = Record<
  | 'A'
  | 'B'
  | 'doing'
  | 'todo'
  | 'theirDoing'
  | 'theirTodo'
  | 'side'
  | 'mOther'
  | 'other'
  | 'mPerson'
  | 'question'
  | 'it',
  string
>;

const maxWords = 10;
const maxChars = 66;

const clauseStart =
  /\s+(?:that|which|who|where|when|while|because|so|after|before|if|and|or|even|without)\s/gi;
/** Before a noun only: in "things that I care about most" the preposition belongs to what stands before. */
const prepositionStart =
  /\s+(?:for|with|in|at|from|to|on) (?=(?:the|an?|my|your|his|her|their|our|this|that|these|\d+|\p{Lu}\p{L}*)\b)/gu;

/** A slot that is too long is cut before a clause or a preposition; undefined when no clean cut is found. */
function spoken(slot: string | undefined): string | undefined {
  const text = mirror((slot ?? '').replace(/[“”"<>{}]/g, '').trim());
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const fits = (part: string) => part.split(' ').length <= maxWords && part.length <= maxChars;
  if (fits(text)) return text;
  const cuts = [...text.matchAll(clauseStart), ...text.matchAll(prepositionStart)].toSorted(
    (left, right) => left.index - right.index,
  );
  const parts = cuts
    .map((cut) => text.slice(0, cut.index))
    .filter((part) => part.split(' ').length >= 3 && fits(part));
  return parts.at(-1);
}

/** "your" -> "their", for a friend in the person's place. */
function theirs(text: string): string {
  const swap: Record<string, string> = {
    i: 'they',
    me: 'them',
    my: 'their',
    mine: 'theirs',
    myself: 'themselves',
    "i'm": "they're",
    "i've": "they've",
    am: 'are',
  };
  return unmirror(text)
    .replace(/\bI was\b/g, 'they were')
    .replace(/[A-Za-z']+/g, (word) => swap[word.toLowerCase()] ?? word);
}

/** Words that are no names, with a capital only because they began the question. */
const plainStart =
  /^(?:people|everyone|everybody|nobody|men|women|friends|job|work|money|love|career|freelance|tea|children|family|my|your|the|an?)$/i;

function lowerHead(text: string): string {
  const first = /^[A-Za-z]+/.exec(text)?.[0] ?? '';
  return isGerund(first) || plainStart.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const fallbackDoing = {
  choice: 'this choice',
  whether: 'this step',
  how: 'this',
  pattern: 'this pattern',
  open: 'this',
};

export function hasSlots({ reading }: Pick<GuideInput, 'reading'>): boolean {
  if (reading.frame === 'choice') return spoken(reading.a) !== undefined && spoken(reading.b) !== undefined;
  return reading.frame === 'open' || spoken(reading.act) !== undefined;
}

/** A choice whose sides are still "one job" and "the other job". */
export function isUnnamedChoice({ reading }: Pick<GuideInput, 'reading'>): boolean {
  return reading.frame === 'choice' && areUnnamed(reading.a, reading.b);
}

function sidesOf(input: GuideInput): [string, string] {
  if (!hasSlots(input)) return ['one way', 'the other way'];
  return [
    lowerHead(spoken(input.reading.a) ?? 'one way'),
    lowerHead(spoken(input.reading.b) ?? 'the other way'),
  ];
}

function acts(input: GuideInput): { doing: string; todo: string } {
  const { frame } = input.reading;
  const act = spoken(input.reading.act);
  if (act === undefined) return { doing: fallbackDoing[frame], todo: 'do this' };
  const doing = lowerHead(frame === 'pattern' ? act : gerundPhrase(act, true));
  const base = baseOf(act);
  const stillGerund = isGerund(/^[A-Za-z]+/.exec(base)?.[0] ?? '');
  return {
    doing,
    todo: stillGerund ? `go about ${lowerHead(base)}` : base.charAt(0).toLowerCase() + base.slice(1),
  };
}

/** What the dialogue is about, as a noun phrase. */
function aboutOf(input: GuideInput, A: string, B: string, doing: string): string {
  if (!hasSlots(input) || input.reading.frame === 'open') return quote(input.question);
  if (isUnnamedChoice(input)) return /one$/i.test(A) ? 'the choice between the two' : `${A} or the other`;
  return input.reading.frame === 'choice' ? `${A} or ${B}` : doing;
}

export function phrasesOf(input: GuideInput): Phrases {
  const [A, B] = sidesOf(input);
  const { doing, todo } = acts(input);
  const first = isUnnamedChoice(input) || hashOf(`${input.seed}side`) % 2 === 0;
  const nameless = isUnnamedChoice(input) && /one$/i.test(A);
  const side = nameless ? 'one of the two' : first ? A : B;
  const other = nameless ? 'the other one' : first ? B : A;
  return {
    A,
    B,
    doing,
    todo,
    theirDoing: theirs(doing),
    theirTodo: theirs(todo),
    side,
    other,
    mOther: unmirror(other),
    mPerson: analyse(input.question).person?.toLowerCase() ?? 'someone close to me',
    question: quote(input.question, 18),
    it: aboutOf(input, A, B, doing),
  };
}

/** Fills {names}; a sentence that begins with a slot gets its capital. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const text = template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return /^\{/.test(template) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

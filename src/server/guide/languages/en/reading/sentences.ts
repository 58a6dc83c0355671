/** Text -> plain sentences, and the tidying of a slot that was cut out of one. */
import { limits } from '#shared/limits.ts';
import { mirror } from './pronouns.ts';

const slotMax = 200;

function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc\uff07]/g, "'")
    .replace(/\bvs\./gi, 'vs')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .slice(0, limits.questionChars * 2)
    .trim();
}

export function sentencesOf(text: string): string[] {
  return normalise(text)
    .split(/(?<=[.!?…])\s+|\s*;\s*|(?<=[a-z]{3}\?)(?=[A-Za-z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const person =
  "(?:i|i'?m|i'?ve|i'd|i'll|it|it's|its|he|he's|she|she's|we|we're|they|they're|don'?t|can'?t|now|idk|nothing|nobody|everyone)\\b";
const finite =
  "(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|keeps?|wants?|says?|thinks?|needs?|gets?|hates?|loves?|feels?|seems?|makes?|lives?|works?|knows?|never|always|just|\\w+n'?t)\\b";
/** "and my mother says …" is a clause of its own, "and my dad" is not. */
const clause = `(?:${person}|(?:my|the|there|that|this|our|his|her|their)\\b(?: [a-z']+){0,3}? ${finite})`;
/** Where a reason or a second clause begins: the phrase that is wanted ends before it. */
const tail = new RegExp(
  [
    '\\s*[,:;([{<"“].*$',
    '\\s[-–—]\\s?.*$|—.*$',
    '\\sor (?:am i|is it|is this|are we|would|will|does|do i just|did i|not)\\b.*$',
    '\\s(?:because|although|though|tho|even tho(?:ugh)?|even if|given that|considering that|considering|and have no idea|and how|and why|and what|and is|and if|when in fact|despite)\\b.*$',
    `\\sbut (?:${person}|my\\b|the\\b|there\\b|that\\b|this\\b|at the same time\\b|also\\b|still\\b|am\\b|have\\b|feel\\b|not sure\\b).*$`,
    `\\s(?:since|so|and) ${clause}.*$`,
    "\\sand then (?:i'?m|i am|it|they|he|she|we)\\b.*$",
    "\\s(?:i|we) (?:really |just |honestly |feel |am )*(?:do not know|don'?t know|can'?t decide|need (?:help|advice)).*$",
    '\\s(?:should i|what should|how do i|am i|is it|is that|is this|what do i|any advice|any tips|please help|thoughts\\?)\\b.*$',
  ].join('|'),
  'is',
);
const trailingWords =
  /\s+(?:or not|please|right now|at all|anymore|any more|already|at this point|for real|thanks|thank you|if you were me|in my (?:place|situation|shoes|case|position)|as well|though|tho|honestly|yet|somehow|or what|or something|or nah|or no|asap|just|only|simply|mainly|lately)$/i;

/** Cuts what follows the phrase (a reason, a second clause), if something is left before it. */
export function cutTail(phrase: string): string {
  const text = phrase.trim().replace(/^[\s"“”'(<[{]+/, '');
  const cut = text.replace(tail, '').trim();
  let out = (cut.length > 1 ? cut : text).replace(/[\s.,!?…"”')\]}>]+$/u, '');
  for (let next = out.replace(trailingWords, ''); next !== out; next = out.replace(trailingWords, ''))
    out = next;
  return out;
}

/** A slot as the reading holds it: towards the person, at most 200 characters, cut at a word. */
export function slotOf(phrase: string): string | undefined {
  const text = mirror(phrase.trim()).replace(/\s+/g, ' ');
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  if (text.length <= slotMax) return text;
  return text
    .slice(0, slotMax)
    .replace(/\s+\S*$/, '')
    .replace(/[\ud800-\udbff]$/, '');
}

/** Text -> plain sentences, and the tidying of a slot that was cut out of one. */
import { limits } from '#shared/timing.ts';
import { mirror } from './pronouns.ts';

const slotMax = 200;

export function normalise(text: string): string {
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
    .split(/(?<=[.!?…])\s+|\s*;\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const subject =
  "(?:i|i'm|i've|i'd|i'll|it|it's|he|he's|she|she's|we|we're|they|they're|my|the|there|that|this|don't|can't|now)\\b";
/** Where a reason or a second clause begins: the phrase that is wanted ends before it. */
const tail = new RegExp(
  [
    '\\s*[,:;([{<"“].*$',
    '\\s[-–—]\\s?.*$|—.*$',
    '\\sor (?:am i|is it|is this|are we|would|will|does|do i just)\\b.*$',
    '\\s(?:because|although|though|even though|even if|given that|considering that|and have no idea|and how|and why|and what)\\b.*$',
    `\\s(?:but|since|so|while|and) ${subject}.*$`,
  ].join('|'),
  'is',
);
const trailingWords =
  /\s+(?:or not|please|right now|at all|anymore|any more|already|at this point|for real|thanks|thank you)$/i;

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

/** What the measures compare by: content words in English, pairs of characters in Chinese; the guide's words alone. */
import type { GuideInput } from '../../src/server/guide/guide.ts';
import { mirror } from '../../src/server/guide/languages/en/reading/pronouns.ts';
import { gramsOf } from '../../src/server/guide/languages/zh/reading/grams.ts';
import { stemsOf } from '../../src/server/guide/words.ts';
import type { Language } from '../question-sets.ts';

export function termsOf(text: string, language: Language): Set<string> {
  return language === 'zh' ? gramsOf(text) : stemsOf(text);
}

const gap = '_';

/** A text without what is the person's: quotes, and the sides or the act that the question was read as. */
export function guidesOwn(text: string, reading: GuideInput['reading']): string {
  const slots = [reading.a, reading.b, reading.act]
    .flatMap((slot) => (slot === undefined ? [] : [slot, mirror(slot)]))
    .filter((slot) => slot.length > 1)
    .toSorted((one, two) => two.length - one.length);
  const bare = text.replace(/“[^”]*”|"[^"]*"/gu, gap);
  return slots.reduce((rest, slot) => rest.replaceAll(slot, gap).replaceAll(capital(slot), gap), bare);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences with at least `least` words, or as many pairs of characters. */
export function sentencesOf(text: string, least = 4): string[] {
  return (text.match(/[^.!?。！？；\n]+[.!?。！？；]*/gu) ?? [])
    .map((sentence) => sentence.replace(/^[•\s]+/u, '').trim())
    .filter((sentence) => (sentence.match(/\p{Script=Han}{1,2}|[\p{L}\p{N}']+/gu) ?? []).length >= least);
}

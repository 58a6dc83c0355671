/** How the gates compare and count texts. */
import type { Language as EngineLanguage } from '../src/server/guide/engine/language.ts';
import { english } from '../src/server/guide/languages/en/language.ts';
import { chinese } from '../src/server/guide/languages/zh/language.ts';
import type { Language } from './question-sets.ts';

/** The texts of the built-in guide in a language, and what counts as a content word there. */
export const engineLanguages: Record<Language, EngineLanguage> = { en: english, zh: chinese };

/** Case, blanks and the shape of quotation marks make no difference. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2066-\u2069\u200b]/g, '')
    .replace(/[“”"„«»’‘「」`]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Words without marks; in Chinese single characters. */
export function wordsIn(text: string, language: Language): string[] {
  const word = language === 'zh' ? /\p{Script=Han}|[\p{L}\p{N}]+/gu : /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;
  return fold(text).match(word) ?? [];
}

/** Words, or for Chinese all characters but blanks: what the limits of a text are given in. */
export function lengthOf(text: string, language: Language): number {
  return language === 'zh' ? [...text.replace(/\s/gu, '')].length : wordsIn(text, language).length;
}

const runLength = { en: 4, zh: 5 } as const;

/** Whether a few words in a row stand in both texts. */
export function sharesRun(one: string, two: string, language: Language): boolean {
  const words = wordsIn(one, language);
  const length = Math.min(runLength[language], words.length);
  if (length === 0) return false;
  const other = ` ${wordsIn(two, language).join(' ')} `;
  return words.some(
    (_, at) => at + length <= words.length && other.includes(` ${words.slice(at, at + length).join(' ')} `),
  );
}

/** A full stop inside a quote ends no sentence of the guide's. */
const withWholeQuotes = (text: string) =>
  text.replace(/“[^”]*”/gu, (found) => found.replace(/[.!?。！？；\n]/gu, ''));

export function sentencesIn(text: string): string[] {
  return (withWholeQuotes(text).match(/[^.!?。！？；\n]+[.!?。！？；]*/gu) ?? [])
    .map((sentence) => sentence.replace(/^[•\s]+/u, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const quoted = /“([^”]*)”|"([^"]*)"|«([^»]*)»|「([^」]*)」/gu;

export function quotesIn(text: string): string[] {
  return [...text.matchAll(quoted)].map((found) => found.slice(1).find((piece) => piece !== undefined) ?? '');
}

export const withoutQuotes = (text: string) => text.replace(quoted, ' ');

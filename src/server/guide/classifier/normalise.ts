/** Prepares texts for the classifier and for the phrases of danger. */
import { simplify } from './chinese.ts';
import type { Language } from './features.ts';

const lookAlikes: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' };

/**
 * A text in one spelling: lower case, without accents and invisible characters, with straight quotes, single blanks and
 * simplified Chinese characters.
 */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/(?<=[a-z])[@$013](?=[a-z])/g, (character) => lookAlikes[character] ?? character)
    .replace(/(?<=\b\p{L})[.*_-](?=\p{L}\b)/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return simplify(plain);
}

/** The longest piece that is classified as a whole, in characters: about the longest sentences of the corpus. */
const maxPieceChars = { en: 280, zh: 100 };

const sentenceEnd = /(?<=[.!?。！？…;；\n])\s*/u;

/** Cuts what is too long for one piece at a comma or a blank, else anywhere. */
function cutLong(sentence: string, maxChars: number): string[] {
  const pieces: string[] = [];
  let rest = sentence.trim();
  while (rest.length > maxChars) {
    const head = rest.slice(0, maxChars);
    const at = Math.max(head.lastIndexOf(','), head.lastIndexOf('，'), head.lastIndexOf(' '));
    const end = at > maxChars / 2 ? at + 1 : maxChars;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

/** A folded text in pieces of whole sentences: a short text is one piece. */
export function splitText(folded: string, language: Language): string[] {
  const maxChars = maxPieceChars[language];
  const pieces: string[] = [];
  for (const sentence of folded.split(sentenceEnd).flatMap((one) => cutLong(one, maxChars))) {
    const last = pieces.at(-1);
    const joined = language === 'zh' ? `${last}${sentence}` : `${last} ${sentence}`;
    if (last !== undefined && joined.length <= maxChars) pieces[pieces.length - 1] = joined;
    else pieces.push(sentence);
  }
  return pieces;
}

/** The user's own words inside quotes: the server writes quotes, the browser searches for them, and both shorten them. */
import type { Understanding } from './contract/shapes.ts';

/** Converts a text for use inside a quote: one line, without double quotation marks and control characters. */
export function quotable(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
      .replace(/[“”"„«»]/g, "'")
      // The page splits bullets at these two characters.
      .replace(/[•·]/g, '-')
      .trim()
  );
}

/** A quote without the marks of cuts at its start and end. */
export function withoutCutMarks(text: string): string {
  return text.replace(/^…+\s*|\s*…+$/gu, '');
}

/** `own`: the user wrote or changed it. */
type Line = Understanding['wants'][number];

/**
 * Keeps the user's own lines, and those of the guide that quote one of the remaining `texts`: after a step back to an
 * earlier question, the guide must not keep what it learned from the answers that were taken back. Used by the server
 * for stored dialogues, by the browser for the others.
 */
export function keepSupportedLines(understanding: Understanding, texts: readonly string[]): Understanding {
  const remaining = texts.map(quotable);
  const isSupported = ({ text, own }: Line) =>
    own || remaining.some((said) => said.includes(withoutCutMarks(text)));
  const { wants, fears, limits: bounds, unknown } = understanding;
  return {
    wants: wants.filter(isSupported),
    fears: fears.filter(isSupported),
    limits: bounds.filter(isSupported),
    unknown,
  };
}

/*
 * The rest of this file shortens a user's text: only at the end of a clause whose meaning does not depend on what
 * follows, and with '…' at every cut. "I am afraid that if I say no once" must not be cut out of its sentence: without
 * the rest it means something else.
 */

/** A Chinese character, which is twice as wide as a letter of another script. */
const isWide = (character: string) => character > '\u2e7f';

/** The width of a text, with a Chinese character as the unit. */
export function measureWidth(text: string): number {
  let width = 0;
  for (const character of text) width += isWide(character) ? 1 : 0.5;
  return width;
}

/** The widest quote, in Chinese characters, if no clause ends earlier. Too long is better than misleading. */
const maxQuoteWidth = 90;
/** Narrower beginnings, in Chinese characters, say too little. */
const minQuoteWidth = 6;

/** After a sentence, at a comma or dash, or before a word that begins another clause. */
const boundary =
  /(?<=[.!?][)'’]?)\s+(?=\S)|(?<=[。！？!?][）』]?)(?=[^\s。！？!?）』…])|[;；]\s*|(?<!\d),\s*|,\s+|\s[-–—]+\s|—+|，|\s+(?=(?:and|but|because|so|which|while|although|though|yet)\s)/giu;

const sentenceEnd = /[.!?;。！？；][)'’）』]?\s*$/u;

/** Ends in a condition whose main clause may still follow. */
const openEnglish =
  /(?:\b(?:if|unless|when|whenever|once|until|till|whether|as soon as|as long as|every time|each time|the moment|not only|not just|not so much|neither|either|rather than|instead of)\b|(?:^|\b(?:that|and|but|or|so|then)\s+)(?:even )?(?:because|since|as|while|although|though|before|after|by|with|without|despite|in spite of|to)\b)[^,]*$/iu;
const openChinese =
  /(?:如果|要是|假如|假设|万一|倘若|若是|即使|就算|哪怕|虽然|虽说|尽管|因为|由于|既然|只要|只有|除非|一旦|每当|每次|当|等到?|直到|无论|不管|不论|与其|宁可|宁愿|不是|不仅|不但|不只|并非|除了|为了|一边|一(?=[说提想看听到见开拒问做走回坐闭]))[^，]*$/u;

/** The rest reverses, narrows or completes what precedes it. */
const changesMeaning =
  /^(?:and\s+|then\s+)?(?:but|except|unless|only|if|though|although|yet|however|not|nor|or|until|till|than|rather|provided|as long as|even if|even though|without|otherwise|then|which|who)\b/iu;
const changesMeaningChinese =
  /^(?:但|可是|可我|可他|可她|不过|然而|却|只是|除非|而是|而不是|而非|否则|不然|要不然|就|才|便|那|也|都|还是|或者|如果|要是|只要)|^[^，。！？；]{0,6}[就才便]/u;

/** Words that cannot end a clause. */
const needsContinuation =
  /(?:^|\s)(?:and|or|but|the|a|an|to|of|in|my|your|his|her|their|our|for|with|that|because|so|if|is|are|was|were|at|on|i|as|it|not|no|never|don't|didn't|can't|cannot|won't|isn't|wasn't|think|thought|said|say|says|told|know|believe|feel|mean|means|afraid|scared|worried|sure|hope|wish|than|about|from|by)$/iu;
const needsContinuationChinese =
  /(?:我?(?:觉得|认为|担心|害怕|怕|希望|知道|想|说|以为|不|没|没有|别|是|的|和|跟|与|把|被|让|对))$/u;

interface Beginning {
  start: string;
  rest: string;
}

/** Whether the beginning means the same alone as in the whole text; a guess by patterns. */
function standsAlone({ start, rest }: Beginning): boolean {
  if (changesMeaning.test(rest) || changesMeaningChinese.test(rest)) return false;
  if (sentenceEnd.test(start)) return true;
  const sentence = start.split(/[.!?;。！？；]/u).at(-1) ?? '';
  if (/[(（][^)）]*$/u.test(start)) return false;
  const last = sentence.trim();
  if (needsContinuation.test(last) || needsContinuationChinese.test(last)) return false;
  return !openEnglish.test(sentence.replaceAll('’', "'").trim()) && !openChinese.test(sentence);
}

/** How many characters are searched: the widest beginning and some words after it. */
const searchedChars = 2 * maxQuoteWidth + 40;

/** Beginnings that end with a clause, shortest first. */
function listBeginnings(text: string): Beginning[] {
  const near = text.slice(0, searchedChars);
  const found: Beginning[] = [];
  for (const { 0: mark, index } of near.matchAll(boundary)) {
    const start = near.slice(0, index + (/[;；]/u.test(mark) ? 1 : 0));
    const width = measureWidth(start);
    if (width > maxQuoteWidth) break;
    const rest = near.slice(index + mark.length);
    if (width >= minQuoteWidth && rest !== '') found.push({ start, rest });
  }
  return found;
}

/** The longest beginning that fits, for texts without a clause; ends after a word if there are words. */
function cutAtWord(text: string): string {
  let start = '';
  let width = 0;
  for (const character of text) {
    width += isWide(character) ? 1 : 0.5;
    if (width > maxQuoteWidth) break;
    start += character;
  }
  // An unfinished word at the end is dropped, unless too little would be left.
  const words = /^(.{40,})\s\S*$/su.exec(start)?.[1] ?? start;
  const parts = words.split(' ');
  while (parts.length > 1 && needsContinuation.test(parts.at(-1) ?? '')) parts.pop();
  return parts.join(' ');
}

function withCutMark(start: string): string {
  const bare = start.replace(/[\s,;:，；：、–—-]+$/u, '');
  return isWide([...bare].at(-1) ?? '') ? `${bare}……` : `${bare} …`;
}

/** `text` if it fits, else its longest beginning that fits and keeps its meaning, else the shortest that keeps it. */
export function cut(text: string, fits: (start: string) => boolean): string {
  if (fits(text)) return text;
  const beginnings = listBeginnings(text);
  const found =
    beginnings.findLast((one) => fits(one.start) && standsAlone(one)) ??
    beginnings.find((one) => standsAlone(one));
  if (found) return withCutMark(found.start);
  return measureWidth(text) <= maxQuoteWidth ? text : withCutMark(cutAtWord(text));
}

/** A part of `whole`, with a mark if there is text before or after it. */
export function partOfWhole(part: string, whole: string): string {
  const at = whole.indexOf(part);
  const [before, after] = at < 0 ? ['', ''] : [whole.slice(0, at), whole.slice(at + part.length)];
  const cutBefore = /[\p{L}\p{N}]/u.test(before);
  const cutAfter = /[\p{L}\p{N}]/u.test(after);
  const wide = isWide([...part].at(-1) ?? '');
  return `${cutBefore ? (wide ? '……' : '… ') : ''}${part}${cutAfter ? (wide ? '……' : ' …') : ''}`;
}

/** Shows thinking text as if typed: 15 to 30 ms per character, faster when far behind the stream. */
import { useEffect, useRef, useState } from 'react';
import { timing } from '#shared/timing.ts';

/** Characters behind the stream from which on several appear at once: a 60th of them, so that the gap closes. */
const farBehindChars = 200;
const catchUpShare = 1 / 60;
/** Before the first character. A short text has arrived completely by then, so its line breaks do not change later. */
const beforeFirstMs = 250;
const sentenceEnd = /[.!?…。！？]["”’')\]]*(?=\s|$)|[。！？]/g;

/** How many characters appear next, and after how long. */
export interface TypingStep {
  chars: number;
  waitMs: number;
}

/** `backlog`: characters that are not shown yet. `random` is in [0, 1). */
export function typingStep(backlog: number, random: number): TypingStep {
  const waitMs = timing.typingMinMs + random * (timing.typingMaxMs - timing.typingMinMs);
  return { chars: backlog > farBehindChars ? Math.ceil(backlog * catchUpShare) : 1, waitMs };
}

/** The length of the text up to its last whole sentence. */
export function sentencesLength(text: string): number {
  const last = [...text.matchAll(sentenceEnd)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The whole sentences of a text, and the unfinished rest when the text has ended. */
export function splitSentences(text: string, ended: boolean): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  if (ended) sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** How many characters to show. `bySentence`: whole sentences, for reduced motion. */
export function useTypedLength(text: string, ended: boolean, bySentence: boolean): number {
  const [typed, setTyped] = useState(0);
  /** When the next character is due, by `performance.now()`; undefined while all is shown. */
  const dueAt = useRef<number>(undefined);
  const backlog = text.length - typed;
  useEffect(() => {
    if (bySentence || backlog <= 0) {
      dueAt.current = undefined;
      return;
    }
    const { chars, waitMs } = typingStep(backlog, Math.random());
    const at = dueAt.current ?? performance.now() + (typed === 0 ? beforeFirstMs : waitMs);
    dueAt.current = at;
    const show = () => {
      // By the clock: a busy device shows more at once instead of typing for longer.
      const steps = 1 + Math.floor(Math.max(0, performance.now() - at) / waitMs);
      dueAt.current = at + steps * waitMs;
      setTyped(typed + Math.min(steps * chars, backlog));
    };
    const timer = setTimeout(show, Math.max(0, at - performance.now()));
    return () => clearTimeout(timer);
  }, [typed, backlog, bySentence]);
  if (bySentence) return ended ? text.length : sentencesLength(text);
  return Math.min(typed, text.length);
}

/** The sentences for screen readers so far; adds at most one every 4 s. */
export function useSpokenSentences(text: string, ended: boolean): string[] {
  const [count, setCount] = useState(0);
  const sentences = splitSentences(text, ended);
  const hasMore = sentences.length > count;
  useEffect(() => {
    if (!hasMore) return;
    const wait = count === 0 ? 0 : timing.moodRotateMs;
    const timer = setTimeout(() => setCount(count + 1), wait);
    return () => clearTimeout(timer);
  }, [hasMore, count]);
  return sentences.slice(0, count);
}

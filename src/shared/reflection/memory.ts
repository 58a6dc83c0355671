/** What the guide remembers of a finished reflection when a user continues it: lines that they can read and edit. */
import { limits } from '../limits.ts';
import { type GuideLocale, guideLocale } from '../locales.ts';
import { cut } from '../quotes.ts';
import type { Summary } from '../summary.ts';

/** The beginning of a summary's line that names what is still open, in English or Chinese. */
const openLabel = /^\W*(?:still open|open)\b[:：]?\s*|^\P{L}*(?:还没定|还没说到|还不清楚|还开着)[:：]?/iu;

/** A line such as "Still open: …" says what is not known, so it needs no quote as evidence. */
export const isOpenLine = (line: string): boolean => openLabel.test(line);

/** What the first such line names, without its label. */
const findOpen = (lines: readonly string[]): string | undefined =>
  lines.find(isOpenLine)?.replace(openLabel, '');

export type MemoryPart = 'insight' | 'step' | 'open';

const parts: readonly MemoryPart[] = ['insight', 'step', 'open'];

/** What each line begins with, in the language of the question. */
export const memoryLabels: Record<GuideLocale, Record<MemoryPart, string>> = {
  en: { insight: 'What became clear: ', step: 'Your step: ', open: 'Still open: ' },
  zh: { insight: '看清的：', step: '你的一步：', open: '还没弄清：' },
};

/** The insight, the step and what stayed open. */
export function toMemory(summary: Summary): string[] {
  const labels = memoryLabels[guideLocale(summary.question)];
  const texts: Record<MemoryPart, string | undefined> = {
    insight: summary.insights[0],
    step: summary.nextStep?.text ?? summary.steps[0],
    open: findOpen(summary.insights) ?? summary.stillOpen[0],
  };
  return parts.flatMap((part) => {
    const text = texts[part];
    return text ? [cut(labels[part] + text, (start) => start.length <= limits.memoryChars)] : [];
  });
}

/** The lines by their labels, which the user may have edited; `rest`: all other lines. */
export function parseMemory(
  lines: readonly string[],
): Partial<Record<MemoryPart, string>> & { rest: string[] } {
  const found: Partial<Record<MemoryPart, string>> & { rest: string[] } = { rest: [] };
  for (const line of lines) {
    const text = line.trim();
    const [part, label] =
      Object.values(memoryLabels)
        .flatMap((labels) => parts.map((name) => [name, labels[name].trim()] as const))
        .find(([, start]) => text.startsWith(start)) ?? [];
    const said = text.slice(label?.length ?? 0).trim();
    if (part && said !== '') found[part] ??= said;
    else if (text !== '' && part === undefined) found.rest.push(text);
  }
  return found;
}

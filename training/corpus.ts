/** Reads the corpus; README.md has its format. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/server/guide/classifier/features.ts';

export type Part = 'care' | 'guide' | 'kinds';

export interface Sentence {
  labels: readonly string[];
  text: string;
  /** The file that it stands in: files of other hands are held out together. */
  file: string;
}

export const corpusFolder = import.meta.dirname;

function corpusFiles(language: Language, part: Part): string[] {
  const folder = join(corpusFolder, language, part);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name));
}

function parseLine(line: string, file: string): Sentence | undefined {
  if (!line.trim() || line.startsWith('#')) return undefined;
  const bar = line.indexOf(' | ');
  if (bar < 0) throw new Error(`${file}: no ' | ' in: ${line}`);
  return { labels: line.slice(0, bar).trim().split(' '), text: line.slice(bar + 3).trim(), file };
}

export function readCorpus(language: Language, part: Part): Sentence[] {
  return corpusFiles(language, part).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => parseLine(line, file) ?? []),
  );
}

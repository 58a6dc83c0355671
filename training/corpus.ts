/** Reads the corpus; README.md has its format. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/server/guide/classifier/features.ts';

export type Folder =
  | 'acts'
  | 'care'
  | 'closings'
  | 'follow'
  | 'guide'
  | 'hearts'
  | 'kinds'
  | 'offered-steps'
  | 'options'
  | 'questions'
  | 'steps'
  | 'takeaways';

export interface Sentence {
  labels: readonly string[];
  text: string;
  /** The file that it stands in: files of other hands are held out together. */
  file: string;
  folder: Folder;
}

export const corpusFolder = import.meta.dirname;

export function corpusFiles(language: Language, folder: Folder): string[] {
  const path = join(corpusFolder, language, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(path, name));
}

function parseLine(line: string, file: string, folder: Folder): Sentence | undefined {
  if (!line.trim() || line.startsWith('#')) return undefined;
  const bar = line.indexOf(' | ');
  if (bar < 0) throw new Error(`${file}: no ' | ' in: ${line}`);
  return { labels: line.slice(0, bar).trim().split(' '), text: line.slice(bar + 3).trim(), file, folder };
}

export function readCorpus(language: Language, folder: Folder): Sentence[] {
  return corpusFiles(language, folder).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => parseLine(line, file, folder) ?? []),
  );
}

/** An answer in which the part that matters most is marked, from `start` to `end`; in some nothing is. */
export interface MarkedAnswer {
  text: string;
  start: number;
  end: number;
  file: string;
}

const mark = /\[([^\]]+)\]/;

export function readMarkedAnswers(language: Language): MarkedAnswer[] {
  return corpusFiles(language, 'hearts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => {
        const found = mark.exec(line);
        const start = found?.index ?? 0;
        return { text: line.replace(mark, '$1'), start, end: start + (found?.[1]?.length ?? 0), file };
      }),
  );
}

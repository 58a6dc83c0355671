/** The sets of statements for the screening of danger: files `N-LANGUAGE.txt` with lines `style kind | text`. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = import.meta.dirname;

/** The numbers of the sets of a language, the newest first. */
export const setsOf = (language) =>
  readdirSync(folder)
    .flatMap((name) => name.match(`^(\\d+)-${language}\\.txt$`)?.[1] ?? [])
    .sort((a, b) => b - a);

export function readSet(language, set) {
  return readFileSync(`${folder}/${set}-${language}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | ') && !line.startsWith('#'))
    .map((line) => {
      const bar = line.indexOf(' | ');
      const [style, kind] = line.slice(0, bar).split(' ');
      return { style, kind, text: line.slice(bar + 3) };
    });
}

/** The newest set of a language that has dangers as well as harmless statements. */
export const newestOf = (language) =>
  setsOf(language).find((set) => readSet(language, set).some(({ kind }) => kind !== 'none'));

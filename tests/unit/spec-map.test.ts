/**
 * Map and notes of the specification cannot rot: what they name is there, and each line of the map names code and
 * the tests that show its behaviour, by their titles.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { timing } from '#shared/timing.ts';

const map = readFileSync('docs/spec-map.md', 'utf8');
const notes = readFileSync('docs/spec-notes.md', 'utf8');

/** The cells of every row of a table but its head. */
const rows = map
  .split('\n')
  .filter((line) => /^\| (?!the specification|---)/.test(line) && !line.startsWith('|---'))
  .map((line) => line.replaceAll('\\|', '/').slice(2, -2).split(' | '));

const pathsIn = (text: string) => text.match(/(?<=`)[\w@.-]+(?:\/[\w@.-]+)+\.\w+(?=`)/g) ?? [];
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
const placeOf = (path: string) => (path.startsWith('tests/') ? path : `src/${path}`);

interface Named {
  file: string;
  titles: string[];
}

/** Tests as a row names them: `file`: “title”, “title”; `file`: “title”. */
const testsIn = (cell = ''): Named[] =>
  cell.split(/; (?=`)/).map((part) => ({
    file: pathsIn(part)[0] ?? part,
    titles: [...part.matchAll(/“(.+?)”(?=$|, “)/g)].map(([, title = '']) => title),
  }));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** As it stands in the code: the first argument of a test, in any quotes. */
function hasTest(file: string, title: string): boolean {
  const code = readFileSync(placeOf(file), 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => new RegExp(`\\(\\s*${quote}${escaped(title)}${quote}`).test(code));
}

describe('docs/spec-map.md', () => {
  it('holds every section of the specification from 2 to 9', () => {
    const sections = map.match(/^## \d/gm)?.map((title) => Number(title.slice(3)));
    expect(sections).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.length).toBeGreaterThan(180);
  });

  it('names only files that are there', () => {
    expect(pathsIn(map + notes).filter((path) => !existsSync(placeOf(path)))).toEqual([]);
  });

  it('names for every line the code and a test by its title', () => {
    const lacking = rows.filter((cells) => {
      const [code = []] = cells.slice(-2).map(pathsIn);
      const tests = testsIn(cells.at(-1));
      const isNamed = ({ file, titles }: Named) => isTest(file) && titles.length > 0;
      return code.length === 0 || code.some(isTest) || !tests.every(isNamed);
    });
    expect(lacking.map(([line]) => line)).toEqual([]);
  });

  it('names only tests that there are', () => {
    const gone = rows.flatMap((cells) =>
      testsIn(cells.at(-1)).flatMap(({ file, titles }) =>
        titles.filter((title) => !hasTest(file, title)).map((title) => `${cells[0]}: ${file} “${title}”`),
      ),
    );
    expect(gone).toEqual([]);
  });

  it('tells the constants as the code has them', () => {
    const lineOf = (start: string) => rows.find(([line]) => line?.startsWith(start))?.[0];
    const { requestTimeoutMs, throttleMs, responseCacheMs, retries, retryDelayMs, tokenCheckMs } = timing;
    const { tokenRefreshAheadMs, tokenDefaultLifeS, typingMinMs, typingMaxMs, progressMs } = timing;
    expect([
      lineOf('request timeout'),
      lineOf('throttle 500'),
      lineOf('3 retries'),
      lineOf('token check'),
      lineOf('typing'),
      lineOf('the offer starts'),
      lineOf('a description over'),
    ]).toEqual([
      `request timeout ${requestTimeoutMs} ms`,
      `throttle ${throttleMs} ms, cached response ${responseCacheMs / 1_000} s`,
      `${retries} retries, ${retryDelayMs} ms apart: *decision*`,
      `token check ${tokenCheckMs / 1_000} s, threshold ${tokenRefreshAheadMs} ms, default expiry ${tokenDefaultLifeS} s`,
      `typing ${typingMinMs}-${typingMaxMs} ms a character, progress over ${progressMs} ms`,
      `the offer starts at ${timing.offerCountdownS} s`,
      `a description over ${limits.longTopicChars} characters is long`,
    ]);
  });
});

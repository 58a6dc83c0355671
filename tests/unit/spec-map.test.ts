/** Map and notes of the specification cannot rot: what they name is there, and no line of the map lacks code or test. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const map = readFileSync('docs/spec-map.md', 'utf8');
const notes = readFileSync('docs/spec-notes.md', 'utf8');

/** The cells of every row of a table but its head. */
const rows = map
  .split('\n')
  .filter((line) => /^\| (?!the specification|---)/.test(line) && !line.startsWith('|---'))
  .map((line) => line.replaceAll('\\|', '/').slice(2, -2).split(' | '));

const pathsIn = (text: string) => text.match(/(?<=`)[\w@.-]+(?:\/[\w@.-]+)+\.\w+(?=`)/g) ?? [];
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
const isThere = (path: string) => existsSync(path.startsWith('tests/') ? path : `src/${path}`);

describe('docs/spec-map.md', () => {
  it('holds every section of the specification from 2 to 9', () => {
    const sections = map.match(/^## \d/gm)?.map((title) => Number(title.slice(3)));
    expect(sections).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.length).toBeGreaterThan(180);
  });

  it('names only files that are there', () => {
    expect(pathsIn(map + notes).filter((path) => !isThere(path))).toEqual([]);
  });

  it('names for every line the code and a test', () => {
    const lacking = rows.filter((cells) => {
      const [code = [], tests = []] = cells.slice(-2).map(pathsIn);
      return code.length === 0 || code.some(isTest) || tests.length === 0 || !tests.every(isTest);
    });
    expect(lacking.map(([line]) => line)).toEqual([]);
  });
});

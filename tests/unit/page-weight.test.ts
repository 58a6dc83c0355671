import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableOf, weigh } from '../../scripts/budget.mjs';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clearing-weight-'));
  for (const name of ['.vite', 'assets']) await mkdir(join(folder, name));
  const chunks = {
    'index.html': { file: 'assets/first.js', css: ['assets/first.css'] },
    'src/login.tsx': { file: 'assets/login.js', imports: ['index.html'] },
  };
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  write('.vite/manifest.json', chunks);
  write('.vite/modules.json', {});
  write('pages.json', {
    pages: {
      '/': { scripts: [], styles: [] },
      '/login': { scripts: ['assets/login.js'], styles: [] },
      '/new': { scripts: [], styles: [] },
    },
  });
  write('assets/first.js', 'x'.repeat(5_000));
  write('assets/first.js.br', 'x'.repeat(1_000));
  write('assets/first.css', 'x'.repeat(200));
  write('assets/login.js', 'x'.repeat(300));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('weighs what travels, and refuses a page over its bar', () => {
  const rows = weigh(folder, { '/': 1.2, '/login': 1.499 });
  expect(rows.map(({ path, total, tooHeavy }) => [path, total, tooHeavy])).toEqual([
    ['/', 1_200, false],
    ['/login', 1_500, true],
    ['/new', 1_200, false],
  ]);
  expect(tableOf(rows)).toMatch(/\/login .*too heavy/);
});

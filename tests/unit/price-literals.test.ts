/** A price is written in the price list only: a copy elsewhere would be wrong after the next change. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currencies, defaultPrices, planIds, priceCents } from '../../src/shared/plans.ts';

const folders = ['src', 'tests', 'scripts', 'bench', 'deploy'];
const priceList = 'src/shared/plans.ts';
const texts = /\.(ts|tsx|js|mjs|css|html|json|yml|sh)$/;

/** Ways of writing a sum: in minor units, with and without a separator, and in the major unit. */
function spellings(cents: number): string[] {
  const plain = String(cents);
  return [plain, plain.replace(/(?<=\d)(?=(\d{3})+$)/g, '_'), (cents / 100).toFixed(2)];
}

const prices = [
  ...new Set(
    planIds.flatMap((type) =>
      currencies.flatMap((currency) => spellings(priceCents(defaultPrices, type, currency))),
    ),
  ),
];
const escaped = prices.map((price) => price.replace('.', '\\\\?\\.')).join('|');
/** Not inside another number, a telephone number or an id. */
const price = new RegExp(`(?<![\\w.]|\\d-)(?:${escaped})(?![\\d_]|\\.\\d)`);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (texts.test(entry.name)) yield path;
  }
}

/** Generated snapshots of migrations hold ids that look like prices. */
const isWritten = (path: string) => path !== priceList && !path.includes('/migrations/');

test.each(prices)('the search finds %s in code and in texts', (spelling) => {
  for (const line of [
    `amount: ${spelling},`,
    `'$${spelling}'`,
    `\`${spelling} USD\``,
    `-${spelling}`,
    `/${spelling.replace('.', '\\.')}/`,
  ])
    expect(price.test(line)).toBe(true);
  for (const line of [`1-800-${spelling}-7233`, `1${spelling}`, `${spelling}0`, `id-en${spelling}`])
    expect(price.test(line)).toBe(false);
});

test('no price stands outside of the price list', () => {
  const files = folders.flatMap((folder) => [...filesIn(folder)]).filter(isWritten);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (price.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

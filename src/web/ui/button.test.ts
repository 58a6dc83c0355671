import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync('src/web/styles/tokens.css', 'utf8');

/** WCAG 2 contrast of two colours written as #rrggbb. */
function contrast(left: string, right: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high = 0, low = 0] = [light(left), light(right)].toSorted((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

const valuesOf = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, value = '']) => value);

it('a button that destroys something can be read in both schemes, filled and quiet', () => {
  const [fills, texts, papers] = [valuesOf('danger'), valuesOf('danger-soft'), valuesOf('paper')];
  expect(fills.length).toBeGreaterThanOrEqual(2);
  for (const [at, fill] of fills.entries()) {
    expect(contrast(fill, texts[at] ?? fill)).toBeGreaterThan(4.5);
    expect(contrast(fill, papers[at] ?? fill)).toBeGreaterThan(4.5);
  }
});

it.each([
  ['features/privacy/your-data.tsx', 3],
  ['features/library/reflection-list.tsx', 1],
  ['features/billing/subscription/cancel-subscription.tsx', 2],
  ['pages/summary/summary-unstored.tsx', 2],
])('%s uses it for every step towards the end', (file, count) => {
  const source = readFileSync(`src/web/${file}`, 'utf8');
  expect(source.match(/<DangerButton/g)).toHaveLength(count);
});

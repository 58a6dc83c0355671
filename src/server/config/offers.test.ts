import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultPrices, priceCents } from '#shared/plans.ts';
import { readConfig } from './config.ts';
import { introductoryCents, readOffers } from './offers.ts';

const folder = mkdtempSync(join(tmpdir(), 'offers-'));

function write(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function problemsOf(content: unknown): string[] {
  const read = readOffers(write(content), defaultPrices);
  return 'problems' in read ? read.problems : [];
}

test('without a file there are no offers', () => {
  expect(readConfig({}).offers).toEqual({ codes: [], firstReflectionFree: false });
});

test('the first reflection can be free without any code', () => {
  expect(readConfig({ OFFERS_FILE: write({ firstReflectionFree: true }) }).offers).toEqual({
    codes: [],
    firstReflectionFree: true,
  });
});

test('the example is right, and its percentages are of whole cents', () => {
  const { offers } = readConfig({ OFFERS_FILE: 'deploy/offers.example.json' });
  const [first] = offers.codes;
  expect(first).toMatchObject({ code: 'SPRING20', oncePerPerson: true, charges: 1 });
  const monthly = {
    plan: 'monthly',
    currency: 'USD',
    fullCents: priceCents(defaultPrices, 'monthly', 'USD'),
  } as const;
  expect(first && introductoryCents(first, monthly)).toBe(559);
});

test.each([
  ['is not JSON', '{'],
  ['firstReflectionFree', { firstReflectionFree: 'yes' }],
  ['codes.0.code: must be 3 to 24', { codes: [{ code: 'a b', percentOff: 5 }] }],
  ['Unrecognized key', { codes: [{ code: 'ABC', percentOf: 5 }] }],
  ['codes.ABC: must have exactly one of', { codes: [{ code: 'abc' }] }],
  ['codes.ABC: must have exactly one of', { codes: [{ code: 'ABC', percentOff: 5, freeMonths: 1 }] }],
  ['codes.0.ends: must be a time like', { codes: [{ code: 'ABC', percentOff: 5, ends: 'soon' }] }],
  [
    'codes.0.amountOff.USD: must have at most two decimals',
    { codes: [{ code: 'ABC', amountOff: { USD: 1.005 } }] },
  ],
  ['leaves less than 0.50 USD of the monthly plan', { codes: [{ code: 'ABC', amountOff: { USD: 6.5 } }] }],
  [
    'more than one charge is for the monthly plan only',
    { codes: [{ code: 'ABC', percentOff: 5, charges: 2 }] },
  ],
  ['freeMonths has no charges', { codes: [{ code: 'ABC', freeMonths: 2, charges: 2 }] }],
  ['an announced offer needs the time', { codes: [{ code: 'ABC', percentOff: 5, announced: true }] }],
  [
    'codes: ABC is listed twice',
    {
      codes: [
        { code: 'ABC', percentOff: 5 },
        { code: 'abc', percentOff: 6 },
      ],
    },
  ],
])('the server does not start, and says why: %s', (problem, content) => {
  expect(problemsOf(content).join('\n')).toContain(problem);
  for (const line of problemsOf(content)) expect(line).toMatch(/^OFFERS_FILE: /);
  expect(() => readConfig({ OFFERS_FILE: write(content) })).toThrow('OFFERS_FILE: ');
});

import { expect, it } from 'vitest';
import { helplines, linesFor } from './helplines.ts';

const { countries, listedOn } = helplines;
const lines = countries.flatMap((country) =>
  country.lines.map((line) => ({ ...line, country: country.code })),
);

it('was checked within the last 12 months: when this fails, check every source again (docs/care.md)', () => {
  const yearAgo = new Date();
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  expect(Date.parse(listedOn)).toBeGreaterThan(yearAgo.getTime());
  for (const { verified } of lines) {
    expect(verified >= listedOn, verified).toBe(true);
    expect(Date.parse(verified)).toBeLessThanOrEqual(Date.now());
  }
});

it('names for each line a number that can be dialled, its site and its source', () => {
  for (const line of lines) {
    expect(line.number, line.name).toMatch(/^\d[\d -]*$/);
    expect(line.url, line.name).toMatch(/^https:\/\//);
    expect(line.source, line.name).toMatch(/^https?:\/\//);
  }
});

it('has an emergency number and a line for people in crisis in every country, and no country twice', () => {
  for (const one of countries) {
    expect(one.emergency, one.code).toMatch(/^\d{3}$/);
    expect(linesFor(one, 'self-harm')[0]?.kinds, one.code).toContain('self-harm');
  }
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
});

it('puts the lines for a kind first and leaves none out', () => {
  const names = (kind?: 'abuse' | 'minor') =>
    countries
      .filter(({ code }) => code === 'GB')
      .flatMap((one) => linesFor(one, kind))
      .map(({ name }) => name);
  expect(names('abuse')[0]).toBe('National Domestic Abuse Helpline');
  expect(names('minor')[0]).toBe('Childline');
  expect(names('minor').toSorted()).toEqual(names().toSorted());
});

import { expect, it } from 'vitest';
import { chooseLines, fits, helplines, sortLines } from './helplines.ts';
import { riskKinds } from './kinds.ts';

const { countries, checkedOn } = helplines;
const lines = countries.flatMap((country) =>
  country.lines.map((line) => ({ ...line, country: country.code })),
);

it('was checked within the last 12 months: when this fails, check every source again (docs/care.md)', () => {
  const yearAgo = new Date();
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  expect(Date.parse(checkedOn)).toBeGreaterThan(yearAgo.getTime());
  for (const { verified } of lines) {
    expect(verified >= checkedOn, verified).toBe(true);
    expect(Date.parse(verified)).toBeLessThanOrEqual(Date.now());
  }
});

it('names for each line a way to reach it, its site and one or two sources', () => {
  for (const line of lines) {
    expect(line.number ?? line.text?.number ?? line.chat, line.name).toBeTruthy();
    if (line.number) expect(line.number, line.name).toMatch(/^\d[\d -]*$/);
    expect(line.url, line.name).toMatch(/^https?:\/\//);
    expect([1, 2], line.name).toContain(line.sources.length);
    expect(new Set(line.sources).size, line.name).toBe(line.sources.length);
    for (const source of line.sources) expect(source, line.name).toMatch(/^https?:\/\//);
  }
});

it('has a text number of digits, a first word in capitals and a chat page under https', () => {
  for (const { name, text, chat } of lines) {
    if (text) expect(text.number, name).toMatch(/^\d[\d -]*$/);
    if (text?.word) expect(text.word, name).toMatch(/^[A-Z]+$/);
    if (chat) expect(chat, name).toMatch(/^https:\/\//);
  }
  expect(lines.some(({ text }) => text)).toBe(true);
  expect(lines.some(({ chat }) => chat)).toBe(true);
});

it('has an emergency number and a line for people in crisis in every country, and no country twice', () => {
  for (const one of countries) {
    expect(one.emergency, one.code).toMatch(/^\d{3}$/);
    expect(one.lines[0]?.kinds, one.code).toContain('self-harm');
    expect(sortLines(one, 'self-harm')[0]?.kinds, one.code).toContain('self-harm');
  }
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
});

it('puts the lines for a kind first and leaves none out', () => {
  const names = (kind: 'abuse' | 'minor') =>
    countries
      .filter(({ code }) => code === 'GB')
      .flatMap((one) => sortLines(one, kind))
      .map(({ name }) => name);
  expect(names('abuse')[0]).toBe('National Domestic Abuse Helpline');
  expect(names('minor')[0]).toBe('Childline');
  expect(names('minor').toSorted()).toEqual(names('abuse').toSorted());
});

it('shows at most two lines that fit, one of them open all day where the country has one', () => {
  for (const country of countries)
    for (const kind of riskKinds) {
      const chosen = chooseLines(country, kind);
      const name = `${country.code} ${kind}`;
      expect([1, 2], name).toContain(chosen.length);
      for (const line of chosen) expect(fits(line, kind), name).toBe(true);
      const hasAllDay = country.lines.some((line) => fits(line, kind) && line.hours === 'all-day');
      if (hasAllDay)
        expect(
          chosen.some(({ hours }) => hours === 'all-day'),
          name,
        ).toBe(true);
    }
});

/**
 * Help lines by country, printed as they stand here; no guide ever writes a number. Each line names the page where its
 * number and hours were read and the day on which they were read there; nobody has rung it. A test fails when a line
 * was not read again for 12 months. How it is done: docs/care.md.
 */

import type { RiskKind } from '../contract/shapes.ts';
import type { CountryHelp, Helpline } from './helpline.ts';
import { elsewhere } from './helplines-elsewhere.ts';
import { englishSpeaking } from './helplines-english.ts';

const countries = [...englishSpeaking, ...elsewhere];

export const helplines = {
  /** The day on which the line that was left longest was read. */
  listedOn: countries.flatMap(({ lines }) => lines.map(({ verified }) => verified)).toSorted()[0] ?? '',
  /** For every country that is not listed: a directory of checked lines. */
  directory: { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  countries,
} as const;

/** The lines of a country with those for this kind of need first, else in their order. */
export function linesFor(country: CountryHelp, kind: RiskKind | undefined): readonly Helpline[] {
  if (!kind) return country.lines;
  const fits = (one: Helpline) => one.kinds.includes(kind);
  return [...country.lines.filter(fits), ...country.lines.filter((one) => !fits(one))];
}

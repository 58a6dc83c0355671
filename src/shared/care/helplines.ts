/**
 * Help lines by country, shown exactly as listed; a guide never writes a number. Each line names the source of its
 * number and hours and the date of the last check; nobody has called it. A test fails when a check is older than
 * 12 months (docs/care.md).
 */

import type { RiskKind } from '../contract/shapes.ts';
import type { CountryHelp, Helpline } from './helpline.ts';
import { elsewhere } from './helplines-elsewhere.ts';
import { englishSpeaking } from './helplines-english.ts';

const countries = [...englishSpeaking, ...elsewhere];

export const helplines = {
  /** The oldest date of a check. */
  listedOn: countries.flatMap(({ lines }) => lines.map(({ verified }) => verified)).toSorted()[0] ?? '',
  /** A directory of checked lines, for countries that are not listed. */
  directory: { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  countries,
} as const;

/** The lines of a country, those for this kind of need first, otherwise in their order. */
export function linesFor(country: CountryHelp, kind: RiskKind | undefined): readonly Helpline[] {
  if (!kind) return country.lines;
  const fits = (one: Helpline) => one.kinds.includes(kind);
  return [...country.lines.filter(fits), ...country.lines.filter((one) => !fits(one))];
}

/**
 * Help lines by country, shown exactly as listed; a guide never writes a number. Each line names the sources of its
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
  checkedOn: countries.flatMap(({ lines }) => lines.map(({ verified }) => verified)).toSorted()[0] ?? '',
  /** A directory of checked lines, for countries that are not listed. */
  directory: { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  countries,
} as const;

/** The kinds whose lines fit, best first: many countries have no line for a kind. */
const fittingKinds: Record<RiskKind, readonly RiskKind[]> = {
  'self-harm': ['self-harm'],
  eating: ['eating', 'self-harm'],
  medical: ['medical', 'self-harm'],
  violence: ['violence', 'self-harm'],
  abuse: ['abuse', 'self-harm'],
  'sexual-violence': ['sexual-violence', 'abuse', 'self-harm'],
  minor: ['minor', 'self-harm'],
  'someone-else': ['someone-else', 'self-harm'],
  bereaved: ['bereaved', 'self-harm'],
};

/** The place of a line among those that fit, 0 being the best; undefined where it does not fit. */
function findRank({ kinds }: Helpline, kind: RiskKind): number | undefined {
  const rank = fittingKinds[kind].findIndex((fitting) => kinds.includes(fitting));
  return rank < 0 ? undefined : rank;
}

/** Whether a line is for this kind of need, or for one that comes close. */
export const fits = (line: Helpline, kind: RiskKind): boolean => findRank(line, kind) !== undefined;

/** The lines of a country, best fit first, those that answer all day before others, otherwise in their order. */
export function sortLines(country: CountryHelp, kind: RiskKind): readonly Helpline[] {
  const key = (line: Helpline) =>
    2 * (findRank(line, kind) ?? fittingKinds[kind].length) + (line.hours === 'all-day' ? 0 : 1);
  return country.lines.toSorted((a, b) => key(a) - key(b));
}

/**
 * At most two lines that fit. With the emergency number these are three: somebody in need should not have to choose
 * from a list. Where neither would answer all day, the second is one that does.
 */
export function chooseLines(country: CountryHelp, kind: RiskKind): readonly Helpline[] {
  const fitting = sortLines(country, kind).filter((line) => fits(line, kind));
  const [best, next] = fitting;
  if (!best || !next) return fitting;
  const isOpen = ({ hours }: Helpline) => hours === 'all-day';
  return [best, isOpen(best) || isOpen(next) ? next : (fitting.find(isOpen) ?? next)];
}

/** Types of help lines; helplines.ts has the lists. */
import type { RiskKind } from '../contract/shapes.ts';

/** When a line answers. The words are in the care texts of each language. */
export type LineHours =
  | 'all-day'
  | 'at-least-18-hours'
  | 'differ-by-place'
  | 'every-day-11-to-21'
  | 'monday-to-saturday-14-to-20'
  | 'office-hours-or-110';

/** Who a line is for, or how else to reach it. The words are in the care texts of each language. */
export type LineNote =
  | '5-to-25'
  | 'call-or-text'
  | 'domestic-and-sexual-violence'
  | 'domestic-violence'
  | 'english-and-chinese'
  | 'under-18'
  | 'under-19'
  | 'women'
  | 'young';

export interface Helpline {
  /** As the line calls itself. */
  name: string;
  number: string;
  hours: LineHours;
  note?: LineNote;
  url: string;
  /** The kinds of need it is for; it is listed first on the page of such a need. */
  kinds: readonly RiskKind[];
  /** The page that number and hours were taken from. */
  source: string;
  /** The date on which they were last checked, ISO 8601. */
  verified: string;
}

export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** The country's name in its own language, as people there look for it in a list. */
  name: string;
  /** One number that can be dialled, for an ambulance at least. */
  emergency: string;
  /** If the police have a different number. */
  police?: string;
  lines: readonly Helpline[];
}

type Entry = Pick<Helpline, 'name' | 'number' | 'url' | 'source'> & {
  hours?: LineHours;
  note?: LineNote;
  verified?: string;
};

/** The date on which we checked the sources. */
const readOn = '2026-11-20';
/** The date on which open-helplines (data under CC0) checked the source; number and hours are from its data. */
export const openHelplines = '2026-06-02';
const line =
  (...kinds: RiskKind[]) =>
  (entry: Entry): Helpline => ({ hours: 'all-day', verified: readOn, ...entry, kinds });

export const crisis = line('self-harm', 'violence');
export const abuse = line('abuse');
export const youth = line('minor');
export const poison = line('medical');

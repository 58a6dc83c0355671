/** What is known of a help line. The lists themselves: helplines.ts. */
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
  /** What it is meant for; these stand first on the page of that kind. */
  kinds: readonly RiskKind[];
  /** Page on which number and hours were read. */
  source: string;
  /** The day of that, ISO 8601. */
  verified: string;
}

export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the country's own words, as people there look for it in a list. */
  name: string;
  /** One number that can be dialled, for an ambulance at least. */
  emergency: string;
  /** Where the police have another number. */
  police?: string;
  lines: readonly Helpline[];
}

type Entry = Pick<Helpline, 'name' | 'number' | 'url' | 'source'> & {
  hours?: LineHours;
  note?: LineNote;
  verified?: string;
};

/** When we read the page that a line names. */
const readOn = '2026-11-20';
/** When the keepers of open-helplines (data CC0) read it; its numbers and hours are taken from there. */
export const openHelplines = '2026-06-02';
const line =
  (...kinds: RiskKind[]) =>
  (entry: Entry): Helpline => ({ hours: 'all-day', verified: readOn, ...entry, kinds });

export const crisis = line('self-harm', 'violence');
export const abuse = line('abuse');
export const youth = line('minor');
export const poison = line('medical');

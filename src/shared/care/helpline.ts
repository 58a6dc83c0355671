/** Types of help lines; helplines.ts has the lists. */
import type { RiskKind } from '../contract/shapes.ts';

/** When a line answers. The words are in the care texts of each language. */
export type LineHours =
  | 'all-day'
  | 'at-least-18-hours'
  | 'differ-by-place'
  | 'every-day-11-to-21'
  | 'every-day-8-to-24'
  | 'monday-to-friday-9-to-19-eastern'
  | 'monday-to-friday-15-to-20'
  | 'monday-to-saturday-14-to-20'
  | 'office-hours-or-110';

/** Who a line is for, or how else to reach it. The words are in the care texts of each language. */
export type LineNote =
  | '5-to-25'
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
  /** Missing where a line is reached in writing only. */
  number?: string;
  /** A number that takes text messages, with the word to begin with if it wants one. */
  text?: { number: string; word?: string };
  /** The page of its chat, or the site that has it; a chat may be open for fewer hours than the phone. */
  chat?: string;
  hours: LineHours;
  note?: LineNote;
  url: string;
  /** The kinds of need it is for; it is listed first on the page of such a need. */
  kinds: readonly RiskKind[];
  /** The pages that give number and hours, as far as possible two that are independent of each other. */
  sources: readonly string[];
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

/** What a list states about a line; the rest has defaults. */
type Entry = Pick<Helpline, 'name' | 'number' | 'url' | 'sources' | 'text' | 'chat'> & {
  hours?: LineHours;
  note?: LineNote;
  verified?: string;
};

/** The date on which two sources of each line were read and agreed. */
const confirmedOn = '2026-11-22';
/** The date of an earlier check, for a line whose number or hours only one source gives. */
export const readOn = '2026-11-20';
/** Where open-helplines (data under CC0) lists the lines of a country; its maintainers name their source there. */
export const openHelplines = (country: string) =>
  `https://github.com/Kouki-odaka/open-helplines/blob/main/data/countries/${country}/helplines.json`;
/** Makes a function that creates the entry of a line for these kinds of need. */
const lineFor =
  (...kinds: RiskKind[]) =>
  (entry: Entry): Helpline => ({ hours: 'all-day', verified: confirmedOn, ...entry, kinds });

export const crisis = lineFor('self-harm', 'violence');
export const abuse = lineFor('abuse', 'sexual-violence');
export const sexualViolence = lineFor('sexual-violence');
export const eating = lineFor('eating');
export const youth = lineFor('minor');
export const poison = lineFor('medical');

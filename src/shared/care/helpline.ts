/** What is known of a help line. The lists themselves: helplines.ts. */
import type { RiskKind } from '../contract/shapes.ts';

/** In the two languages of the interface. */
export interface Words {
  en: string;
  zh: string;
}

export interface Helpline {
  /** As the line calls itself. */
  name: string;
  number: string;
  hours: Words;
  /** Whom it is for, or how else to reach it. */
  note?: Words;
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

const allDay: Words = { en: '24 hours, every day', zh: '每天 24 小时' };

export const forYoung: Words = { en: 'for children and young people', zh: '面向儿童和青少年' };
export const forWomen: Words = { en: 'for women who suffer violence', zh: '面向遭受暴力的女性' };
export const ofViolence: Words = { en: 'domestic violence', zh: '家庭暴力' };
export const callOrText: Words = { en: 'call or text', zh: '可打电话或发短信' };

type Entry = Pick<Helpline, 'name' | 'number' | 'url' | 'source'> & {
  hours?: Words;
  note?: Words;
  verified?: string;
};

/** When we read the page that a line names. */
const readOn = '2026-11-20';
/** When the keepers of open-helplines (data CC0) read it; its numbers and hours are taken from there. */
export const openHelplines = '2026-06-02';
const line =
  (...kinds: RiskKind[]) =>
  (entry: Entry): Helpline => ({ hours: allDay, verified: readOn, ...entry, kinds });

export const crisis = line('self-harm', 'violence');
export const abuse = line('abuse');
export const youth = line('minor');
export const poison = line('medical');

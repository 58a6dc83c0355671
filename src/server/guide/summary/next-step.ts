/** The step that the person decided on, with the day that it is meant for. */
import type { NextStep } from '#shared/contract/shapes.ts';
import type { GuideInput } from '../guide.ts';
import { findDay as findEnglishDay } from '../languages/en/days.ts';
import { findDay as findChineseDay } from '../languages/zh/days.ts';
import { quotable } from '../text/quotes.ts';
import { isChinese } from '../text/which-language.ts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutEndMarks = (text: string) => quotable(text).replace(/[.,;:!。，；：！\s]+$/u, '');

/** `step` and `time` are the person's own words; a day is read from both, and must be the same in both. */
export function toNextStep(step: string, time: string | undefined, { today }: GuideInput): NextStep {
  const words = time === undefined ? step : `${step}, ${time}`;
  const day = today && (isChinese(words) ? findChineseDay : findEnglishDay)(words, today);
  return {
    text: capitalize(withoutEndMarks(step)),
    ...(time !== undefined && { when: withoutEndMarks(time) }),
    ...(day && { date: day.date, ...(day.time && { time: day.time }) }),
  };
}

/** Noon of a day in UTC is at most 26 hours from any moment of that day on Earth; one hour is for wrong clocks. */
const farthestFromNoonMs = 27 * 3_600_000;

/** The day that the browser calls today; undefined if it is that day nowhere on Earth. */
export function plausibleToday(named: string | undefined, now: Date): string | undefined {
  if (named === undefined) return undefined;
  return Math.abs(Date.parse(`${named}T12:00:00Z`) - now.getTime()) < farthestFromNoonMs ? named : undefined;
}

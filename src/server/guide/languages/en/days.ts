/** Reads the day and time that an English step is meant for. */
import {
  addDays,
  comingWeekday,
  type DayRule,
  dateOf,
  daysUntil,
  findNamedDay,
  nextDate,
  nextDayOfMonth,
  timeOf,
  weekdayOf,
} from '../../text/days.ts';
import { withApostrophes } from './phrases.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const weekday = `(?:${weekdays.join('|')}|(?<=\\b(?:on|this|next) )(?:sun|mon|tues?|wed|thu(?:rs)?|fri|sat)(?=[\\s.,;:!]|$))`;
const month = `(?:${months.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?)`;
const dayNumber = '(\\d{1,2})(?:st|nd|rd|th)?';
const part = 'morning|afternoon|evening|night';
const anyDay = `(?:${weekday}|today|tonight|tomorrow|the day after|(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b|${month} \\d|\\d{1,2} ${month})`;
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const monthOf = (name: string) => months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
const weekdayFrom = (name: string) => weekdays.findIndex((one) => one.startsWith(name.slice(0, 3)));
const countOf = (word: string) => (/^an?$/.test(word) ? 1 : Number(word) || numbers.indexOf(word) + 1);

function fullDate(today: string, name: string, day: string, year: string | undefined): string | null {
  const at = monthOf(name);
  const found = year === undefined ? nextDate(today, at, Number(day)) : dateOf(Number(year), at, Number(day));
  return found ?? null;
}

/** Some mean the next one, others the one of the next week: said for certain only where both are the same day. */
function nextWeekday(today: string, wanted: number): string | null {
  const days = daysUntil(today, wanted);
  const now = weekdayOf(today);
  // A week begins on Sunday for some, and on Monday for others.
  const isNextWeek = days + now > 6 && days + ((now + 6) % 7) > 6;
  return days > 0 && isNextWeek ? addDays(today, days) : null;
}

const unclear = (): null => null;
const rule = (source: string, read: DayRule[1]): DayRule => [new RegExp(source, 'i'), read];

const rules: DayRule[] = [
  rule(`\\b(?:${weekdays.join('|')})s\\b|\\b(?:${weekdays.join('|')}) (?:(?:${part})s|week)\\b`, unclear),
  rule('\\bweek after next\\b|\\btomorrow week\\b|\\bnext (?:month|year)\\b', unclear),
  rule('\\b(?:day|week)s? or (?:so|two)\\b|\\d\\s*(?:-|–|to|or) ?\\d+ (?:days|weeks)\\b', unclear),
  rule('\\b(?:not|by|before|until|after) (?:the )?day after tomorrow\\b', unclear),
  rule('\\b(?:the )?day after tomorrow\\b', (_, today) => addDays(today, 2)),
  rule(
    `\\b(?:in (an?|\\d{1,2}|${numbers.join('|')}) (day|week)s?(?:' time)?|(an?|\\d{1,2}|${numbers.join('|')}) (day|week)s? from (?:now|today))\\b`,
    ([, one, oneUnit, two, twoUnit], today) => {
      const count = countOf((one ?? two ?? '').toLowerCase());
      const isWeek = (oneUnit ?? twoUnit ?? '').toLowerCase() === 'week';
      return addDays(today, count * (isWeek ? 7 : 1));
    },
  ),
  rule(
    `\\b(?:every|each|last|past|by|until|till|before|after|since|from|not|never|except|than|between|any|some|most|a|an|week on|weeks? from|either|unless)(?: it's| it is)?(?: the| on| this| next| of)* ${anyDay}`,
    unclear,
  ),
  rule(
    '\\b(\\d{4})-(\\d{2})-(\\d{2})\\b',
    ([, year, at, day]) => dateOf(Number(year), Number(at), Number(day)) ?? null,
  ),
  rule(
    `\\b(?:the )?${dayNumber}(?: of)? (${month})(?:,? (20\\d\\d))?(?![a-z])`,
    ([, day = '', name = '', year], today) => fullDate(today, name.toLowerCase(), day, year),
  ),
  rule(`\\b(${month}) (?:the )?${dayNumber}(?:,? (20\\d\\d))?\\b`, ([, name = '', day = '', year], today) =>
    fullDate(today, name.toLowerCase(), day, year),
  ),
  rule(
    '\\bon the (\\d{1,2})(?:st|nd|rd|th)(?=[.,;:!]|\\s*$| (?:at|in the|when|after|before|then)\\b)',
    ([, day], today) => nextDayOfMonth(today, Number(day)) ?? null,
  ),
  rule('\\btomorrow\\b', (_, today) => addDays(today, 1)),
  rule('\\b(?:today|tonight|this (?:morning|afternoon|evening))\\b', (_, today) => today),
  rule(
    `\\b(${weekday})(?: (?:${part}))?,? next week\\b|\\bnext week,? (?:on )?(${weekday})\\b`,
    ([, one, two], today) => nextWeekOn(today, weekdayFrom((one ?? two ?? '').toLowerCase())),
  ),
  rule(`\\bnext (${weekday})\\b`, ([, name = ''], today) =>
    nextWeekday(today, weekdayFrom(name.toLowerCase())),
  ),
  rule(`\\b(?:this (?:coming )?|the coming )?\\b(${weekday})\\b`, ([, name = ''], today) =>
    comingWeekday(today, weekdayFrom(name.toLowerCase())),
  ),
];

/** 'Tuesday next week'. On or for a Sunday it depends on the day that a week begins with. */
function nextWeekOn(today: string, wanted: number): string | null {
  const now = weekdayOf(today);
  return now === 0 || wanted === 0 ? null : addDays(today, 7 - now + wanted);
}

/** Whether a morning or an evening is meant, where a figure alone does not say. */
function halfOf(text: string): 'am' | 'pm' | undefined {
  const isMorning = /\bmorning\b|\bbreakfast\b/i.test(text);
  const isLater = /\b(?:afternoon|evening|tonight|night|after work|dinner)\b/i.test(text);
  return isMorning === isLater ? undefined : isMorning ? 'am' : 'pm';
}

const clock =
  /(?<![\d:.])(?<open>(?:between|from|until|till|by|before|after|around|or|to|and|-|–) )?(?<at>at )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?: ?(?<half>[ap])\.?m\b\.?| o'clock\b)?(?![\d:%]|(?:st|nd|rd|th)\b| ?(?:-|–|to|or|and) ?\d)/gi;

/** The one time of a text; undefined if it could be in the morning or in the evening. */
function timeIn(text: string): string | undefined {
  if (/\bat noon\b/i.test(text)) return '12:00';
  const found = [...text.matchAll(clock)].filter(
    ({ groups }) => groups?.at !== undefined || groups?.half !== undefined || groups?.minute !== undefined,
  );
  const [one, ...more] = found;
  if (!one?.groups || more.length > 0 || one.groups.open !== undefined) return undefined;
  const hour = Number(one.groups.hour);
  const minute = Number(one.groups.minute ?? 0);
  const half = one.groups.half === undefined ? halfOf(text) : `${one.groups.half.toLowerCase()}m`;
  if (hour > 12 || (hour === 0 && one.groups.minute !== undefined)) return timeOf(hour, minute);
  if (half === undefined || hour === 0) return undefined;
  return timeOf((hour % 12) + (half === 'pm' ? 12 : 0), minute);
}

/** The day that an English text names; undefined if it names none, or could mean two. */
export const findDay = (text: string, today: string) =>
  findNamedDay(withApostrophes(text), today, { rules, timeIn });

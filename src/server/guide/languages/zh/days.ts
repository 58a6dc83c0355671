/** Reads the day and time that a Chinese step is meant for. */
import {
  addDays,
  comingWeekday,
  type DayRule,
  dateOf,
  findNamedDay,
  nextDate,
  nextDayOfMonth,
  timeOf,
  weekdayOf,
} from '../../text/days.ts';
import { normaliseZh, toSimplified } from './reading/text.ts';

const weekdays = '日一二三四五六';
const digits = '零一二三四五六七八九';
const figure = '(\\d{1,2}|[一二两三四五六七八九十]{1,3})';
const week = '(?:周|星期|礼拜)';
const anyDay = `(?:今天|今晚|明天|明晚|后天|(?:这|本|下)?个?${week}[一二三四五六日天]|${figure}月${figure}[日号]|${figure}[日号])`;

/** 十一 is 11, 二十 is 20; figures as they are. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const plain = text.replaceAll('两', '二');
  const [tens = '', ones = ''] = plain.includes('十') ? plain.split('十') : ['零', plain];
  return (tens === '' ? 1 : digits.indexOf(tens)) * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}

const weekdayFrom = (sign: string) => (sign === '天' ? 0 : weekdays.indexOf(sign));

/** Days from today to that day of the week that is `weeks` weeks on; a week begins on Monday. */
function inWeek(today: string, sign: string, weeks: number): string {
  const now = (weekdayOf(today) + 6) % 7;
  const wanted = (weekdayFrom(sign) + 6) % 7;
  return addDays(today, 7 * weeks + wanted - now);
}

const unclear = (): null => null;
const rule = (source: string, read: DayRule[1]): DayRule => [new RegExp(source, 'u'), read];

const rules: DayRule[] = [
  rule(
    `(?:每个?|上个?|除了|不是|不在|不要|别)${anyDay}|${anyDay}(?:之前|以前|前(?!台)|之后|以后|起|开始|还是|或者?|到|至|、)`,
    unclear,
  ),
  rule(
    '下下个?(?:周|星期|礼拜)|过(?:两|几)天|[一二两三四五六七八九]{2}天(?:后|之后|以后)|下个?月|明年',
    unclear,
  ),
  rule(
    '(20\\d\\d)年(\\d{1,2})月(\\d{1,2})[日号]',
    ([, year, month, day]) => dateOf(Number(year), Number(month), Number(day)) ?? null,
  ),
  rule(
    `${figure}月${figure}[日号]`,
    ([, month = '', day = ''], today) => nextDate(today, numberOf(month), numberOf(day)) ?? null,
  ),
  rule(
    `(?<![\\d一二三四五六七八九十第])${figure}[日号](?![^，。,.]{0,2}(?:楼|线|房|院|店))`,
    ([, day = ''], today) => nextDayOfMonth(today, numberOf(day)) ?? null,
  ),
  rule('大后天', (_, today) => addDays(today, 3)),
  rule('(?<![以之往今])后天(?!天)', (_, today) => addDays(today, 2)),
  rule('明(?:天|晚|早|儿|日)', (_, today) => addDays(today, 1)),
  rule('今(?:天|晚|早|儿|日)', (_, today) => today),
  rule(`${figure}(天|个?(?:星期|礼拜)|周)(?:之后|以后|后)`, ([, count = '', unit], today) =>
    addDays(today, numberOf(count) * (unit === '天' ? 1 : 7)),
  ),
  rule(`下个?${week}([一二三四五六日天])`, ([, sign = ''], today) => inWeek(today, sign, 1)),
  rule(`(?:这|本)个?${week}([一二三四五六日天])`, ([, sign = ''], today) => inWeek(today, sign, 0)),
  rule(`(?<![一二两三几每\\d]个?)${week}([一二三四五六日天])(?![次天个])`, ([, sign = ''], today) =>
    comingWeekday(today, weekdayFrom(sign)),
  ),
];

const morning = /早上|早晨|清早|上午|明早|今早/;
const later = /下午|晚上|傍晚|今晚|明晚|夜里|晚饭|下班/;
const clock = new RegExp(
  `(?:(?<hour>${figure})点(?:钟)?(?:(?<half>半)|(?<minutes>\\d{1,2})分?)?|(?<h>\\d{1,2})[:：](?<m>\\d{2}))(?!之?[前后])`,
  'gu',
);

/** The one time of a text; undefined if it could be in the morning or in the evening. */
function timeIn(text: string): string | undefined {
  const [one, ...more] = [...text.matchAll(clock)];
  if (!one?.groups || more.length > 0) return undefined;
  const { hour, half, minutes, h, m } = one.groups;
  const at = hour === undefined ? Number(h) : numberOf(hour);
  const minute = half === undefined ? Number(minutes ?? m ?? 0) : 30;
  if (at > 12) return timeOf(at, minute);
  if (at === 12 && /中午/.test(text)) return timeOf(12, minute);
  if (at === 0 || at === 12 || morning.test(text) === later.test(text)) return undefined;
  return timeOf(later.test(text) ? at + 12 : at, minute);
}

/** The day that a Chinese text names; undefined if it names none, or could mean two. */
export const findDay = (text: string, today: string) =>
  findNamedDay(toSimplified(normaliseZh(text)), today, { rules, timeIn });

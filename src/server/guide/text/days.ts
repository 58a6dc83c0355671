/** Days as `YYYY-MM-DD`, without a time zone: the person's own calendar decides which day is 'tomorrow'. */

/** The day that a text names, and the time if the text names one for certain: `HH:MM`. */
export interface NamedDay {
  date: string;
  time?: string | undefined;
}

const dayMs = 86_400_000;
const pad = (value: number) => String(value).padStart(2, '0');

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The weekday of a date; 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay();

/** How many days there are from `today` to the next such weekday; 0 if it is today. */
export const daysUntil = (today: string, weekday: number): number => (weekday - weekdayOf(today) + 7) % 7;

/** The next such weekday; null if it is today's: on a Friday, 'on Friday' may be today or in a week. */
export function comingWeekday(today: string, weekday: number): string | null {
  const days = daysUntil(today, weekday);
  return days > 0 ? addDays(today, days) : null;
}

/** The date, `month` from 1; undefined for a day that does not exist, such as February 30. */
export function dateOf(year: number, month: number, day: number): string | undefined {
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const at = Date.parse(date);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : undefined;
}

/** The next day with this month and day, today included. */
export function nextDate(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, month, day);
  return date !== undefined && date >= today ? date : dateOf(year + 1, month, day);
}

/** The next day with this day of the month, today included. */
export function nextDayOfMonth(today: string, day: number): string | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const date = dateOf(year, month, day);
  if (date !== undefined && date >= today) return date;
  return month === 12 ? dateOf(year + 1, 1, day) : dateOf(year, month + 1, day);
}

/** Undefined for a time that does not exist. */
export function timeOf(hour: number, minute: number): string | undefined {
  return hour < 24 && minute < 60 ? `${pad(hour)}:${pad(minute)}` : undefined;
}

/** A rule reads one way to name a day. `read` returns null if the text names a day, but not for certain. */
export type DayRule = [pattern: RegExp, read: (found: RegExpExecArray, today: string) => string | null];

/**
 * The one day that a text names. Each rule takes its words out of the text, so the narrower rules come first. Undefined
 * if it names two days, or uses words that could mean two.
 */
function readDay(text: string, today: string, rules: readonly DayRule[]): string | undefined {
  const days = new Set<string>();
  let rest = text;
  for (const [pattern, read] of rules) {
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const day = read(found, today);
      if (day === null) return undefined;
      days.add(day);
      rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + found[0].length)}`;
    }
  }
  const [day, ...more] = days;
  return day !== undefined && more.length === 0 && day >= today ? day : undefined;
}

/** The day and time that a text names; undefined if it names no day, or could mean two. */
export function findNamedDay(
  text: string,
  today: string,
  { rules, timeIn }: { rules: readonly DayRule[]; timeIn(text: string): string | undefined },
): NamedDay | undefined {
  const date = readDay(text, today, rules);
  if (date === undefined) return undefined;
  const time = timeIn(text);
  return { date, ...(time !== undefined && { time }) };
}

/** Calculates with calendar days (`YYYY-MM-DD`) and writes them in words. */
import { localDay } from './local-day.ts';

/** The day that many days later. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return localDay(new Date(year, month - 1, date + days));
}

/** The day in words, e.g. `Friday, November 20`. `time`: HH:MM. */
export function dayInWords(day: string, locale: string, time?: string): string {
  const at = new Date(`${day}T${time ?? '12:00'}`);
  const style = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, { ...style, ...(time && clock) }).format(at);
}

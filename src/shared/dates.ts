import { type Locale, localeFacts } from './locales.ts';

/** The same day and time some months later; the last day of a month that lacks it. In UTC. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** `November 20, 2026` or `2026年11月20日`. In UTC, as payment providers count days. */
export function longDate(at: Date, locale: Locale): string {
  const { region } = localeFacts[locale];
  return new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** The same day some months later, or that month's last day. In UTC, as the providers calculate. */
export function addMonths(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

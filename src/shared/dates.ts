import { type Locale, localeFacts } from './locales.ts';

/** `November 20, 2026` or `2026年11月20日`. In UTC, as payment providers count days. */
export function longDate(at: Date, locale: Locale): string {
  const { region } = localeFacts[locale];
  return new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/**
 * The same day and time some months later, or that month's last day if it has no such day. In UTC, as payment
 * providers calculate.
 */
export function addMonths(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

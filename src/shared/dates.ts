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

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * A billing date some months after another one, at the same time of day, in UTC. `billingDay`: the day of the month, 1 to
 * 31, on which the subscription is charged. The last day of a short month hides it: after 28 February, a subscription of
 * the 31st is charged on 31 March.
 */
export function addBillingMonths(from: Date, months: number, billingDay: number): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const isLastDay = from.getUTCDate() === daysInMonth(year, from.getUTCMonth());
  const day = isLastDay ? Math.max(from.getUTCDate(), billingDay) : from.getUTCDate();
  const later = new Date(from);
  later.setUTCFullYear(year, month, Math.min(day, daysInMonth(year, month)));
  return later;
}

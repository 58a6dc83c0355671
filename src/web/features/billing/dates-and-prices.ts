/** Dates and amounts of billing, for display. */
import { addMonths, longDate } from '#shared/dates.ts';
import { type Currency, formatCents, type PlanId } from '#shared/plans.ts';
import { currentLocale } from '../../i18n/catalogue.ts';

/** Converts a decimal amount of the API to minor units. Unlike `toCents` of shared/plans.ts, it accepts any number. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Formats a decimal amount of the API with its currency symbol. */
export function formatPrice(amount: number, currency: string): string {
  return formatCents(roundToCents(amount), currency);
}

/** Crossed-out prices are round: `$120`, not `$120.00`. */
export function formatRoundPrice(cents: number, currency: Currency): string {
  return formatCents(cents, currency).replace(/\.00$/, '');
}

/** A text that stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

export function formatDate(iso: string): string {
  return unbroken(longDate(new Date(iso), currentLocale()));
}

/** Without the year, e.g. `Dec 29`. */
export function formatShortDay(iso: string): string {
  const style = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return unbroken(new Intl.DateTimeFormat(currentLocale(), style).format(new Date(iso)));
}

/** When a plan that is bought now is charged again: a month or a year later. */
export function nextChargeDate(now: Date, plan: PlanId): Date {
  return addMonths(now, plan === 'monthly' ? 1 : 12);
}

export function otherPlan(plan: PlanId): PlanId {
  return plan === 'monthly' ? 'annual' : 'monthly';
}

import { type Currency, formatCents } from '#shared/plans.ts';

/** Struck prices are round: `$120`, not `$120.00`. */
export function shortPrice(cents: number, currency: Currency): string {
  return formatCents(cents, currency).replace(/\.00$/, '');
}

import { centsOfAmount, formatCents, type OrderType } from '#shared/plans.ts';
import type { OwnSubscription } from '#shared/shapes.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { longDate } from './dates.ts';

export type PlanType = OwnSubscription['subscriptionType'];

/** The server's own decimals are always of whole cents. */
export function requireCents(amount: number): number {
  const cents = centsOfAmount(amount);
  if (cents === null) throw new TypeError('an amount with parts of a cent');
  return cents;
}

/** A decimal of the wire as people read it, with its symbol. */
export function price(amount: number, currency: string): string {
  return formatCents(requireCents(amount), currency);
}

export function dateText(iso: string): string {
  return longDate(new Date(iso), currentLocale());
}

/** Plans are called MONTHLY and ANNUAL, what is ordered MONTHLY and YEARLY (spec 3 and 7). */
export function planOf(orderType: OrderType): PlanType {
  return orderType === 'MONTHLY' ? 'MONTHLY' : 'ANNUAL';
}

export function orderOf(plan: PlanType): OrderType {
  return plan === 'MONTHLY' ? 'MONTHLY' : 'YEARLY';
}

export function otherPlan(plan: PlanType): PlanType {
  return plan === 'MONTHLY' ? 'ANNUAL' : 'MONTHLY';
}

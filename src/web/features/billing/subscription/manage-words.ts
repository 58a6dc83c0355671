import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { longDate } from '#shared/dates.ts';
import { formatCents, type OrderType } from '#shared/plans.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';

export type PlanType = OwnSubscription['subscriptionType'];

/** The minor units of a decimal of the wire, to reckon in. */
export function centsIn(amount: number): number {
  return Math.round(amount * 100);
}

/** A decimal of the wire as people read it, with its symbol. */
export function price(amount: number, currency: string): string {
  return formatCents(centsIn(amount), currency);
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

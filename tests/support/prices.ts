/** What the plans cost, for tests: from the price list, so that a change of price needs no change of a test. */
import { amountOf, type Currency, formatCents, type OrderType, priceCents } from '../../src/shared/plans.ts';

/** As the calls carry it. */
export function priceAmount(orderType: OrderType, currency: Currency = 'USD'): number {
  return amountOf(priceCents(orderType, currency));
}

/** As people read it. */
export function priceText(orderType: OrderType, currency: Currency = 'USD'): string {
  return formatCents(priceCents(orderType, currency), currency);
}

export const monthlyCents = priceCents('MONTHLY', 'USD');
export const annualCents = priceCents('YEARLY', 'USD');
export const monthlyAmount = amountOf(monthlyCents);
export const annualAmount = amountOf(annualCents);
export const monthlyText = priceText('MONTHLY');
export const annualText = priceText('YEARLY');

/** What the plans cost, for tests: from the price list, so that a change of price needs no change of a test. */
import {
  type Currency,
  defaultPrices,
  formatCents,
  type PlanId,
  priceCents,
  toAmount,
} from '../../src/shared/plans.ts';

/** As the calls carry it. */
export function priceAmount(plan: PlanId, currency: Currency = 'USD'): number {
  return toAmount(priceCents(defaultPrices, plan, currency));
}

/** As people read it. */
export function priceText(plan: PlanId, currency: Currency = 'USD'): string {
  return formatCents(priceCents(defaultPrices, plan, currency), currency);
}

export const monthlyCents = priceCents(defaultPrices, 'monthly', 'USD');
export const annualCents = priceCents(defaultPrices, 'annual', 'USD');
export const monthlyAmount = toAmount(monthlyCents);
export const annualAmount = toAmount(annualCents);
export const monthlyText = priceText('monthly');
export const annualText = priceText('annual');

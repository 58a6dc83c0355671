/** Promotion codes: what a new subscription costs before its full price begins. */
import { addMonths } from './dates.ts';
import type { PlanId } from './plans.ts';

/**
 * The introductory price of an order: either the first charges cost less, or the first months are free. It is stored with
 * the order, so that a later change of the offer does not change it.
 */
export interface Introduction {
  code: string;
  /** Months without a charge; 0 for a lower price. */
  freeMonths: number;
  /** How many charges cost `cents`, beginning today; 0 for free months. */
  charges: number;
  /** Of each of these charges, in minor units of the order's currency. */
  cents: number;
}

const monthsPerCharge: Record<PlanId, number> = { monthly: 1, annual: 12 };

/** What is charged on the day of the purchase. */
export function dueTodayCents({ freeMonths, cents }: Introduction): number {
  return freeMonths > 0 ? 0 : cents;
}

/** When the full price is charged for the first time, for a purchase at `from`. */
export function fullPriceFrom({ freeMonths, charges }: Introduction, plan: PlanId, from: Date): Date {
  return addMonths(from, freeMonths || charges * monthsPerCharge[plan]);
}

/** Codes are compared without regard to case and surrounding spaces. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

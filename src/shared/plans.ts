/** The price list. Money is in minor units; all five currencies have two decimals. */
export const currencies = ['USD', 'GBP', 'AUD', 'EUR', 'CAD'] as const;
export type Currency = (typeof currencies)[number];
export const planIds = ['monthly', 'annual'] as const;
export type PlanId = (typeof planIds)[number];

const symbols: Record<Currency, string> = { USD: '$', GBP: '£', AUD: 'A$', EUR: '€', CAD: 'C$' };
const monthlyCents = 699;
const monthlyOriginalCents = 1_000;
const yearlyOriginalCents = 12_000;
const yearlyCents: Record<Currency, number> = { USD: 7_999, GBP: 6_999, AUD: 7_999, EUR: 7_999, CAD: 7_999 };

function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Unknown currencies are shown with `$`. */
export function currencySymbol(currency: string): string {
  return isCurrency(currency) ? symbols[currency] : '$';
}

/** The charge for one period of the plan. */
export function priceCents(plan: PlanId, currency: Currency): number {
  return plan === 'monthly' ? monthlyCents : yearlyCents[currency];
}

/** A plan as the pay page shows it. Amounts in minor units of `currency`. */
export interface Plan {
  id: PlanId;
  currency: Currency;
  /** Charged once per period. */
  chargeCents: number;
  perMonthCents: number;
  originalCents: number;
  totalPerYearCents: number;
  originalTotalPerYearCents: number;
  /** Monthly plan: per month, against the original price. Annual plan: per year, against twelve monthly charges. */
  savingsCents: number;
  /** Per year, against the original yearly price; 0 for the monthly plan. */
  yearlyDiscountCents: number;
  popular: boolean;
}

export function plansFor(currency: Currency): Record<PlanId, Plan> {
  const yearly = yearlyCents[currency];
  return {
    monthly: {
      id: 'monthly',
      currency,
      chargeCents: monthlyCents,
      perMonthCents: monthlyCents,
      originalCents: monthlyOriginalCents,
      totalPerYearCents: monthlyCents * 12,
      originalTotalPerYearCents: monthlyOriginalCents * 12,
      savingsCents: monthlyOriginalCents - monthlyCents,
      yearlyDiscountCents: 0,
      popular: false,
    },
    annual: {
      id: 'annual',
      currency,
      chargeCents: yearly,
      perMonthCents: Math.round(yearly / 12),
      originalCents: yearlyOriginalCents,
      totalPerYearCents: yearly,
      originalTotalPerYearCents: yearlyOriginalCents,
      savingsCents: monthlyCents * 12 - yearly,
      yearlyDiscountCents: yearlyOriginalCents - yearly,
      popular: true,
    },
  };
}

/** Converts to the API's format, a decimal in the major unit. Use it only when writing a response. */
export function toAmount(cents: number): number {
  return cents / 100;
}

/** Converts the API's decimal to minor units; null for fractions of one. Use it only when reading from the API. */
export function toCents(amount: number): number | null {
  const cents = Math.round(amount * 100);
  // An amount in whole cents survives the round trip exactly; any other does not.
  return Number.isSafeInteger(cents) && toAmount(cents) === amount ? cents : null;
}

/** Always with symbol and two decimals. */
export function formatCents(cents: number, currency: string): string {
  return `${currencySymbol(currency)}${(cents / 100).toFixed(2)}`;
}

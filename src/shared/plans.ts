/** Plans and what they cost. Money is in minor units; all five currencies have two decimals. */
export const currencies = ['USD', 'GBP', 'AUD', 'EUR', 'CAD'] as const;
export type Currency = (typeof currencies)[number];
export const planIds = ['monthly', 'annual'] as const;
export type PlanId = (typeof planIds)[number];

/** In minor units. */
interface Price {
  /** Charged once per period. */
  charge: number;
  /** What the plan would cost without the discount, shown crossed out. */
  original: number;
}

/** The default prices, or what the operator put in their place (setting PRICES_FILE). */
export interface PriceList {
  currencies: Readonly<Record<Currency, Readonly<Record<PlanId, Price>>>>;
  /** Countries by ISO 3166-1 that are offered another currency than their own. */
  countries: Readonly<Record<string, Currency>>;
  /** For countries that use none of our currencies. */
  otherCountries: Currency;
  /** Tax rates in percent, as decimals, by country: where the seller charges tax. All prices include it. */
  taxes: Readonly<Record<string, string>>;
  /** The provider's automatic tax applies wherever the seller is registered, also in countries without a rate. */
  taxEverywhere: boolean;
}

const monthly: Price = { charge: 699, original: 1_000 };
const annual: Price = { charge: 7_999, original: 12_000 };

export const defaultPrices: PriceList = {
  currencies: {
    USD: { monthly, annual },
    GBP: { monthly, annual: { ...annual, charge: 6_999 } },
    AUD: { monthly, annual },
    EUR: { monthly, annual },
    CAD: { monthly, annual },
  },
  countries: {},
  otherCountries: 'USD',
  taxes: {},
  taxEverywhere: false,
};

const symbols: Record<Currency, string> = { USD: '$', GBP: '£', AUD: 'A$', EUR: '€', CAD: 'C$' };

function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Unknown currencies are shown with `$`. */
export function currencySymbol(currency: string): string {
  return isCurrency(currency) ? symbols[currency] : '$';
}

/** The charge for one period of the plan. */
export function priceCents(prices: PriceList, plan: PlanId, currency: Currency): number {
  return prices.currencies[currency][plan].charge;
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

export function plansFor(prices: PriceList, currency: Currency): Record<PlanId, Plan> {
  const { monthly, annual } = prices.currencies[currency];
  return {
    monthly: {
      id: 'monthly',
      currency,
      chargeCents: monthly.charge,
      perMonthCents: monthly.charge,
      originalCents: monthly.original,
      totalPerYearCents: monthly.charge * 12,
      originalTotalPerYearCents: monthly.original * 12,
      savingsCents: monthly.original - monthly.charge,
      yearlyDiscountCents: 0,
      popular: false,
    },
    annual: {
      id: 'annual',
      currency,
      chargeCents: annual.charge,
      perMonthCents: Math.round(annual.charge / 12),
      originalCents: annual.original,
      totalPerYearCents: annual.charge,
      originalTotalPerYearCents: annual.original,
      savingsCents: monthly.charge * 12 - annual.charge,
      yearlyDiscountCents: annual.original - annual.charge,
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

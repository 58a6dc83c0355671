/** The taxes that the simulated Stripe calculates. */
import type { WireCustomer, WireInvoice, WireTaxRate } from '../wire.ts';

/** Where the simulated seller is registered: the country's tax and its rate in percent. */
const registrations: Record<string, { name: string; type: 'vat' | 'gst'; percentage: number }> = {
  AU: { name: 'GST', type: 'gst', percentage: 10 },
  DE: { name: 'VAT', type: 'vat', percentage: 19 },
  GB: { name: 'VAT', type: 'vat', percentage: 20 },
};

/** A buyer's country, as the pay page would ask for it. */
const countries: Record<string, string> = { aud: 'AU', cad: 'CA', eur: 'DE', gbp: 'GB', usd: 'US' };

export function billingAddress(currency: string): WireCustomer['address'] {
  const country = countries[currency] ?? 'US';
  return { city: null, country, line1: null, line2: null, postal_code: '10000', state: null };
}

const idOf = (country: string) => `txr_${country}`;

/** Undefined for an id that was never given. */
export function findTaxRate(id: string): WireTaxRate | undefined {
  const country = id.slice(idOf('').length);
  const registration = Object.hasOwn(registrations, country) ? registrations[country] : undefined;
  if (!registration || id !== idOf(country)) return undefined;
  const { name, type, percentage } = registration;
  return {
    id,
    object: 'tax_rate',
    active: false,
    country,
    created: Date.UTC(2026, 0, 1) / 1_000,
    description: null,
    display_name: name,
    effective_percentage: percentage,
    flat_amount: null,
    inclusive: true,
    jurisdiction: country,
    jurisdiction_level: 'country',
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: type,
  };
}

type TotalTax = NonNullable<WireInvoice['total_taxes']>[number];

/** The tax within an amount; none without a registration in the country. */
export function taxWithin(amount: number, country: string | null | undefined): TotalTax[] {
  const rate = findTaxRate(idOf(country ?? ''));
  if (!rate) return [];
  const tax = Math.round((amount * rate.percentage) / (100 + rate.percentage));
  return [
    {
      amount: tax,
      tax_behavior: 'inclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: 'standard_rated',
      taxable_amount: amount - tax,
      type: 'tax_rate_details',
    },
  ];
}

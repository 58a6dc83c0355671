/** Where prices for consumers must include tax, and what the tax is called there. Sources: docs/billing.md. */
import type { PriceList } from './plans.ts';

export const taxKinds = ['vat', 'gst', 'consumption-tax', 'tax'] as const;
export type TaxKind = (typeof taxKinds)[number];

const countriesByKind: [Exclude<TaxKind, 'tax'>, string][] = [
  ['vat', 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'],
  // Outside the European Union.
  ['vat', 'CH GB IM IS LI MC NO'],
  ['gst', 'AU NZ SG'],
  ['consumption-tax', 'JP'],
];

const kinds = new Map(
  countriesByKind.flatMap(([kind, codes]) => codes.split(' ').map((code): [string, TaxKind] => [code, kind])),
);

/** The country's name for its tax on sales; `tax` if the law does not require prices that include it. */
export function taxKindOf(countryCode: string): TaxKind {
  return kinds.get(countryCode) ?? 'tax';
}

/** The tax that prices there include; undefined where none is charged, or no law requires that they say so. */
export function includedTax(
  { taxes, taxEverywhere }: Pick<PriceList, 'taxes' | 'taxEverywhere'>,
  countryCode: string,
): TaxKind | undefined {
  if (findTaxRate({ taxes }, countryCode) !== null || (taxEverywhere && kinds.has(countryCode)))
    return taxKindOf(countryCode);
  return undefined;
}

/** The rate that the operator has set for the country; null if none. */
export function findTaxRate({ taxes }: Pick<PriceList, 'taxes'>, countryCode: string | null): string | null {
  return (countryCode !== null && Object.hasOwn(taxes, countryCode) && taxes[countryCode]) || null;
}

/** The part of an amount that is tax, when the amount includes it. `rate`: in percent, as a decimal. */
export function taxWithin(cents: number, rate: string): number {
  const percent = Number(rate);
  return Math.round((cents * percent) / (100 + percent));
}

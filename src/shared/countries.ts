/** Countries by ISO 3166-1: the currency that is offered there, and the tax on what is sold there. */
import type { Currency, PriceList } from './plans.ts';

export const countryCodes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY ' +
  'BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK ' +
  'FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR ' +
  'IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ' +
  'ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF ' +
  'TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** Countries that use one of our currencies, as of 2026 (Bulgaria uses the euro since January). */
const countriesByCurrency: [Currency, string][] = [
  ['EUR', 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'],
  // Outside the European Union, or parts of its countries with a separate code.
  ['EUR', 'AD AX BL GF GP MC ME MF MQ PM RE SM TF VA XK YT'],
  ['GBP', 'GB GG IM JE'],
  ['AUD', 'AU CC CX KI NF NR TV'],
  ['CAD', 'CA'],
];

const currencies = new Map(
  countriesByCurrency.flatMap(([currency, codes]) =>
    codes.split(' ').map((code): [string, Currency] => [code, currency]),
  ),
);

/** The currency that is offered in a country. */
export function getCurrency(
  { countries, otherCountries }: Pick<PriceList, 'countries' | 'otherCountries'>,
  countryCode: string,
): Currency {
  return countries[countryCode] ?? currencies.get(countryCode) ?? otherCountries;
}

export function isCountry(code: string): boolean {
  return countryCodes.includes(code);
}

export const taxKinds = ['vat', 'gst', 'consumption-tax', 'tax'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** Where prices for consumers must include tax, and what the tax is called there. Sources: docs/billing.md. */
const countriesByTax: [Exclude<TaxKind, 'tax'>, string][] = [
  ['vat', 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'],
  // Outside the European Union.
  ['vat', 'CH GB IM IS LI MC NO'],
  ['gst', 'AU NZ SG'],
  ['consumption-tax', 'JP'],
];

const taxByCountry = new Map(
  countriesByTax.flatMap(([kind, codes]) => codes.split(' ').map((code): [string, TaxKind] => [code, kind])),
);

/** The country's name for its tax on sales; `tax` if the law does not require prices that include it. */
export function taxKindOf(countryCode: string): TaxKind {
  return taxByCountry.get(countryCode) ?? 'tax';
}

/** The tax that prices there include; undefined where none is charged, or no law requires that they say so. */
export function includedTax(
  { taxes, taxEverywhere }: Pick<PriceList, 'taxes' | 'taxEverywhere'>,
  countryCode: string,
): TaxKind | undefined {
  if (findTaxRate({ taxes }, countryCode) !== null || (taxEverywhere && taxByCountry.has(countryCode)))
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

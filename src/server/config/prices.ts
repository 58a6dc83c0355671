/** The operator's prices (PRICES_FILE). What the file does not name keeps its default (`defaultPrices` in shared/plans.ts). */
import { z } from 'zod';
import { isCountry } from '#shared/countries.ts';
import { currencies, defaultPrices, type PlanId, type PriceList, planIds, toCents } from '#shared/plans.ts';
import { readJsonFile } from './setting-fields.ts';

const money = z
  .number()
  .positive()
  .transform((amount, context) => {
    const cents = toCents(amount);
    if (cents === null) context.addIssue({ code: 'custom', message: 'must have at most two decimals' });
    return cents ?? z.NEVER;
  });

const price = z.strictObject({
  charge: money.describe('per period'),
  original: money.describe('shown crossed out'),
});

const currency = z.enum(currencies);

/** In percent. A number in the file; a text afterwards, because 8.1 % must stay exactly that. */
const taxRate = z
  .number()
  .positive()
  .max(50)
  .transform((percent, context) => {
    const text = String(percent);
    if (/^\d{1,2}(\.\d{1,3})?$/.test(text)) return text;
    context.addIssue({ code: 'custom', message: 'must have at most three decimals' });
    return z.NEVER;
  });

const priceFile = z.strictObject({
  currencies: z
    .partialRecord(currency, z.strictObject({ monthly: price, annual: price }).partial())
    .default({}),
  countries: z.record(z.string(), currency).default(defaultPrices.countries),
  otherCountries: currency.default(defaultPrices.otherCountries),
  taxes: z.record(z.string(), taxRate).default({}),
  existingCustomersFrom: z.iso.date().optional(),
});

const listCountryProblems = (list: PriceList): string[] =>
  (['countries', 'taxes'] as const).flatMap((field) =>
    Object.keys(list[field]).flatMap((code) =>
      isCountry(code) ? [] : [`${field}.${code}: is no country of ISO 3166-1`],
    ),
  );

/** The pay page shows every difference as a saving, so there must be one. */
function listSavingProblems({ currencies: listed }: PriceList): string[] {
  return currencies.flatMap((code) => {
    const { monthly, annual } = listed[code];
    const isNoSaving = (plan: PlanId) => listed[code][plan].charge >= listed[code][plan].original;
    return [
      ...planIds
        .filter(isNoSaving)
        .map((plan) => `currencies.${code}.${plan}: original must be above charge`),
      ...(annual.charge < monthly.charge * 12
        ? []
        : [`currencies.${code}: the annual plan must cost less than twelve months`]),
    ];
  });
}

export interface ReadPrices {
  prices: PriceList;
  /** From when on existing customers get these prices, after a notice; undefined: they keep theirs. */
  existingFrom?: Date | undefined;
}

function parsePrices(path: string): ReadPrices | { problems: string[] } {
  const read = readJsonFile(path, priceFile);
  if ('problems' in read) return read;
  const { currencies: listed, existingCustomersFrom, ...places } = read.value;
  const prices = {
    ...places,
    taxEverywhere: false,
    currencies: Object.fromEntries(
      currencies.map((code) => [code, { ...defaultPrices.currencies[code], ...listed[code] }]),
    ) as PriceList['currencies'],
  };
  const problems = [...listCountryProblems(prices), ...listSavingProblems(prices)];
  if (problems.length) return { problems };
  return {
    prices,
    existingFrom: existingCustomersFrom ? new Date(`${existingCustomersFrom}T00:00:00Z`) : undefined,
  };
}

/** `path`: as in PRICES_FILE; without it, the default prices. `automaticTax`: STRIPE_TAX. */
export function readPrices(
  path: string | undefined,
  automaticTax = false,
): ReadPrices | { problems: string[] } {
  const read: ReturnType<typeof readPriceFile> =
    path === undefined ? { prices: defaultPrices } : readPriceFile(path);
  if (!automaticTax || 'problems' in read) return read;
  return { ...read, prices: { ...read.prices, taxEverywhere: true } };
}

function readPriceFile(path: string): ReadPrices | { problems: string[] } {
  const read = parsePrices(path);
  return 'prices' in read ? read : { problems: read.problems.map((problem) => `PRICES_FILE: ${problem}`) };
}

/** The operator's offers (OFFERS_FILE): promotion codes, and whether the first reflection is free. */
import { z } from 'zod';
import { normalizeCode } from '#shared/offers.ts';
import { type Currency, currencies, type PlanId, type PriceList, planIds, toCents } from '#shared/plans.ts';
import { readJsonFile } from './setting-fields.ts';

/** Stripe charges nothing below half a dollar, euro or pound. */
const minChargeCents = 50;

const offer = z
  .strictObject({
    code: z
      .string()
      .regex(/^[A-Za-z0-9-]{3,24}$/, 'must be 3 to 24 letters, digits or hyphens')
      .transform(normalizeCode),
    plans: z
      .array(z.enum(planIds))
      .min(1)
      .default([...planIds]),
    // Exactly one of the next three says what the code gives.
    percentOff: z.number().int().min(1).max(99).optional(),
    amountOff: z
      .partialRecord(
        z.enum(currencies),
        z
          .number()
          .positive()
          .refine((amount) => toCents(amount) !== null, 'must have at most two decimals'),
      )
      .optional(),
    freeMonths: z.number().int().min(1).max(12).optional(),
    /** How many charges are reduced. */
    charges: z.number().int().min(1).max(12).optional(),
    ends: z.iso
      .datetime({ offset: true, error: 'must be a time like 2026-12-31T23:00:00Z' })
      .transform((text) => new Date(text))
      .optional(),
    /** How many purchases may use the code in all. */
    uses: z.number().int().min(1).optional(),
    oncePerPerson: z.boolean().default(true),
    /** Whether the pay page offers the code to everybody and applies it. */
    announced: z.boolean().default(false),
  })
  .transform(({ charges, ...rest }) => ({
    ...rest,
    charges: charges ?? 1,
    /** Whether the file names `charges`, which free months must not have. */
    namesCharges: charges !== undefined,
  }));

const offerFile = z.strictObject({
  codes: z.array(offer).max(100).default([]),
  firstReflectionFree: z.boolean().default(false),
});

export type Offer = z.output<typeof offer>;
export type Offers = z.output<typeof offerFile>;

const noOffers: Offers = { codes: [], firstReflectionFree: false };

/** The price of one of the first charges; null if the offer is not for this plan or currency. */
export function introductoryCents(
  { plans, percentOff, amountOff }: Pick<Offer, 'plans' | 'percentOff' | 'amountOff'>,
  { plan, currency, fullCents }: { plan: PlanId; currency: Currency; fullCents: number },
): number | null {
  if (!plans.includes(plan)) return null;
  if (percentOff !== undefined) return fullCents - Math.round((fullCents * percentOff) / 100);
  if (amountOff === undefined) return fullCents;
  const off = amountOff[currency];
  // The file has amounts in units of the currency.
  return off === undefined ? null : fullCents - Math.round(off * 100);
}

function listPriceProblems(candidate: Offer, prices: PriceList): string[] {
  return currencies.flatMap((currency) =>
    candidate.plans.flatMap((plan) => {
      const fullCents = prices.currencies[currency][plan].charge;
      const cents = introductoryCents(candidate, { plan, currency, fullCents });
      return cents !== null && cents < minChargeCents
        ? [`leaves less than 0.50 ${currency} of the ${plan} plan`]
        : [];
    }),
  );
}

function listOfferProblems(candidate: Offer, prices: PriceList): string[] {
  const { percentOff, amountOff, freeMonths, charges, namesCharges, plans, announced, ends } = candidate;
  const kinds = [percentOff, amountOff, freeMonths].filter((kind) => kind !== undefined).length;
  return [
    ...(kinds === 1 ? [] : ['must have exactly one of percentOff, amountOff and freeMonths']),
    ...(freeMonths && namesCharges ? ['freeMonths has no charges'] : []),
    ...(charges > 1 && plans.includes('annual') ? ['more than one charge is for the monthly plan only'] : []),
    ...(announced && !ends ? ['an announced offer needs the time when it ends'] : []),
    ...listPriceProblems(candidate, prices),
  ];
}

function listCodeProblems({ codes }: Offers): string[] {
  const names = codes.map(({ code }) => code);
  const duplicates = names.filter((code, index) => names.indexOf(code) !== index);
  return [
    ...duplicates.map((code) => `codes: ${code} is listed twice`),
    ...(codes.filter(({ announced }) => announced).length > 1 ? ['codes: only one can be announced'] : []),
  ];
}

/** `path`: as in OFFERS_FILE; without it, there are no offers. */
export function readOffers(
  path: string | undefined,
  prices: PriceList,
): { offers: Offers } | { problems: string[] } {
  if (path === undefined) return { offers: noOffers };
  const read = readJsonFile(path, offerFile);
  const problems =
    'problems' in read
      ? read.problems
      : [
          ...listCodeProblems(read.value),
          ...read.value.codes.flatMap((candidate) =>
            listOfferProblems(candidate, prices).map((problem) => `codes.${candidate.code}: ${problem}`),
          ),
        ];
  if (problems.length || 'problems' in read)
    return { problems: problems.map((problem) => `OFFERS_FILE: ${problem}`) };
  return { offers: read.value };
}

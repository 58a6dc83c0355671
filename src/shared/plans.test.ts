import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencies,
  currencySymbol,
  defaultPrices,
  formatCents,
  plansFor,
  priceCents,
  toAmount,
  toCents,
} from './plans.ts';

describe('the price list', () => {
  it.each(currencies)(
    'compares the annual plan in %s with its original price and with twelve months',
    (currency) => {
      const { annual, monthly } = plansFor(defaultPrices, currency);
      const year = priceCents(defaultPrices, 'annual', currency);
      expect(annual).toMatchObject({
        chargeCents: year,
        totalPerYearCents: year,
        yearlyDiscountCents: annual.originalCents - year,
        savingsCents: monthly.totalPerYearCents - year,
      });
      expect(Math.abs(annual.perMonthCents * 12 - year)).toBeLessThanOrEqual(6);
    },
  );

  it.each(currencies)('compares the monthly plan in %s with its original price', (currency) => {
    const { monthly } = plansFor(defaultPrices, currency);
    const month = priceCents(defaultPrices, 'monthly', currency);
    expect(monthly).toMatchObject({
      chargeCents: month,
      perMonthCents: month,
      totalPerYearCents: 12 * month,
      yearlyDiscountCents: 0,
      savingsCents: monthly.originalCents - month,
    });
  });

  it.each(currencies)('shows no saving in %s that is none', (currency) => {
    const { annual, monthly } = plansFor(defaultPrices, currency);
    for (const saving of [annual.yearlyDiscountCents, annual.savingsCents, monthly.savingsCents])
      expect(saving).toBeGreaterThan(0);
  });

  it.each(currencies)(
    'charges whole cents in %s, and the original yearly price is twelve months',
    (currency) => {
      const { annual, monthly } = plansFor(defaultPrices, currency);
      for (const cents of [annual.chargeCents, monthly.chargeCents])
        expect(Number.isSafeInteger(cents) && cents > 0).toBe(true);
      expect(annual.originalTotalPerYearCents).toBe(monthly.originalTotalPerYearCents);
    },
  );

  it('shows a dollar for any currency it does not know', () => {
    expect(currencySymbol('CHF')).toBe('$');
    expect(formatCents(1_205, 'AUD')).toBe('A$12.05');
  });
});

describe('amounts of the calls', () => {
  it('keep every sum of whole cents exactly, there and back through JSON', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(cents, (sum) => {
        expect(toCents(JSON.parse(JSON.stringify(toAmount(sum))))).toBe(sum);
      }),
    );
  });

  it.each([0.001, 6.991, 6.985, 12.340000001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'of %d have no whole cents',
    (amount) => expect(toCents(amount)).toBeNull(),
  );
});

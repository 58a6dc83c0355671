import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, centsOfAmount, currencySymbol, formatCents, plansFor, priceCents } from './plans.ts';

describe('plans (spec 9)', () => {
  it('prices the annual plan in USD as specified', () => {
    expect(plansFor('USD').annual).toMatchObject({
      chargeCents: 7_999,
      perMonthCents: 667,
      originalCents: 12_000,
      yearlyDiscountCents: 4_001,
      savingsCents: 389,
    });
  });

  it('prices the monthly plan as specified', () => {
    expect(plansFor('EUR').monthly).toMatchObject({
      chargeCents: 699,
      originalCents: 1_000,
      savingsCents: 301,
      totalPerYearCents: 8_388,
    });
  });

  it('asks 69.99 a year in pounds', () => {
    expect(priceCents('annual', 'GBP')).toBe(6_999);
    expect(plansFor('GBP').annual.perMonthCents).toBe(583);
  });

  it('shows a dollar for any currency it does not know', () => {
    expect(currencySymbol('CHF')).toBe('$');
    expect(formatCents(699, 'AUD')).toBe('A$6.99');
  });
});

describe('amounts of the calls', () => {
  it('keep every sum of whole cents exactly, there and back through JSON', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(cents, (sum) => {
        expect(centsOfAmount(JSON.parse(JSON.stringify(amountOf(sum))))).toBe(sum);
      }),
    );
  });

  it.each([0.001, 6.991, 6.985, 12.340000001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'of %d have no whole cents',
    (amount) => expect(centsOfAmount(amount)).toBeNull(),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBillingMonths } from './dates.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('a billing date some months later', () => {
  it.each([
    ['2026-11-20T10:00:00', 1, 20, '2026-12-20T10:00:00'],
    ['2026-12-31T23:59:59', 1, 31, '2027-01-31T23:59:59'],
    ['2026-01-31T12:00:00', 1, 31, '2026-02-28T12:00:00'],
    ['2028-01-30T12:00:00', 1, 30, '2028-02-29T12:00:00'],
    ['2028-02-29T12:00:00', 12, 29, '2029-02-28T12:00:00'],
    ['2026-11-20T10:00:00', 12, 20, '2027-11-20T10:00:00'],
  ])('%s, %s months, billed on day %s', (from, months, billingDay, to) => {
    expect(addBillingMonths(at(from), months, billingDay)).toEqual(at(to));
  });

  it('goes back to the billing day after a month that lacks it', () => {
    expect(addBillingMonths(at('2026-02-28T10:00:00'), 1, 31)).toEqual(at('2026-03-31T10:00:00'));
    expect(addBillingMonths(at('2026-04-30T10:00:00'), 1, 31)).toEqual(at('2026-05-31T10:00:00'));
    expect(addBillingMonths(at('2031-02-28T10:00:00'), 12, 29)).toEqual(at('2032-02-29T10:00:00'));
  });

  it('keeps to the day of a late payment that is not the last of its month', () => {
    expect(addBillingMonths(at('2026-02-20T10:00:00'), 1, 31)).toEqual(at('2026-03-20T10:00:00'));
  });

  it('is in the next month at the same time of day, for any time', () => {
    const dates = fc.date({
      min: at('2020-01-01T00:00:00'),
      max: at('2050-01-01T00:00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 31 }), (from, billingDay) => {
        const later = addBillingMonths(from, 1, billingDay);
        expect((later.getUTCMonth() - from.getUTCMonth() + 12) % 12).toBe(1);
        expect(later.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
      }),
    );
  });
});

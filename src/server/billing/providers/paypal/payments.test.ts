import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addInterval, getPeriodEnd } from './payments.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('one period later', () => {
  it.each([
    ['2026-11-20T10:00:00', 'monthly', '2026-12-20T10:00:00'],
    ['2026-12-31T23:59:59', 'monthly', '2027-01-31T23:59:59'],
    ['2026-01-31T12:00:00', 'monthly', '2026-02-28T12:00:00'],
    ['2028-01-30T12:00:00', 'monthly', '2028-02-29T12:00:00'],
    ['2028-02-29T12:00:00', 'annual', '2029-02-28T12:00:00'],
    ['2026-11-20T10:00:00', 'annual', '2027-11-20T10:00:00'],
  ] as const)('%s, %s', (from, plan, to) => {
    expect(addInterval(at(from), plan)).toEqual(at(to));
  });

  it('goes back to its day of the month after a shorter one', () => {
    expect(addInterval(at('2026-02-28T10:00:00'), 'monthly', 31)).toEqual(at('2026-03-31T10:00:00'));
    expect(addInterval(at('2026-04-30T10:00:00'), 'monthly', 31)).toEqual(at('2026-05-31T10:00:00'));
    expect(addInterval(at('2031-02-28T10:00:00'), 'annual', 29)).toEqual(at('2032-02-29T10:00:00'));
  });

  it('keeps to the day of a late payment that is not the last of its month', () => {
    expect(addInterval(at('2026-02-20T10:00:00'), 'monthly', 31)).toEqual(at('2026-03-20T10:00:00'));
  });

  it('is in the next month at the same time of day, for any time', () => {
    const dates = fc.date({
      min: at('2020-01-01T00:00:00'),
      max: at('2050-01-01T00:00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 31 }), (from, day) => {
        const end = addInterval(from, 'monthly', day);
        expect((end.getUTCMonth() - from.getUTCMonth() + 12) % 12).toBe(1);
        expect(end.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
      }),
    );
  });
});

describe('the end of a paid period', () => {
  const paid = {
    paidAt: at('2026-11-20T08:00:00'),
    plan: 'monthly',
    startedAt: at('2026-11-20T08:00:00'),
  } as const;

  it.each([
    ['when PayPal names no next time', undefined, '2026-12-20T08:00:00'],
    ['up to a next time some hours later', '2026-12-20T10:00:00', '2026-12-20T10:00:00'],
    ['up to a next time a day and more later', '2026-12-21T20:00:00', '2026-12-21T20:00:00'],
    ['no shorter for an earlier next time', '2026-12-20T02:00:00', '2026-12-20T08:00:00'],
    ['not up to where a failed charge moved the next time', '2027-01-20T10:00:00', '2026-12-20T08:00:00'],
    ['not up to the next retry', '2026-12-25T10:00:00', '2026-12-20T08:00:00'],
  ])('%s', (_what, next, end) => {
    expect(getPeriodEnd({ ...paid, nextBillingAt: next === undefined ? undefined : at(next) })).toEqual(
      at(end),
    );
  });
});

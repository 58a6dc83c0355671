import type { OrderType } from '#shared/plans.ts';

const dayMs = 24 * 3_600_000;
/** So far PayPal's own billing day may lie from ours: it bills at a fixed hour, and moves for weekends. */
const toleranceMs = 2 * dayMs;

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** One period later, at the same time of day; a day that the month has not becomes its last. */
export function addInterval(from: Date, orderType: OrderType, billingDay = from.getUTCDate()): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + (orderType === 'YEARLY' ? 12 : 1);
  const isLastDay = from.getUTCDate() === daysInMonth(year, from.getUTCMonth());
  // Paid on 28 February for a subscription of the 31st: the next time is 31 March again.
  const day = isLastDay ? Math.max(from.getUTCDate(), billingDay) : from.getUTCDate();
  const end = new Date(from);
  end.setUTCFullYear(year, month, Math.min(day, daysInMonth(year, month)));
  return end;
}

export interface PaidPeriod {
  paidAt: Date;
  orderType: OrderType;
  /** When the subscription began: its day of the month is the billing day. */
  startedAt: Date;
  nextBillingAt: Date | undefined;
}

/**
 * PayPal names no end of a paid period. It is one interval after the payment, and reaches to the next billing time
 * where that is a little later; a failed charge moves the next billing time on, so further away it says nothing.
 */
export function periodEndOf({ paidAt, orderType, startedAt, nextBillingAt }: PaidPeriod): Date {
  const end = addInterval(paidAt, orderType, startedAt.getUTCDate());
  const laterMs = (nextBillingAt?.getTime() ?? 0) - end.getTime();
  return nextBillingAt && laterMs > 0 && laterMs <= toleranceMs ? nextBillingAt : end;
}

import type { OrderType } from '#shared/plans.ts';

/**
 * The day of the next charge: the same day next month or year, or that month's last day. Reckoned in UTC, as
 * the providers do.
 */
export function nextCharge(now: Date, orderType: OrderType): Date {
  const next = new Date(now);
  const months = orderType === 'MONTHLY' ? 1 : 12;
  next.setUTCMonth(now.getUTCMonth() + months);
  if (next.getUTCDate() !== now.getUTCDate()) next.setUTCDate(0);
  return next;
}

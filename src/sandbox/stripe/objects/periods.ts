import type { Period, Recurrence, WirePrice } from '../api/wire.ts';

/** The last day of a shorter month stands in for a day that it has not. */
function monthsLater(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** The period from `start`; its end keeps the day of the anchor (31 January, 28 February, 31 March). */
export function periodFrom(
  start: number,
  { interval, intervalCount }: Recurrence,
  anchor: number = start,
): Period {
  const days = { day: 1, week: 7 };
  if (interval === 'day' || interval === 'week')
    return { start, end: start + days[interval] * intervalCount * 86_400 };
  const months = interval === 'month' ? intervalCount : intervalCount * 12;
  const from = new Date(anchor * 1_000);
  let end = start;
  for (let step = 1; end <= start; step++) end = monthsLater(from, months * step).getTime() / 1_000;
  return { start, end };
}

const intervals = ['day', 'week', 'month', 'year'] as const;

export function recurrenceOf(price: WirePrice): Recurrence {
  const interval = intervals.find((known) => known === price.recurring?.interval);
  if (!interval) throw new Error(`price ${price.id} does not recur`);
  return { interval, intervalCount: price.recurring?.interval_count ?? 1 };
}

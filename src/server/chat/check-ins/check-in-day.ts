/** The days of check-ins, in the user's own time zone. */
import { timing } from '#shared/timing.ts';

/** Local hour at which a check-in is due and its reminder is sent. */
const dueHour = 8;
const dayMs = 24 * 3_600_000;

/** Undefined zones and those that this server does not know count as UTC. */
function createFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const options = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: timeZone ?? 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
  }
}

/** The moment at which the check-in of a day is due. */
export function dueTime(date: string, timeZone: string | undefined): Date {
  const format = createFormat(timeZone);
  const wanted = Date.parse(`${date}T00:00:00Z`) + dueHour * 3_600_000;
  // Swedish writes a local time as `2026-11-22 08:00:00`.
  const offsetAt = (at: number) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at;
  // `wanted` is the local time taken for UTC: the clocks may change between it and the moment that is looked for.
  const near = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(near));
}

/** The day of a check-in for which the user chose none. */
export function defaultDay(now: Date, timeZone: string | undefined): string {
  return createFormat(timeZone)
    .format(now.getTime() + timing.checkInAfterDays * dayMs)
    .slice(0, 10);
}

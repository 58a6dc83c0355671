/** Days of check-ins, in the reader's language. */
import { currentLocale } from '../../i18n/catalogue.ts';
import { checkInTexts } from '../../i18n/en/check-in.ts';

const dayMs = 24 * 3_600_000;

/** `October 25`, with the year unless it is this one. */
export function formatDay(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const year = at.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat(currentLocale(), { month: 'long', day: 'numeric', year }).format(at);
}

/** How long ago it was, e.g. `Four weeks on.`; undefined on the same day. */
export function formatTimePassed(from: string, to: string): string | undefined {
  const t = checkInTexts();
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
  if (days < 1) return undefined;
  return days < 14 ? t.daysOn(days) : t.weeksOn(Math.round(days / 7));
}

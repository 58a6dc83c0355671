import { type Locale, localeFacts } from './locales.ts';

/** `November 20, 2026` or `2026年11月20日`. In UTC, as payment providers count days. */
export function longDate(at: Date, locale: Locale): string {
  const { region } = localeFacts[locale];
  return new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

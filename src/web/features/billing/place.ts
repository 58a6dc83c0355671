import { useEffect, useState } from 'react';
import type { Currency } from '#shared/plans.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { call } from '../../lib/api.ts';

export interface Place {
  countryCode: string;
  country: string;
  currency: Currency;
}

const lookupTimeoutMs = 8_000;
/** Spec 8: when the location cannot be told. */
const unknown = { countryCode: 'US', countryName: 'United States', currency: 'USD' } as const;

/** The country in the person's language where the browser knows it. */
export function countryName(code: string, otherwise: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export async function findPlace(locale: string): Promise<Place> {
  const found = await call('getLocation', { timeoutMs: lookupTimeoutMs }).catch(() => unknown);
  const { countryCode, currency } = found;
  return { countryCode, currency, country: countryName(countryCode, found.countryName, locale) };
}

/** Undefined until it is known, so that no price is shown in a wrong currency. Asks nobody while offline. */
export function usePlace(isOffline: boolean): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (isOffline) return;
    let gone = false;
    findPlace(currentLocale()).then((found) => gone || setPlace(found));
    return () => {
      gone = true;
    };
  }, [isOffline]);
  return place;
}

import { useEffect, useState } from 'react';
import { countryCodes, currencyOf, isCountry } from '#shared/countries.ts';
import type { Currency } from '#shared/plans.ts';
import { call } from '../../../lib/api.ts';
import { tabStore } from '../../../lib/storage.ts';

export interface Place {
  countryCode: string;
  currency: Currency;
  /** How we come to it: the server found out, nothing said where the person is, or the person said so. */
  by: 'lookup' | 'assumption' | 'choice';
}

const lookupTimeoutMs = 8_000;
/** Spec 8: when the location cannot be told. */
const unknown = { countryCode: 'US', currency: 'USD', assumed: true } as const;
/** A choice lasts as long as the tab: a person who has moved says so next time. */
const chosenKey = 'chosenCountry';

export interface Country {
  code: string;
  name: string;
}

/** All countries in the person's language and its order; by their codes where the browser has no names. */
export function listCountries(locale: string): Country[] {
  let nameOf = (code: string): string => code;
  try {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    nameOf = (code) => names.of(code) ?? code;
  } catch {
    // An old browser: the codes are what it can show.
  }
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name));
}

const chosen = (countryCode: string): Place => ({
  countryCode,
  currency: currencyOf(countryCode),
  by: 'choice',
});

/** What the person has chosen in this tab. */
export function readChosenPlace(): Place | undefined {
  const code = tabStore.read(chosenKey);
  return code && isCountry(code) ? chosen(code) : undefined;
}

export async function findPlace(): Promise<Place> {
  const found = await call('getLocation', { timeoutMs: lookupTimeoutMs }).catch(() => unknown);
  const { countryCode, currency, assumed } = found;
  return { countryCode, currency, by: assumed ? 'assumption' : 'lookup' };
}

/**
 * `place` is undefined until it is known, so that no price is shown in a wrong currency. Asks nobody while offline,
 * nor where the person has chosen.
 */
export function usePlace(isOffline: boolean) {
  const [place, setPlace] = useState(readChosenPlace);
  const isChosen = place?.by === 'choice';
  useEffect(() => {
    if (isOffline || isChosen) return;
    let gone = false;
    findPlace().then((found) => gone || setPlace(found));
    return () => {
      gone = true;
    };
  }, [isOffline, isChosen]);
  function choose(code: string) {
    tabStore.write(chosenKey, code);
    setPlace(chosen(code));
  }
  return { place, choose };
}

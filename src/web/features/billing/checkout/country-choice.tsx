/** The country of the buyer, which decides currency and tax: found by the server, or chosen by the user. */
import { Globe, MapPin } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { countryCodes, getCurrency, isCountry } from '#shared/countries.ts';
import type { Currency } from '#shared/plans.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { prices } from '../../../lib/prices.ts';
import { chosenCountryKey, tabStore } from '../../../lib/storage.ts';
import styles from './checkout.module.css';

export interface BillingCountry {
  countryCode: string;
  currency: Currency;
  /** Found by the server, assumed because nothing is known, or chosen by the user. */
  source: 'lookup' | 'assumption' | 'choice';
}

const lookupTimeoutMs = 8_000;
const fallback = { countryCode: 'US', currency: getCurrency(prices, 'US'), assumed: true } as const;

interface Country {
  code: string;
  name: string;
}

/** Sorted by name in `locale`; in browsers without country names, by code. */
export function listCountries(locale: string, codes: readonly string[] = countryCodes): Country[] {
  let nameOf = (code: string): string => code;
  try {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    nameOf = (code) => names.of(code) ?? code;
  } catch {
    // An old browser without Intl.DisplayNames.
  }
  const { compare } = new Intl.Collator(locale);
  return codes.map((code) => ({ code, name: nameOf(code) })).sort((a, b) => compare(a.name, b.name));
}

const toChosenCountry = (countryCode: string): BillingCountry => ({
  countryCode,
  currency: getCurrency(prices, countryCode),
  source: 'choice',
});

export function readChosenCountry(): BillingCountry | undefined {
  const code = tabStore.read(chosenCountryKey);
  return code && isCountry(code) ? toChosenCountry(code) : undefined;
}

export async function fetchCountry(): Promise<BillingCountry> {
  const found = await call('getLocation', { timeoutMs: lookupTimeoutMs }).catch(() => fallback);
  const { countryCode, currency, assumed } = found;
  return { countryCode, currency, source: assumed ? 'assumption' : 'lookup' };
}

/**
 * `country` is undefined until it is known, because a price in the wrong currency must never be shown. The server
 * is not asked while offline, nor after a choice.
 */
export function useBillingCountry(isOffline: boolean) {
  const [country, setCountry] = useState(readChosenCountry);
  const isChosen = country?.source === 'choice';
  useEffect(() => {
    if (isOffline || isChosen) return;
    let isCancelled = false;
    fetchCountry().then((found) => isCancelled || setCountry(found));
    return () => {
      isCancelled = true;
    };
  }, [isOffline, isChosen]);
  function choose(code: string) {
    tabStore.write(chosenCountryKey, code);
    setCountry(toChosenCountry(code));
  }
  return { country, choose };
}

interface CountryChoiceProps {
  country: BillingCountry;
  onChoose: (countryCode: string) => void;
}

/** The country with its currency. */
export function CountryChoice({ country, onChoose }: CountryChoiceProps) {
  const t = billingTexts();
  const locale = currentLocale();
  // Naming and sorting all countries takes a slow phone a quarter of a second, so it waits until the list is opened.
  const [wasOpened, setWasOpened] = useState(false);
  const onlyCode = wasOpened ? undefined : country.countryCode;
  const countries = useMemo(
    () => listCountries(locale, onlyCode ? [onlyCode] : countryCodes),
    [locale, onlyCode],
  );
  const fillList = () => setWasOpened(true);
  const id = useId();
  const isAssumed = country.source === 'assumption';
  return (
    <div className={styles.fact}>
      {country.source === 'lookup' ? <MapPin /> : <Globe />}
      <span className={styles.country}>
        <label htmlFor={id} className="sr">
          {t.country}
        </label>
        <select
          id={id}
          value={country.countryCode}
          aria-describedby={isAssumed ? `${id}-why` : undefined}
          title={isAssumed ? t.assumed : undefined}
          onFocus={fillList}
          onPointerDown={fillList}
          onChange={(event) => onChoose(event.target.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <span aria-live="polite">{country.currency}</span>
      </span>
      {isAssumed && (
        <span id={`${id}-why`} className="sr">
          {t.assumed}
        </span>
      )}
    </div>
  );
}

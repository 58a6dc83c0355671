import { Globe, MapPin } from 'lucide-react';
import { useId, useMemo } from 'react';
import { billingTexts } from '../../../i18n/billing.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import styles from '../billing.module.css';
import { listCountries, type Place } from './place.ts';

export interface CountryChoiceProps {
  place: Place;
  onChoose: (countryCode: string) => void;
}

/** Where the person is, how we come to it, and the way to say otherwise; the currency follows. */
export function CountryChoice({ place, onChoose }: CountryChoiceProps) {
  const t = billingTexts();
  const locale = currentLocale();
  const countries = useMemo(() => listCountries(locale), [locale]);
  const id = useId();
  const assumed = place.by === 'assumption';
  return (
    <div className={styles.country}>
      <p className={styles.fact}>
        {/* A pin says that somebody was found on a map. */}
        {place.by === 'lookup' ? <MapPin /> : <Globe />}
        <label htmlFor={id} className="sr">
          {t.country}
        </label>
        <select
          id={id}
          value={place.countryCode}
          aria-describedby={assumed ? `${id}-why` : undefined}
          onChange={(event) => onChoose(event.target.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <span aria-live="polite">{place.currency}</span>
      </p>
      {assumed && (
        <p id={`${id}-why`} className={styles.assumed}>
          {t.assumed}
        </p>
      )}
    </div>
  );
}

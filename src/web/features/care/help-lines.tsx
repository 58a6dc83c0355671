import { useId } from 'react';
import type { CountryHelp } from '#shared/care/helpline.ts';
import { helplines, linesFor } from '#shared/care/helplines.ts';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { careTexts } from '../../i18n/care.ts';
import styles from './care.module.css';

/** A number as people read it, dialled by what is left of it without blanks. */
const dial = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`;

function EmergencyNumber({ number }: { number: string }) {
  return (
    <a className={styles.number} href={dial(number)}>
      {number}
    </a>
  );
}

/** The emergency number stands first, whatever it is about; a body in danger is not asked to wait. */
export function Emergency({ country, urgent }: { country: CountryHelp | undefined; urgent: boolean }) {
  const t = careTexts();
  if (!country) return <p className={styles.emergency}>{t.emergencyUnknown}</p>;
  return (
    <p className={styles.emergency}>
      {urgent ? t.emergencyNow : t.emergencyLead} <EmergencyNumber number={country.emergency} />
      {country.police && (
        <span>
          {t.police} <EmergencyNumber number={country.police} />
        </span>
      )}
    </p>
  );
}

export function Lines({ country, kind }: { country: CountryHelp; kind: RiskKind | undefined }) {
  const t = careTexts();
  return (
    <ul className={styles.lines}>
      {linesFor(country, kind).map((line) => (
        <li key={line.name + line.number}>
          <span className={styles.lineName}>{line.name}</span>
          <a className={styles.number} href={dial(line.number)} aria-label={t.call(line.name, line.number)}>
            {line.number}
          </a>
          <span className={styles.hours}>
            {t.hours[line.hours]}
            {line.note && <br />}
            {line.note && t.notes[line.note]}
          </span>
          <a
            className={styles.site}
            href={line.url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t.website}: ${line.name}`}
          >
            {t.website}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function CountryChoice({ code, onChoose }: { code: string; onChoose: (code: string) => void }) {
  const t = careTexts();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t.country}</label>
      <select id={id} value={code} onChange={(event) => onChoose(event.target.value)}>
        {helplines.countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
        <option value="">{t.otherCountry}</option>
      </select>
    </div>
  );
}

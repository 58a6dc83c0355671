import { useId, useState } from 'react';
import { type CountryHelp, helplines } from '#shared/helplines.ts';
import { careTexts } from '../../i18n/care.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import styles from './care.module.css';
import { defaultCountry, findCountry, rememberCountry } from './country.ts';

/** A number as people read it, dialled by what is left of it without blanks. */
const dial = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`;

const callable = (number: string): boolean => /^[\d\s()+*#-]+$/.test(number);

function Emergency({ country }: { country: CountryHelp | undefined }) {
  const t = careTexts();
  if (!country) return <p className={styles.emergency}>{t.emergencyUnknown}</p>;
  return (
    <p className={styles.emergency}>
      {t.emergencyLead}{' '}
      <a className={styles.number} href={dial(country.emergency)}>
        {country.emergency}
      </a>
    </p>
  );
}

function Lines({ country }: { country: CountryHelp }) {
  const t = careTexts();
  return (
    <ul className={styles.lines}>
      {country.lines.map((line) => (
        <li key={line.name + line.number}>
          <span className={styles.lineName}>{line.name}</span>
          {callable(line.number) ? (
            <a className={styles.number} href={dial(line.number)} aria-label={t.call(line.name, line.number)}>
              {line.number}
            </a>
          ) : (
            <span className={styles.number}>{line.number}</span>
          )}
          <span className={styles.hours}>{line.hours}</span>
          {line.url && (
            <a
              className={styles.site}
              href={line.url}
              target="_blank"
              rel="noreferrer"
              aria-label={`${t.website}: ${line.name}`}
            >
              {t.website}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function CountryChoice({ code, onChoose }: { code: string; onChoose: (code: string) => void }) {
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

/** Emergency number, people who listen, and what to do now. All bundled: it makes no request. `level`: of its headings. */
export function HelpContent({ level }: { level: 2 | 3 }) {
  const t = careTexts();
  const Heading = `h${level}` as const;
  const [code, setCode] = useState(() => defaultCountry(navigator.languages));
  const country = findCountry(code);
  const choose = (next: string) => {
    rememberCountry(next);
    setCode(next);
  };
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={styles.content}>
      <Emergency country={country} />
      <section>
        <Heading>{t.linesTitle}</Heading>
        <CountryChoice code={code} onChoose={choose} />
        {country && <Lines country={country} />}
        <p className={styles.fine}>
          {t.directoryLead}{' '}
          <a href={helplines.directory.url} target="_blank" rel="noreferrer">
            {helplines.directory.name}
          </a>
        </p>
      </section>
      <section>
        <Heading>{t.stepsTitle}</Heading>
        <ul className={styles.steps}>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className={styles.fine}>{t.someoneElse}</p>
      </section>
      <p className={styles.fine}>{t.software}</p>
      <p className={styles.fine}>{t.listedOn(date.format(new Date(helplines.listedOn)))}</p>
    </div>
  );
}

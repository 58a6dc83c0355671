import { useId, useState } from 'react';
import type { CountryHelp } from '#shared/care/helpline.ts';
import { helplines, linesFor } from '#shared/care/helplines.ts';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { careTexts, kindTexts } from '../../i18n/en/care.ts';
import { importWithRetry, useDeferred } from '../../lib/lazy.tsx';
import { localStore } from '../../lib/storage.ts';
import { useProductName } from '../../ui/page.tsx';
import styles from './care.module.css';
import type { QuickExitProps } from './quick-exit.tsx';

interface HelpContentProps {
  /** Level of the headings. */
  headingLevel: 2 | 3;
  kind: RiskKind | undefined;
}

/** Emergency number, helplines, and what to do now. All of it is bundled: it makes no request. */
export function HelpContent({ headingLevel, kind }: HelpContentProps) {
  const t = careTexts();
  const words = kindTexts()[kind ?? 'self-harm'];
  const product = useProductName();
  const Heading = `h${headingLevel}` as const;
  const [code, setCode] = useState(() => defaultCountry(navigator.languages));
  const country = findCountry(code);
  const choose = (next: string) => {
    rememberCountry(next);
    setCode(next);
  };
  return (
    <div className={styles.content}>
      <Emergency country={country} urgent={kind === 'medical'} />
      <section>
        <Heading>{t.linesTitle}</Heading>
        <CountryChoice code={code} onChoose={choose} />
        {country && <Lines country={country} kind={kind} />}
        <p className={styles.fine}>
          {t.directoryLead}{' '}
          <a href={helplines.directory.url} target="_blank" rel="noreferrer">
            {helplines.directory.name}
          </a>
        </p>
      </section>
      <section>
        <Heading>{words.stepsTitle}</Heading>
        <ul className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className={styles.fine}>{words.someoneElse}</p>
      </section>
      <p className={styles.fine}>{t.software(product)}</p>
      <p className={styles.fine}>{t.listedOn(readOn())}</p>
    </div>
  );
}

function readOn(): string {
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return date.format(new Date(helplines.listedOn));
}

/** A `tel:` address of a number that is written with blanks. */
const dial = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`;

function EmergencyNumber({ number }: { number: string }) {
  return (
    <a className={styles.number} href={dial(number)}>
      {number}
    </a>
  );
}

/** Always the first thing shown. `urgent`: a medical emergency, with a text that says to call now. */
function Emergency({ country, urgent }: { country: CountryHelp | undefined; urgent: boolean }) {
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

function Lines({ country, kind }: { country: CountryHelp; kind: RiskKind | undefined }) {
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

const chosenKey = 'helpCountry';

function findCountry(code: string | undefined): CountryHelp | undefined {
  return helplines.countries.find((country) => country.code === code);
}

function findRegion(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined; // Some browsers report a language that is not a valid tag.
  }
}

/** The remembered choice, else the first listed region among the browser's languages, else empty: ask. */
function defaultCountry(languages: readonly string[]): string {
  const chosen = localStore.read(chosenKey);
  if (chosen !== undefined) return chosen;
  return languages.map(findRegion).find((code) => findCountry(code)) ?? '';
}

function rememberCountry(code: string): void {
  localStore.write(chosenKey, code);
}

const load = () => importWithRetry(async () => (await import('./quick-exit.tsx')).QuickExit);

/** The quick exit, loaded as soon as a text speaks of abuse: it must work without a network later. */
export function QuickExitForAbuse({ kind, ...look }: QuickExitProps & { kind: RiskKind | undefined }) {
  const Exit = useDeferred(kind === 'abuse', load);
  return Exit ? <Exit {...look} /> : null;
}

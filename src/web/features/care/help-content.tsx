import { useState } from 'react';
import { helplines } from '#shared/care/helplines.ts';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { careTexts } from '../../i18n/care.ts';
import { kindTexts } from '../../i18n/care-kinds.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { useProductName } from '../../ui/use-product-name.ts';
import styles from './care.module.css';
import { defaultCountry, findCountry, rememberCountry } from './country.ts';
import { CountryChoice, Emergency, Lines } from './help-lines.tsx';

interface HelpContentProps {
  /** Of its headings. */
  level: 2 | 3;
  kind: RiskKind | undefined;
}

/** Emergency number, people who listen, and what to do now. All bundled: it makes no request. */
export function HelpContent({ level, kind }: HelpContentProps) {
  const t = careTexts();
  const words = kindTexts()[kind ?? 'self-harm'];
  const product = useProductName();
  const Heading = `h${level}` as const;
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

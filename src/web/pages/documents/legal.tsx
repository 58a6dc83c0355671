import type { ComponentType } from 'react';
import { factPlaceholders, hiddenLegalParts, type LegalPart, operatorFacts } from '#shared/operator-facts.ts';
import { legalTexts } from '../../i18n/en/legal.ts';
import { loadAppConfig, useAppConfig } from '../../lib/app-config.ts';
import { loadTexts } from '../../lib/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './legal.module.css';

/** The pages of legal texts. */
export type LegalPageName = 'terms' | 'privacy' | 'refunds' | 'contact';

/**
 * The build renders the page outside a browser, for every server: each fills in its own settings
 * (server/http/pages.ts).
 */
const isTemplate = typeof window === 'undefined';

export async function loadLegal(name: LegalPageName): Promise<ComponentType> {
  await Promise.all([loadTexts('documents'), isTemplate || loadAppConfig()]);
  return () => <LegalPage name={name} />;
}

function LegalPage({ name }: { name: LegalPageName }) {
  const t = legalTexts();
  const config = useAppConfig();
  const facts = isTemplate ? factPlaceholders : operatorFacts(config);
  const hidden = config ? hiddenLegalParts(config) : [];
  const { title, lead, sections } = t[name](facts);
  const mail = <a href={`mailto:${facts.SUPPORT_EMAIL}`}>{facts.SUPPORT_EMAIL}</a>;
  return (
    <Page
      canopyOpen={0.45}
      wide
      account
      footer
      corners={['tr']}
      className={styles.page}
      ground={
        <div className={styles.text}>
          {!hidden.includes('template') && (
            <p className={styles.template} data-part="template">
              {t.template}
            </p>
          )}
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.mail && <p className={styles.mail}>{mail}</p>}
              {section.text.flatMap((paragraph) =>
                typeof paragraph === 'string' ? (
                  <p key={paragraph}>{paragraph}</p>
                ) : (
                  Object.entries(paragraph)
                    .filter(([part]) => !hidden.includes(part as LegalPart))
                    .map(([part, text]) => (
                      <p key={part} data-part={part}>
                        {text}
                      </p>
                    ))
                ),
              )}
            </section>
          ))}
          {!sections.some((section) => section.mail) && (
            <p className={styles.mail}>
              {t.writeTo} {mail}
            </p>
          )}
        </div>
      }
    >
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </Page>
  );
}

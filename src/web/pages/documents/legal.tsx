import type { ComponentType } from 'react';
import { factPlaceholders, hiddenLegalParts, type LegalPart, operatorFacts } from '#shared/operator-facts.ts';
import { type LegalParagraph, legalTexts } from '../../i18n/en/legal.ts';
import { loadAppConfig, useAppConfig } from '../../lib/app-config.ts';
import { loadTexts } from '../../lib/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './legal.module.css';

/** The pages of legal texts. */
export type LegalPageName = 'terms' | 'privacy' | 'refunds' | 'contact';

/**
 * The build renders the page outside a browser, for every server: with placeholders and all parts. Each server fills in its
 * own settings and hides the parts (`data-part`) that are not true for it (server/http/pages.ts).
 */
const isPrerender = typeof window === 'undefined';

export async function loadLegal(name: LegalPageName): Promise<ComponentType> {
  await Promise.all([loadTexts('documents'), isPrerender || loadAppConfig()]);
  return () => <LegalPage name={name} />;
}

function LegalPage({ name }: { name: LegalPageName }) {
  const t = legalTexts();
  const config = useAppConfig();
  const facts = isPrerender ? factPlaceholders : operatorFacts(config);
  const hidden = config ? hiddenLegalParts(config) : [];
  const isShown = (part: LegalPart | undefined) => !part || !hidden.includes(part);
  const { title, lead, sections } = t[name](facts);
  const mail = <a href={`mailto:${facts.SUPPORT_EMAIL}`}>{facts.SUPPORT_EMAIL}</a>;
  /** A paragraph is one text, or texts by the part that must be true for them. */
  const renderParagraph = (paragraph: LegalParagraph, className?: string) => {
    const parts: [LegalPart | undefined, string][] =
      typeof paragraph === 'string'
        ? [[undefined, paragraph]]
        : (Object.entries(paragraph) as [LegalPart, string][]);
    return parts
      .filter(([part]) => isShown(part))
      .map(([part, text]) => (
        <p key={text} data-part={part} className={className}>
          {text}
        </p>
      ));
  };
  return (
    <Page
      apart={0.45}
      wide
      account
      footer
      corners={['tr']}
      className={styles.page}
      ground={
        <div className={styles.text}>
          {sections
            .filter(({ needsSeller }) => !needsSeller || isShown('seller'))
            .map((section) => (
              <section key={section.title} data-part={section.needsSeller && 'seller'}>
                <h2>{section.title}</h2>
                {section.mail && <p className={styles.mail}>{mail}</p>}
                {section.text.flatMap((paragraph) => renderParagraph(paragraph))}
              </section>
            ))}
          <div className={styles.end}>
            {name !== 'contact' && isShown('seller') && (
              <p className={styles.mail} data-part="seller">
                {t.writeTo} {mail}
              </p>
            )}
            {name !== 'contact' && isShown('no-seller') && <p data-part="no-seller">{t.noContact}</p>}
            {isShown('template') && <p data-part="template">{t.template}</p>}
          </div>
        </div>
      }
    >
      <h1>{title}</h1>
      {renderParagraph(lead, styles.lead)}
    </Page>
  );
}

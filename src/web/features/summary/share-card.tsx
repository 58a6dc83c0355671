import type { ReactNode, Ref } from 'react';
import type { Summary } from '#shared/summary.ts';
import type { Headings } from '#shared/summary-text.ts';
import styles from './share-card.module.css';
import { insightSize } from './summary-view.tsx';

export interface ShareCardProps {
  ref?: Ref<HTMLElement>;
  /** Only the chosen ones. */
  summary: Summary;
  /** Sets the first insight, the core one, in large type. */
  headline: boolean;
  headings: Headings;
  product: string;
  host: string;
  /** The moon and the branches. */
  art: ReactNode;
  mark: ReactNode;
}

function Part({ title, show, children }: { title: string; show: boolean; children: ReactNode }) {
  if (!show) return null;
  return (
    <section className={styles.part}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}

function Leaves({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.leaves}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Numbers as text, because the drawing library loses CSS counters. */
function Steps({ lines }: { lines: readonly string[] }) {
  return (
    <ol>
      {lines.map((line, index) => (
        <li key={line} className={styles.step} dir="auto">
          <b className={styles.number}>{index + 1}</b>
          {line}
        </li>
      ))}
    </ol>
  );
}

function Insight({ insights, headline }: { insights: readonly string[]; headline: boolean }) {
  const [first] = headline ? insights : [];
  return (
    <>
      {first !== undefined && (
        <p className={styles.insight} data-size={insightSize(first)} dir="auto">
          {first}
        </p>
      )}
      <Leaves lines={first === undefined ? insights : insights.slice(1)} />
    </>
  );
}

function Body({ summary, headline, headings }: Pick<ShareCardProps, 'summary' | 'headline' | 'headings'>) {
  const { question, insights, reasons, steps, label, suggestions, stillOpen, mood } = summary;
  return (
    <>
      <Part title={headings.coreInsight} show={insights.length > 0}>
        <Insight insights={insights} headline={headline} />
      </Part>
      <Part title={headings.originalQuestion} show={question !== ''}>
        <p className={styles.question} dir="auto">
          {question}
        </p>
      </Part>
      <Part title={headings.coreReasons} show={reasons.length > 0}>
        <Leaves lines={reasons} />
      </Part>
      <Part title={headings.implementationPath} show={steps.length > 0}>
        <Steps lines={steps} />
      </Part>
      <Part title={headings.actionSuggestions} show={label !== '' || suggestions.length > 0}>
        {label && (
          <p className={styles.label} dir="auto">
            {label}
          </p>
        )}
        <Leaves lines={suggestions} />
      </Part>
      <Part title={headings.staysOpen} show={stillOpen.length > 0}>
        <Leaves lines={stillOpen} />
      </Part>
      {mood && (
        <p className={styles.mood} dir="auto">
          {mood}
        </p>
      )}
    </>
  );
}

/** The picture that is shared: 360 px wide, always in the dark scheme. */
export function ShareCard({ ref, product, host, art, mark, ...body }: ShareCardProps) {
  return (
    <article ref={ref} className={styles.card} data-scheme="dark">
      <div className={styles.art}>{art}</div>
      <Body {...body} />
      <footer className={styles.foot}>
        {mark}
        <b className={styles.product}>{product}</b>
        <span className={styles.host}>{host}</span>
      </footer>
    </article>
  );
}

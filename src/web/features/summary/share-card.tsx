/** The picture of the results that the user can share, drawn off screen and turned into a PNG by capture.ts. */
import type { ReactNode, Ref } from 'react';
import { guideLocale } from '#shared/locales.ts';
import type { Headings } from '#shared/reflection/reflection-export.ts';
import type { Summary } from '#shared/summary.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { languageAttributes } from '../../ui/language-attributes.ts';
import styles from './share-card.module.css';
import { insightSize } from './summary-parts.tsx';

/** How clear the question was before the dialogue and after it, from 0 to 10. */
export interface ShownClarity {
  before: number;
  after: number;
}

export interface ShareCardProps {
  ref?: Ref<HTMLElement>;
  /** In large type: the insight if it was chosen, otherwise a line that does not say what the question was about. */
  line: string;
  /** Only the chosen parts, without an insight that is shown as `line`. */
  summary: Summary;
  clarity: ShownClarity | undefined;
  headings: Headings;
  product: string;
  /** The number of questions, at the end of the footer. */
  note: string;
  /** The moon and the branches. */
  art: ReactNode;
  logo: ReactNode;
}

/**
 * Large type only for a short line, which leaves room for the other parts: a Chinese character is wider than a letter.
 */
function lineSize(line: string) {
  const size = insightSize(line);
  return size === 'large' && line.length > (guideLocale(line) === 'zh' ? 20 : 48) ? 'middle' : size;
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

/** The sun on its arc, as far along as the second number, from 0 to 10. */
function Arc({ before, after }: ShownClarity) {
  const share = after / 10;
  const at = (from: number, middle: number, to: number) =>
    (1 - share) ** 2 * from + 2 * share * (1 - share) * middle + share ** 2 * to;
  const path = 'M14 78Q200 -34 386 78';
  return (
    <div className={styles.clarity}>
      <svg viewBox="0 0 400 92" fill="none" strokeWidth="5" strokeLinecap="round" aria-hidden="true">
        <path d={path} stroke="#8fa4b3" strokeDasharray="1 12" />
        <path d={path} pathLength="100" stroke="#ffcb57" strokeDasharray={`${100 * share} 200`} />
        <circle r="19" fill="#ffcb57" cx={at(14, 200, 386)} cy={at(78, -34, 78)} />
      </svg>
      <span>{summaryTexts().clarityFromTo(before, after)}</span>
    </div>
  );
}

function Body({
  line,
  summary,
  clarity,
  headings,
}: Pick<ShareCardProps, 'line' | 'summary' | 'clarity' | 'headings'>) {
  const { question, insights, reasons, steps, label, suggestions, stillOpen, mood } = summary;
  return (
    <div className={styles.body}>
      {question && (
        <p className={styles.question} dir="auto">
          {question}
        </p>
      )}
      <p className={styles.insight} data-size={lineSize(line)} {...languageAttributes(line)}>
        {line}
      </p>
      {clarity && <Arc {...clarity} />}
      <Part title={headings.coreInsight} show={insights.length > 0}>
        <Leaves lines={insights} />
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
    </div>
  );
}

/** The picture that is shared: 360 by 450 CSS pixels, higher only with more parts, always in the dark scheme. */
export function ShareCard({ ref, product, note, art, logo, ...body }: ShareCardProps) {
  return (
    <article ref={ref} className={styles.card} data-scheme="dark">
      <div className={styles.art}>{art}</div>
      <Body {...body} />
      <footer className={styles.foot}>
        {logo}
        <b className={styles.product}>{product}</b>
        <span className={styles.note}>{note}</span>
      </footer>
    </article>
  );
}

import type { ReactNode, Ref } from 'react';
import type { Headings, Sections } from './sections.ts';
import styles from './share-card.module.css';

export interface ShareCardProps {
  ref?: Ref<HTMLElement>;
  sections: Sections;
  headings: Headings;
  product: string;
  host: string;
  /** The moon and the branches, drawn by the page. */
  art: ReactNode;
  mark: ReactNode;
}

/** Few words, large type: what is read as a small picture. */
const mostReasons = 2;

/** The picture that is shared: 360 px, always night, whatever the page looks like (design 9, spec 9). */
export function ShareCard(props: ShareCardProps) {
  const { ref, sections, headings, product, host, art, mark } = props;
  const reasons = sections.reasons.slice(0, mostReasons);
  return (
    <article ref={ref} className={styles.card} data-scheme="dark">
      <div className={styles.art}>{art}</div>
      <section className={styles.part}>
        <h3>{headings.coreInsight}</h3>
        <p className={styles.insight} dir="auto">
          {sections.insights[0]}
        </p>
      </section>
      {sections.question && (
        <section className={styles.part}>
          <h3>{headings.originalQuestion}</h3>
          <p className={styles.question} dir="auto">
            {sections.question}
          </p>
        </section>
      )}
      {reasons.length > 0 && (
        <section className={styles.part}>
          <h3>{headings.coreReasons}</h3>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason} dir="auto">
                {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {sections.mood && (
        <p className={styles.mood} dir="auto">
          {sections.mood}
        </p>
      )}
      <footer className={styles.foot}>
        {mark}
        <b>{product}</b>
        <span>{host}</span>
      </footer>
    </article>
  );
}

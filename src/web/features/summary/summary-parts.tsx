/** Parts of the results without controls, which the results page and the example share. */
import type { ReactNode } from 'react';
import { languageAttributes } from '../../ui/language-attributes.ts';
import { Paper } from '../../ui/page.tsx';
import styles from './summary.module.css';

/** The insight in large type; `quiet`: a size smaller, because it only quotes. */
export function InsightText({ text, quiet }: { text: string; quiet?: boolean }) {
  return (
    <p className="display" data-size={quiet ? 'quiet' : insightSize(text)} {...languageAttributes(text)}>
      {text}
    </p>
  );
}

/** Longest insight, in characters, in large type and in middle type. */
const largeChars = 110;
const middleChars = 240;

export function insightSize({ length }: string): 'large' | 'middle' | 'small' {
  if (length > middleChars) return 'small';
  return length > largeChars ? 'middle' : 'large';
}

interface BlockProps {
  title: string;
  /** A control at the end of the title's row. */
  control?: ReactNode;
  children: ReactNode;
}

export function Block({ title, control, children }: BlockProps) {
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h2>{title}</h2>
        {control}
      </div>
      {children}
    </section>
  );
}

export function Mood({ title, children }: { title: string; children: string }) {
  return (
    <figure className={styles.pull}>
      <figcaption>{title}</figcaption>
      <blockquote {...languageAttributes(children)}>{children}</blockquote>
    </figure>
  );
}

export interface Source {
  /** Where the user said it. */
  place: string;
  quote: string;
}

/** The user's words that a line of the results was written from. */
export function Sources({ from }: { from: readonly Source[] }) {
  return (
    <div className={styles.quotes}>
      {from.map(({ place, quote }) => (
        <p key={`${place} ${quote}`}>
          <span {...languageAttributes(place)}>{place}</span> <q {...languageAttributes(quote)}>{quote}</q>
        </p>
      ))}
    </div>
  );
}

interface StepCardProps {
  title: string;
  step: string | undefined;
  /** When the step is to happen. */
  when: string | undefined;
  /** What can be done with it. */
  children?: ReactNode;
}

/** The next step, below the insight. */
export function StepCard({ title, step, when, children }: StepCardProps) {
  return (
    <Paper className={styles.stepCard}>
      <div>
        <h2 id="next-step">
          <i aria-hidden="true" />
          {title}
        </h2>
        {step && (
          <p className={styles.stepText} {...languageAttributes(step)}>
            {step}
          </p>
        )}
        {when && (
          <p className={styles.stepWhen} {...languageAttributes(when)}>
            {when}
          </p>
        )}
      </div>
      {children}
    </Paper>
  );
}

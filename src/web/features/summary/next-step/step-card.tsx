import type { ReactNode } from 'react';
import { languageAttributes } from '../../../ui/language-attributes.ts';
import { Paper } from '../../../ui/page.tsx';
import styles from './step-card.module.css';

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
    <Paper className={styles.card}>
      <div>
        <h2 id="next-step">
          <i aria-hidden="true" />
          {title}
        </h2>
        {step && (
          <p className={styles.step} {...languageAttributes(step)}>
            {step}
          </p>
        )}
        {when && (
          <p className={styles.when} {...languageAttributes(when)}>
            {when}
          </p>
        )}
      </div>
      {children}
    </Paper>
  );
}

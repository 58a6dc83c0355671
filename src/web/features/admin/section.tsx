import { type ReactNode, useId } from 'react';
import styles from './admin.module.css';

interface SectionProps {
  title: string;
  text: string;
  /** Half of the width where there is room. */
  half?: boolean;
  children: ReactNode;
}

export function Section({ title, text, half, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${styles.section} ${half ? styles.half : ''}`}>
      <div className={styles.sectionHead}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted small">{text}</p>
      </div>
      {children}
    </section>
  );
}

/** Label and value, one under the other. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

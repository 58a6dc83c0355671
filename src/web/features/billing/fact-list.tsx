import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** What was bought, or what holds for a subscription, one fact a line. */
export function FactList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={[styles.facts, className].filter(Boolean).join(' ')}>{children}</dl>;
}

interface FactProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

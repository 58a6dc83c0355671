import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Facts with their names, one a line: what was bought, or what applies to a subscription. */
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

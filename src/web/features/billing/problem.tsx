import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AlertIcon } from '../../ui/icons.tsx';
import styles from './billing.module.css';

/** An error next to the control that caused it, announced when it appears. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.problem}>
      <AlertIcon />
      <div dir="auto">{children}</div>
    </div>
  );
}

/** An error of the pay page, with room for a button below its text. */
export function PayProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={`${styles.problem} ${styles.payProblem}`}>
      <CircleAlert />
      <div>{children}</div>
    </div>
  );
}

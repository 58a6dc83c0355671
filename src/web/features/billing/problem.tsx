import type { ReactNode } from 'react';
import { AlertIcon } from '../../ui/icons.tsx';
import styles from './manage.module.css';

/** An error beside what it is about; read out at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.problem}>
      <AlertIcon />
      <div dir="auto">{children}</div>
    </div>
  );
}

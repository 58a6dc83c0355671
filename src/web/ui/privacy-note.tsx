import type { ReactNode } from 'react';
import { LockIcon } from './icons.tsx';
import styles from './privacy-note.module.css';

export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <LockIcon />
      <span>{children}</span>
    </p>
  );
}

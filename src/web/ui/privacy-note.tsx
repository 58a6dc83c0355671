import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './privacy-note.module.css';

export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Lock />
      <span>{children}</span>
    </p>
  );
}

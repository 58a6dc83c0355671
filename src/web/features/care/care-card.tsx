import { careTexts } from '../../i18n/care.ts';
import styles from './care.module.css';
import { HelpButton } from './help-button.tsx';

/** Beside the question, for the rest of the session, once something heavy was written; it cannot be closed. */
export function CareCard() {
  const t = careTexts();
  return (
    <aside className={styles.card} aria-label={t.cardTitle}>
      <p className={styles.cardTitle}>{t.cardTitle}</p>
      <p>{t.cardText}</p>
      <HelpButton />
    </aside>
  );
}

import { careTexts } from '../../i18n/care.ts';
import { Button } from '../../ui/button.tsx';
import styles from './care.module.css';
import { HelpContent } from './help-content.tsx';

export interface HelpPanelProps {
  /** Back to the question or answer, to change it or to go on reading. */
  onBack: () => void;
  /** Default 'Back to my words'. */
  backLabel?: string;
}

/** The page that takes the place of the dialogue when a text speaks of high risk. Fixed, written by people. */
export function HelpPanel({ onBack, backLabel }: HelpPanelProps) {
  const t = careTexts();
  return (
    <article className={styles.panel}>
      <h1 tabIndex={-1}>{t.pageTitle}</h1>
      <p className={styles.acknowledge}>{t.acknowledge}</p>
      <HelpContent level={2} />
      <p className={styles.fine}>{t.notStored}</p>
      <Button kind="line" full onClick={onBack}>
        {backLabel ?? t.backToWords}
      </Button>
    </article>
  );
}

/** What a long wait shows: what was understood so far, and ways out. Loaded when a wait is long. */
import { chatTexts, understoodTexts } from '../../../i18n/en/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { LeafList } from '../../../ui/leaf-list.tsx';
import { Paper } from '../../../ui/page.tsx';
import { ArrowLeftIcon } from '../../../ui/question-icons.tsx';
import styles from './slow-wait.module.css';

export interface WaysOut {
  /** Lines of the understanding, if there are any. */
  understood: readonly string[];
  onBack: () => void;
  onLeave: () => void;
}

/** `hasText`: thoughts have come, which say more than the lines, so the lines are left out. */
export function SlowWait({ waysOut, hasText }: { waysOut: WaysOut; hasText: boolean }) {
  const t = chatTexts();
  const { understood, onBack, onLeave } = waysOut;
  return (
    <>
      {!hasText && understood.length > 0 && (
        <Paper className={styles.card}>
          <h2>{understoodTexts().title}</h2>
          <LeafList items={understood} />
        </Paper>
      )}
      <div className={styles.ways} data-after-text={hasText || undefined}>
        <Button kind="text" icon={<ArrowLeftIcon />} onClick={onBack}>
          {t.back}
        </Button>
        <Button kind="text" onClick={onLeave}>
          {t.leave}
        </Button>
      </div>
    </>
  );
}

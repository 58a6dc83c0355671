/** What a long wait shows: what was understood so far, and ways out. Loaded lazily, because most waits are short. */
import { chatTexts, understoodTexts } from '../../../i18n/en/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { LeafList } from '../../../ui/leaf-list.tsx';
import { Paper } from '../../../ui/page.tsx';
import { ArrowLeftIcon } from '../../../ui/question-icons.tsx';
import styles from './slow-wait.module.css';

export interface WaysOut {
  /** What the guide has understood so far, line by line. */
  understood: readonly string[];
  /** What the guide is answering. */
  asked: string;
  /** Goes back to where the text was written. */
  onBack: () => void;
  /** Goes to the landing page; the dialogue can be continued from there. */
  onLeave: () => void;
}

/** `hasThinking`: the guide's thinking is on the screen and says more than the lines, so these are left out. */
export function SlowWait({ waysOut, hasThinking }: { waysOut: WaysOut; hasThinking: boolean }) {
  const t = chatTexts();
  const { understood, asked, onBack, onLeave } = waysOut;
  return (
    <>
      {!hasThinking && (
        <Paper className={styles.card}>
          <h2>{understood.length > 0 ? understoodTexts().title : t.youWrote}</h2>
          {understood.length > 0 ? (
            <LeafList items={understood} />
          ) : (
            <p className={styles.asked} dir="auto">
              {asked}
            </p>
          )}
        </Paper>
      )}
      <div className={styles.ways} data-after-text={hasThinking || undefined}>
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

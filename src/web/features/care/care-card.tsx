import { useState } from 'react';
import { careTexts, kindTexts } from '../../i18n/en/care.ts';
import { Button } from '../../ui/button.tsx';
import styles from './care.module.css';
import { noteCare, noteDenial, useCareSeen } from './care-memory.ts';
import { QuickExitForAbuse } from './help-content.tsx';
import { HelpButton, HelpDialog } from './help-dialog.tsx';

/**
 * Shown next to the question for the rest of the session after a text indicated a risk. Asks one direct question. The
 * answer is not sent to the server, and the card stays after either answer.
 */
export function CareCard() {
  const t = careTexts();
  const seen = useCareSeen();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const kind = seen?.kind ?? 'self-harm';
  const showsQuestion = seen?.level === 'low' && !seen.denied;
  function answer(isAtRisk: boolean) {
    if (!isAtRisk) return noteDenial();
    noteCare('high', kind);
    setHelpOpen(true);
  }
  return (
    <aside className={styles.card} aria-label={t.cardTitle}>
      <p className={styles.cardTitle}>{t.cardTitle}</p>
      <p>{t.cardText}</p>
      {showsQuestion && (
        <fieldset className={styles.ask}>
          <legend>{kindTexts()[kind].ask}</legend>
          <div>
            <Button kind="line" onClick={() => answer(true)}>
              {t.yes}
            </Button>
            <Button kind="line" onClick={() => answer(false)}>
              {t.no}
            </Button>
          </div>
          <p className={styles.fine}>{t.answerStays}</p>
        </fieldset>
      )}
      <p role="status">{seen?.denied ? t.afterNo : ''}</p>
      <HelpButton />
      <QuickExitForAbuse kind={kind} inCard />
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </aside>
  );
}

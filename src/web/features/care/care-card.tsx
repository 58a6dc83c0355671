import { useState } from 'react';
import { careTexts, kindTexts } from '../../i18n/en/care.ts';
import { Button } from '../../ui/button.tsx';
import styles from './care.module.css';
import { noteCare, noteDenial, useCareSeen } from './care-memory.ts';
import { QuickExitForAbuse } from './help-content.tsx';
import { HelpButton, HelpDialog } from './help-dialog.tsx';

/**
 * Shown next to the question for the rest of the session after a text spoke of risk. It asks one direct question;
 * the card stays whatever the answer is, and the answer is sent nowhere.
 */
export function CareCard() {
  const t = careTexts();
  const seen = useCareSeen();
  const [open, setOpen] = useState(false);
  const kind = seen?.kind ?? 'self-harm';
  const asks = seen?.level === 'low' && !seen.denied;
  function say(yes: boolean) {
    if (!yes) return noteDenial();
    noteCare('high', kind);
    setOpen(true);
  }
  return (
    <aside className={styles.card} aria-label={t.cardTitle}>
      <p className={styles.cardTitle}>{t.cardTitle}</p>
      <p>{t.cardText}</p>
      {asks && (
        <fieldset className={styles.ask}>
          <legend>{kindTexts()[kind].ask}</legend>
          <div>
            <Button kind="line" onClick={() => say(true)}>
              {t.yes}
            </Button>
            <Button kind="line" onClick={() => say(false)}>
              {t.no}
            </Button>
          </div>
          <p className={styles.fine}>{t.answerStays}</p>
        </fieldset>
      )}
      <p role="status">{seen?.denied ? t.afterNo : ''}</p>
      <HelpButton />
      <QuickExitForAbuse kind={kind} inCard />
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </aside>
  );
}

import { useState } from 'react';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { careTexts, kindTexts } from '../../i18n/en/care.ts';
import styles from './care.module.css';
import { noteCare, noteDenial, useCareSeen } from './care-memory.ts';
import { type CareAnswer, CareQuestion } from './care-question.tsx';
import { mayBeWatched, QuickExitForAbuse } from './help-content.tsx';
import { HelpButton, HelpDialog } from './help-dialog.tsx';

/** Kinds of risk that the card names, because the text does not suggest that the user is in danger. */
const gentleKinds: readonly RiskKind[] = ['someone-else', 'bereaved'];

/**
 * The help card, shown on every page of the dialogue in this tab after a text spoke of a risk. Asks one direct
 * question. The answer is not sent to the server, and the card stays after each answer.
 */
export function CareCard() {
  const t = careTexts();
  const seen = useCareSeen();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const kind = seen?.kind ?? 'self-harm';
  const words = kindTexts()[kind];
  const isGentle = gentleKinds.includes(kind);
  const asks = seen?.level === 'low' && !seen.denied;
  function handleAnswer(answer: CareAnswer) {
    if (answer === 'no' && !mayBeWatched(kind)) return noteDenial();
    // Where somebody may read along, a yes says that it is safe to read, not that there is danger.
    if (answer === 'yes' && !mayBeWatched(kind)) noteCare('high', kind === 'bereaved' ? 'self-harm' : kind);
    if (answer === 'yes') setIsHelpOpen(true);
  }
  return (
    <aside className={styles.card} aria-label={t.cardTitle}>
      <p className={styles.cardTitle}>{isGentle ? words.title : t.cardTitle}</p>
      <p>{isGentle ? words.acknowledge : t.cardText}</p>
      {asks && <CareQuestion kind={kind} onAnswer={handleAnswer} />}
      <p role="status">{seen?.denied ? t.afterNo : ''}</p>
      <HelpButton />
      <QuickExitForAbuse kind={kind} inCard />
      <HelpDialog open={isHelpOpen} lead={words.afterYes} onClose={() => setIsHelpOpen(false)} />
    </aside>
  );
}

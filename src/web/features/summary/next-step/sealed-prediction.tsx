/** On the results page: the user writes a prediction, which is then hidden until the check-in. */
import { ChevronDown, Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { charsIn, limits } from '#shared/limits.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { nextStepTexts } from '../../../i18n/en/next-step.ts';
import { call } from '../../../lib/api.ts';
import { dayInWords } from '../../../lib/day-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import summaryStyles from '../summary.module.css';
import styles from './next-step.module.css';
import { type CheckInPlanner, checkInDay, getTimeZone, type OwnCheckIn } from './own-check-in.ts';

export type SealResponse = ContractTypes['sealPrediction']['response'];

export interface SealedPredictionProps {
  sessionId: string;
  planner: CheckInPlanner;
  /** The unsent text, which survives a reload. */
  draft: { read: () => string | undefined; write: (text: string | undefined) => void };
  /** The text indicates a risk, so help is shown. With high risk, nothing was stored. */
  onCare: (response: SealResponse) => void;
}

/** Says until when it is hidden. `takesFocus`: it has replaced the button that had the focus. */
function SealedNote({ checkIn, takesFocus }: { checkIn: OwnCheckIn; takesFocus: boolean }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={note} className={styles.sealed} tabIndex={-1}>
      <Lock aria-hidden="true" />
      {nextStepTexts().sealed(dayInWords(checkInDay(checkIn), currentLocale()))}
    </p>
  );
}

export function SealedPrediction({ sessionId, planner, draft, onCare }: SealedPredictionProps) {
  const t = nextStepTexts();
  const { checkIn } = planner;
  const [text, setText] = useState(() => draft.read() ?? '');
  // Closed, unless an unsent text waits in it.
  const [startsOpen] = useState(text !== '');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [wasJustSealed, setWasJustSealed] = useState(false);
  const change = (next: string) => {
    setText(next);
    setFailed(false);
    draft.write(next === '' ? undefined : next);
  };
  const seal = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const body = { text: text.trim(), timeZone: getTimeZone(), locale: currentLocale() };
      const response = await call('sealPrediction', { params: { sessionId }, body });
      if (response.care) onCare(response);
      if (response.care !== 'high' && response.checkIn) {
        change('');
        setWasJustSealed(true);
        planner.setCheckIn(response.checkIn);
      }
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  if (checkIn === undefined || (checkIn && checkIn.status !== 'planned')) return null;
  const isFilled = text.trim() !== '' && charsIn(text) <= limits.checkInChars;
  if (checkIn?.hasPrediction)
    return (
      <section className={styles.guess}>
        <h2>{t.guessTitle}</h2>
        <SealedNote checkIn={checkIn} takesFocus={wasJustSealed} />
      </section>
    );
  return (
    <details open={startsOpen}>
      <summary className={summaryStyles.toggle}>
        <Lock aria-hidden="true" />
        <h2 className={styles.guessTitle}>{t.guessTitle}</h2>
        <ChevronDown aria-hidden="true" className={summaryStyles.chevron} />
      </summary>
      <div className={styles.guess}>
        <p className={styles.when}>{t.guessText}</p>
        <TextArea
          label={t.guessLabel}
          rows={2}
          limit={limits.checkInChars}
          value={text}
          readOnly={busy}
          onValue={change}
        />
        {failed && (
          <p className={styles.failed} role="alert">
            {t.saveFailed}
          </p>
        )}
        <Button
          kind="outline"
          full
          icon={<Lock aria-hidden="true" />}
          aria-disabled={!isFilled}
          busy={busy}
          busyLabel={t.sealing}
          onClick={() => void seal()}
        >
          {t.seal}
        </Button>
      </div>
    </details>
  );
}

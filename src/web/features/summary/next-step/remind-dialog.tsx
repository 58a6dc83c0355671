/** Plans the check-in: its day, and whether an email comes. */
import { useId, useState } from 'react';
import { limits, timing } from '#shared/timing.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { nextStepTexts } from '../../../i18n/en/next-step.ts';
import { addDays, dayInWords } from '../../../lib/day-words.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { DayField } from './day-field.tsx';
import styles from './next-step.module.css';
import { type CheckIns, dayOf } from './own-check-in.ts';

interface RemindDialogProps {
  checkIns: CheckIns;
  /** The step's own day. */
  stepDay: string | undefined;
  onClose: () => void;
}

/** The planned day, the step's, or in four weeks. */
function firstDay({ checkIn }: CheckIns, stepDay: string | undefined, today: string): string {
  if (checkIn) return dayOf(checkIn);
  return stepDay && stepDay > today ? stepDay : addDays(today, timing.checkInAfterDays);
}

export function RemindDialog({ checkIns, stepDay, onClose }: RemindDialogProps) {
  const t = nextStepTexts();
  const id = useId();
  const today = localDay(new Date());
  const [tomorrow, last] = [addDays(today, 1), addDays(today, limits.checkInMaxDays - 1)];
  const { checkIn } = checkIns;
  const [day, setDay] = useState(() => firstDay(checkIns, stepDay, today));
  const [email, setEmail] = useState(checkIn?.remind ?? true);
  const [busy, setBusy] = useState<'save' | 'cancel'>();
  const [error, setError] = useState<'day' | 'call'>();
  const run = async (what: 'save' | 'cancel', work: () => Promise<string>) => {
    setBusy(what);
    setError(undefined);
    try {
      showToast({ text: await work(), kind: 'status' });
      onClose();
    } catch {
      setBusy(undefined);
      setError('call');
    }
  };
  const save = () => {
    if (day < tomorrow || day > last) return setError('day');
    void run('save', async () => {
      const planned = await checkIns.plan(day, email);
      return t.saved(dayInWords(dayOf(planned), currentLocale()));
    });
  };
  const cancel = () =>
    void run('cancel', async () => {
      await checkIns.cancel();
      return t.cancelled;
    });
  return (
    <Dialog open onClose={onClose} title={t.remindTitle}>
      <div className={styles.form}>
        <p>{t.remindText}</p>
        <DayField
          day={day}
          min={tomorrow}
          max={last}
          error={error === 'day' ? t.badDay : undefined}
          onDay={setDay}
        />
        <div className={styles.row}>
          <span>
            <span id={id}>{t.email}</span>
            <small>{t.emailHint}</small>
          </span>
          <Switch labelId={id} on={email} onChange={setEmail} />
        </div>
        {error === 'call' && (
          <p className={styles.failed} role="alert">
            {t.saveFailed}
          </p>
        )}
        <Button full busy={busy === 'save'} busyLabel={t.saving} onClick={save}>
          {t.saveReminder}
        </Button>
        {checkIn && (
          <Button kind="text" full busy={busy === 'cancel'} onClick={cancel}>
            {checkIn.hasPrediction ? t.cancelWithGuess : t.cancelReminder}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

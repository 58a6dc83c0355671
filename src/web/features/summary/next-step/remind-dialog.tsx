/** Schedules the check-in, a later look back at the dialogue: its day, and whether an email is sent. */
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
import { type CheckInPlanner, dayOf } from './own-check-in.ts';

interface RemindDialogProps {
  planner: CheckInPlanner;
  /** The step's own day, as `YYYY-MM-DD`. */
  stepDay: string | undefined;
  onClose: () => void;
}

/** The planned day, else the step's if it is to come, else `timing.checkInAfterDays` from today. As `YYYY-MM-DD`. */
function chooseInitialDay({ checkIn }: CheckInPlanner, stepDay: string | undefined, today: string): string {
  if (checkIn) return dayOf(checkIn);
  return stepDay && stepDay > today ? stepDay : addDays(today, timing.checkInAfterDays);
}

export function RemindDialog({ planner, stepDay, onClose }: RemindDialogProps) {
  const t = nextStepTexts();
  const id = useId();
  const today = localDay(new Date());
  const [tomorrow, lastDay] = [addDays(today, 1), addDays(today, limits.checkInMaxDays - 1)];
  const { checkIn } = planner;
  const [day, setDay] = useState(() => chooseInitialDay(planner, stepDay, today));
  const [sendsEmail, setSendsEmail] = useState(checkIn?.remind ?? true);
  const [busy, setBusy] = useState<'save' | 'cancel'>();
  const [error, setError] = useState<'day' | 'call'>();
  const run = async (action: 'save' | 'cancel', work: () => Promise<string>) => {
    setBusy(action);
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
    if (day < tomorrow || day > lastDay) return setError('day');
    void run('save', async () => {
      const planned = await planner.plan(day, sendsEmail);
      return t.saved(dayInWords(dayOf(planned), currentLocale()));
    });
  };
  const cancel = () =>
    void run('cancel', async () => {
      await planner.cancel();
      return t.cancelled;
    });
  return (
    <Dialog open onClose={onClose} title={t.remindTitle}>
      <div className={styles.form}>
        <p>{t.remindText}</p>
        <DayField
          day={day}
          min={tomorrow}
          max={lastDay}
          error={error === 'day' ? t.badDay : undefined}
          onDay={setDay}
        />
        <div className={styles.row}>
          <span>
            <span id={id}>{t.email}</span>
            <small>{t.emailHint}</small>
          </span>
          <Switch labelId={id} on={sendsEmail} onChange={setSendsEmail} />
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
            {checkIn.hasPrediction ? t.cancelWithPrediction : t.cancelReminder}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

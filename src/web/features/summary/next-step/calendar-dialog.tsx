/** Saves the step as a calendar entry. Its title does not contain the step unless the user wants it to. */
import { useId, useState } from 'react';
import type { NextStep } from '#shared/contract/shapes.ts';
import { nextStepTexts } from '../../../i18n/en/next-step.ts';
import { addDays } from '../../../lib/day-words.ts';
import { localDay } from '../../../lib/local-day.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { createCalendarFile } from './calendar-file.ts';
import { DayField, isDay } from './day-field.tsx';
import styles from './next-step.module.css';

interface CalendarDialogProps {
  step: NextStep;
  product: string;
  onClose: () => void;
}

export function CalendarDialog({ step, product, onClose }: CalendarDialogProps) {
  const t = nextStepTexts();
  const id = useId();
  const today = localDay(new Date());
  const [day, setDay] = useState(step.date && step.date >= today ? step.date : addDays(today, 1));
  const [showsStep, setShowsStep] = useState(false);
  const title = showsStep ? step.text : t.neutralTitle(product);
  const save = () => {
    const entry = { title, date: day, time: day === step.date ? step.time : undefined };
    const text = createCalendarFile(
      { ...entry, id: `${crypto.randomUUID()}@${window.location.host}` },
      new Date(),
    );
    saveBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'next-step.ics');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.calendarTitle}>
      <div className={styles.form}>
        <p>{t.calendarText}</p>
        <DayField day={day} min={today} onDay={setDay} />
        <div className={styles.row}>
          <span>
            <span id={id}>{t.literal}</span>
            <small>{t.literalHint}</small>
          </span>
          <Switch labelId={id} on={showsStep} onChange={setShowsStep} />
        </div>
        <p className={styles.entry}>
          <small>{t.titleLabel}</small>
          <b dir="auto">{title}</b>
        </p>
        <Button full aria-disabled={!isDay(day)} onClick={save}>
          {t.saveEntry}
        </Button>
      </div>
    </Dialog>
  );
}

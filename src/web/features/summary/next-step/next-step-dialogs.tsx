/** The dialogs of the next step: a calendar entry for it, and the day of the check-in. */
import { useId, useState } from 'react';
import type { NextStep } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import { timing } from '#shared/timing.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { nextStepTexts } from '../../../i18n/en/next-step.ts';
import { addDays, dayInWords } from '../../../lib/day-words.ts';
import { localDay } from '../../../lib/local-day.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import styles from './next-step.module.css';
import { type CheckInPlanner, checkInDay } from './own-check-in.ts';

interface CalendarDialogProps {
  step: NextStep;
  product: string;
  onClose: () => void;
}

/** Saves the step as a calendar entry. Its title does not contain the step unless the user wants it to. */
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

// A calendar file with one entry (RFC 5545), made in the browser: the step is sent nowhere.

interface CalendarEntry {
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM on this device's clock; without it the entry takes the whole day. */
  time?: string | undefined;
  /** Unique worldwide, so that a calendar does not take two entries for one. */
  id: string;
}

const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const encoder = new TextEncoder();
/** Longest line that RFC 5545 allows, in bytes. */
const maxLineBytes = 75;

/** Breaks a line that is too long, between characters; each further line begins with a blank, as RFC 5545 demands. */
export function fold(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}

const removeSeparators = (text: string) => text.replace(/[-:]/g, '');

/** The text of the file. `now`: when the entry is created. */
export function createCalendarFile({ title, date, time, id }: CalendarEntry, now: Date): string {
  const timeLines = time
    ? [`DTSTART:${removeSeparators(date)}T${removeSeparators(time)}00`, 'DURATION:PT30M']
    : [
        `DTSTART;VALUE=DATE:${removeSeparators(date)}`,
        `DTEND;VALUE=DATE:${removeSeparators(addDays(date, 1))}`,
        'TRANSP:TRANSPARENT',
      ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clearing//Next step//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${removeSeparators(now.toISOString().slice(0, 19))}Z`,
    ...timeLines,
    `SUMMARY:${escapeText(title)}`,
    // Others who share the calendar see that there is an entry, not what it says.
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

// Schedules the check-in, a later look back at the dialogue: its day, and whether an email is sent.

interface RemindDialogProps {
  planner: CheckInPlanner;
  /** The step's own day, as `YYYY-MM-DD`. */
  stepDay: string | undefined;
  onClose: () => void;
}

/** The planned day, else the step's if it is to come, else `timing.checkInAfterDays` from today. As `YYYY-MM-DD`. */
function chooseInitialDay({ checkIn }: CheckInPlanner, stepDay: string | undefined, today: string): string {
  if (checkIn) return checkInDay(checkIn);
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
      return t.saved(dayInWords(checkInDay(planned), currentLocale()));
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

/** Whether the field has a whole day: it is empty while one is being typed. */
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);

interface DayFieldProps {
  /** As `YYYY-MM-DD`, like `min` and `max`. */
  day: string;
  min: string;
  max?: string;
  error?: string | undefined;
  onDay: (day: string) => void;
}

/** A date field. The browser shows numbers, in its own order; the hint says the day in words. */
function DayField({ day, min, max, error, onDay }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={nextStepTexts().day}
      value={day}
      min={min}
      max={max}
      hint={isDay(day) && dayInWords(day, currentLocale())}
      {...(error !== undefined && { error })}
      onValue={onDay}
    />
  );
}

/**
 * On the results page, below the insight: the next step that the user named, a calendar entry and a reminder for it.
 */
import { Bell, BellRing, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { NextStep } from '#shared/contract/shapes.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { nextStepTexts } from '../../../i18n/en/next-step.ts';
import { dayInWords } from '../../../lib/day-words.ts';
import { useLazyComponent } from '../../../lib/lazy.tsx';
import { Button } from '../../../ui/button.tsx';
import { useProductName } from '../../../ui/page.tsx';
import { StepCard } from '../summary-parts.tsx';
import styles from './next-step.module.css';
import { type CheckInPlanner, checkInDay } from './own-check-in.ts';

const loadCalendar = () => import('./next-step-dialogs.tsx').then(({ CalendarDialog }) => CalendarDialog);
const loadRemindDialog = () => import('./next-step-dialogs.tsx').then(({ RemindDialog }) => RemindDialog);

interface NextStepCardProps {
  step: NextStep | undefined;
  /** The step is all there is of the path. */
  isWholePath: boolean;
  /** Missing for an unstored dialogue, which has no reminder. */
  planner?: CheckInPlanner | undefined;
  /** Next to a help card, no button is emphasized. */
  quiet: boolean;
}

/** When the step is to happen, if the user said so. */
function describeTime({ date, time, when }: NextStep): string | undefined {
  const isDay = date !== undefined && !Number.isNaN(Date.parse(date));
  return isDay ? dayInWords(date, currentLocale(), time) : when;
}

function getReminderLabel({ checkIn }: CheckInPlanner): string {
  const t = nextStepTexts();
  if (!checkIn) return t.remindMe;
  const day = new Intl.DateTimeFormat(currentLocale(), { month: 'short', day: 'numeric' }).format(
    new Date(`${checkInDay(checkIn)}T12:00`),
  );
  return checkIn.remind ? t.reminderOn(day) : t.checkInOn(day);
}

export function NextStepCard({ step, isWholePath, planner, quiet }: NextStepCardProps) {
  const t = nextStepTexts();
  const product = useProductName();
  const [openDialog, setOpenDialog] = useState<'calendar' | 'remind'>();
  const [isNeeded, setIsNeeded] = useState(false);
  const Calendar = useLazyComponent(isNeeded, loadCalendar);
  const Remind = useLazyComponent(isNeeded && planner !== undefined, loadRemindDialog);
  const close = () => setOpenDialog(undefined);
  const show = (dialog: 'calendar' | 'remind') => {
    setIsNeeded(true);
    setOpenDialog(dialog);
  };
  if (!step && !planner) return null;
  // The leading button comes first and is filled. For a step without a day it is the reminder, which sets a
  // day; once that is planned, no button is filled.
  const calendarLeads = step?.date !== undefined || !planner;
  const kindOf = (leads: boolean) => (leads && !quiet ? 'primary' : 'outline');
  const stepTitle = isWholePath ? t.wholePath : t.title;
  const title = step ? stepTitle : t.later;
  const calendar = step && (
    <Button
      key="calendar"
      kind={kindOf(calendarLeads)}
      icon={<CalendarPlus aria-hidden="true" />}
      onClick={() => show('calendar')}
    >
      {t.addToCalendar}
    </Button>
  );
  const reminder = planner && (
    <Button
      key="reminder"
      kind={kindOf(!calendarLeads && !planner.checkIn)}
      icon={planner.checkIn ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      aria-disabled={planner.checkIn === undefined}
      onClick={() => show('remind')}
    >
      {getReminderLabel(planner)}
    </Button>
  );
  return (
    <section
      aria-labelledby="next-step"
      onPointerEnter={() => setIsNeeded(true)}
      onFocus={() => setIsNeeded(true)}
    >
      <StepCard title={title} step={step?.text} when={step ? describeTime(step) : t.laterText}>
        <div className={styles.actions}>{calendarLeads ? [calendar, reminder] : [reminder, calendar]}</div>
      </StepCard>
      {openDialog === 'calendar' && step && Calendar && (
        <Calendar step={step} product={product} onClose={close} />
      )}
      {openDialog === 'remind' && planner && Remind && (
        <Remind planner={planner} stepDay={step?.date} onClose={close} />
      )}
    </section>
  );
}

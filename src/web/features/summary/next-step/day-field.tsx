import { currentLocale } from '../../../i18n/catalogue.ts';
import { nextStepTexts } from '../../../i18n/en/next-step.ts';
import { dayInWords } from '../../../lib/day-words.ts';
import { TextField } from '../../../ui/text-field.tsx';

/** Whether the field has a whole day: it is empty while one is being typed. */
export const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);

interface DayFieldProps {
  /** As `YYYY-MM-DD`, like `min` and `max`. */
  day: string;
  min: string;
  max?: string;
  error?: string | undefined;
  onDay: (day: string) => void;
}

/** A date field. The browser shows numbers, in its own order; the hint says the day in words. */
export function DayField({ day, min, max, error, onDay }: DayFieldProps) {
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

import { nextStepTexts } from '../../../i18n/en/next-step.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface DayFieldProps {
  /** As `YYYY-MM-DD`, like `min` and `max`. */
  day: string;
  min: string;
  max?: string;
  error?: string | undefined;
  onDay: (day: string) => void;
}

export function DayField({ day, min, max, error, onDay }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={nextStepTexts().day}
      value={day}
      min={min}
      max={max}
      {...(error !== undefined && { error })}
      onValue={onDay}
    />
  );
}

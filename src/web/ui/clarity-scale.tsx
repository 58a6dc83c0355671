/** A scale from 0 to 10, on which users say how clear their question is to them. */
import { type ReactNode, useId } from 'react';
import { limits } from '#shared/timing.ts';
import { clarityTexts } from '../i18n/en/check-in.ts';
import styles from './clarity-scale.module.css';

const numbers = Array.from({ length: limits.clarityMax + 1 }, (_, number) => number);

export interface ClarityScaleProps {
  /** The question. */
  legend: ReactNode;
  value: number | undefined;
  /** The number that the user chose before. Its mark is only visible, so `legend` must name it, too. */
  earlier?: number | undefined;
  onValue: (value: number) => void;
}

export function ClarityScale({ legend, value, earlier, onValue }: ClarityScaleProps) {
  const t = clarityTexts();
  const name = useId();
  const endsId = useId();
  return (
    <fieldset className={styles.scale} aria-describedby={endsId}>
      <legend>{legend}</legend>
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <label key={number} data-earlier={number === earlier || undefined}>
            <input
              type="radio"
              name={name}
              value={number}
              checked={value === number}
              onChange={() => onValue(number)}
            />
            <span>{number}</span>
          </label>
        ))}
      </div>
      <p id={endsId} className={styles.ends}>
        <span>{t.lowest}</span>
        <span>{t.highest}</span>
      </p>
    </fieldset>
  );
}

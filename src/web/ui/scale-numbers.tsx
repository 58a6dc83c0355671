/** Scales from 0 to 10. */
import { type PointerEvent, type ReactNode, useId } from 'react';
import { limits } from '#shared/limits.ts';
import styles from './scale-numbers.module.css';

const numbers = Array.from({ length: limits.clarityMax + 1 }, (_, number) => number);

export const scaleClass = styles.scale;

export interface ScaleNumbersProps {
  value: number | undefined;
  /** The number that the user chose before: marked, but not for screen readers. */
  earlier?: number | undefined;
  locked?: boolean;
  lowest: string;
  highest: string;
  /** For the `aria-describedby` of the group around it. */
  endsId: string;
  onValue: (value: number) => void;
}

/** Chooses the number below a finger or mouse that is drawn along the row: on a phone each number is narrow. */
function chooseBelow({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): void {
  if (buttons !== 1) return;
  const below = document.elementFromPoint(clientX, clientY);
  if (below instanceof HTMLInputElement && !below.checked && currentTarget.contains(below)) below.click();
}

/**
 * Numbers to choose one from, with the meaning of the lowest and the highest. Needs a parent with
 * `scaleClass`.
 */
export function ScaleNumbers(props: ScaleNumbersProps) {
  const { value, earlier, locked = false, lowest, highest, endsId, onValue } = props;
  const name = useId();
  return (
    <div className={styles.numbers} onPointerMove={chooseBelow}>
      {numbers.map((number) => (
        <label key={number} data-earlier={number === earlier || undefined}>
          <input
            type="radio"
            name={name}
            value={number}
            checked={value === number}
            aria-disabled={locked || undefined}
            onChange={() => !locked && onValue(number)}
          />
          <span>{number}</span>
        </label>
      ))}
      <p id={endsId} className={styles.ends}>
        <span>{lowest}</span>
        <span>{highest}</span>
      </p>
    </div>
  );
}

export interface ClarityScaleProps extends Omit<ScaleNumbersProps, 'locked' | 'endsId'> {
  /** The question. It names the earlier number, too: a screen reader does not see its mark. */
  legend: ReactNode;
}

/** The scale on which users say how clear their question is to them. */
export function ClarityScale({ legend, ...numbers }: ClarityScaleProps) {
  const endsId = useId();
  return (
    <fieldset className={scaleClass} aria-describedby={endsId}>
      <legend>{legend}</legend>
      <ScaleNumbers {...numbers} endsId={endsId} />
    </fieldset>
  );
}

/** A scale from 0 to 10, on which users say how clear their question is to them. */
import { type ReactNode, useId } from 'react';
import { clarityTexts } from '../i18n/en/check-in.ts';
import styles from './clarity-scale.module.css';
import { ScaleNumbers, type ScaleNumbersProps, scaleClass } from './scale-numbers.tsx';

export interface ClarityScaleProps extends Pick<ScaleNumbersProps, 'value' | 'earlier' | 'onValue'> {
  /** The question. It names the earlier number, too: a screen reader does not see its mark. */
  legend: ReactNode;
}

export function ClarityScale({ legend, ...numbers }: ClarityScaleProps) {
  const endsId = useId();
  return (
    <fieldset className={scaleClass} aria-describedby={endsId}>
      <legend className={styles.legend}>{legend}</legend>
      <ScaleNumbers {...numbers} {...clarityTexts()} endsId={endsId} />
    </fieldset>
  );
}

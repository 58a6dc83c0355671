import { useId } from 'react';
import type { Reading } from '#shared/contract/shapes.ts';
import type { Situation } from '#shared/situations.ts';
import { situationTexts } from '../../i18n/en/situations.ts';
import styles from './situation-line.module.css';

type Settled = NonNullable<Reading['situation']>;

interface SituationLineProps {
  /** What the guide takes the question to be about; undefined when it is not sure. */
  read: Settled | undefined;
  /** Most likely first. */
  guesses: readonly Situation[];
  /** What the person said. */
  settled: Settled | undefined;
  onSettle: (situation: Settled) => void;
}

/** What the question seems to be about, in one line, with one tap to settle it. */
export function SituationLine({ read, guesses, settled, onSettle }: SituationLineProps) {
  const t = situationTexts();
  const name = useId();
  const sure = read === 'other' ? undefined : read;
  const choices: { value: Settled; label: string }[] = [
    ...(sure ? [{ value: sure, label: t.yes }] : []),
    ...guesses.filter((guess) => guess !== sure).map((value) => ({ value, label: t.names[value] })),
    { value: 'other', label: t.other },
  ];
  return (
    <fieldset className={styles.line}>
      <legend>{sure ? t.about(t.names[sure]) : t.closest}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} checked={settled === value} onChange={() => onSettle(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

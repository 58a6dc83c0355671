import { useId } from 'react';
import type { Reading } from '#shared/contract/shapes.ts';
import type { Situation } from '#shared/kinds.ts';
import { situationTexts } from '../../i18n/en/situations.ts';
import styles from './situation-line.module.css';

type Choice = NonNullable<Reading['situation']>;

interface SituationChoiceProps {
  /** What the guide takes the question to be about; undefined when it is not sure. */
  bestGuess: Choice | undefined;
  /** Most likely first. */
  guesses: readonly Situation[];
  /** What the user chose. */
  chosen: Choice | undefined;
  onChoose: (situation: Choice) => void;
}

/** What the question seems to be about, as a sentence; nothing while the guide is not sure. */
export function SituationName({ of: situation }: { of: Choice | undefined }) {
  const t = situationTexts();
  return situation && situation !== 'other' && <span>{t.about(t.names[situation])}</span>;
}

/** One tap confirms or corrects what the question is about. */
export function SituationChoice({ bestGuess, guesses, chosen, onChoose }: SituationChoiceProps) {
  const t = situationTexts();
  const radioName = useId();
  const named = bestGuess === 'other' ? undefined : bestGuess;
  // If it seems that the user has lost somebody, no other guess is offered.
  const others = named === 'bereavement' ? [] : guesses.filter((guess) => guess !== named);
  const choices: { value: Choice; label: string }[] = [
    ...(named ? [{ value: named, label: t.yes }] : []),
    ...others.map((value) => ({ value, label: t.names[value] })),
    { value: 'other', label: t.other },
  ];
  return (
    <fieldset className={styles.line}>
      <legend>{named ? t.about(t.names[named]) : t.closest}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={radioName}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

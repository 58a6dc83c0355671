import { chatTexts } from '../../../i18n/en/chat.ts';
import styles from './round-progress.module.css';

/** A leaf for each answered round and an outline for the current one. The total is not known. */
export function RoundProgress({ answered }: { answered: number }) {
  const t = chatTexts();
  const answeredText = t.answered[answered] ?? t.answeredMany(answered);
  const leaves = Array.from({ length: answered + 1 }, (_, index) => index);
  return (
    <div
      className={styles.progress}
      role="img"
      aria-label={t.rounds(answered + 1, answeredText)}
      // On a phone, the style sheet then shows this number instead of the leaves of the answered rounds.
      data-many={answered >= 4 ? answered + 1 : undefined}
    >
      {leaves.map((leaf) => (
        <i key={leaf} />
      ))}
    </div>
  );
}

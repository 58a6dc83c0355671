import { chatTexts } from '../../../i18n/en/chat.ts';
import styles from './rounds.module.css';

/** A leaf for each answered round and an outline for the current one. The total is not known. */
export function Rounds({ answered }: { answered: number }) {
  const t = chatTexts();
  const answeredText = t.answered[answered] ?? t.answeredMany(answered);
  const leaves = Array.from({ length: answered + 1 }, (_, index) => index);
  return (
    <div
      className={styles.rounds}
      role="img"
      aria-label={t.rounds(answered + 1, answeredText)}
      data-many={answered >= 4 ? answered + 1 : undefined}
    >
      {leaves.map((leaf) => (
        <i key={leaf} />
      ))}
    </div>
  );
}

import { chatTexts } from '../../../i18n/chat.ts';
import styles from './question.module.css';

/** A leaf for each answered round, an outline for the current one; no total is promised. */
export function Rounds({ answered }: { answered: number }) {
  const t = chatTexts();
  const spoken = t.answered[answered] ?? t.answeredMany(answered);
  const leaves = Array.from({ length: answered + 1 }, (_, index) => index);
  return (
    <div className={styles.rounds} role="img" aria-label={t.rounds(answered + 1, spoken)}>
      {leaves.map((leaf) => (
        <i key={leaf} />
      ))}
    </div>
  );
}

import type { AdminCheckIns } from '#shared/contract/admin.ts';
import { adminTexts } from '../../i18n/en/admin.ts';
import styles from './admin.module.css';
import { formatNumber } from './format.ts';
import { Section } from './section.tsx';

const states = ['planned', 'due', 'answered', 'reminded', 'stopped'] as const;

/** Counts only: what people wrote is encrypted. */
export function CheckIns({ counts }: { counts: AdminCheckIns }) {
  const t = adminTexts();
  return (
    <Section title={t.checkIns} text={t.checkInsText} half>
      <ul className={styles.counts}>
        {states.map((state) => (
          <li key={state} className={styles.stepHead}>
            <span>{t.checkInStates[state]}</span>
            <b className="num">{formatNumber(counts[state])}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

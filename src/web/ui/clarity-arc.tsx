import styles from './clarity-arc.module.css';

const arcPath = 'M4 19Q30 -9 56 19';

/** The arc of the sun's path, filled as far as the clarity, from 0 to 10. Its width is up to what surrounds it. */
export function ClarityArc({ clarity }: { clarity: number }) {
  return (
    <svg className={styles.arc} viewBox="0 0 60 22" aria-hidden="true" focusable="false">
      <path className={styles.rail} d={arcPath} />
      <path className={styles.way} d={arcPath} pathLength="10" strokeDasharray={`${clarity} 10`} />
    </svg>
  );
}

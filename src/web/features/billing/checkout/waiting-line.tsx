import styles from './waiting-line.module.css';

/** A progress line for work of unknown length. */
export function WaitingLine() {
  return <i className={styles.line} aria-hidden="true" />;
}

import styles from './billing.module.css';

/** A leaf that crosses a line: something goes on, nobody knows how long. */
export function WaitingLine() {
  return <i className={styles.waitingLine} aria-hidden="true" />;
}

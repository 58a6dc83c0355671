import styles from './waiting-line.module.css';

/** A leaf that crosses a line: something goes on, nobody knows how long. */
export function WaitingLine() {
  return <i className={styles.line} aria-hidden="true" />;
}

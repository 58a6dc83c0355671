import type { ReactNode } from 'react';
import { libraryTexts } from '../../i18n/library.ts';
import styles from './library.module.css';

/** What stands in place of the list: a title when there is more to say than one sentence. */
export function LibraryMessage({
  title,
  text,
  urgent,
  children,
}: {
  title?: string;
  text: string;
  /** Read out at once. */
  urgent?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.message} role={urgent ? 'alert' : undefined}>
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Cards to come, so that the page keeps its shape. */
export function LoadingList() {
  return (
    <>
      <p role="status" className="sr">
        {libraryTexts().loading}
      </p>
      <div className={styles.list} aria-hidden="true">
        <div className={styles.ghost} />
        <div className={styles.ghost} />
        <div className={styles.ghost} />
      </div>
    </>
  );
}

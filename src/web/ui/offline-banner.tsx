import { useSyncExternalStore } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True while the browser says that it has no network at all. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** On every screen while there is no network. The status itself is always there: it must exist before its text. */
export function OfflineBanner() {
  const isOffline = useOffline();
  return (
    <div role="status" className={styles.banner}>
      {isOffline && <p>{commonTexts().offline}</p>}
    </div>
  );
}

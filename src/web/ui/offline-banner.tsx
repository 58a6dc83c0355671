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

/** True while the browser reports that there is no network. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** Shown on every screen without a network. The status element always exists, as screen readers require. */
export function OfflineBanner() {
  const isOffline = useOffline();
  return (
    <div role="status" className={styles.banner}>
      {isOffline && <p>{commonTexts().offline}</p>}
    </div>
  );
}

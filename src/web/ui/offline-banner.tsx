import { commonTexts } from '../i18n/en/first-screen.ts';
import { useOffline } from '../lib/offline.ts';
import styles from './offline-banner.module.css';

/** On every screen while there is no network. The status itself is always there: it must exist before its text. */
export function OfflineBanner() {
  const isOffline = useOffline();
  return (
    <div role="status" className={styles.banner}>
      {isOffline && <p>{commonTexts().offline}</p>}
    </div>
  );
}

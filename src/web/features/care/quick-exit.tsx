import { DoorOpen } from 'lucide-react';
import { careTexts } from '../../i18n/care.ts';
import { localStore, tabStore } from '../../lib/storage.ts';
import styles from './care.module.css';

/** What this browser keeps of the person's words; what their account keeps on the server stays. */
function forgetWords(): void {
  for (const key of localStore.keys())
    if (key === 'pendingMessage' || key.startsWith('chat_history_')) localStore.remove(key);
  for (const key of tabStore.keys())
    if (/^(?:turn|draft|care|reading|chat_history)_/.test(key)) tabStore.remove(key);
}

/** Empties the screen at once, even without a network, and puts an everyday page in this page's place. */
function leave(title: string, address: string): void {
  forgetWords();
  document.title = title;
  document.body.replaceChildren();
  window.location.replace(address);
}

/** For a person who may be watched. */
export function QuickExit() {
  const t = careTexts();
  return (
    <div className={styles.exit}>
      <button type="button" onClick={() => leave(t.exitTitle, t.exitAddress)}>
        <DoorOpen aria-hidden="true" />
        {t.exit}
      </button>
      <p>{t.exitHint}</p>
    </div>
  );
}

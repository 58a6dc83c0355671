/** The quick exit: a button that leaves the site at once. */
import { DoorOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { currentLocale } from '../../i18n/catalogue.ts';
import { exitTexts } from '../../i18n/en/care.ts';
import { signInKeys } from '../../lib/sign-in-keys.ts';
import { localStore } from '../../lib/storage.ts';
import { leaveImmediately } from '../../lib/wipe.ts';
import { useProductName } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './quick-exit.module.css';

export interface QuickExitProps {
  /** It is part of the help card instead of a page. */
  inCard?: boolean;
}

/** Leaves the site and wipes what the browser keeps, for a user who may be watched. */
export function QuickExit({ inCard }: QuickExitProps) {
  const t = exitTexts();
  const id = useId();
  const product = useProductName();
  const [signOut, setSignOut] = useState(true);
  function leave() {
    document.title = t.title;
    leaveImmediately(currentLocale(), { keepSignIn: !signOut });
  }
  const signedIn = localStore.read(signInKeys.accessToken) !== undefined;
  return (
    <>
      <div className={inCard ? styles.inCard : styles.exit}>
        <button type="button" className={styles.leave} onClick={leave}>
          <DoorOpen aria-hidden="true" />
          {t.leave}
        </button>
      </div>
      <div className={styles.about}>
        <p>{t.hint(product)}</p>
        {signedIn && (
          <>
            <div className={styles.choice}>
              <span id={id}>{t.signOut}</span>
              <Switch labelId={id} on={signOut} onChange={setSignOut} />
            </div>
            <p>{signOut ? t.signedOut : t.signedIn(product)}</p>
          </>
        )}
      </div>
    </>
  );
}

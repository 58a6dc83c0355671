/** Offers to install the app on the home screen, to users who have finished more than one reflection. */
import { useState } from 'react';
import { libraryExtrasTexts } from '../../i18n/en/library-extras.ts';
import { hasInstallPrompt, takeInstallPrompt } from '../../lib/app-start.ts';
import { localStore } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { useProductName } from '../../ui/page.tsx';
import styles from './save-and-import.module.css';

/** A setting of the device: `no` once the user declined. */
const offerKey = 'offerInstall';

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** Safari on iPhone and iPad has no prompt, but its share sheet can do it. */
const isAppleTouch = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

export function InstallOffer() {
  const t = libraryExtrasTexts();
  const product = useProductName();
  const [open, setOpen] = useState(
    () => localStore.read(offerKey) !== 'no' && !isInstalled() && (hasInstallPrompt() || isAppleTouch()),
  );
  if (!open) return null;
  function decline() {
    localStore.write(offerKey, 'no');
    setOpen(false);
  }
  function install() {
    setOpen(false);
    takeInstallPrompt()
      ?.prompt()
      .catch(() => undefined);
  }
  return (
    <section aria-label={t.install} className={styles.part}>
      <p className="small">{hasInstallPrompt() ? t.installText(product) : t.installApple(product)}</p>
      <div className={styles.row}>
        {hasInstallPrompt() && (
          <Button kind="outline" onClick={install}>
            {t.install}
          </Button>
        )}
        <Button kind="text" onClick={decline}>
          {t.installNo}
        </Button>
      </div>
    </section>
  );
}

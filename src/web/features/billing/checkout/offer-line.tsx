import { Clock } from 'lucide-react';
import { useState } from 'react';
import { billingTexts } from '../../../i18n/billing.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import styles from '../billing.module.css';
import { hideOffer, offerDeadline, offerTime } from './offer-countdown.ts';

/** A plain line that no price depends on; gone at 00:00 or when the person hides it (design 10). */
export function OfferLine() {
  const t = billingTexts();
  const [deadline, setDeadline] = useState(() => offerDeadline(Date.now()));
  const left = offerTime(useSecondsLeft(deadline));
  if (!left) return null;
  const hide = () => {
    hideOffer();
    setDeadline(0);
  };
  return (
    <div className={styles.fact}>
      <Clock />
      <span role="timer" aria-live="off" className="num">
        {t.offer(left)}
      </span>
      <button type="button" className={styles.hide} aria-label={t.hideOfferLabel} onClick={hide}>
        {t.hideOffer}
      </button>
    </div>
  );
}

import { Clock } from 'lucide-react';
import { useState } from 'react';
import { timing } from '#shared/timing.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { localStore } from '../../../lib/storage.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import styles from './checkout.module.css';

/** Epoch milliseconds; `0` when the person has hidden the line. */
const deadlineKey = 'offerDeadline';

/** The visitor's deadline in epoch milliseconds. Set at the first visit; a reload does not restart it. */
export function offerDeadline(now: number): number {
  const stored = Number(localStore.read(deadlineKey) ?? Number.NaN);
  if (Number.isFinite(stored)) return stored;
  const deadline = now + timing.offerCountdownS * 1_000;
  localStore.write(deadlineKey, String(deadline));
  return deadline;
}

export function hideOffer(): void {
  localStore.write(deadlineKey, '0');
}

/** `mm:ss`, or undefined at 00:00, when the line disappears. */
export function formatCountdown(seconds: number): string | undefined {
  if (seconds <= 0) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** The countdown of the offer. No price depends on it; it disappears at 00:00 or when the person hides it. */
export function OfferCountdown() {
  const t = billingTexts();
  const [deadline, setDeadline] = useState(() => offerDeadline(Date.now()));
  const left = formatCountdown(useSecondsLeft(deadline));
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

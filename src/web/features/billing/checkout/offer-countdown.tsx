/** The two lines about an offer on the pay page: the operator's, and the countdown of the specification. */
import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { Currency } from '#shared/plans.ts';
import { timing } from '#shared/timing.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import type { AppConfig } from '../../../lib/app-config.ts';
import { localStore } from '../../../lib/storage.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { formatDate, formatPrice } from '../dates-and-prices.ts';
import styles from './checkout.module.css';

type AppOffer = NonNullable<AppConfig['offer']>;

/** In local storage: epoch milliseconds, `0` when the user has hidden the line. */
const deadlineKey = 'offerDeadline';

/** The visitor's deadline in epoch milliseconds. Set at the first visit; a reload does not restart it. */
export function getOrStartOfferDeadline(now: number): number {
  const stored = Number(localStore.read(deadlineKey) ?? Number.NaN);
  if (Number.isFinite(stored)) return stored;
  const deadline = now + timing.offerCountdownS * 1_000;
  localStore.write(deadlineKey, String(deadline));
  return deadline;
}

export function hideOffer(): void {
  localStore.write(deadlineKey, '0');
}

const hourS = 3_600;

/** The time left as `mm:ss`, or `h:mm:ss` from an hour on. Undefined at 00:00, when the line disappears. */
export function formatCountdown(seconds: number): string | undefined {
  if (seconds <= 0) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = seconds >= hourS ? `${Math.floor(seconds / hourS)}:` : '';
  return `${hours}${pad(Math.floor((seconds % hourS) / 60))}:${pad(seconds % 60)}`;
}

/** When less time is left than this, the line counts seconds; before that, it names the day. */
const countdownFromS = 24 * hourS;

/** What the offer gives; undefined if it is not available in this currency. */
function describeOffer(offer: AppOffer, currency: Currency): string | undefined {
  const t = billingTexts();
  const { code, percentOff, amountOff, freeMonths, charges } = offer;
  if (freeMonths) return t.offerFree(code, freeMonths);
  const discount = percentOff
    ? `${percentOff}%`
    : amountOff?.[currency] && formatPrice(amountOff[currency], currency);
  return discount ? t.offerOff(code, discount, charges) : undefined;
}

/** The operator's offer, with its real end. */
export function AnnouncedOffer({ offer, currency }: { offer: AppOffer; currency: Currency }) {
  const t = billingTexts();
  const seconds = useSecondsLeft(Date.parse(offer.ends));
  const countdown = formatCountdown(seconds);
  const description = describeOffer(offer, currency);
  if (!countdown || !description) return null;
  const end = seconds > countdownFromS ? t.offerEndsOn(formatDate(offer.ends)) : t.offer(countdown);
  return (
    <div className={styles.offer}>
      <Clock />
      <span>
        {description} <span className="num">{end}</span>
      </span>
    </div>
  );
}

/**
 * The countdown that the specification asks for, without an offer behind it. No price depends on it; it disappears at
 * 00:00 or when the user hides it.
 */
export function OfferCountdown() {
  const t = billingTexts();
  const [deadline, setDeadline] = useState(() => getOrStartOfferDeadline(Date.now()));
  const countdown = formatCountdown(useSecondsLeft(deadline));
  if (!countdown) return null;
  const hide = () => {
    hideOffer();
    setDeadline(0);
  };
  return (
    <div className={styles.fact}>
      <Clock />
      <span role="timer" aria-live="off" className="num">
        {t.offer(countdown)}
      </span>
      <button type="button" className={styles.hide} aria-label={t.hideOfferLabel} onClick={hide}>
        {t.hideOffer}
      </button>
    </div>
  );
}

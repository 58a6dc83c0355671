/** What the pay page and the settings panel say about a subscription. */
import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import styles from '../billing.module.css';
import { formatDate, formatPrice, formatShortDay } from '../dates-and-prices.ts';
import { Fact, FactList } from '../fact-list.tsx';
import { hasEnded, isPaymentFailing } from './own-subscription.ts';

type ShownSubscription = Pick<OwnSubscription, 'subscriptionType' | 'endDate' | 'willCancelAtPeriodEnd'> &
  Partial<Pick<OwnSubscription, 'nextCharge' | 'status' | 'owed' | 'fullPriceFrom'>>;

/**
 * Plan, valid-until date, the amount owed, the next charge and the date of the full price as far as they are known, and
 * a notice when it will not renew.
 */
export function SubscriptionFacts({ subscription }: { subscription: ShownSubscription }) {
  const t = manageTexts();
  const { subscriptionType, endDate, owed, willCancelAtPeriodEnd, fullPriceFrom } = subscription;
  return (
    <>
      <FactList>
        <Fact name={t.plan}>{t.plans[toPlanId(subscriptionType)]}</Fact>
        {endDate && <Fact name={t.valid}>{formatDate(endDate)}</Fact>}
        {owed && <Fact name={t.owed}>{formatPrice(owed.amount, owed.currency)}</Fact>}
        <NextCharge subscription={subscription} />
        {fullPriceFrom && !willCancelAtPeriodEnd && (
          <Fact name={t.fullPriceFrom}>{formatDate(fullPriceFrom)}</Fact>
        )}
      </FactList>
      {willCancelAtPeriodEnd && <p className={styles.notice}>{t.willEnd}</p>}
    </>
  );
}

function NextCharge({ subscription }: { subscription: ShownSubscription }) {
  const t = manageTexts();
  const { nextCharge, status, endDate, willCancelAtPeriodEnd } = subscription;
  const failing = status !== undefined && isPaymentFailing({ status });
  // The notice below says that nothing more is charged.
  if (nextCharge === undefined || (!nextCharge && (failing || willCancelAtPeriodEnd))) return null;
  // The year is in the line above, where the two are the same day.
  const charge = (price: string, at: string) =>
    t.chargeOn(
      price,
      endDate && formatDate(endDate) === formatDate(at) ? formatShortDay(at) : formatDate(at),
    );
  return (
    <Fact name={failing ? t.nextAttempt : t.nextCharge}>
      {nextCharge ? charge(formatPrice(nextCharge.amount, nextCharge.currency), nextCharge.at) : t.noCharge}
    </Fact>
  );
}

/** What is unusual about the subscription, and what happens next. */
export function SubscriptionNotices({ subscription }: { subscription: OwnSubscription }) {
  const t = manageTexts();
  const { status, hasAccess, pendingSwitch, willCancelAtPeriodEnd } = subscription;
  if (hasEnded(subscription)) return <p className={styles.notice}>{t.ended}</p>;
  if (isPaymentFailing(subscription)) return <PaymentFailing subscription={subscription} />;
  if (status === 'pending') return <p className={styles.notice}>{t.unconfirmed}</p>;
  // It continues, but the current period is not paid: the money was returned, or a pause has just ended.
  if (status === 'active' && !hasAccess) return <PaymentRefunded subscription={subscription} />;
  if (pendingSwitch) {
    const { subscriptionType, at } = pendingSwitch;
    return (
      <p className={styles.notice}>{t.waitingSwitch(t.plans[toPlanId(subscriptionType)], formatDate(at))}</p>
    );
  }
  if (willCancelAtPeriodEnd) return null; // SubscriptionFacts says so.
  return (
    <>
      {status === 'paused' && <Paused subscription={subscription} />}
      <PriceChange subscription={subscription} />
    </>
  );
}

function PriceChange({ subscription: { priceChange } }: { subscription: OwnSubscription }) {
  const t = manageTexts();
  if (!priceChange) return null;
  const { at, amount, currency } = priceChange;
  return <p className={styles.notice}>{t.priceChange(formatDate(at), formatPrice(amount, currency))}</p>;
}

function Paused({ subscription }: { subscription: OwnSubscription }) {
  const t = manageTexts();
  const { hasAccess, endDate, pause } = subscription;
  const access = hasAccess && endDate ? t.pausedAccess(formatDate(endDate)) : t.pausedNoAccess;
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        {pause?.until ? t.pausedUntil(formatDate(pause.until)) : t.pausedWithoutEnd}
      </p>
      <p>{[t.paused, access, ...(pause?.until ? [t.pausedNext] : [])].join(' ')}</p>
    </div>
  );
}

function PaymentRefunded({ subscription: { nextCharge } }: { subscription: OwnSubscription }) {
  const t = manageTexts();
  const next = nextCharge ? t.returnedNext(formatDate(nextCharge.at)) : t.returnedEnds;
  return (
    <p className={styles.notice}>
      {t.returned} {next}
    </p>
  );
}

function PaymentFailing({ subscription }: { subscription: OwnSubscription }) {
  const t = manageTexts();
  const { status, hasAccess, accessUntil, nextCharge } = subscription;
  const access = hasAccess && accessUntil ? t.pastDueAccess(formatDate(accessUntil)) : t.pastDueNoAccess;
  if (status === 'requires_action')
    return (
      <div className={styles.notice}>
        <p className={styles.noticeTitle}>{t.actionTitle}</p>
        <p>{[t.actionText, access, t.actionNext].join(' ')}</p>
      </div>
    );
  // Without a next charge, the provider has given up: PayPal after three tries, Stripe by its settings.
  const sentences = nextCharge
    ? [t.pastDueRetry(formatDate(nextCharge.at)), access, t.pastDueNext]
    : [t.pastDueStopped, access];
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>{t.pastDueTitle}</p>
      <p>{sentences.join(' ')}</p>
    </div>
  );
}

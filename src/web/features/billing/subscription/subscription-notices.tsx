import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { manageTexts } from '../../../i18n/manage.ts';
import { isOver } from '../checkout/pay-view.ts';
import styles from '../manage.module.css';
import { dateText } from './manage-words.ts';

/** What is out of the ordinary, calmly: what happened and what happens next. */
export function SubscriptionNotices({ subscription }: { subscription: OwnSubscription }) {
  const t = manageTexts();
  const { standing, hasAccess, pendingSwitch, willCancelAtPeriodEnd } = subscription;
  if (isOver(subscription)) return <p className={styles.notice}>{t.ended}</p>;
  if (standing === 'past_due') return <PastDue subscription={subscription} />;
  if (standing === 'pending') return <p className={styles.notice}>{t.unconfirmed}</p>;
  // It goes on, yet nothing is paid for now: the money went back.
  if (standing === 'active' && !hasAccess) return <Returned subscription={subscription} />;
  if (pendingSwitch) {
    const { subscriptionType, at } = pendingSwitch;
    return <p className={styles.notice}>{t.waitingSwitch(t.plans[subscriptionType], dateText(at))}</p>;
  }
  if (willCancelAtPeriodEnd) return null; // Said beside the facts, in the words of spec 4.
  return standing === 'paused' ? <p className={styles.notice}>{t.paused}</p> : null;
}

function Returned({ subscription: { nextCharge } }: { subscription: OwnSubscription }) {
  const t = manageTexts();
  const next = nextCharge ? t.returnedNext(dateText(nextCharge.at)) : t.returnedEnds;
  return (
    <p className={styles.notice}>
      {t.returned} {next}
    </p>
  );
}

function PastDue({ subscription }: { subscription: OwnSubscription }) {
  const t = manageTexts();
  const { hasAccess, endDate, nextCharge } = subscription;
  const access = hasAccess && endDate ? t.pastDueAccess(dateText(endDate)) : t.pastDueNoAccess;
  // Without a next charge the provider has given up trying: PayPal after three tries, Stripe where it is set so.
  const sentences = nextCharge
    ? [t.pastDueRetry(dateText(nextCharge.at)), access, t.pastDueNext]
    : [t.pastDueStopped, access];
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>{t.pastDueTitle}</p>
      <p>{sentences.join(' ')}</p>
    </div>
  );
}

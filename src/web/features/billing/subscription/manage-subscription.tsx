import { manageTexts } from '../../../i18n/en/billing.ts';
import { ActionRows } from '../../../ui/action-row.tsx';
import styles from '../billing.module.css';
import { formatDate } from '../dates-and-prices.ts';
import { PaymentHistory } from '../receipts/payment-history.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { isPaymentFailing, type SubscriptionActionProps } from './own-subscription.ts';
import { SubscriptionFacts, SubscriptionNotices } from './subscription-facts.tsx';
import { SwitchPlan, SwitchReturnNote } from './switch-plan.tsx';
import { UpdatePaymentMethod } from './update-payment-method.tsx';

interface ManageSubscriptionProps extends SubscriptionActionProps {
  /** The list of payments is open at the start. */
  showPayments?: boolean;
  /** The question whether to cancel is open at the start. */
  asksToCancel?: boolean;
}

/** Everything a subscriber sees of the subscription and can do with it. */
export function ManageSubscription({
  subscription,
  showPayments = false,
  asksToCancel = false,
  onChanged,
}: ManageSubscriptionProps) {
  const t = manageTexts();
  const { status, willCancelAtPeriodEnd, fullPriceFrom } = subscription;
  const failing = isPaymentFailing(subscription);
  const renews = !willCancelAtPeriodEnd && (status === 'active' || failing);
  const payments = <PaymentHistory key="payments" subscription={subscription} startsOpen={showPayments} />;
  const cancel = (
    <CancelSubscription
      key="cancel"
      subscription={subscription}
      startsOpen={asksToCancel}
      onChanged={onChanged}
    />
  );
  return (
    <div className={styles.manage}>
      <SubscriptionFacts subscription={subscription} />
      <SubscriptionNotices subscription={subscription} />
      <SwitchReturnNote subscription={subscription} onChanged={onChanged} />
      <ActionRows>
        {renews && failing && <UpdatePaymentMethod subscription={subscription} kind="primary" />}
        {renews &&
          status === 'active' &&
          (fullPriceFrom ? (
            <p className={styles.later}>{t.switchAfterOffer(formatDate(fullPriceFrom))}</p>
          ) : (
            <SwitchPlan subscription={subscription} onChanged={onChanged} />
          ))}
        {renews && status === 'active' && <UpdatePaymentMethod subscription={subscription} />}
        {/* After a cancellation, the button to undo it comes first, below the notice of the end. */}
        {willCancelAtPeriodEnd ? [cancel, payments] : [payments, cancel]}
      </ActionRows>
    </div>
  );
}

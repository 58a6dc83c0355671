import styles from '../billing.module.css';
import { PaymentHistory } from '../receipts/payment-history.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import type { SubscriptionActionProps } from './own-subscription.ts';
import { SubscriptionFacts, SubscriptionNotices } from './subscription-facts.tsx';
import { SwitchPlan } from './switch-plan.tsx';
import { SwitchReturnNote } from './switch-return.tsx';
import { UpdateMethod } from './update-method.tsx';

/** Everything a subscriber sees of the subscription and can do with it. */
export function ManageSubscription({
  subscription,
  showPayments = false,
  onChanged,
}: SubscriptionActionProps & { showPayments?: boolean }) {
  const { standing, willCancelAtPeriodEnd } = subscription;
  const pays = !willCancelAtPeriodEnd && (standing === 'active' || standing === 'past_due');
  return (
    <div className={styles.manage}>
      <SubscriptionFacts subscription={subscription} />
      <SubscriptionNotices subscription={subscription} />
      <SwitchReturnNote subscription={subscription} onChanged={onChanged} />
      <div className={styles.actions}>
        {pays && standing === 'past_due' && <UpdateMethod subscription={subscription} kind="act" />}
        {pays && standing === 'active' && <SwitchPlan subscription={subscription} onChanged={onChanged} />}
        {pays && standing === 'active' && <UpdateMethod subscription={subscription} />}
        <CancelSubscription subscription={subscription} onChanged={onChanged} />
      </div>
      <PaymentHistory subscription={subscription} shown={showPayments} />
    </div>
  );
}

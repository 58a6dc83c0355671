import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { manageTexts } from '../../../i18n/manage.ts';
import styles from '../manage.module.css';
import { dateText, price } from './manage-words.ts';

type Shown = Pick<OwnSubscription, 'subscriptionType' | 'endDate' | 'willCancelAtPeriodEnd'> &
  Partial<Pick<OwnSubscription, 'nextCharge' | 'standing'>>;

/** Spec 4: plan, valid-until date, and a notice when it will not renew; what is charged next where it is told. */
export function SubscriptionFacts({ subscription }: { subscription: Shown }) {
  const t = manageTexts();
  const { subscriptionType, endDate, willCancelAtPeriodEnd } = subscription;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t.plan}</dt>
          <dd>{subscriptionType === 'MONTHLY' ? t.plans.MONTHLY : t.plans.ANNUAL}</dd>
        </div>
        {endDate && (
          <div>
            <dt>{t.valid}</dt>
            <dd className="num">{dateText(endDate)}</dd>
          </div>
        )}
        <NextCharge subscription={subscription} />
      </dl>
      {willCancelAtPeriodEnd && <p className={styles.notice}>{t.willEnd}</p>}
    </>
  );
}

function NextCharge({ subscription: { nextCharge, standing } }: { subscription: Shown }) {
  const t = manageTexts();
  if (nextCharge === undefined || (standing === 'past_due' && !nextCharge)) return null;
  const date = nextCharge && dateText(nextCharge.at);
  return (
    <div>
      <dt>{standing === 'past_due' ? t.nextTry : t.nextCharge}</dt>
      <dd className="num">
        {nextCharge && date ? t.chargeOn(price(nextCharge.amount, nextCharge.currency), date) : t.noCharge}
      </dd>
    </div>
  );
}

import type { ActiveSubscription } from '#shared/shapes.ts';
import { billingTexts } from '../../i18n/billing.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import styles from './billing.module.css';
import { longDate } from './dates.ts';

/** Spec 4: plan, valid-until date, and a notice when it will not renew. */
export function SubscriptionFacts({ subscription }: { subscription: ActiveSubscription }) {
  const t = billingTexts();
  const { subscriptionType, endDate, willCancelAtPeriodEnd } = subscription;
  const plan = subscriptionType === 'MONTHLY' ? t.monthly : t.annual; // Spec 3: otherwise shown as Annual.
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t.plan}</dt>
          <dd>{plan}</dd>
        </div>
        <div>
          <dt>{t.valid}</dt>
          <dd className="num">{longDate(new Date(endDate), currentLocale())}</dd>
        </div>
      </dl>
      {willCancelAtPeriodEnd && <p className={styles.notice}>{t.willEnd}</p>}
    </>
  );
}

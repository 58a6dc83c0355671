import { formatCents, type Plan } from '#shared/plans.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { formatRoundPrice } from '../dates-and-prices.ts';
import styles from './checkout.module.css';

function Struck({ price }: { price: string }) {
  return (
    <>
      <span className="sr">{billingTexts().insteadOf} </span>
      <s>{price}</s>
    </>
  );
}

/** The largest figure is the sum that is charged today. */
function AnnualPrices({ plan }: { plan: Plan }) {
  const t = billingTexts();
  const { currency } = plan;
  return (
    <>
      <span className={styles.price}>
        {formatCents(plan.chargeCents, currency)} <small>{t.aYear}</small>
      </span>
      <span className={styles.detail}>{t.perMonth(formatCents(plan.perMonthCents, currency))}</span>
      <span className={styles.detail}>
        <Struck price={formatRoundPrice(plan.originalTotalPerYearCents, currency)} />
        {t.strikeYear(formatCents(plan.yearlyDiscountCents, currency))}
      </span>
      <span className={styles.detail}>{t.saveOnMonthly(formatCents(plan.savingsCents, currency))}</span>
    </>
  );
}

function MonthlyPrices({ plan }: { plan: Plan }) {
  const t = billingTexts();
  const { currency } = plan;
  return (
    <>
      <span className={styles.price}>
        {formatCents(plan.chargeCents, currency)} <small>{t.aMonth}</small>
      </span>
      <span className={styles.detail}>
        <Struck price={formatRoundPrice(plan.originalCents, currency)} />
        {t.strikeMonth(formatCents(plan.savingsCents, currency))}
      </span>
      <span className={styles.detail}>{t.overYear(formatCents(plan.totalPerYearCents, currency))}</span>
    </>
  );
}

interface PlanCardProps {
  plan: Plan;
  picked: boolean;
  onPick: () => void;
}

export function PlanCard({ plan, picked, onPick }: PlanCardProps) {
  const t = billingTexts();
  const annual = plan.id === 'annual';
  return (
    <label className={styles.plan}>
      <input type="radio" name="plan" value={plan.id} checked={picked} onChange={onPick} />
      {plan.popular && <span className={styles.badge}>{t.bestValue}</span>}
      <span className={styles.name}>
        {annual ? t.annual : t.monthly} <small>{annual ? t.annualFor : t.monthlyFor}</small>
      </span>
      {annual ? <AnnualPrices plan={plan} /> : <MonthlyPrices plan={plan} />}
    </label>
  );
}

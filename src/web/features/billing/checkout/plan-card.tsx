import { formatCents, type Plan } from '#shared/plans.ts';
import type { TaxKind } from '#shared/tax.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { formatRoundPrice } from '../dates-and-prices.ts';
import styles from './checkout.module.css';

/** A price that is crossed out. */
function CrossedOut({ price }: { price: string }) {
  return (
    <>
      <span className="sr">{billingTexts().insteadOf} </span>
      <s>{price}</s>
    </>
  );
}

function Tax({ tax }: Pick<PricesProps, 'tax'>) {
  return tax ? <small> {billingTexts().inclTax[tax]}</small> : null;
}

interface PricesProps {
  plan: Plan;
  /** The tax that the prices include, where they must say so. */
  tax: TaxKind | undefined;
}

/** The largest figure is the sum that is charged today. */
function AnnualPrices({ plan, tax }: PricesProps) {
  const t = billingTexts();
  const { currency } = plan;
  return (
    <>
      <span className={styles.price}>
        {formatCents(plan.chargeCents, currency)} <small>{t.aYear}</small>
        <Tax tax={tax} />
      </span>
      <span className={styles.detail}>{t.perMonth(formatCents(plan.perMonthCents, currency))}</span>
      <span className={styles.detail}>
        <CrossedOut price={formatRoundPrice(plan.originalTotalPerYearCents, currency)} />
        {t.strikeYear(formatCents(plan.yearlyDiscountCents, currency))}
      </span>
      <span className={styles.compared}>{t.saveOnMonthly(formatCents(plan.savingsCents, currency))}</span>
    </>
  );
}

function MonthlyPrices({ plan, tax }: PricesProps) {
  const t = billingTexts();
  const { currency } = plan;
  return (
    <>
      <span className={styles.price}>
        {formatCents(plan.chargeCents, currency)} <small>{t.aMonth}</small>
        <Tax tax={tax} />
      </span>
      <span className={styles.detail}>
        <CrossedOut price={formatRoundPrice(plan.originalCents, currency)} />
        {t.strikeMonth(formatCents(plan.savingsCents, currency))}
      </span>
      <span className={styles.compared}>{t.overYear(formatCents(plan.totalPerYearCents, currency))}</span>
    </>
  );
}

interface PlanCardProps extends PricesProps {
  picked: boolean;
  onPick: () => void;
}

/** One plan on the pay page, as a radio button. */
export function PlanCard({ plan, tax, picked, onPick }: PlanCardProps) {
  const t = billingTexts();
  const isAnnual = plan.id === 'annual';
  return (
    <label className={styles.plan}>
      <input type="radio" name="plan" value={plan.id} checked={picked} onChange={onPick} />
      {plan.popular && <span className={styles.badge}>{t.bestValue}</span>}
      <span className={styles.name}>
        {isAnnual ? t.annual : t.monthly} <small>{isAnnual ? t.annualFor : t.monthlyFor}</small>
      </span>
      {isAnnual ? <AnnualPrices {...{ plan, tax }} /> : <MonthlyPrices {...{ plan, tax }} />}
    </label>
  );
}

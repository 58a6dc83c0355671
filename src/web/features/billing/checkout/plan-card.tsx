import type { ReactNode } from 'react';
import type { TaxKind } from '#shared/countries.ts';
import { formatCents, type Plan } from '#shared/plans.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { formatRoundPrice } from '../dates-and-prices.ts';
import styles from './checkout.module.css';

interface PlanCardProps {
  plan: Plan;
  /** The tax that the prices include, where they must say so. */
  tax: TaxKind | undefined;
  picked: boolean;
  onPick: () => void;
}

/** One plan on the pay page, as a radio button. The largest figure is the sum that is charged today. */
export function PlanCard({ plan, tax, picked, onPick }: PlanCardProps) {
  const t = billingTexts();
  const isAnnual = plan.id === 'annual';
  const sum = (cents: number) => formatCents(cents, plan.currency);
  const original = isAnnual ? plan.originalTotalPerYearCents : plan.originalCents;
  return (
    <label className={styles.plan}>
      <span className={styles.name}>
        <input type="radio" name="plan" value={plan.id} checked={picked} onChange={onPick} />
        {isAnnual ? t.annual : t.monthly}
        {plan.popular && <b className={styles.badge}>{t.bestValue}</b>}
      </span>
      <span className={styles.price}>
        {sum(plan.chargeCents)} <small>{isAnnual ? t.aYear : t.aMonth}</small>
        {tax && <small> {t.inclTax[tax]}</small>}
      </span>
      <span className={styles.purpose}>{isAnnual ? t.annualFor : t.monthlyFor}</span>
      {isAnnual && <Row name={t.perMonth}>{sum(plan.perMonthCents)}</Row>}
      <Row name={t.originalPrice}>
        <s>{formatRoundPrice(original, plan.currency)}</s>
      </Row>
      <Row name={t.saved}>{sum(isAnnual ? plan.yearlyDiscountCents : plan.savingsCents)}</Row>
      {isAnnual ? (
        <Row name={t.comparedWithMonthly}>{t.less(sum(plan.savingsCents))}</Row>
      ) : (
        <Row name={t.overYear}>{sum(plan.totalPerYearCents)}</Row>
      )}
    </label>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.row}>
      {name} <span>{children}</span>
    </span>
  );
}

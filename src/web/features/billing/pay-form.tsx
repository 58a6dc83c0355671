import { CircleAlert, ShieldCheck } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { formatCents, type Plan, type PlanId } from '#shared/plans.ts';
import { billingTexts } from '../../i18n/billing.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';
import { longDate, nextCharge } from './dates.ts';
import { type PayAction, type PaymentMethod, type PayState, payStep } from './pay-state.ts';
import { PlanCard } from './plan-card.tsx';

export interface PayFormProps {
  state: PayState;
  plans: Record<PlanId, Plan>;
  /** Those that this server offers. */
  methods: readonly PaymentMethod[];
  /** What went wrong, beside the button. */
  problem: ReactNode;
  onAct: (action: PayAction) => void;
  onPay: (plan: Plan) => void;
}

/** Spec 4: a plan, then a method, then the payment. Annual stands first. */
export function PayForm({ state, plans, methods, problem, onAct, onPay }: PayFormProps) {
  const t = billingTexts();
  const plan = state.plan && plans[state.plan];
  const ready = payStep(state) === 'ready';
  function send(event: FormEvent) {
    event.preventDefault();
    if (plan && ready) onPay(plan);
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <fieldset className={styles.plans} disabled={state.paying}>
        <legend className="sr">{t.choosePlan}</legend>
        {(['annual', 'monthly'] as const).map((id) => (
          <PlanCard
            key={id}
            plan={plans[id]}
            picked={state.plan === id}
            onPick={() => onAct({ type: 'plan', plan: id })}
          />
        ))}
      </fieldset>
      {plan && <Methods {...{ state, methods, onAct }} />}
      {problem}
      <PayButton state={state} />
      {plan && <Renewal plan={plan} />}
      <Secure method={state.method} />
    </form>
  );
}

function Methods({ state, methods, onAct }: Pick<PayFormProps, 'state' | 'methods' | 'onAct'>) {
  const t = billingTexts();
  if (methods.length === 0) return <PayProblem>{t.noMethods}</PayProblem>;
  return (
    <fieldset className={styles.step} disabled={state.paying}>
      <legend>{t.payWith}</legend>
      <div className={styles.methods}>
        {methods.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={state.method === method}
              onChange={() => onAct({ type: 'method', method })}
            />
            {t.methods[method]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PayButton({ state }: { state: PayState }) {
  const t = billingTexts();
  const step = payStep(state);
  const method = state.method ? t.methods[state.method] : '';
  const pay = state.plan === 'annual' ? t.payAnnually(method) : t.payMonthly(method);
  const label = step === 'plan' ? t.selectPlan : step === 'method' ? t.selectMethod : pay;
  return (
    <Button
      type="submit"
      full
      className={styles.pay}
      disabled={step === 'plan' || step === 'method'}
      busy={state.paying}
      busyLabel={t.processing}
    >
      {label}
    </Button>
  );
}

/** The exact sum and date before anybody pays. */
function Renewal({ plan }: { plan: Plan }) {
  const t = billingTexts();
  const price = formatCents(plan.chargeCents, plan.currency);
  const date = longDate(nextCharge(new Date(), plan.orderType), currentLocale());
  const text = plan.orderType === 'YEARLY' ? t.renewsYearly(price, date) : t.renewsMonthly(price, date);
  return <p className={`${styles.terms} num`}>{text}</p>;
}

function Secure({ method }: { method: PaymentMethod | undefined }) {
  const t = billingTexts();
  return (
    <p className={styles.secure}>
      <ShieldCheck />
      <span>{method ? t.secure(t.methods[method]) : t.securePlain}</span>
    </p>
  );
}

export function PayProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.problem}>
      <CircleAlert />
      <div>{children}</div>
    </div>
  );
}

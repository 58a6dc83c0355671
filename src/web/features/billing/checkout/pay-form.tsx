import { FlaskConical, ShieldCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { longDate } from '#shared/dates.ts';
import { type PaymentProviderName, providerDescriptors } from '#shared/payment-providers.ts';
import { formatCents, type Plan, type PlanId } from '#shared/plans.ts';
import { billingTexts } from '../../../i18n/billing.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../billing.module.css';
import { nextCharge } from '../dates.ts';
import { PayProblem } from './pay-problem.tsx';
import { type PayAction, type PayState, payStep, withOffered } from './pay-state.ts';
import { PlanCard } from './plan-card.tsx';

export interface PayFormProps {
  state: PayState;
  plans: Record<PlanId, Plan>;
  /** Those that this server offers. */
  methods: readonly PaymentProviderName[];
  /** Nothing that is paid here costs anything. */
  sandbox: boolean;
  /** Id of the text that says why nothing can be paid now, if so. */
  hindrance?: string | undefined;
  /** What went wrong, beside the button. */
  problem: ReactNode;
  onAct: (action: PayAction) => void;
  onPay: (plan: Plan, method: PaymentProviderName) => void;
}

/** Spec 4: a plan, then a method, then the payment. Annual stands first. */
export function PayForm({
  plans,
  methods,
  sandbox,
  problem,
  hindrance,
  onAct,
  onPay,
  ...props
}: PayFormProps) {
  const state = withOffered(props.state, methods);
  const termsId = useId();
  const plan = state.plan && plans[state.plan];
  function send(event: FormEvent) {
    event.preventDefault();
    if (!hindrance && plan && state.method && payStep(state) === 'ready') onPay(plan, state.method);
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <Plans {...{ state, plans, onAct }} />
      {plan && <Methods {...{ state, methods, onAct }} />}
      {plan && <Terms id={termsId} plan={plan} />}
      {problem}
      <PayButton {...{ state, termsId, hindrance }} />
      <Secure method={state.method} />
      {sandbox && <SandboxLine />}
    </form>
  );
}

/** Not `disabled` while paying: that would take the focus away. The reducer keeps the choice still. */
function Plans({ state, plans, onAct }: Pick<PayFormProps, 'state' | 'plans' | 'onAct'>) {
  return (
    <fieldset className={styles.plans} aria-disabled={state.paying || undefined}>
      <legend className="sr">{billingTexts().choosePlan}</legend>
      {(['annual', 'monthly'] as const).map((id) => (
        <PlanCard
          key={id}
          plan={plans[id]}
          picked={state.plan === id}
          onPick={() => onAct({ type: 'plan', plan: id })}
        />
      ))}
    </fieldset>
  );
}

function Methods({ state, methods, onAct }: Pick<PayFormProps, 'state' | 'methods' | 'onAct'>) {
  const t = billingTexts();
  if (methods.length === 0) return <PayProblem>{t.noMethods}</PayProblem>;
  return (
    <fieldset className={styles.step} aria-disabled={state.paying || undefined}>
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
            {providerDescriptors[method].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PayButtonProps extends Pick<PayFormProps, 'state' | 'hindrance'> {
  termsId: string;
}

function PayButton({ state, termsId, hindrance }: PayButtonProps) {
  const t = billingTexts();
  const step = payStep(state);
  const method = state.method ? providerDescriptors[state.method].label : '';
  const pay = state.plan === 'annual' ? t.payAnnually(method) : t.payMonthly(method);
  const label = step === 'plan' ? t.selectPlan : step === 'method' ? t.selectMethod : pay;
  return (
    <Button
      type="submit"
      full
      className={styles.pay}
      aria-describedby={[hindrance, state.plan && termsId].filter(Boolean).join(' ') || undefined}
      aria-disabled={hindrance !== undefined || undefined}
      disabled={step === 'plan' || step === 'method'}
      busy={state.paying}
      busyLabel={t.processing}
    >
      {label}
    </Button>
  );
}

/** The exact sums and date, and how it ends, before anybody pays. */
function Terms({ id, plan }: { id: string; plan: Plan }) {
  const t = billingTexts();
  const price = formatCents(plan.chargeCents, plan.currency);
  const date = longDate(nextCharge(new Date(), plan.orderType), currentLocale());
  return (
    <p id={id} className={`${styles.terms} num`}>
      <b>{plan.orderType === 'YEARLY' ? t.renewsYearly(price) : t.renewsMonthly(price)}</b>{' '}
      {t.chargedNext(price, date)} {t.cancelAnyTime}
    </p>
  );
}

function Secure({ method }: { method: PaymentProviderName | undefined }) {
  const t = billingTexts();
  return (
    <p className={styles.secure}>
      <ShieldCheck />
      <span>{method ? t.secure(providerDescriptors[method].label) : t.securePlain}</span>
    </p>
  );
}

function SandboxLine() {
  return (
    <p className={styles.sandbox}>
      <FlaskConical />
      <span>{billingTexts().sandbox}</span>
    </p>
  );
}

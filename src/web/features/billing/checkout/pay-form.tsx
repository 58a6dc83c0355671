/** The form of the pay page. */
import { Clock, FlaskConical, ShieldCheck, Undo2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { TaxKind } from '#shared/countries.ts';
import { pages } from '#shared/pages.ts';
import { type PaymentProviderName, providerDescriptors } from '#shared/payment-providers.ts';
import { type Currency, formatCents, type Plan, type PlanId } from '#shared/plans.ts';
import { timing } from '#shared/timing.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { type AppConfig, useAppConfig } from '../../../lib/app-config.ts';
import { useLazyComponent } from '../../../lib/lazy.tsx';
import { localStore } from '../../../lib/storage.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import patterns from '../../../ui/patterns.module.css';
import { formatDate, formatPrice, formatRoundPrice, nextChargeDate } from '../dates-and-prices.ts';
import { PayProblem } from '../problem.tsx';
import styles from './checkout.module.css';
import { type PaymentAction, type PaymentState, withOfferedMethod } from './payment-state.ts';
import type { OfferPreview, OfferState } from './use-offer.ts';

interface PayFormProps {
  state: PaymentState;
  plans: Record<PlanId, Plan>;
  /** The tax that the prices include, where they must say so. */
  tax: TaxKind | undefined;
  /** The methods that this server offers. */
  methods: readonly PaymentProviderName[];
  /** The payment methods are simulated: no payment costs real money. */
  sandbox: boolean;
  /** Id of the text that explains why paying is blocked, if it is. */
  blockedBy?: string | undefined;
  /** What went wrong; shown above the button. */
  problem: ReactNode;
  /** Undefined where no codes are offered. */
  offer?: OfferState | undefined;
  /** Above the button. */
  children: ReactNode;
  onAct: (action: PaymentAction) => void;
  onPay: (plan: Plan, method: PaymentProviderName) => void;
}

const loadOfferField = () => import('./offer-field.tsx').then(({ OfferField }) => OfferField);

/** Choosing a plan, then a payment method, then paying. */
export function PayForm({
  plans,
  tax,
  methods,
  sandbox,
  problem,
  blockedBy,
  offer,
  children,
  onAct,
  onPay,
  ...props
}: PayFormProps) {
  const state = withOfferedMethod(props.state, methods);
  const dueId = useId();
  const termsId = useId();
  const OfferField = useLazyComponent(offer !== undefined && state.plan !== undefined, loadOfferField);
  const plan = state.plan && plans[state.plan];
  function send(event: FormEvent) {
    event.preventDefault();
    if (!blockedBy && !offer?.pending && plan && state.step === 'ready') onPay(plan, state.method);
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <Plans {...{ state, plans, tax, onAct }} />
      {plan && <Methods {...{ state, methods, onAct }} />}
      {plan && offer && OfferField && <OfferField offer={offer} />}
      {plan && <Terms id={termsId} plan={plan} tax={tax} preview={offer?.preview} />}
      {children}
      <div className={styles.bar}>
        {problem}
        <div className={styles.buy}>
          {plan && <Due id={dueId} plan={plan} preview={offer?.preview} />}
          <div className={styles.choice}>
            <PayButton {...{ state, blockedBy }} describedBy={plan && `${dueId} ${termsId}`} />
            <ButtonLink href={pages.home} kind="text">
              {billingTexts().notNow}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Assurances method={state.method} sandbox={sandbox} />
    </form>
  );
}

/** Not `disabled` while paying, to keep the focus: `reducePayment` ignores changes then. */
function Plans({ state, plans, tax, onAct }: Pick<PayFormProps, 'state' | 'plans' | 'tax' | 'onAct'>) {
  return (
    <fieldset className={styles.plans} aria-disabled={state.step === 'paying' || undefined}>
      <legend className="sr">{billingTexts().choosePlan}</legend>
      {(['annual', 'monthly'] as const).map((id) => (
        <PlanCard
          key={id}
          plan={plans[id]}
          tax={tax}
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
    <fieldset className={styles.step} aria-disabled={state.step === 'paying' || undefined}>
      <legend>{t.payWith}</legend>
      <div className={styles.methods}>
        {methods.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="method"
              className={patterns.coveringInput}
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

interface PayButtonProps extends Pick<PayFormProps, 'state' | 'blockedBy'> {
  describedBy: string | undefined;
}

function PayButton({ state, describedBy, blockedBy }: PayButtonProps) {
  const t = billingTexts();
  const { step } = state;
  const method = state.method ? providerDescriptors[state.method].label : '';
  const pay = state.plan === 'annual' ? t.payAnnually(method) : t.payMonthly(method);
  const labels = { plan: t.selectPlan, method: t.selectMethod, ready: pay, paying: pay };
  return (
    <Button
      type="submit"
      full
      aria-describedby={[blockedBy, describedBy].filter(Boolean).join(' ') || undefined}
      aria-disabled={blockedBy !== undefined || undefined}
      disabled={step === 'plan' || step === 'method'}
      busy={step === 'paying'}
      busyLabel={t.processing}
    >
      {labels[step]}
    </Button>
  );
}

interface SumProps {
  id: string;
  plan: Plan;
  preview: OfferPreview | undefined;
}

/** What is charged today and from then on, right above the button. */
function Due({ id, plan, preview }: SumProps) {
  return (
    <p id={id} className={`${styles.due} num`}>
      {describeSums(plan, preview)}
    </p>
  );
}

function describeSums(plan: Plan, preview: OfferPreview | undefined): string {
  const t = billingTexts();
  if (preview) {
    const { charges, dueToday, currency } = preview;
    const today = formatPrice(dueToday, currency);
    if (charges === 0) return t.nothingToday;
    return charges > 1 ? t.todayAndMore(today, charges - 1) : t.onlyToday(today);
  }
  const price = formatCents(plan.chargeCents, plan.currency);
  return plan.id === 'annual' ? t.renewsYearly(price) : t.renewsMonthly(price);
}

/** When the next charge is, with a promotion code from when the full price; and how to cancel. */
function Terms({ id, plan, tax, preview }: SumProps & { tax: TaxKind | undefined }) {
  const t = billingTexts();
  const lines = preview ? describeFullPrice(plan.id, preview) : [describeNextCharge(plan)];
  if (tax) lines.push(t.allPrices(t.inclTax[tax]));
  lines.push(t.cancelAnyTime);
  return (
    <div id={id} className={`${styles.terms} num`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function describeNextCharge(plan: Plan): string {
  const price = formatCents(plan.chargeCents, plan.currency);
  return billingTexts().chargedNext(price, formatDate(nextChargeDate(new Date(), plan.id).toISOString()));
}

function describeFullPrice(plan: PlanId, preview: OfferPreview): string[] {
  const t = billingTexts();
  const { charges, fullPrice, fullPriceFrom, currency } = preview;
  const from = formatDate(fullPriceFrom);
  const full = t.thenFull[plan](formatPrice(fullPrice, currency), from);
  return charges === 0 ? [full, t.cancelBefore(from)] : [full];
}

interface AssurancesProps {
  method: PaymentProviderName | undefined;
  sandbox: boolean;
}

/** Refunds, security and, in the sandbox, that no money moves: a line each. */
function Assurances({ method, sandbox }: AssurancesProps) {
  const t = billingTexts();
  const refundDays = useAppConfig()?.refundDays ?? 0;
  return (
    <ul className={styles.rules}>
      <li>
        <Undo2 />
        {refundDays > 0 ? <span>{t.refund(refundDays)}</span> : <a href={pages.refunds}>{t.refundRules}</a>}
      </li>
      <li>
        <ShieldCheck />
        <span>{method ? t.secure(providerDescriptors[method].label) : t.securePlain}</span>
      </li>
      {sandbox && (
        <li>
          <FlaskConical />
          <span>{t.sandbox}</span>
        </li>
      )}
    </ul>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** The tax that the prices include, where they must say so. */
  tax: TaxKind | undefined;
  picked: boolean;
  onPick: () => void;
}

/** One plan on the pay page, as a radio button. The largest figure is the sum that is charged today. */
function PlanCard({ plan, tax, picked, onPick }: PlanCardProps) {
  const t = billingTexts();
  const isAnnual = plan.id === 'annual';
  const sum = (cents: number) => formatCents(cents, plan.currency);
  const original = isAnnual ? plan.originalTotalPerYearCents : plan.originalCents;
  return (
    <label className={styles.plan}>
      <span className={styles.name}>
        <input type="radio" name="plan" value={plan.id} checked={picked} onChange={onPick} />
        {isAnnual ? t.annual : t.monthly}
      </span>
      {plan.popular && <b className={styles.badge}>{t.bestValue}</b>}
      <span className={styles.price}>
        {sum(plan.chargeCents)} <small>{isAnnual ? t.aYear : t.aMonth}</small>
        {tax && <small> {t.inclTax[tax]}</small>}
      </span>
      <span className={styles.purpose}>{isAnnual ? t.annualFor : t.monthlyFor}</span>
      <span className={styles.facts}>
        {isAnnual && <span>{t.perMonth(sum(plan.perMonthCents))} </span>}
        <span>
          <span className="sr">{t.originalPrice} </span>
          <s>{formatRoundPrice(original, plan.currency)}</s>
          {t.saved(sum(isAnnual ? plan.yearlyDiscountCents : plan.savingsCents))}{' '}
        </span>
        <span>
          {isAnnual ? t.lessThanMonthly(sum(plan.savingsCents)) : t.overYear(sum(plan.totalPerYearCents))}
        </span>
      </span>
    </label>
  );
}

// The two lines about an offer on the pay page: one that the operator announces, and a countdown without any offer.

type AppOffer = NonNullable<AppConfig['offer']>;

/** In local storage: epoch milliseconds, `0` when the user has hidden the line. */
const deadlineKey = 'offerDeadline';

/** The visitor's deadline in epoch milliseconds. Set at the first visit; a reload does not restart it. */
export function getOrStartOfferDeadline(now: number): number {
  const stored = Number(localStore.read(deadlineKey) ?? Number.NaN);
  if (Number.isFinite(stored)) return stored;
  const deadline = now + timing.offerCountdownS * 1_000;
  localStore.write(deadlineKey, String(deadline));
  return deadline;
}

export function hideOffer(): void {
  localStore.write(deadlineKey, '0');
}

const hourS = 3_600;

/** The time left as `mm:ss`, or `h:mm:ss` from an hour on. Undefined at 00:00, when the line disappears. */
export function formatCountdown(seconds: number): string | undefined {
  if (seconds <= 0) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = seconds >= hourS ? `${Math.floor(seconds / hourS)}:` : '';
  return `${hours}${pad(Math.floor((seconds % hourS) / 60))}:${pad(seconds % 60)}`;
}

/** When less time is left than this, the line counts seconds; before that, it names the day. */
const countdownFromS = 24 * hourS;

/** What the offer gives; undefined if it is not available in this currency. */
function describeOffer(offer: AppOffer, currency: Currency): string | undefined {
  const t = billingTexts();
  const { code, percentOff, amountOff, freeMonths, charges } = offer;
  if (freeMonths) return t.offerFree(code, freeMonths);
  const discount = percentOff
    ? `${percentOff}%`
    : amountOff?.[currency] && formatPrice(amountOff[currency], currency);
  return discount ? t.offerOff(code, discount, charges) : undefined;
}

/** The operator's offer, with its real end. */
export function AnnouncedOffer({ offer, currency }: { offer: AppOffer; currency: Currency }) {
  const t = billingTexts();
  const seconds = useSecondsLeft(Date.parse(offer.ends));
  const countdown = formatCountdown(seconds);
  const description = describeOffer(offer, currency);
  if (!countdown || !description) return null;
  const end = seconds > countdownFromS ? t.offerEndsOn(formatDate(offer.ends)) : t.offer(countdown);
  return (
    <div className={styles.offer}>
      <Clock />
      <span>
        {description} <span className="num">{end}</span>
      </span>
    </div>
  );
}

/**
 * A countdown that the product's specification asks for, without an offer behind it. No price depends on it; it disappears at
 * 00:00 or when the user hides it.
 */
export function OfferCountdown() {
  const t = billingTexts();
  const [deadline, setDeadline] = useState(() => getOrStartOfferDeadline(Date.now()));
  const countdown = formatCountdown(useSecondsLeft(deadline));
  if (!countdown) return null;
  const hide = () => {
    hideOffer();
    setDeadline(0);
  };
  return (
    <div className={styles.fact}>
      <Clock />
      <span role="timer" aria-live="off" className="num">
        {t.offer(countdown)}
      </span>
      <button type="button" className={styles.hide} aria-label={t.hideOfferLabel} onClick={hide}>
        {t.hideOffer}
      </button>
    </div>
  );
}

/** Switches between the monthly and the annual plan: a dialog first shows what that costs today and next. */
import { ArrowLeftRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { OwnSubscription, SwitchQuote } from '#shared/contract/shapes.ts';
import { pages } from '#shared/pages.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { toOrderType, toPlanId } from '#shared/plan-codec.ts';
import { type PlanId, planIds } from '#shared/plans.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { readJson, tabStore, writeJson } from '../../../lib/storage.ts';
import { ActionRow } from '../../../ui/action-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import styles from '../billing.module.css';
import { formatDate, formatPrice, otherPlan } from '../dates-and-prices.ts';
import { Fact, FactList } from '../fact-list.tsx';
import { Problem } from '../problem.tsx';
import {
  type CallWithKey,
  handleRefusal,
  isSafeRedirect,
  type Refusal,
  toRefusal,
  useProviderCall,
} from '../provider-calls.ts';
import type { SubscriptionActionProps } from './own-subscription.ts';
import { UpdatePaymentMethod } from './update-payment-method.tsx';

/** Switches to the other plan, or, while a switch is pending, back to the current one. */
export function SwitchPlan({ subscription, onChanged }: SubscriptionActionProps) {
  const t = manageTexts();
  const planSwitch = useSwitch({ subscription, onChanged });
  const { subscriptionType, pendingSwitch } = subscription;
  const currentPlan = toPlanId(subscriptionType);
  const target = pendingSwitch ? currentPlan : otherPlan(currentPlan);
  const label = pendingSwitch ? t.keepPlan[currentPlan] : t.switchTo[target];
  return (
    <>
      <ActionRow icon={<ArrowLeftRight />} onClick={() => planSwitch.start(target)}>
        {label}
      </ActionRow>
      <SwitchDialog subscription={subscription} planSwitch={planSwitch} />
    </>
  );
}

type QuoteResult = { kind: 'quote'; quote: SwitchQuote } | Refusal;

function fetchQuote(
  { paymentProvider: provider, providerSubscriptionId }: OwnSubscription,
  target: PlanId,
): Promise<QuoteResult> {
  const params = { provider, providerSubscriptionId };
  return call('quoteSwitch', { params, query: { orderType: toOrderType(target) }, noCache: true }).then(
    (quote) => ({ kind: 'quote', quote }),
    toRefusal,
  );
}

type SwitchResult =
  | { kind: 'done' }
  | { kind: 'redirect'; url: string }
  /** The amount has changed since the quote. */
  | { kind: 'changed' }
  /** The payment was declined; nothing was changed. */
  | { kind: 'declined' }
  | { kind: 'unsafe' }
  | Refusal;

/** Switches for exactly the quoted amount. Repeating the same quote after no answer reuses its idempotency key. */
async function confirmSwitch(
  callWithKey: CallWithKey,
  { paymentProvider: provider, providerSubscriptionId }: OwnSubscription,
  { orderType, dueToday, quotedAt }: SwitchQuote,
): Promise<SwitchResult> {
  const { origin } = window.location;
  const outcome = await callWithKey(`switch ${orderType} ${quotedAt}`, (idempotencyKey) =>
    call('switchPlan', {
      params: { provider, providerSubscriptionId },
      body: { orderType, dueToday, quotedAt, returnUrl: origin + pages.pay },
      idempotencyKey,
    }),
  );
  if (outcome.kind === 'refused' && outcome.code === 'quote_changed') return { kind: 'changed' };
  if (outcome.kind === 'refused' && outcome.code === 'payment_declined') return { kind: 'declined' };
  if (outcome.kind !== 'ok') return outcome;
  const { redirectUrl: url } = outcome;
  if (!url) return { kind: 'done' };
  return isSafeRedirect(url, origin) ? { kind: 'redirect', url } : { kind: 'unsafe' };
}

function toQuoteProblem(result: Exclude<QuoteResult, { kind: 'quote' }>): string | undefined {
  const t = manageTexts();
  return handleRefusal(result, { failed: t.quoteRefused, unclear: t.quoteFailed });
}

function toSwitchProblem(result: Exclude<SwitchResult, { kind: 'done' | 'redirect' }>): string | undefined {
  const t = manageTexts();
  if (result.kind === 'changed') return t.quoteChanged;
  if (result.kind === 'declined') return t.declined;
  if (result.kind === 'unsafe') return t.unsafeRedirect;
  return handleRefusal(result, { failed: t.switchFailed, unclear: t.switchException });
}

interface OpenSwitch {
  target: PlanId;
  /** Undefined until it is loaded. */
  quote: SwitchQuote | undefined;
  /** The provider declined the payment. */
  declined: boolean;
}

/** The dialog's state: first the quote is loaded, then, once the user agrees to it, the plan is switched. */
function useSwitch({ subscription, onChanged }: SubscriptionActionProps) {
  /** Undefined while the dialog is closed. */
  const [openSwitch, setOpenSwitch] = useState<OpenSwitch>();
  const { callWithKey, busy, problem, send } = useProviderCall();

  async function loadQuote(target: PlanId) {
    const result = await fetchQuote(subscription, target);
    if (result.kind !== 'quote') return { problem: toQuoteProblem(result) };
    // A dialog closed meanwhile stays closed.
    setOpenSwitch((current) => current && { target, quote: result.quote, declined: false });
    return {};
  }
  function start(target: PlanId) {
    setOpenSwitch({ target, quote: undefined, declined: false });
    void send(() => loadQuote(target));
  }
  async function switchPlan(target: PlanId, quote: SwitchQuote) {
    const result = await confirmSwitch(callWithKey, subscription, quote);
    if (result.kind === 'redirect') {
      rememberStartedSwitch(subscription.id, target);
      window.location.assign(result.url);
      return { leaving: true };
    }
    if (result.kind === 'done') {
      showToast({ text: switchedText({ subscription, quote }), kind: 'status' });
      setOpenSwitch(undefined);
      await onChanged();
      return {};
    }
    if (result.kind === 'declined') setOpenSwitch((current) => current && { ...current, declined: true });
    const requoted = result.kind === 'changed' ? await loadQuote(target) : {};
    return 'problem' in requoted ? requoted : { problem: toSwitchProblem(result) };
  }
  function confirm() {
    const quote = openSwitch?.quote;
    if (openSwitch && quote) void send(() => switchPlan(openSwitch.target, quote));
  }
  function close() {
    setOpenSwitch(undefined);
    if (problem) void onChanged(); // An unanswered switch may have happened.
  }
  return { openSwitch, busy, problem, start, confirm, close };
}

interface SwitchDialogProps {
  subscription: OwnSubscription;
  planSwitch: ReturnType<typeof useSwitch>;
}

function SwitchDialog({ subscription, planSwitch }: SwitchDialogProps) {
  const t = manageTexts();
  const { openSwitch, busy, problem, start, confirm, close } = planSwitch;
  if (!openSwitch) return null;
  const { target, quote, declined } = openSwitch;
  const words = quote && switchWords({ subscription, quote });
  const keepsPlan = target === toPlanId(subscription.subscriptionType);
  return (
    <Dialog open onClose={close} title={keepsPlan ? t.keepPlan[target] : t.switchTo[target]}>
      <div className={styles.terms}>
        <div role="status">{words ? <Terms words={words} /> : busy && <p>{t.quoting}</p>}</div>
        {problem && <Problem>{problem}</Problem>}
      </div>
      <DialogActions>
        {declined && <UpdatePaymentMethod subscription={subscription} kind="outline" />}
        {words && (
          <Button full busy={busy} busyLabel={t.switching} onClick={confirm}>
            {words.confirm}
          </Button>
        )}
        {!words && !busy && (
          <Button full onClick={() => start(target)}>
            {t.tryAgain}
          </Button>
        )}
        <Button kind="outline" full aria-disabled={Boolean(words && busy)} onClick={close}>
          {t.notNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Terms({ words }: { words: SwitchWords }) {
  const t = manageTexts();
  return (
    <div className={styles.terms}>
      <FactList>
        <Fact name={t.today} className={styles.due}>
          {words.today}
        </Fact>
        <Fact name={t.nextCharge}>{words.next}</Fact>
      </FactList>
      <div className={styles.sentences}>
        {words.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

// Completes a switch of plan that the user confirmed on the provider's page.

/** A switch that the user confirms on the provider's page, kept in this tab until they return. */
const switchKey = 'switchAtProvider';

interface StartedSwitch {
  subscriptionId: string;
  target: PlanId;
}

function rememberStartedSwitch(subscriptionId: string, target: PlanId): void {
  const started: StartedSwitch = { subscriptionId, target };
  writeJson(tabStore, switchKey, started);
}

/** The plan that the user went to the provider to confirm, for this subscription. */
function findStartedTarget({ id }: OwnSubscription): PlanId | undefined {
  const started = readJson(tabStore, switchKey) as Partial<StartedSwitch> | null | undefined;
  if (!started || started.subscriptionId !== id) return undefined;
  return planIds.find((plan) => plan === started.target);
}

/** Makes the server read the subscription at the provider. Failures are ignored: the next reading shows the state. */
async function refreshAtProvider(subscription: OwnSubscription): Promise<void> {
  const { paymentProvider: provider, providerSubscriptionId } = subscription;
  const params = { provider, providerSubscriptionId };
  await call('refreshSubscription', { params, noCache: true }).catch(() => undefined);
}

/** The subscription has the target plan, or will have it, or a switch away from it was undone. */
function isSwitched({ subscriptionType, pendingSwitch }: OwnSubscription, target: PlanId): boolean {
  return toPlanId(pendingSwitch?.subscriptionType ?? subscriptionType) === target;
}

/** Delays before each check: the provider may need a moment to record the switch. */
const checkDelaysMs = [0, 2_000, 3_000, 4_000, 5_000];

/** After the return from the provider's page: checks until the switch is done, or says that none was confirmed. */
export function SwitchReturnNote({ subscription, onChanged }: SubscriptionActionProps) {
  const t = manageTexts();
  const [target, setTarget] = useState(() => findStartedTarget(subscription));
  const [checks, setChecks] = useState(0);
  const latest = useRef({ subscription, onChanged });
  latest.current = { subscription, onChanged };
  const isDone = target !== undefined && isSwitched(subscription, target);
  const hasGivenUp = checks >= checkDelaysMs.length;
  useEffect(() => {
    if (!target || isDone || hasGivenUp) return;
    const timer = window.setTimeout(async () => {
      await refreshAtProvider(latest.current.subscription);
      await latest.current.onChanged();
      setChecks((count) => count + 1);
    }, checkDelaysMs[checks]);
    return () => window.clearTimeout(timer);
  }, [target, isDone, hasGivenUp, checks]);
  useEffect(() => {
    // Removes the provider's ids and tokens from the address.
    if (target && window.location.search) navigate(window.location.pathname, { replace: true });
  }, [target]);
  useEffect(() => {
    if (isDone || hasGivenUp) tabStore.remove(switchKey);
    if (!isDone) return;
    showToast({ text: switchedNote(latest.current.subscription), kind: 'status' });
    setTarget(undefined);
  }, [isDone, hasGivenUp]);
  if (!target || isDone) return null;
  const { label } = providerDescriptors[subscription.paymentProvider];
  return (
    <p role="status" className={styles.notice}>
      {hasGivenUp ? t.notConfirmed(label) : t.checkingReturn(label)}
    </p>
  );
}

/** For the toast after the return from the provider's page. */
function switchedNote({ subscriptionType, pendingSwitch }: OwnSubscription): string {
  const t = manageTexts();
  if (!pendingSwitch) return t.switchTakenBack(t.plans[toPlanId(subscriptionType)]);
  return t.switchedLater(t.plans[toPlanId(pendingSwitch.subscriptionType)], formatDate(pendingSwitch.at));
}

// The texts of the dialog that switches the plan, and of the message after it.

interface SwitchWords {
  /** What is charged today: a sum, or a word for none. */
  today: string;
  next: string;
  /** Sentences, in order. */
  text: string[];
  confirm: string;
}

interface PlanSwitch {
  subscription: OwnSubscription;
  quote: SwitchQuote;
}

/** The target is the current plan: a switch that has not happened yet is undone. */
const isUndo = ({ subscription, quote }: PlanSwitch) =>
  toPlanId(quote.orderType) === toPlanId(subscription.subscriptionType);

/** What happens today. */
function todaySentences({ subscription, quote }: PlanSwitch): string[] {
  const t = manageTexts();
  const plan = t.plans[toPlanId(quote.orderType)];
  const currentPlan = toPlanId(subscription.subscriptionType);
  const sum = (amount: number) => formatPrice(amount, quote.currency);
  if (quote.effective === 'now' && quote.dueToday > 0) {
    const charged = t.nowCharged(sum(quote.dueToday), plan);
    return quote.credit > 0 ? [charged, t.nowCredit(sum(quote.credit))] : [charged];
  }
  if (isUndo({ subscription, quote })) return [t.takeBack(plan, t.plans[otherPlan(currentPlan)])];
  if (quote.effective === 'period-end')
    return [t.later(t.plans[currentPlan], formatDate(quote.nextCharge.at), plan)];
  return quote.credit > 0 ? [t.nowFree(plan), t.nowCredit(sum(quote.credit))] : [t.nowFree(plan)];
}

function confirmLabel({ subscription, quote }: PlanSwitch): string {
  const t = manageTexts();
  const plan = toPlanId(quote.orderType);
  if (quote.dueToday > 0) return t.payAndSwitch(formatPrice(quote.dueToday, quote.currency));
  const { confirmsSwitches, label } = providerDescriptors[subscription.paymentProvider];
  if (confirmsSwitches) return t.toProvider(label);
  return isUndo({ subscription, quote }) ? t.keepPlan[plan] : t.switchTo[plan];
}

/** What is charged or credited today, what is charged next and when, for every kind of switch. */
export function switchWords(change: PlanSwitch): SwitchWords {
  const t = manageTexts();
  const { subscription, quote } = change;
  const plan = toPlanId(quote.orderType);
  const nextSum = formatPrice(quote.nextCharge.amount, quote.nextCharge.currency);
  const { confirmsSwitches, label } = providerDescriptors[subscription.paymentProvider];
  return {
    today: quote.dueToday > 0 ? formatPrice(quote.dueToday, quote.currency) : t.nothing,
    next: t.chargeOn(nextSum, formatDate(quote.nextCharge.at)),
    text: [
      ...todaySentences(change),
      t.thenEvery[plan](nextSum),
      ...(confirmsSwitches ? [t.atProvider(label)] : []),
    ],
    confirm: confirmLabel(change),
  };
}

/** The confirmation after the switch. */
export function switchedText(change: PlanSwitch): string {
  const t = manageTexts();
  const { quote } = change;
  const plan = t.plans[toPlanId(quote.orderType)];
  if (isUndo(change)) return t.switchTakenBack(plan);
  return quote.effective === 'now'
    ? t.switchedNow(plan)
    : t.switchedLater(plan, formatDate(quote.nextCharge.at));
}

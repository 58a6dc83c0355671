/** Switches between the monthly and the annual plan: a dialog first shows what that costs today and next. */
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { OwnSubscription, SwitchQuote } from '#shared/contract/shapes.ts';
import { pages } from '#shared/pages.ts';
import { toOrderType, toPlanId } from '#shared/plan-codec.ts';
import type { PlanId } from '#shared/plans.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { ActionRow } from '../../../ui/action-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import styles from '../billing.module.css';
import { otherPlan } from '../dates-and-prices.ts';
import { Problem } from '../problem.tsx';
import {
  type Attempt,
  handleRefusal,
  isSafeRedirect,
  type Refusal,
  toRefusal,
  useProviderCall,
} from '../provider-calls.ts';
import type { SubscriptionActionProps } from './own-subscription.ts';
import { rememberSwitch } from './switch-return.tsx';
import { type SwitchWords, switchedText, switchWords } from './switch-words.ts';
import { UpdateMethod } from './update-method.tsx';

/** To the other plan, or, while a switch is pending, back to the current one. */
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
  return call('quoteSwitch', { params, query: { orderType: toOrderType(target) }, fresh: true }).then(
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
  attempt: Attempt,
  { paymentProvider: provider, providerSubscriptionId }: OwnSubscription,
  { orderType, dueToday, quotedAt }: SwitchQuote,
): Promise<SwitchResult> {
  const { origin } = window.location;
  const outcome = await attempt(`switch ${orderType} ${quotedAt}`, (idempotencyKey) =>
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
  return handleRefusal(result, { failed: t.quoteRefused, exception: t.quoteFailed });
}

function toSwitchProblem(result: Exclude<SwitchResult, { kind: 'done' | 'redirect' }>): string | undefined {
  const t = manageTexts();
  if (result.kind === 'changed') return t.quoteChanged;
  if (result.kind === 'declined') return t.declined;
  if (result.kind === 'unsafe') return t.unsafeRedirect;
  return handleRefusal(result, { failed: t.switchFailed, exception: t.switchException });
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
  const { attempt, busy, problem, send } = useProviderCall();

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
    const result = await confirmSwitch(attempt, subscription, quote);
    if (result.kind === 'redirect') {
      rememberSwitch(subscription.id, target);
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
  const isUndo = target === toPlanId(subscription.subscriptionType);
  return (
    <Dialog open onClose={close} title={isUndo ? t.keepPlan[target] : t.switchTo[target]}>
      <div className={styles.terms}>
        <div role="status">{words ? <Terms words={words} /> : busy && <p>{t.quoting}</p>}</div>
        {problem && <Problem>{problem}</Problem>}
      </div>
      <DialogActions>
        {declined && <UpdateMethod subscription={subscription} kind="outline" />}
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
      <dl className={styles.facts}>
        <div className={styles.due}>
          <dt>{t.today}</dt>
          <dd className="num">{words.today}</dd>
        </div>
        <div>
          <dt>{t.nextCharge}</dt>
          <dd className="num">{words.next}</dd>
        </div>
      </dl>
      <div className={styles.sentences}>
        {words.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

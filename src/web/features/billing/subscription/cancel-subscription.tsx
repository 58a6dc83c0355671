/** Cancels a subscription, or pauses it instead, and undoes both. */
import { CircleX } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnSubscription, PaymentRecord } from '#shared/contract/shapes.ts';
import { paymentProviders, providerDescriptors } from '#shared/payment-providers.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { rowClass } from '../../../ui/action-row.tsx';
import { Button, DangerButton } from '../../../ui/button.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { showToast } from '../../../ui/toast.tsx';
import styles from '../billing.module.css';
import { formatDate, formatPrice, roundToCents } from '../dates-and-prices.ts';
import { Problem } from '../problem.tsx';
import {
  type CallOutcome,
  type CallWithKey,
  handleRefusal,
  type Refusal,
  toRefusal,
  useProviderCall,
} from '../provider-calls.ts';
import { fetchPayments } from '../receipts/payment-history.tsx';
import type { SubscriptionActionProps } from './own-subscription.ts';

type CancelResult = { kind: 'done' } | { kind: 'noRecords' } | { kind: 'noId' } | Refusal;

/** The latest payment names the subscription to cancel, and its provider. */
function findTarget(payments: readonly PaymentRecord[]) {
  const [latest] = payments;
  if (!latest) return { kind: 'noRecords' } as const;
  const provider = paymentProviders.find((name) => name === latest.paymentProvider);
  if (!provider || !latest.subscriptionId) return { kind: 'noId' } as const;
  return { kind: 'found', params: { provider, providerSubscriptionId: latest.subscriptionId } } as const;
}

async function cancelSubscription(callWithKey: CallWithKey, subscriptionId: string): Promise<CancelResult> {
  const target = await fetchPayments(subscriptionId).then(findTarget, toRefusal);
  if (target.kind !== 'found') return target;
  const { params } = target;
  const outcome = await callWithKey(`cancel ${params.providerSubscriptionId}`, (idempotencyKey) =>
    call('cancelSubscription', { params, idempotencyKey }),
  );
  return outcome.kind === 'ok' ? { kind: 'done' } : outcome;
}

function undoCancel(
  callWithKey: CallWithKey,
  { paymentProvider: provider, providerSubscriptionId }: OwnSubscription,
): Promise<CallOutcome> {
  return callWithKey(`undo ${providerSubscriptionId}`, (idempotencyKey) =>
    call('resumeSubscription', { params: { provider, providerSubscriptionId }, idempotencyKey }),
  );
}

/**
 * Cancels after a confirmation, and undoes the cancellation while that is possible. `startsOpen`: shows the
 * confirmation at first.
 */
export function CancelSubscription({
  subscription,
  startsOpen = false,
  onChanged,
}: SubscriptionActionProps & { startsOpen?: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  const { willCancelAtPeriodEnd, canResume } = subscription;
  const canCancel = !willCancelAtPeriodEnd && !['ended', 'pending'].includes(subscription.status);
  const [status, setStatus] = useState('');
  const isFocusPending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes remove the pressed button
  useLayoutEffect(() => {
    if (!isFocusPending.current) return;
    isFocusPending.current = false;
    moveFocusTo(container.current);
  }, [canCancel, canResume, subscription.pause === null]);
  async function finish(text: string) {
    const dialog = container.current?.closest('dialog');
    showToast({ text, kind: 'status' });
    if (dialog) setStatus(text); // Screen readers ignore toasts outside a modal dialog.
    isFocusPending.current = true;
    await onChanged();
    // If the reload removed this component, the effect above did not run: the heading gets the focus.
    const surrounding = dialog ?? document.querySelector('main');
    requestAnimationFrame(() => {
      if (!isFocusPending.current) return;
      isFocusPending.current = false;
      moveFocusTo(container.current ?? surrounding?.querySelector('h1, h2'));
    });
  }
  return (
    <div ref={container} tabIndex={-1} className={styles.place}>
      {subscription.pause && <EndPause subscription={subscription} onDone={finish} />}
      {canResume && <Undo subscription={subscription} onDone={finish} />}
      <p role="status" className="sr">
        {status}
      </p>
      {canCancel && <Cancel subscription={subscription} startsOpen={startsOpen} onDone={finish} />}
    </div>
  );
}

/** The focused button has disappeared: the focus moves to `target`. */
function moveFocusTo(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus();
  target.scrollIntoView?.({ block: 'center' }); // Not below the toast at the edge.
}

interface ActionProps {
  subscription: OwnSubscription;
  /** Shows the text and reloads the subscription. */
  onDone: (text: string) => Promise<void>;
}

function toCancelProblem(result: Exclude<CancelResult, { kind: 'done' }>): string | undefined {
  const t = manageTexts();
  if (result.kind === 'noRecords') return t.cancelNoRecords;
  if (result.kind === 'noId') return t.cancelNoId;
  return handleRefusal(result, { failed: t.cancelFailed, unclear: t.cancelException });
}

function Cancel({ subscription, startsOpen, onDone }: ActionProps & { startsOpen: boolean }) {
  const t = manageTexts();
  const [isConfirming, setIsConfirming] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const { callWithKey, busy, problem, clearProblem, send } = useProviderCall();
  const cancel = () =>
    send(async () => {
      const result = await cancelSubscription(callWithKey, subscription.id);
      if (result.kind !== 'done') return { problem: toCancelProblem(result) };
      await onDone(t.cancelDone);
      return {};
    });
  function keep() {
    flushSync(() => setIsConfirming(false));
    clearProblem();
    opener.current?.focus();
  }
  if (isConfirming)
    return (
      <CancelConfirmation
        subscription={subscription}
        busy={busy}
        problem={problem}
        onConfirm={cancel}
        onKeep={keep}
        onDone={onDone}
      />
    );
  return (
    <DangerButton
      ref={opener}
      quiet
      full
      className={rowClass}
      icon={<CircleX />}
      onClick={() => setIsConfirming(true)}
    >
      {t.cancel}
    </DangerButton>
  );
}

interface CancelConfirmationProps {
  subscription: OwnSubscription;
  busy: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onKeep: () => void;
  onDone: ActionProps['onDone'];
}

function CancelConfirmation({
  subscription,
  busy,
  problem,
  onConfirm,
  onKeep,
  onDone,
}: CancelConfirmationProps) {
  const t = manageTexts();
  const { hasAccess, endDate, pause } = subscription;
  const noAccess = pause ? t.cancelPaused : t.cancelNoAccess;
  const text = hasAccess && endDate ? t.cancelAccess(formatDate(endDate)) : noAccess;
  return (
    <Confirmation
      heading={t.cancelTitle}
      level={3}
      text={(id) => <p id={id}>{text}</p>}
      className={styles.confirm}
    >
      {problem && <Problem>{problem}</Problem>}
      <Button full aria-disabled={busy} onClick={onKeep}>
        {t.keep}
      </Button>
      <DangerButton quiet full busy={busy} busyLabel={t.cancelling} onClick={onConfirm}>
        {t.cancelConfirm}
      </DangerButton>
      <PauseOffer subscription={subscription} onDone={onDone} />
    </Confirmation>
  );
}

function Undo({ subscription, onDone }: ActionProps) {
  const t = manageTexts();
  const { callWithKey, busy, problem, send } = useProviderCall();
  const undo = () =>
    send(async () => {
      const result = await undoCancel(callWithKey, subscription);
      if (result.kind !== 'ok')
        return { problem: handleRefusal(result, { failed: t.undoFailed, unclear: t.undoException }) };
      await onDone(t.undoDone);
      return {};
    });
  return (
    <div className={styles.undo}>
      {subscription.endDate && <p className="muted small">{t.undoText(formatDate(subscription.endDate))}</p>}
      {problem && <Problem>{problem}</Problem>}
      <Button kind="outline" full busy={busy} busyLabel={t.undoing} onClick={undo}>
        {t.undo}
      </Button>
    </div>
  );
}

/** Offers a pause below the buttons that confirm a cancellation, so that cancelling still takes only two taps. */
function PauseOffer({ subscription, onDone }: ActionProps) {
  const t = manageTexts();
  const id = useId();
  const [chosenMonths, setChosenMonths] = useState<number>();
  const { callWithKey, busy, problem, send } = useProviderCall();
  const {
    paymentProvider: provider,
    providerSubscriptionId,
    pauseOptions,
    endDate,
    nextCharge,
  } = subscription;
  const option = pauseOptions.find(({ months }) => months === chosenMonths) ?? pauseOptions[0];
  if (!option || !endDate || !nextCharge) return null;
  const { months } = option;
  const until = formatDate(option.until);
  const pause = () =>
    send(async () => {
      const outcome = await callWithKey(`pause ${providerSubscriptionId} ${months}`, (idempotencyKey) =>
        call('pauseSubscription', {
          params: { provider, providerSubscriptionId },
          body: { months },
          idempotencyKey,
        }),
      );
      if (outcome.kind !== 'ok')
        return { problem: handleRefusal(outcome, { failed: t.pauseFailed, unclear: t.pauseException }) };
      await onDone(t.pauseDone(until));
      return {};
    });
  return (
    <div className={styles.pause}>
      <h4>{t.pauseTitle}</h4>
      <div className={styles.pauseRow}>
        <label htmlFor={id}>{t.pauseFor}</label>
        <select id={id} value={months} onChange={(event) => setChosenMonths(Number(event.target.value))}>
          {pauseOptions.map((choice) => (
            <option key={choice.months} value={choice.months}>
              {t.months(choice.months)}
            </option>
          ))}
        </select>
        <Button kind="outline" busy={busy} busyLabel={t.pausing} onClick={pause}>
          {t.pauseConfirm(t.months(months))}
        </Button>
      </div>
      <p className="muted small">
        {t.pauseText(formatDate(endDate), until, formatPrice(nextCharge.amount, nextCharge.currency))}
      </p>
      {problem && <Problem>{problem}</Problem>}
    </div>
  );
}

/** Ends the pause before its time, at the price that the button names. */
function EndPause({ subscription, onDone }: ActionProps) {
  const t = manageTexts();
  const { callWithKey, busy, problem, send } = useProviderCall();
  const { paymentProvider: provider, providerSubscriptionId, pause, nextCharge, hasAccess } = subscription;
  if (!pause) return null;
  const price = nextCharge && formatPrice(pause.dueNow, nextCharge.currency);
  const end = () =>
    send(async () => {
      const outcome = await callWithKey(`end pause ${providerSubscriptionId}`, (idempotencyKey) =>
        call('endPause', {
          params: { provider, providerSubscriptionId },
          body: { dueToday: pause.dueNow },
          idempotencyKey,
        }),
      );
      if (outcome.kind !== 'ok')
        return { problem: handleRefusal(outcome, { failed: t.pauseFailed, unclear: t.pauseException }) };
      await onDone(t.pauseEnded);
      return {};
    });
  const isCharged = roundToCents(pause.dueNow) > 0 && price;
  const { label } = providerDescriptors[provider];
  const freeText = hasAccess ? t.endPauseFree : t.endPauseLater(label);
  return (
    <div className={styles.undo}>
      <p className="muted small">{isCharged ? t.endPauseCharged(price) : freeText}</p>
      {problem && <Problem>{problem}</Problem>}
      <Button kind="outline" full busy={busy} busyLabel={t.endingPause} onClick={end}>
        {isCharged ? t.endPauseFor(price) : t.endPause}
      </Button>
    </div>
  );
}

import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { manageTexts } from '../../../i18n/manage.ts';
import { Button } from '../../../ui/button.tsx';
import { DangerButton } from '../../../ui/danger-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useSending } from '../checkout/use-sending.ts';
import styles from '../manage.module.css';
import { Problem } from '../problem.tsx';
import { refusalText } from '../refusal-text.ts';
import { type CancelResult, cancelSubscription, undoCancel } from './cancel-flow.ts';
import { dateText } from './manage-words.ts';

export interface SubscriptionActionProps {
  subscription: OwnSubscription;
  /** Something has changed: ask again. A promise is waited for. */
  onChanged: () => unknown;
}

/** Cancelling in two taps, and taking it back while that is possible. Nothing once it has ended. */
export function CancelSubscription({ subscription, onChanged }: SubscriptionActionProps) {
  const place = useRef<HTMLDivElement>(null);
  const { standing, willCancelAtPeriodEnd, canResume } = subscription;
  const canCancel = !willCancelAtPeriodEnd && standing !== 'ended' && standing !== 'pending';
  const [said, setSaid] = useState('');
  const owesFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is these changes that take the pressed button away
  useLayoutEffect(() => {
    if (!owesFocus.current) return;
    owesFocus.current = false;
    focusAfter(place.current);
  }, [canCancel, canResume]);
  async function done(text: string) {
    const dialog = place.current?.closest('dialog');
    showToast({ text, kind: 'status' });
    if (dialog) setSaid(text); // What stands beside a modal dialog, the toasts too, is not read out.
    owesFocus.current = true;
    await onChanged();
    const around = dialog ?? document.querySelector('main');
    requestAnimationFrame(() => {
      if (!owesFocus.current) return;
      owesFocus.current = false;
      focusAfter(place.current ?? around?.querySelector('h1, h2'));
    });
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {canResume && <Undo subscription={subscription} onDone={done} />}
      <p role="status" className="sr">
        {said}
      </p>
      {canCancel && <Cancel subscription={subscription} onDone={done} />}
    </div>
  );
}

/**
 * The pressed button is gone: focus goes on in its place before the next key can be pressed, or, when that is gone
 * too, at the heading.
 */
function focusAfter(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus();
  target.scrollIntoView?.({ block: 'center' }); // Not under the toast, which stands at the edge.
}

interface ActionProps {
  subscription: OwnSubscription;
  /** Says what has happened and asks for the subscription anew. */
  onDone: (text: string) => Promise<void>;
}

function cancelProblem(result: Exclude<CancelResult, { kind: 'done' }>): string | undefined {
  const t = manageTexts();
  if (result.kind === 'noRecords') return t.cancelNoRecords;
  if (result.kind === 'noId') return t.cancelNoId;
  return refusalText(result, { failed: t.cancelFailed, exception: t.cancelException });
}

function Cancel({ subscription, onDone }: ActionProps) {
  const t = manageTexts();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { attempt, busy, problem, forget, send } = useSending();
  const cancel = () =>
    send(async () => {
      const result = await cancelSubscription(attempt, subscription.id);
      if (result.kind !== 'done') return { problem: cancelProblem(result) };
      await onDone(t.cancelDone);
      return {};
    });
  function keep() {
    flushSync(() => setAsking(false));
    forget();
    opener.current?.focus();
  }
  if (asking)
    return (
      <Confirmation
        subscription={subscription}
        busy={busy}
        problem={problem}
        onConfirm={cancel}
        onKeep={keep}
      />
    );
  return (
    <DangerButton ref={opener} quiet full onClick={() => setAsking(true)}>
      {t.cancel}
    </DangerButton>
  );
}

interface ConfirmationProps {
  subscription: OwnSubscription;
  busy: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onKeep: () => void;
}

/** In place and in plain words; both choices are as easy to see and to press. */
function Confirmation({ subscription, busy, problem, onConfirm, onKeep }: ConfirmationProps) {
  const t = manageTexts();
  const id = useId();
  const { hasAccess, endDate } = subscription;
  const place = useFocusAtStart();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this a heading and a text
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={styles.confirm}
    >
      <h3 id={id}>{t.cancelTitle}</h3>
      <p id={`${id}-text`}>{hasAccess && endDate ? t.cancelAccess(dateText(endDate)) : t.cancelNoAccess}</p>
      {problem && <Problem>{problem}</Problem>}
      <DangerButton full busy={busy} busyLabel={t.cancelling} onClick={onConfirm}>
        {t.cancelConfirm}
      </DangerButton>
      <Button kind="line" full aria-disabled={busy} onClick={onKeep}>
        {t.keep}
      </Button>
    </div>
  );
}

function useFocusAtStart(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return place;
}

function Undo({ subscription, onDone }: ActionProps) {
  const t = manageTexts();
  const { attempt, busy, problem, send } = useSending();
  const undo = () =>
    send(async () => {
      const result = await undoCancel(attempt, subscription);
      if (result.kind !== 'ok')
        return { problem: refusalText(result, { failed: t.undoFailed, exception: t.undoException }) };
      await onDone(t.undoDone);
      return {};
    });
  return (
    <div className={styles.undo}>
      {subscription.endDate && <p className="muted small">{t.undoText(dateText(subscription.endDate))}</p>}
      {problem && <Problem>{problem}</Problem>}
      <Button kind="line" full busy={busy} busyLabel={t.undoing} onClick={undo}>
        {t.undo}
      </Button>
    </div>
  );
}

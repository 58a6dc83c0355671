/** The payments of one user, and the form to refund one. */
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { AdminPayment } from '#shared/contract/admin.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { adminPaymentTexts } from '../../i18n/en/admin.ts';
import { ApiError, call, createIdempotencyKey } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './admin.module.css';
import { formatDate, formatMoney } from './admin-parts.tsx';

type State = readonly AdminPayment[] | 'loading' | 'failed';

/** The payments of one user. The server logs each view. */
export function Payments({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = adminPaymentTexts();
  const [state, setState] = useState<State>('loading');
  const [reloads, setReloads] = useState(0);
  const [selected, setSelected] = useState<AdminPayment>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call('adminPayments', { params: { userId }, noCache: true, signal }).then(
      ({ payments }) => signal.aborted || setState(payments),
      () => signal.aborted || setState('failed'),
    );
    return () => controller.abort();
  }, [userId, reloads]);
  function finishRefund() {
    setSelected(undefined);
    setReloads((count) => count + 1);
  }
  return (
    <Dialog open onClose={onClose} title={selected ? t.refundTitle : t.payments} variant="panel">
      {selected ? (
        <RefundForm payment={selected} onDone={finishRefund} onBack={() => setSelected(undefined)} />
      ) : (
        <List state={state} onChoose={setSelected} />
      )}
    </Dialog>
  );
}

function List({ state, onChoose }: { state: State; onChoose: (payment: AdminPayment) => void }) {
  const t = adminPaymentTexts();
  if (state === 'loading') return <p role="status">{t.loading}</p>;
  if (state === 'failed')
    return (
      <p role="alert" className={patterns.problem}>
        {t.failed}
      </p>
    );
  if (state.length === 0) return <p>{t.noPayments}</p>;
  return (
    <ul className={styles.payments}>
      {state.map((payment) => (
        <Row key={payment.id} payment={payment} onChoose={() => onChoose(payment)} />
      ))}
    </ul>
  );
}

function Row({ payment, onChoose }: { payment: AdminPayment; onChoose: () => void }) {
  const t = adminPaymentTexts();
  const { amount, refunded, currency, provider, plan, paidAt, reference, status, disputeUrl } = payment;
  return (
    <li>
      <div>
        <p className="num">
          <b>{formatMoney(amount, currency)}</b> {t.statuses[status]}
          {refunded > 0 && ` (${t.refundedSoFar(formatMoney(refunded, currency))})`}
        </p>
        <p className="muted small num">
          {formatDate(paidAt)}, {t.plans[plan]}, {providerDescriptors[provider].label}
        </p>
        <p className="muted small">
          <code>{reference}</code>
        </p>
        {disputeUrl && (
          <p className="small">
            <a href={disputeUrl} target="_blank" rel="noreferrer">
              {t.answerDispute(providerDescriptors[provider].label)}
            </a>
          </p>
        )}
      </div>
      <Button kind="text" onClick={onChoose}>
        {t.act}
      </Button>
    </li>
  );
}

/** What happens to the subscription with the refund. */
const subscriptionChoices = ['keep', 'end-later', 'end-now'] as const;
type SubscriptionChoice = (typeof subscriptionChoices)[number];

interface RefundFormProps {
  payment: AdminPayment;
  onDone: () => void;
  onBack: () => void;
}

/** Keeps its idempotency key until the server refuses, so that pressing the button twice refunds once. */
function RefundForm({ payment, onDone, onBack }: RefundFormProps) {
  const t = adminPaymentTexts();
  const { id, amount, refunded, currency, subscriptionEnded, status } = payment;
  const refundable = Math.round((amount - refunded) * 100) / 100;
  const [amountText, setAmountText] = useState(status === 'disputed' ? '0' : String(refundable));
  const [choice, setChoice] = useState<SubscriptionChoice>('keep');
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(createIdempotencyKey);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const radioName = useId();
  const refundAmount = Number(amountText.replace(',', '.'));
  const isValidAmount =
    amountText.trim() !== '' &&
    refundAmount >= 0 &&
    refundAmount <= refundable &&
    Math.round(refundAmount * 100) / 100 === refundAmount;
  const hasEffect = refundAmount > 0 || choice !== 'keep';
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !isValidAmount || !hasEffect || !reason.trim()) return setProblem(t.incomplete);
    setBusy(true);
    setProblem(undefined);
    try {
      const body = {
        amount: refundAmount,
        refundedBefore: refunded,
        subscription: choice,
        reason: reason.trim(),
      };
      const result = await call('adminRefund', { params: { paymentId: id }, body, idempotencyKey: key });
      if (result.done) {
        showToast({ text: t.done, kind: 'status' });
        return onDone();
      }
      setProblem(t.refused(result.error ?? ''));
      setKey(createIdempotencyKey());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(t.errors[error.code] ?? t.unanswered);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form onSubmit={send} className={styles.refund} noValidate>
      <p className="num">{t.left(formatMoney(refundable, currency), formatMoney(amount, currency))}</p>
      <TextField
        label={t.amount(currency)}
        inputMode="decimal"
        value={amountText}
        onValue={setAmountText}
        {...(!isValidAmount && { error: t.badAmount(formatMoney(refundable, currency)) })}
        hint={t.amountHint}
      />
      <fieldset>
        <legend>{t.subscription}</legend>
        {subscriptionChoices.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={radioName}
              checked={choice === option}
              disabled={subscriptionEnded && option !== 'keep'}
              onChange={() => setChoice(option)}
            />
            <span>{t.choices[option]}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        limit={500}
        onValue={setReason}
        rows={2}
      />
      <p className="muted small">{t.mailNote}</p>
      {problem && (
        <p role="alert" className={patterns.problem}>
          {problem}
        </p>
      )}
      <DialogActions>
        <Button type="submit" full busy={busy} busyLabel={t.sending}>
          {refundAmount > 0 && isValidAmount ? t.refund(formatMoney(refundAmount, currency)) : t.endOnly}
        </Button>
        <Button kind="outline" full onClick={onBack}>
          {t.back}
        </Button>
      </DialogActions>
    </form>
  );
}

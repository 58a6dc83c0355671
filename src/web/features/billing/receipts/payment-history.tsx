/** The list of a subscription's payments, each with its receipt. */
import { ChevronDown, ReceiptText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { OwnSubscription, PaymentRecord } from '#shared/contract/shapes.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useProductName } from '../../../ui/page.tsx';
import styles from '../billing.module.css';
import { formatDate, formatPrice } from '../dates-and-prices.ts';
import { Problem } from '../problem.tsx';
import { Receipt } from './receipt.tsx';

type Payments = readonly PaymentRecord[] | 'loading' | 'failed';

/** Newest first. Throws `ApiError`. */
export async function fetchPayments(subscriptionId: string, signal?: AbortSignal): Promise<PaymentRecord[]> {
  const options = { params: { subscriptionId }, noCache: true as const, ...(signal && { signal }) };
  const payments = await call('listPayments', options);
  return [...payments].sort((a, b) => Date.parse(b.paidAt) - Date.parse(a.paidAt));
}

/** Loaded when the list opens, and again when the subscription changes. */
function usePayments(subscription: OwnSubscription) {
  const [payments, setPayments] = useState<Payments>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchPayments(subscription.id, signal).then(
      (list) => signal.aborted || setPayments(list),
      () => signal.aborted || setPayments('failed'),
    );
    return () => controller.abort();
  }, [subscription, attempt]);
  function retry() {
    setPayments('loading');
    setAttempt((current) => current + 1);
  }
  return { payments, retry };
}

interface PaymentHistoryProps {
  subscription: OwnSubscription;
  /** The list is open at first and scrolled into view. */
  startsOpen?: boolean;
}

export function PaymentHistory({ subscription, startsOpen = false }: PaymentHistoryProps) {
  const t = manageTexts();
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (startsOpen) toggle.current?.scrollIntoView({ block: 'center' });
  }, [startsOpen]);
  return (
    <div>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ReceiptText aria-hidden="true" />
        <span>{t.history}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      {open && (
        <div id={id} ref={container} tabIndex={-1} className={styles.place}>
          <List subscription={subscription} onRetry={() => container.current?.focus()} />
        </div>
      )}
    </div>
  );
}

interface ListProps {
  subscription: OwnSubscription;
  /** Must move the focus, because the pressed button disappears. */
  onRetry: () => void;
}

function List({ subscription, onRetry }: ListProps) {
  const t = manageTexts();
  const { payments, retry } = usePayments(subscription);
  const [shownPayment, setShownPayment] = useState<PaymentRecord>();
  const product = useProductName();
  function focusAndRetry() {
    onRetry();
    retry();
  }
  if (payments === 'loading') return <p role="status">{t.historyLoading}</p>;
  if (payments === 'failed') return <Failed onRetry={focusAndRetry} />;
  if (payments.length === 0) return <p className="muted">{t.historyEmpty}</p>;
  return (
    <>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} onShow={() => setShownPayment(payment)} />
        ))}
      </ul>
      <Dialog
        open={shownPayment !== undefined}
        onClose={() => setShownPayment(undefined)}
        title={t.receiptBy(product)}
      >
        {shownPayment && <Receipt payment={shownPayment} />}
      </Dialog>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = manageTexts();
  return (
    <Problem>
      <p>{t.historyFailed}</p>
      <Button kind="text" className={styles.retry} onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </Problem>
  );
}

function Row({ payment, onShow }: { payment: PaymentRecord; onShow: () => void }) {
  const t = manageTexts();
  const date = formatDate(payment.paidAt);
  const isFree = payment.amount === 0 && payment.credit === 0;
  return (
    <li>
      <div>
        <p className="num">{date}</p>
        <p className="muted small">{t.plans[toPlanId(payment.subscriptionType)]}</p>
      </div>
      <div className={styles.sum}>
        <p className="num">{formatPrice(payment.amount, payment.currency)}</p>
        <p className={`small ${payment.status === 'paid' ? 'muted' : styles.apart}`}>
          {t.status[isFree ? 'free' : payment.status]}
        </p>
      </div>
      {!isFree && (
        <Button kind="text" aria-label={t.receiptOf(date)} onClick={onShow}>
          {t.receipt}
        </Button>
      )}
    </li>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pages, pageUrl } from '#shared/pages.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { isSignedIn, requireLogin } from '../features/auth/session.ts';
import { readQuestionAfterPayment } from '../features/billing/checkout/after-payment.ts';
import {
  type ConfirmedOrder,
  followOrder,
  type OrderView,
} from '../features/billing/checkout/order-status.ts';
import { ContinueAfterPayment, WaitingLine } from '../features/billing/checkout/payment-return.tsx';
import { forgetChoice } from '../features/billing/checkout/payment-state.ts';
import { forgetOffer } from '../features/billing/checkout/use-offer.ts';
import { formatDate, formatPrice } from '../features/billing/dates-and-prices.ts';
import { Receipt } from '../features/billing/receipts/receipt.tsx';
import { billingTexts } from '../i18n/en/billing.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page, Paper } from '../ui/page.tsx';
import { announce } from '../ui/toast.tsx';
import { WaitingQuestion } from '../ui/waiting-question.tsx';
import styles from './checkout-result.module.css';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Follows the order until its state is known; `retry` starts again. */
function useOrder(orderId: string | null) {
  const [view, setView] = useState<OrderView>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry starts again
  useEffect(() => {
    if (!orderId) return setView({ kind: 'unknown' });
    if (!isSignedIn()) return requireLogin(window.location.pathname + window.location.search);
    const controller = new AbortController();
    const { signal } = controller;
    setView({ kind: 'waiting' });
    followOrder({ wait, signal }, orderId).then(
      (found) => signal.aborted || setView(found),
      () => signal.aborted || setView({ kind: 'failed' }),
    );
    return () => controller.abort();
  }, [orderId, attempt]);
  return { view, retry: () => setAttempt((current) => current + 1) };
}

/** Removes the ids and tokens that PayPal adds to the address, which must not stay in the browser's history. */
function useCleanAddress(ownUrl: string) {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (window.location.pathname + window.location.search !== ownUrl) navigate(ownUrl, { replace: true });
  }, [ownUrl, navigate]);
}

/** The page to which the payment page returns. */
export function PaymentSuccessPage() {
  const t = billingTexts();
  const orderId = new URLSearchParams(useSearch()).get('order');
  useCleanAddress(pageUrl('paymentSuccess', { order: orderId ?? undefined }));
  const { view, retry } = useOrder(orderId);
  const payment = view.kind === 'paid' ? view.order.payment : undefined;
  const isRefunded = payment?.status === 'refunded';
  const paidTexts = payment?.amount === 0 ? [t.freeStarted, t.freeStartedText] : [t.paid, t.paidText];
  const texts = {
    waiting: [t.confirming, t.confirmingText],
    paid: isRefunded ? [t.refunded, t.refundedText] : paidTexts,
    pending: [t.stillPending, t.stillPendingText],
    expired: [t.expired, t.expiredText],
    unknown: [t.unknownOrder, t.unknownOrderText],
    failed: [t.confirmFailed, t.confirmFailedText],
  } as const;
  const [title, text] = texts[view.kind];
  useEffect(() => {
    if (view.kind !== 'waiting') announce(`${title}. ${text}`);
  }, [view.kind, title, text]);
  return (
    <Result
      canopyOpen={view.kind === 'paid' ? 1 : 0.6}
      title={title}
      text={text}
      waiting={view.kind === 'waiting'}
    >
      {view.kind === 'paid' && <Paid order={view.order} />}
      {(view.kind === 'pending' || view.kind === 'failed') && (
        <Button full onClick={retry}>
          {t.checkAgain}
        </Button>
      )}
      {(view.kind === 'expired' || view.kind === 'unknown') && (
        <ButtonLink href={pages.pay} full>
          {t.toPlans}
        </ButtonLink>
      )}
    </Result>
  );
}

/** First the question that the user wanted to ask, then what was bought; the receipt is closed at first. */
function Paid({ order }: { order: ConfirmedOrder }) {
  const t = billingTexts();
  useEffect(() => {
    forgetChoice();
    forgetOffer();
  }, []);
  return (
    <>
      <Waiting />
      <ContinueAfterPayment />
      <Bought order={order} />
      {order.payment && order.payment.amount > 0 && (
        <details className={styles.receipt}>
          <summary>{t.receipt}</summary>
          <Receipt payment={order.payment} />
        </details>
      )}
    </>
  );
}

function Waiting() {
  const [question] = useState(readQuestionAfterPayment);
  return question && <WaitingQuestion label={billingTexts().waiting} question={question} />;
}

function Bought({ order }: { order: ConfirmedOrder }) {
  const t = billingTexts();
  const { nextCharge, validUntil } = order;
  return (
    <dl className={styles.facts}>
      <Fact name={t.plan}>{t[toPlanId(order.orderType)]}</Fact>
      <Fact name={t.amount}>{formatPrice(order.payment?.amount ?? order.amount, order.currency)}</Fact>
      {validUntil && <Fact name={t.valid}>{formatDate(validUntil)}</Fact>}
      {nextCharge && (
        <Fact name={t.nextCharge}>
          {t.onDate(formatPrice(nextCharge.amount, nextCharge.currency), formatDate(nextCharge.at))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

/** The page to which the payment page returns when the user cancels there. */
export function SubscriptionCancelPage() {
  const t = billingTexts();
  useCleanAddress(pages.subscriptionCancel);
  return (
    <Result canopyOpen={0.45} title={t.cancelled} text={t.cancelledText}>
      <Waiting />
      <ButtonLink href={pages.pay} full>
        {t.toPlans}
      </ButtonLink>
    </Result>
  );
}

interface ResultProps {
  canopyOpen: number;
  title: string;
  text: string;
  waiting?: boolean;
  children: ReactNode;
}

function Result({ canopyOpen, title, text, waiting, children }: ResultProps) {
  return (
    <Page canopyOpen={canopyOpen} centered className={styles.page}>
      <Paper className={styles.card} aria-busy={waiting || undefined}>
        <h1>{title}</h1>
        <p>{text}</p>
        {waiting && <WaitingLine />}
        {children}
      </Paper>
    </Page>
  );
}

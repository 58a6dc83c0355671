/** The pages to which a provider's payment page returns: after paying, and after cancelling there. */
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { pages, pageUrl } from '#shared/pages.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { isSignedIn, requireLogin } from '../features/auth/session.ts';
import {
  type ConfirmedOrder,
  followOrder,
  type OrderView,
} from '../features/billing/checkout/order-status.ts';
import {
  ContinueAfterPayment,
  PendingQuestion,
  ProgressLine,
  useCleanAddress,
} from '../features/billing/checkout/payment-return.tsx';
import { forgetChoice } from '../features/billing/checkout/payment-state.ts';
import { forgetOffer } from '../features/billing/checkout/use-offer.ts';
import { formatDate, formatPrice } from '../features/billing/dates-and-prices.ts';
import { Fact, FactList } from '../features/billing/fact-list.tsx';
import { billingTexts } from '../i18n/en/billing.ts';
import { useLazyComponent } from '../lib/lazy.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessageArt } from '../ui/message-art.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { announce } from '../ui/toast.tsx';
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

/** What was bought, or why it is not known to be paid. */
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
    <MessagePage
      apart={view.kind === 'paid' ? 1 : 0.6}
      title={title}
      text={text}
      art={<MessageArt name={view.kind === 'paid' && !isRefunded ? 'done' : 'card'} />}
      waiting={view.kind === 'waiting'}
      action={
        <>
          {view.kind === 'waiting' && <ProgressLine />}
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
        </>
      }
    />
  );
}

const loadReceipt = () => import('../features/billing/receipts/receipt.tsx').then(({ Receipt }) => Receipt);

/** First the question that the user wanted to ask, then what was bought; the receipt is closed at first. */
function Paid({ order }: { order: ConfirmedOrder }) {
  const t = billingTexts();
  const hasReceipt = Boolean(order.payment?.amount);
  const Receipt = useLazyComponent(hasReceipt, loadReceipt);
  useEffect(() => {
    forgetChoice();
    forgetOffer();
  }, []);
  return (
    <>
      <PendingQuestion />
      <ContinueAfterPayment />
      <Bought order={order} />
      {order.payment && hasReceipt && (
        <details className={styles.receipt}>
          <summary>{t.receipt}</summary>
          {Receipt && <Receipt payment={order.payment} />}
        </details>
      )}
    </>
  );
}

function Bought({ order }: { order: ConfirmedOrder }) {
  const t = billingTexts();
  const { nextCharge, validUntil } = order;
  return (
    <FactList className={styles.facts}>
      <Fact name={t.plan}>{t[toPlanId(order.orderType)]}</Fact>
      <Fact name={t.amount}>{formatPrice(order.payment?.amount ?? order.amount, order.currency)}</Fact>
      {validUntil && <Fact name={t.valid}>{formatDate(validUntil)}</Fact>}
      {nextCharge && (
        <Fact name={t.nextCharge}>
          {t.onDate(formatPrice(nextCharge.amount, nextCharge.currency), formatDate(nextCharge.at))}
        </Fact>
      )}
    </FactList>
  );
}

/** Says that nothing was bought. */
export function SubscriptionCancelPage() {
  const t = billingTexts();
  useCleanAddress(pages.subscriptionCancel);
  return (
    <MessagePage
      apart={0.45}
      title={t.cancelled}
      text={t.cancelledText}
      art={<MessageArt name="card" />}
      action={
        <>
          <PendingQuestion />
          <ButtonLink href={pages.pay} full>
            {t.toPlans}
          </ButtonLink>
        </>
      }
    >
      <ButtonLink href={pages.home} kind="text">
        {t.backToHome}
      </ButtonLink>
    </MessagePage>
  );
}

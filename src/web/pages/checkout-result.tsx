import { type ReactNode, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { pages } from '#shared/pages.ts';
import { formatCents } from '#shared/plans.ts';
import { isSignedIn, requireLogin } from '../features/auth/session.ts';
import { longDate } from '../features/billing/dates.ts';
import { GoOn } from '../features/billing/go-on.tsx';
import { type ConfirmedOrder, followOrder, type OrderView } from '../features/billing/order-status.ts';
import { billingTexts } from '../i18n/billing.ts';
import { currentLocale } from '../i18n/catalogue.ts';
import { announce } from '../ui/announce.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Paper } from '../ui/paper.tsx';
import styles from './checkout-result.module.css';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks about the order until there is an answer; `retry` begins anew. */
function useOrder(orderId: string | null) {
  const [view, setView] = useState<OrderView>({ kind: 'waiting' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` begins anew
  useEffect(() => {
    if (!orderId) return setView({ kind: 'unknown' });
    if (!isSignedIn()) return requireLogin(window.location.pathname + window.location.search);
    const leaving = new AbortController();
    const { signal } = leaving;
    setView({ kind: 'waiting' });
    followOrder({ wait, signal }, orderId).then(
      (found) => signal.aborted || setView(found),
      () => signal.aborted || setView({ kind: 'failed' }),
    );
    return () => leaving.abort();
  }, [orderId, round]);
  return { view, retry: () => setRound((now) => now + 1) };
}

export function PaymentSuccessPage() {
  const t = billingTexts();
  const { view, retry } = useOrder(new URLSearchParams(useSearch()).get('order'));
  const texts = {
    waiting: [t.confirming, t.confirmingText],
    paid: [t.paid, t.paidText],
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
    <Result open={view.kind === 'paid' ? 1 : 0.6} title={title} text={text} waiting={view.kind === 'waiting'}>
      {view.kind === 'paid' && <Receipt order={view.order} />}
      {view.kind === 'paid' && <GoOn />}
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

function Receipt({ order }: { order: ConfirmedOrder }) {
  const t = billingTexts();
  return (
    <dl className={styles.receipt}>
      <div>
        <dt>{t.plan}</dt>
        <dd>{order.orderType === 'MONTHLY' ? t.monthly : t.annual}</dd>
      </div>
      <div>
        <dt>{t.amount}</dt>
        <dd className="num">{formatCents(Math.round(order.amount * 100), order.currency)}</dd>
      </div>
      {order.validUntil && (
        <div>
          <dt>{t.valid}</dt>
          <dd className="num">{longDate(new Date(order.validUntil), currentLocale())}</dd>
        </div>
      )}
    </dl>
  );
}

/** The plan is kept in this tab, so that the person begins where they stopped. */
export function SubscriptionCancelPage() {
  const t = billingTexts();
  return (
    <Result open={0.45} title={t.cancelled} text={t.cancelledText}>
      <ButtonLink href={pages.pay} full>
        {t.toPlans}
      </ButtonLink>
    </Result>
  );
}

interface ResultProps {
  open: number;
  title: string;
  text: string;
  waiting?: boolean;
  children: ReactNode;
}

function Result({ open, title, text, waiting, children }: ResultProps) {
  return (
    <Page open={open} centered className={styles.page}>
      <Paper className={styles.card} aria-busy={waiting || undefined}>
        <h1>{title}</h1>
        <p>{text}</p>
        {waiting && <i className={styles.leaves} aria-hidden="true" />}
        {children}
      </Paper>
    </Page>
  );
}

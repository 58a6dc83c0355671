/** Decides which mails a sync has to send, by what it has changed. mails.ts sends them. */
import type { Db } from '../../db/database.ts';
import type { BillingMailJob } from '../../jobs/jobs.ts';
import type { PaymentRow } from '../payments.ts';
import type { ProviderSubscription } from '../providers/provider.ts';
import { endsPauseEarly, type SubscriptionRow, willEnd } from '../subscriptions.ts';
import { listDunningMails } from './dunning.ts';

interface Sync {
  tx: Db;
  /** Our row of the subscription before the sync, if any. */
  before: SubscriptionRow | undefined;
  /** The provider's state. */
  remote: ProviderSubscription;
  at: Date;
}

interface Changes {
  /** Our row after the sync. */
  row: SubscriptionRow;
  newPayments: PaymentRow[];
  /** All payments of the subscription. */
  paymentsBefore: PaymentRow[];
  paymentsAfter: PaymentRow[];
}

const isFree = ({ amountCents, creditCents }: PaymentRow) => amountCents === 0 && creditCents === 0;

/** One receipt for each new payment that is not of 0, oldest first. */
function listReceiptMails(newPayments: PaymentRow[], subscriptionId: string): BillingMailJob[] {
  return newPayments
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
    .map(({ id }) => ({ kind: 'receipt', subscriptionId, paymentId: id }));
}

/** The plan of the next charge, unless something changes. */
const getNextPlan = (row: SubscriptionRow) => row.pendingPlan ?? row.plan;

/** Mails about ending, continuing and switching. Cancelling and resuming may change the pending plan too. */
function listChangeKinds(
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
  at: Date,
): BillingMailJob['kind'][] {
  const wouldEnd = before && willEnd(before);
  if (willEnd(after)) return wouldEnd ? [] : ['cancelled'];
  if (after.pausedUntil) return before?.pausedUntil ? [] : ['paused'];
  // A pause that ends as planned needs no mail: a notice came before it, and the receipt follows.
  if (before?.pausedUntil)
    return after.status === 'active' && endsPauseEarly(before, at) ? ['pause-ended'] : [];
  if (wouldEnd) return ['resumed'];
  if (!before || getNextPlan(before) === getNextPlan(after)) return [];
  if (after.pendingPlan) return ['switch-planned'];
  return [before.plan === after.plan ? 'switch-undone' : 'switched'];
}

/** Mails for new or larger refunds. */
function listRefundMails(
  before: PaymentRow[],
  after: PaymentRow[],
  subscriptionId: string,
): BillingMailJob[] {
  const refundedBefore = new Map(before.map(({ id, refundedCents }) => [id, refundedCents]));
  return after
    .filter(({ id, refundedCents }) => refundedCents > (refundedBefore.get(id) ?? 0))
    .map(({ id }) => ({ kind: 'refunded', subscriptionId, paymentId: id }));
}

/**
 * Every mail is sent however late a change is found, e.g. after an outage. None is sent twice, if its job is queued in
 * the transaction that records the change.
 */
export async function listSyncMails(
  sync: Sync,
  { row, newPayments, paymentsBefore, paymentsAfter }: Changes,
): Promise<BillingMailJob[]> {
  const subscriptionId = row.id;
  const hasFreeTime = !sync.before && row.fullPriceFrom && newPayments.some(isFree);
  const dunningMails = await listDunningMails(sync, row);
  // The dunning mails say all about a subscription that the provider has stopped.
  const changes = sync.remote.stopped ? [] : listChangeKinds(sync.before, row, sync.at);
  return [
    ...listReceiptMails(newPayments, subscriptionId),
    ...(hasFreeTime ? [{ kind: 'free-time-started', subscriptionId } as const] : []),
    ...dunningMails,
    ...changes.map((kind) => ({ kind, subscriptionId })),
    ...listRefundMails(paymentsBefore, paymentsAfter, subscriptionId),
  ];
}

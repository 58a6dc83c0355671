import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';
import type { BillingMailJob, Jobs } from '../../jobs/jobs.ts';
import { writeAgreed } from '../agreed-plans.ts';
import type { PaymentRow } from '../manage/payments.ts';
import type { PaymentProvider, ProviderSubscription } from '../providers/provider.ts';
import type { SubscriptionRow } from '../subscriptions.ts';

/** What one writing of a subscription works on, inside the transaction that holds its lock. */
export interface Copy {
  tx: Db;
  jobs: Pick<Jobs, 'send'>;
  provider: PaymentProvider['name'];
  userId: string;
  /** Our row as it was, if there is one. */
  before: SubscriptionRow | undefined;
  remote: ProviderSubscription;
  live: boolean;
  at: Date;
}

async function writeRow({ tx, userId, provider, remote, live, at }: Copy): Promise<SubscriptionRow> {
  const state = {
    orderType: remote.orderType,
    pendingOrderType: remote.pendingOrderType,
    status: remote.status,
    standing: remote.standing,
    live,
    cancelAtPeriodEnd: remote.willCancelAtPeriodEnd,
    stopped: remote.stopped,
    nextChargeAt: remote.nextCharge?.at ?? null,
    nextChargeCents: remote.nextCharge?.amountCents ?? null,
    currency: remote.nextCharge?.currency ?? null,
    syncedAt: at,
  };
  const [row] = await tx
    .insert(subscriptions)
    .values({ userId, provider, providerSubscriptionId: remote.id, createdAt: remote.createdAt, ...state })
    .onConflictDoUpdate({
      target: [subscriptions.provider, subscriptions.providerSubscriptionId],
      set: state,
    })
    .returning();
  if (!row) throw new Error('the subscription was not written');
  return row;
}

function listPayments(tx: Db, subscriptionId: string): Promise<PaymentRow[]> {
  return tx.select().from(payments).where(eq(payments.subscriptionId, subscriptionId));
}

/** Providers tell of a payment's disputes for so long as one can be opened; then what was known stays. */
const disputableMs = 180 * 24 * 3_600_000;

/**
 * Refunds and disputes follow the provider. What a payment bought stays as it was first read: the plan for good, and
 * its period never shrinks, whatever the provider forgets of it.
 */
async function upsertPayments(copy: Copy, subscriptionId: string): Promise<void> {
  const { tx, userId, provider, remote, at } = copy;
  if (!remote.payments.length) return;
  const since = new Date(at.getTime() - disputableMs);
  const rows = remote.payments.map(({ id, ...payment }) => ({
    userId,
    subscriptionId,
    provider,
    providerPaymentId: id,
    ...payment,
  }));
  await tx
    .insert(payments)
    .values(rows)
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerPaymentId],
      set: {
        refundedCents: sql`excluded.refunded_cents`,
        disputed: sql`excluded.disputed or (${payments.disputed} and ${lt(payments.paidAt, since)})`,
        receiptUrl: sql`coalesce(excluded.receipt_url, ${payments.receiptUrl})`,
        periodStart: sql`excluded.period_start`,
        creditCents: sql`excluded.credit_cents`,
        periodEnd: sql`case when excluded.order_type = ${payments.orderType}
          then greatest(excluded.period_end, ${payments.periodEnd}) else ${payments.periodEnd} end`,
      },
      setWhere: eq(payments.subscriptionId, subscriptionId),
    });
}

/** What was given back in full buys nothing. */
function paidThroughOf(paid: Pick<PaymentRow, 'periodEnd' | 'amountCents' | 'refundedCents'>[]): Date | null {
  const ends = paid
    .filter(({ amountCents, refundedCents }) => amountCents === 0 || refundedCents < amountCents)
    .map(({ periodEnd }) => periodEnd.getTime());
  return ends.length ? new Date(Math.max(...ends)) : null;
}

/** Not one that was closed as a duplicate: its subscription is known and gave nothing. */
async function markOrderPaid(copy: Copy, subscriptionId: string): Promise<void> {
  const { tx, userId, provider, remote } = copy;
  const paidTimes = remote.payments.map((payment) => payment.paidAt.getTime());
  if (!remote.orderId || !paidTimes.length) return;
  await tx
    .update(orders)
    .set({ status: 'paid', paidAt: new Date(Math.min(...paidTimes)), subscriptionId })
    .where(
      and(
        eq(orders.id, remote.orderId),
        eq(orders.userId, userId),
        eq(orders.provider, provider),
        ne(orders.status, 'paid'),
        or(eq(orders.status, 'pending'), isNull(orders.subscriptionId)),
      ),
    );
}

/**
 * The mails that a change calls for, however long ago it happened: after an outage or a leap of the sandbox's clock
 * it is first seen late. What is recorded has had its mail, since the transaction that records it adds the mail's
 * job.
 */
function mailsOf({ before, remote }: Copy, after: SubscriptionRow, fresh: PaymentRow[]): BillingMailJob[] {
  const mails: BillingMailJob[] = fresh
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
    .map(({ id }) => ({ kind: 'receipt', subscriptionId: after.id, paymentId: id }));
  if (remote.stopped) {
    const wasOver = before && (before.cancelAtPeriodEnd || before.standing === 'ended');
    // One that had stopped before this was kept track of is no news.
    const wasStopped =
      before && (before.stopped || (before.status === remote.status && !before.nextChargeAt));
    if (!wasStopped && !wasOver) mails.push({ kind: 'access-ended', subscriptionId: after.id });
    return mails;
  }
  if (remote.standing === 'past_due' && before?.standing !== 'past_due')
    mails.push({ kind: 'payment-failed', subscriptionId: after.id });
  mails.push(...changesOf(before, after).map((kind) => ({ kind, subscriptionId: after.id })));
  return mails;
}

/** The plan that is charged next, unless something changes. */
const nextPlanOf = (row: SubscriptionRow) => row.pendingOrderType ?? row.orderType;

/** What became of going on and of the plan; cancelling and undoing that may change the waiting plan along the way. */
function changesOf(before: SubscriptionRow | undefined, after: SubscriptionRow): BillingMailJob['kind'][] {
  const isOver = after.cancelAtPeriodEnd || after.standing === 'ended';
  const wasOver = before && (before.cancelAtPeriodEnd || before.standing === 'ended');
  if (isOver) return wasOver ? [] : ['cancelled'];
  if (wasOver) return ['resumed'];
  if (!before || nextPlanOf(before) === nextPlanOf(after)) return [];
  if (after.pendingOrderType) return ['switch-planned'];
  return [before.orderType === after.orderType ? 'switch-undone' : 'switched'];
}

/** Each refund, or more of one, that was not known. */
function refundsOf(before: PaymentRow[], after: PaymentRow[], subscriptionId: string): BillingMailJob[] {
  const known = new Map(before.map(({ id, refundedCents }) => [id, refundedCents]));
  return after
    .filter(({ id, refundedCents }) => refundedCents > (known.get(id) ?? 0))
    .map(({ id }) => ({ kind: 'refunded', subscriptionId, paymentId: id }));
}

export interface Written {
  row: SubscriptionRow;
  before: PaymentRow[];
  after: PaymentRow[];
}

/** Writes the provider's state as ours, without order and mails. */
export async function writeState(copy: Copy): Promise<Written> {
  const row = await writeRow(copy);
  const before = await listPayments(copy.tx, row.id);
  await upsertPayments(copy, row.id);
  await writeAgreed(copy.tx, row.id, copy.remote.agreed);
  const after = await listPayments(copy.tx, row.id);
  const paidThrough = paidThroughOf(after);
  await copy.tx.update(subscriptions).set({ paidThrough }).where(eq(subscriptions.id, row.id));
  return { row: { ...row, paidThrough }, before, after };
}

/**
 * Writes the provider's state, the order that it came from and the mails about what is new, all or nothing. Gives the
 * new payments that no agreed plan explains.
 */
export async function writeCopy(copy: Copy): Promise<PaymentRow[]> {
  const { row, before, after } = await writeState(copy);
  await markOrderPaid(copy, row.id);
  const known = new Set(before.map(({ id }) => id));
  const fresh = after.filter(({ id }) => !known.has(id));
  const mails = [...mailsOf(copy, row, fresh), ...refundsOf(before, after, row.id)];
  for (const mail of mails) await copy.jobs.send(copy.tx, 'billing-mail', mail);
  return fresh.filter(({ providerPaymentId }) => copy.remote.oddPayments.includes(providerPaymentId));
}

import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isUuid } from '#shared/contract/fields.ts';
import { fullPriceFrom } from '#shared/offers.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { billingCustomers, orders, payments, subscriptions } from '../../db/schema-billing.ts';
import type { BillingMailJob, Jobs } from '../../jobs/jobs.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { lock, withProviderLock } from '../locks.ts';
import type { PaymentRow } from '../payments.ts';
import { listAgreedPlans, writeAgreedPlans } from '../plans.ts';
import type { PaymentProvider, ProviderSubscription } from '../providers/provider.ts';
import { issueReceipts, issueRefundReceipt, type ReceiptConfig } from '../receipts/receipts.ts';
import { endsPauseEarly, isFailing, type SubscriptionRow } from '../subscriptions.ts';
import { listDunningMails } from './dunning.ts';
import { sumKnownRefunds } from './refunds.ts';

/** What a sync works with: the provider's state (`remote`) and our copy of it, in one transaction. */
export interface Copy {
  tx: Db;
  jobs: Pick<Jobs, 'send'>;
  provider: PaymentProvider['name'];
  userId: string;
  /** Our row before the sync, if any. */
  before: SubscriptionRow | undefined;
  remote: ProviderSubscription;
  /** Whether this is the subscription that may charge the user. */
  live: boolean;
  /** Days of access while a failed charge is tried again, for one that fails now. */
  graceDays: number;
  config: ReceiptConfig;
  at: Date;
}

async function writeRow(copy: Copy): Promise<SubscriptionRow> {
  const { tx, userId, provider, before, remote, live, at } = copy;
  const state = {
    plan: remote.plan,
    pendingPlan: remote.pendingPlan,
    providerStatus: remote.providerStatus,
    status: remote.status,
    live,
    cancelAtPeriodEnd: remote.willCancelAtPeriodEnd,
    stopped: remote.stopped,
    nextChargeAt: remote.nextCharge?.at ?? null,
    nextChargeCents: remote.nextCharge?.amountCents ?? null,
    priceCents: remote.priceCents,
    currency: remote.nextCharge?.currency ?? remote.owed?.currency ?? null,
    owedCents: remote.owed?.amountCents ?? null,
    cardExpiresAt: remote.cardExpiresAt,
    pausedUntil: remote.pausedUntil,
    // A mail has promised these days, so a later change of the setting does not apply.
    ...(isFailing(remote) && !(before && isFailing(before)) && { graceDays: copy.graceDays }),
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

/** As long as a dispute can be opened; afterwards the last known state remains. */
const disputableMs = 180 * 24 * 3_600_000;

/**
 * Refunds, disputes and credit follow the provider. A payment keeps its first plan, and its period never shrinks, even
 * if the provider later omits the payment. A period of another plan is ignored.
 */
async function upsertPayments(copy: Copy, subscriptionId: string): Promise<void> {
  const { tx, userId, provider, remote, at } = copy;
  if (!remote.payments.length) return;
  const since = new Date(at.getTime() - disputableMs);
  const parts = remote.payments.filter(({ partlyRefunded }) => partlyRefunded);
  const recorded = await sumKnownRefunds(
    tx,
    provider,
    parts.map(({ id }) => id),
  );
  const rows = remote.payments.map(({ id, partlyRefunded, ...payment }) => ({
    userId,
    subscriptionId,
    provider,
    providerPaymentId: id,
    ...payment,
    // Never in full: then the provider would say so.
    refundedCents: partlyRefunded
      ? Math.min(recorded.get(id) ?? 0, payment.amountCents - 1)
      : payment.refundedCents,
  }));
  await tx
    .insert(payments)
    .values(rows)
    .onConflictDoUpdate({
      target: [payments.provider, payments.providerPaymentId],
      set: {
        refundedCents: sql`excluded.refunded_cents`,
        disputed: sql`excluded.disputed or (${payments.disputed} and ${lt(payments.paidAt, since)})`,
        disputeUrl: sql`coalesce(excluded.dispute_url, ${payments.disputeUrl})`,
        receiptUrl: sql`coalesce(excluded.receipt_url, ${payments.receiptUrl})`,
        creditCents: sql`excluded.credit_cents`,
        // Known some time after the payment; a dispute adds to it.
        feeCents: sql`greatest(excluded.fee_cents, ${payments.feeCents})`,
        periodStart: sql`case when excluded.plan = ${payments.plan}
          then least(excluded.period_start, ${payments.periodStart}) else ${payments.periodStart} end`,
        periodEnd: sql`case when excluded.plan = ${payments.plan}
          then greatest(excluded.period_end, ${payments.periodEnd}) else ${payments.periodEnd} end`,
      },
      setWhere: eq(payments.subscriptionId, subscriptionId),
    });
}

/** A payment refunded in full buys nothing, unless the operator decided otherwise. */
function findPaidThrough(
  paid: Pick<PaymentRow, 'periodEnd' | 'amountCents' | 'refundedCents' | 'access'>[],
): Date | null {
  const ends = paid
    .filter(({ access }) => access !== 'ended')
    .filter(
      ({ amountCents, refundedCents, access }) =>
        access === 'kept' || amountCents === 0 || refundedCents < amountCents,
    )
    .map(({ periodEnd }) => periodEnd.getTime());
  return ends.length ? new Date(Math.max(...ends)) : null;
}

/** Counts from the first payment, which may be of 0 for free time. Null without a promotion code. */
async function findFullPriceFrom({ tx, remote, provider }: Copy, paid: PaymentRow[]): Promise<Date | null> {
  const order = await findOrder(tx, provider, remote);
  const starts = paid.map(({ periodStart }) => periodStart.getTime());
  if (!order?.introduction || !starts.length) return null;
  // PayPal may charge some hours before the day is over.
  const [full] = paid.filter(({ amountCents }) => amountCents >= order.amountCents);
  if (full) return full.periodStart;
  return fullPriceFrom(order.introduction, order.plan, new Date(Math.min(...starts)));
}

/** An order that expired as a duplicate is unchanged, because its subscription gave no access. */
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

const isFree = ({ amountCents, creditCents }: PaymentRow) => amountCents === 0 && creditCents === 0;

/**
 * Mails are sent however late a change is found, e.g. after an outage. None is sent twice: recording a change and
 * adding its mail happen in one transaction.
 */
async function listMails(
  copy: Copy,
  after: SubscriptionRow,
  newPayments: PaymentRow[],
): Promise<BillingMailJob[]> {
  const { before, remote } = copy;
  const mails: BillingMailJob[] = newPayments
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
    .map(({ id }) => ({ kind: 'receipt', subscriptionId: after.id, paymentId: id }));
  if (!before && after.fullPriceFrom && newPayments.some(isFree))
    mails.push({ kind: 'free-time-started', subscriptionId: after.id });
  mails.push(...(await listDunningMails(copy, after)));
  if (remote.stopped) return mails;
  mails.push(...listChanges(before, after, copy.at).map((kind) => ({ kind, subscriptionId: after.id })));
  return mails;
}

/** The plan of the next charge, unless something changes. */
const getNextPlan = (row: SubscriptionRow) => row.pendingPlan ?? row.plan;

/** Mails about ending, continuing and switching. Cancelling and resuming may change the pending plan too. */
function listChanges(
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
  at: Date,
): BillingMailJob['kind'][] {
  const isOver = after.cancelAtPeriodEnd || after.status === 'ended';
  const wasOver = before && (before.cancelAtPeriodEnd || before.status === 'ended');
  if (isOver) return wasOver ? [] : ['cancelled'];
  if (after.pausedUntil) return before?.pausedUntil ? [] : ['paused'];
  // At its planned end, the notice before it and the receipt are enough.
  if (before?.pausedUntil)
    return after.status === 'active' && endsPauseEarly(before, at) ? ['pause-ended'] : [];
  if (wasOver) return ['resumed'];
  if (!before || getNextPlan(before) === getNextPlan(after)) return [];
  if (after.pendingPlan) return ['switch-planned'];
  return [before.plan === after.plan ? 'switch-undone' : 'switched'];
}

/** Mails for new or larger refunds. */
function listRefunds(before: PaymentRow[], after: PaymentRow[], subscriptionId: string): BillingMailJob[] {
  const refundedBefore = new Map(before.map(({ id, refundedCents }) => [id, refundedCents]));
  return after
    .filter(({ id, refundedCents }) => refundedCents > (refundedBefore.get(id) ?? 0))
    .map(({ id }) => ({ kind: 'refunded', subscriptionId, paymentId: id }));
}

export interface Written {
  row: SubscriptionRow;
  before: PaymentRow[];
  after: PaymentRow[];
}

/** Writes the provider's state, without the order, receipts and mails. */
export async function writeState(copy: Copy): Promise<Written> {
  const row = await writeRow(copy);
  const before = await listPayments(copy.tx, row.id);
  await upsertPayments(copy, row.id);
  await writeAgreedPlans(copy.tx, row.id, copy.remote.agreed);
  const after = await listPayments(copy.tx, row.id);
  const paidThrough = findPaidThrough(after);
  const since = await findFullPriceFrom(copy, after);
  const ends = { paidThrough, fullPriceFrom: since };
  await copy.tx.update(subscriptions).set(ends).where(eq(subscriptions.id, row.id));
  return { row: { ...row, ...ends }, before, after };
}

const findNewPayments = ({ before, after }: Pick<Written, 'before' | 'after'>): PaymentRow[] => {
  const idsBefore = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !idsBefore.has(id));
};

/** Issues what new payments and refunds need. After the order was written, because a receipt names it. */
export async function writeReceipts({ tx, config, at }: Copy, written: Written): Promise<void> {
  await issueReceipts(tx, config, findNewPayments(written), at);
  for (const payment of written.after) await issueRefundReceipt(tx, payment, at);
}

/**
 * Writes the provider's state, its order, receipts and the mails about changes. Returns new payments that match no agreed
 * price.
 */
async function writeCopy(copy: Copy): Promise<PaymentRow[]> {
  const written = await writeState(copy);
  const { row, before, after } = written;
  await markOrderPaid(copy, row.id);
  await writeReceipts(copy, written);
  const newPayments = findNewPayments(written);
  const mails = [...(await listMails(copy, row, newPayments)), ...listRefunds(before, after, row.id)];
  for (const mail of mails) await copy.jobs.send(copy.tx, 'billing-mail', mail);
  const wasDisputed = new Set(before.filter(({ disputed }) => disputed).map(({ id }) => id));
  for (const { id, disputed } of after)
    if (disputed && !wasDisputed.has(id)) await copy.jobs.send(copy.tx, 'dispute', { paymentId: id });
  return newPayments.filter(({ providerPaymentId }) =>
    copy.remote.unmatchedPayments.includes(providerPaymentId),
  );
}

export interface SyncDeps {
  db: Db;
  /** The billing clock. */
  now: () => Date;
  provider: PaymentProvider;
  jobs: Pick<Jobs, 'send'>;
  config: ReceiptConfig & Pick<Config, 'dunningGraceDays'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'unmatchedPayment'>;
}

/**
 * `duplicate`: bought through our checkout while the user had another subscription. Nothing is written;
 * refund-duplicates.ts settles it.
 */
export type SyncOutcome = { kind: 'written' | 'not-ours' } | { kind: 'duplicate'; userId: string };

type Order = typeof orders.$inferSelect;

async function findRow(tx: Db, provider: PaymentProvider, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider.name), eq(subscriptions.providerSubscriptionId, id)));
  return row;
}

/** The subscription's order. The field may contain other values that were entered at the provider. */
async function findOrder(
  tx: Db,
  provider: PaymentProvider['name'],
  { orderId }: ProviderSubscription,
): Promise<Order | undefined> {
  if (!orderId || !isUuid(orderId)) return undefined;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.provider, provider)));
  return order;
}

async function findCustomersOwner(
  tx: Db,
  provider: PaymentProvider,
  customerId: string | null,
): Promise<string | undefined> {
  if (!customerId) return undefined;
  const [row] = await tx
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(
      and(eq(billingCustomers.provider, provider.name), eq(billingCustomers.providerCustomerId, customerId)),
    );
  return row?.userId;
}

/** The user's other subscriptions that may charge again or are still paid for. */
async function findOthers(tx: Db, userId: string, providerSubscriptionId: string, at: Date) {
  const others = await tx
    .select({ live: subscriptions.live })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        or(eq(subscriptions.live, true), gt(subscriptions.paidThrough, at)),
        ne(subscriptions.providerSubscriptionId, providerSubscriptionId),
      ),
    );
  return { any: others.length > 0, live: others.some(({ live }) => live) };
}

/** One that is not paid yet needs the customer's approval first. */
function mayCharge({ status }: ProviderSubscription): boolean {
  return status !== 'pending' && status !== 'ended';
}

/**
 * Bought through our checkout while another subscription is live or paid for. An ended one counts until its payments
 * are refunded: settling may have been interrupted, or a late charge made.
 */
function isDuplicate(remote: ProviderSubscription, order: Order | undefined): boolean {
  if (!order || order.status === 'paid') return false;
  const keepsMoney = remote.payments.some((payment) => payment.refundedCents < payment.amountCents);
  return mayCharge(remote) || (remote.status === 'ended' && keepsMoney);
}

export type Reading = { kind: 'not-ours' } | { kind: 'written' | 'duplicate'; copy: Copy };

async function readCopy(tx: Db, deps: SyncDeps, id: string, remote: ProviderSubscription): Promise<Reading> {
  const { provider, jobs, now, config } = deps;
  const before = await findRow(tx, provider, id);
  const order = await findOrder(tx, provider.name, remote);
  const userId =
    before?.userId ?? (await findCustomersOwner(tx, provider, remote.customerId)) ?? order?.userId;
  // Nothing was or will be charged: a pending approval belongs to the order.
  const isOpenApproval = !before && remote.status === 'pending' && !remote.payments.length;
  if (!userId || isOpenApproval) return { kind: 'not-ours' };
  // Otherwise two syncs for one user could both find no other live subscription.
  await lock(tx, `subscriptions-of:${userId}`);
  const other = await findOthers(tx, userId, id, now());
  const ownOrder = order?.userId === userId ? order : undefined;
  return {
    kind: other.any && !before?.live && isDuplicate(remote, ownOrder) ? 'duplicate' : 'written',
    // One created by hand at the provider is recorded too, but only one counts as live.
    copy: {
      tx,
      jobs,
      config,
      provider: provider.name,
      userId,
      before,
      remote,
      live: mayCharge(remote) && !other.live,
      graceDays: config.dunningGraceDays,
      at: now(),
    },
  };
}

/**
 * Reads the subscription from the provider and our copy, then runs `write` in the same transaction as the latter. Call
 * this with the subscription's lock and its database.
 */
export async function withCopy<T>(
  db: Db,
  deps: SyncDeps,
  id: string,
  write: (reading: Reading) => Promise<T>,
): Promise<T> {
  const { provider } = deps;
  const remote = await provider.findSubscription(id, await listAgreedPlans(db, provider.name, id));
  if (!remote) return write({ kind: 'not-ours' });
  return db.transaction(async (tx) => write(await readCopy(tx, deps, id, remote)));
}

export function subscriptionLock(provider: PaymentProvider, id: string): string {
  return `subscription:${provider.name}:${id}`;
}

/** The operator has to look up an amount that was never agreed. */
function reportUnmatched(
  { log, metrics, provider: { name } }: SyncDeps,
  { providerPaymentId, ...row }: PaymentRow,
) {
  const { amountCents, currency, plan } = row;
  metrics.unmatchedPayment(name);
  log.warn(
    { provider: name, payment: providerPaymentId, amountCents, currency, countedAs: plan },
    'a payment is the price of no plan that was agreed; it counts for the plan that was in force',
  );
}

/** Updates our copy of a subscription. Used by webhooks, the return page and jobs. */
export async function syncSubscription(deps: SyncDeps, providerSubscriptionId: string): Promise<SyncOutcome> {
  const name = subscriptionLock(deps.provider, providerSubscriptionId);
  const unmatched: PaymentRow[] = [];
  const outcome = await withProviderLock(deps.db, name, (db) =>
    withCopy(db, deps, providerSubscriptionId, async (reading): Promise<SyncOutcome> => {
      if (reading.kind === 'duplicate') return { kind: reading.kind, userId: reading.copy.userId };
      if (reading.kind === 'written') unmatched.push(...(await writeCopy(reading.copy)));
      return { kind: reading.kind };
    }),
  );
  for (const payment of unmatched) reportUnmatched(deps, payment);
  return outcome;
}

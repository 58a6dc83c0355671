/**
 * Brings our copy of a subscription, with its payments, order and receipts, up to date with the provider, and queues
 * the mails about what has changed.
 */
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isUuid } from '#shared/contract/shapes.ts';
import { fullPriceFrom } from '#shared/offers.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { billingCustomers, orders, payments, subscriptions } from '../../db/schema-billing.ts';
import type { BillingMailJob, Jobs } from '../../jobs/jobs.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { lockInTransaction, withProviderLock } from '../locks.ts';
import type { PaymentRow } from '../payments.ts';
import { listAgreedPlans, writeAgreedPlans } from '../plans.ts';
import type { PaymentProvider, ProviderSubscription } from '../providers/provider.ts';
import { issueReceipts, issueRefundReceipt, type ReceiptConfig } from '../receipts/receipts.ts';
import { endsPauseEarly, isFailing, type SubscriptionRow, willEnd } from '../subscriptions.ts';
import { listDunningMails } from './dunning.ts';
import { sumKnownRefunds } from './refunds.ts';

/** What one sync works with: the provider's state (`remote`) and our row, in one transaction. */
export interface SyncContext {
  tx: Db;
  jobs: Pick<Jobs, 'send'>;
  provider: PaymentProvider['name'];
  userId: string;
  /** Our row before the sync, if any. */
  before: SubscriptionRow | undefined;
  remote: ProviderSubscription;
  /** Whether this subscription may charge the user. At most one of a user's subscriptions counts as live. */
  live: boolean;
  /** The setting DUNNING_GRACE_DAYS: days of access while a failed charge is tried again. Stored when a charge fails. */
  graceDays: number;
  config: ReceiptConfig;
  at: Date;
}

/** Writes our row of the subscription. `paidThrough` follows once the payments are written. */
async function writeRow(context: SyncContext): Promise<SubscriptionRow> {
  const { tx, userId, provider, before, remote, live, at } = context;
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
    billingDay: remote.billingDay,
    pausedUntil: remote.pausedUntil,
    // A mail has promised these days, so a later change of the setting does not apply.
    ...(isFailing(remote) && !(before && isFailing(before)) && { graceDays: context.graceDays }),
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

/** 180 days: as long as PayPal accepts disputes. Older payments are not checked again: their last known state remains. */
const disputableMs = 180 * 24 * 3_600_000;

/**
 * Writes the payments. Refunds, disputes and credit follow the provider. A payment keeps its first plan, and its period
 * never shrinks, even if the provider later omits the payment. A period of another plan is ignored.
 */
async function upsertPayments(context: SyncContext, subscriptionId: string): Promise<void> {
  const { tx, userId, provider, remote, at } = context;
  if (!remote.payments.length) return;
  const since = new Date(at.getTime() - disputableMs);
  const partlyRefundedPayments = remote.payments.filter(({ partlyRefunded }) => partlyRefunded);
  const knownRefunds = await sumKnownRefunds(
    tx,
    provider,
    partlyRefundedPayments.map(({ id }) => id),
  );
  const rows = remote.payments.map(({ id, partlyRefunded, ...payment }) => ({
    userId,
    subscriptionId,
    provider,
    providerPaymentId: id,
    ...payment,
    // Less than the whole amount: the provider would report a full refund.
    refundedCents: partlyRefunded
      ? Math.min(knownRefunds.get(id) ?? 0, payment.amountCents - 1)
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
        // The fee is known some time after the payment, and a dispute adds to it.
        feeCents: sql`greatest(excluded.fee_cents, ${payments.feeCents})`,
        periodStart: sql`case when excluded.plan = ${payments.plan}
          then least(excluded.period_start, ${payments.periodStart}) else ${payments.periodStart} end`,
        periodEnd: sql`case when excluded.plan = ${payments.plan}
          then greatest(excluded.period_end, ${payments.periodEnd}) else ${payments.periodEnd} end`,
      },
      setWhere: eq(payments.subscriptionId, subscriptionId),
    });
}

/** The end of the last paid period. A payment refunded in full buys nothing, unless the operator decided otherwise. */
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

/**
 * When the lower first prices or the free time of a promotion code are over. Counts from the first payment, which may
 * be of 0 for free time. Null without a code.
 */
async function findFullPriceFrom(
  { tx, remote, provider }: SyncContext,
  paid: PaymentRow[],
): Promise<Date | null> {
  const order = await findOrder(tx, provider, remote);
  const starts = paid.map(({ periodStart }) => periodStart.getTime());
  if (!order?.introduction || !starts.length) return null;
  // Once the full price was paid, it is the time of that payment: PayPal may charge some hours early.
  const [full] = paid.filter(({ amountCents }) => amountCents >= order.amountCents);
  if (full) return full.periodStart;
  return fullPriceFrom(order.introduction, order.plan, new Date(Math.min(...starts)));
}

/** Marks the order of a paid subscription. One that expired as a duplicate is unchanged: it gave no access. */
async function markOrderPaid(context: SyncContext, subscriptionId: string): Promise<void> {
  const { tx, userId, provider, remote } = context;
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

/** What a sync has written. */
export interface WrittenState {
  row: SubscriptionRow;
  /** All payments of the subscription, before and after the sync. */
  paymentsBefore: PaymentRow[];
  paymentsAfter: PaymentRow[];
}

/** Writes the subscription and its payments, without the order, receipts and mails. */
export async function writeSubscriptionState(context: SyncContext): Promise<WrittenState> {
  const row = await writeRow(context);
  const paymentsBefore = await listPayments(context.tx, row.id);
  await upsertPayments(context, row.id);
  await writeAgreedPlans(context.tx, row.id, context.remote.agreed);
  const paymentsAfter = await listPayments(context.tx, row.id);
  const dates = {
    paidThrough: findPaidThrough(paymentsAfter),
    fullPriceFrom: await findFullPriceFrom(context, paymentsAfter),
  };
  await context.tx.update(subscriptions).set(dates).where(eq(subscriptions.id, row.id));
  return { row: { ...row, ...dates }, paymentsBefore, paymentsAfter };
}

function findNewPayments({ paymentsBefore, paymentsAfter }: WrittenState): PaymentRow[] {
  const idsBefore = new Set(paymentsBefore.map(({ id }) => id));
  return paymentsAfter.filter(({ id }) => !idsBefore.has(id));
}

/** Issues the receipts of new payments and refunds. Call it after the order was written: a receipt names its number. */
export async function writeReceipts({ tx, config, at }: SyncContext, written: WrittenState): Promise<void> {
  await issueReceipts(tx, config, findNewPayments(written), at);
  for (const payment of written.paymentsAfter) await issueRefundReceipt(tx, payment, at);
}

/**
 * Writes the provider's state, its order, receipts and the mails about changes. Returns new payments that match no
 * agreed price.
 */
async function writeChanges(context: SyncContext): Promise<PaymentRow[]> {
  const written = await writeSubscriptionState(context);
  const { row, paymentsBefore, paymentsAfter } = written;
  await markOrderPaid(context, row.id);
  await writeReceipts(context, written);
  for (const mail of await listSyncMails(context, written))
    await context.jobs.send(context.tx, 'billing-mail', mail);
  const wasDisputed = new Set(paymentsBefore.filter(({ disputed }) => disputed).map(({ id }) => id));
  for (const { id, disputed } of paymentsAfter)
    if (disputed && !wasDisputed.has(id)) await context.jobs.send(context.tx, 'dispute', { paymentId: id });
  return findNewPayments(written).filter(({ providerPaymentId }) =>
    context.remote.unmatchedPayments.includes(providerPaymentId),
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
 * `not-ours`: it belongs to no user, e.g. because the account was deleted. `duplicate`: it was bought through our
 * checkout while the user had another subscription. Nothing is written for either; sync-or-end.ts handles them.
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

/** The subscription's order. Its id is in a field that may contain something else, entered at the provider by hand. */
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

/** The user to whom the provider's customer belongs. */
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

/** Whether the provider may charge for it. A pending one needs the customer's approval first. */
function mayCharge({ status }: ProviderSubscription): boolean {
  return status !== 'pending' && status !== 'ended';
}

/**
 * Whether a second subscription, beside one that is live or paid for, has to be ended and refunded: it was bought
 * through our checkout, and may charge. An ended one counts until its payments are refunded: refunding may have been
 * interrupted, or a late charge made.
 */
function isDuplicate(remote: ProviderSubscription, order: Order | undefined): boolean {
  if (!order || order.status === 'paid') return false;
  const isRefunded = remote.payments.every((payment) => payment.refundedCents >= payment.amountCents);
  return mayCharge(remote) || (remote.status === 'ended' && !isRefunded);
}

/** What is to be done with a subscription: nothing, write its state, or end and refund it as a duplicate. */
export type PreparedSync = { kind: 'not-ours' } | { kind: 'write' | 'duplicate'; context: SyncContext };

/** Finds the user and the order of a subscription, and whether it is a duplicate. */
async function prepareSync(
  tx: Db,
  deps: SyncDeps,
  id: string,
  remote: ProviderSubscription,
): Promise<PreparedSync> {
  const { provider, jobs, now, config } = deps;
  const before = await findRow(tx, provider, id);
  const order = await findOrder(tx, provider.name, remote);
  const userId =
    before?.userId ?? (await findCustomersOwner(tx, provider, remote.customerId)) ?? order?.userId;
  // Nothing is charged before the customer approves; until then, only the order is ours.
  const isOpenApproval = !before && remote.status === 'pending' && !remote.payments.length;
  if (!userId || isOpenApproval) return { kind: 'not-ours' };
  // Otherwise two syncs for one user could both find no other live subscription.
  await lockInTransaction(tx, `subscriptions-of:${userId}`);
  const other = await findOthers(tx, userId, id, now());
  const ownOrder = order?.userId === userId ? order : undefined;
  return {
    kind: other.any && !before?.live && isDuplicate(remote, ownOrder) ? 'duplicate' : 'write',
    // One created by hand at the provider is recorded too, but only one counts as live.
    context: {
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
 * Reads the subscription from the provider, then runs `write` in the transaction that reads our copy. Call this with
 * the subscription's lock, and with the database that the lock passes on.
 */
export async function withSyncContext<T>(
  db: Db,
  deps: SyncDeps,
  id: string,
  write: (prepared: PreparedSync) => Promise<T>,
): Promise<T> {
  const { provider } = deps;
  const remote = await provider.findSubscription(id, await listAgreedPlans(db, provider.name, id));
  if (!remote) return write({ kind: 'not-ours' });
  return db.transaction(async (tx) => write(await prepareSync(tx, deps, id, remote)));
}

export function subscriptionLockName(provider: PaymentProvider, id: string): string {
  return `subscription:${provider.name}:${id}`;
}

/** Reports a payment of an amount that was never agreed, so that the operator looks it up. */
function reportUnmatched(
  { log, metrics, provider: { name } }: SyncDeps,
  { providerPaymentId, ...row }: PaymentRow,
) {
  const { amountCents, currency, plan } = row;
  metrics.unmatchedPayment(name);
  log.warn(
    { provider: name, payment: providerPaymentId, amountCents, currency, countedAs: plan },
    'a payment matches no agreed price; it counts for the plan that was in force when it was paid',
  );
}

/** Updates our copy of a subscription. Called after webhooks, changes and checkouts, and by the hourly job. */
export async function syncSubscription(deps: SyncDeps, providerSubscriptionId: string): Promise<SyncOutcome> {
  const name = subscriptionLockName(deps.provider, providerSubscriptionId);
  const unmatched: PaymentRow[] = [];
  const outcome = await withProviderLock(deps.db, name, (db) =>
    withSyncContext(db, deps, providerSubscriptionId, async (prepared): Promise<SyncOutcome> => {
      if (prepared.kind === 'not-ours') return { kind: 'not-ours' };
      if (prepared.kind === 'duplicate') return { kind: 'duplicate', userId: prepared.context.userId };
      unmatched.push(...(await writeChanges(prepared.context)));
      return { kind: 'written' };
    }),
  );
  for (const payment of unmatched) reportUnmatched(deps, payment);
  return outcome;
}

// ---- Decides which mails a sync has to send, by what it has changed. mails.ts sends them.

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
 * The mails about what the sync has changed, even if the change was found late, e.g. after an outage. None is sent twice:
 * the caller queues them in the transaction that records the change.
 */
async function listSyncMails(context: SyncContext, written: WrittenState): Promise<BillingMailJob[]> {
  const { row, paymentsBefore, paymentsAfter } = written;
  const subscriptionId = row.id;
  const newPayments = findNewPayments(written);
  const hasFreeTime = !context.before && row.fullPriceFrom && newPayments.some(isFree);
  const dunningMails = await listDunningMails(context, row);
  // The dunning mails say all about a subscription that the provider has stopped.
  const changes = context.remote.stopped ? [] : listChangeKinds(context.before, row, context.at);
  return [
    ...listReceiptMails(newPayments, subscriptionId),
    ...(hasFreeTime ? [{ kind: 'free-time-started', subscriptionId } as const] : []),
    ...dunningMails,
    ...changes.map((kind) => ({ kind, subscriptionId })),
    ...listRefundMails(paymentsBefore, paymentsAfter, subscriptionId),
  ];
}

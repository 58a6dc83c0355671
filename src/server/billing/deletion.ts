/**
 * Before an account is deleted, ends everything that could charge its user. Afterwards, recognizes and refunds charges
 * that were made all the same. For this it keeps some ids of the account, and for bookkeeping its payments.
 */
import { and, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Db } from '../db/database.ts';
import {
  billingCustomers,
  deletedAccountBilling,
  deletedAccountPayments,
  orders,
  payments,
  subscriptions,
} from '../db/schema-billing.ts';
import type { Deps } from '../deps.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { lockInTransaction, withChangeLease, withProviderLock } from './locks.ts';
import { listAgreedPlans } from './plans.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  type ProviderSubscription,
  type Providers,
  requireProvider,
} from './providers/provider.ts';
import { issueRefundReceipt } from './receipts/receipts.ts';
import { type SyncDeps, subscriptionLockName } from './sync/sync-subscription.ts';

export interface EndBillingDeps {
  db: Db;
  /** Real time. */
  now: () => Date;
  /** The billing clock: real time, or the time to which the sandbox's clock was moved. */
  billingNow: () => Date;
  providers: Providers;
}

/** What the steps of one call of `endBilling` share. */
interface EndBillingRun {
  tx: Db;
  deps: EndBillingDeps;
  userId: string;
  /** Ids by which later charges will be recognized; collected during the run, and stored at its end. */
  refs: DeletedAccountRef[];
}

/** Eight days after its order, no pay page can be paid. */
const payableMs = 8 * 24 * 3_600_000;

/** The user's pay pages that may still be paid. */
function listCheckouts({ tx, deps, userId }: EndBillingRun) {
  const since = new Date(deps.billingNow().getTime() - payableMs);
  return tx
    .select({ provider: orders.provider, id: orders.providerSessionId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.status, 'paid'),
        isNotNull(orders.providerSessionId),
        gt(orders.createdAt, since),
      ),
    );
}

/** Subscriptions that have not ended at the provider. */
function listRunning(tx: Db, userId: string) {
  return tx
    .select({ provider: subscriptions.provider, id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')));
}

/** Ends one subscription. Returns whether it was still running: one that the provider does not know charges nobody. */
async function endSubscription(
  { tx, deps }: EndBillingRun,
  provider: PaymentProvider,
  id: string,
): Promise<boolean> {
  const remote = await provider.findSubscription(id, await listAgreedPlans(tx, provider.name, id));
  if (!remote) return false;
  await recordDeletedAccountPayments(tx, provider.name, remote.payments, deps.billingNow());
  if (remote.status === 'ended') return false;
  const ending = provider.endNow(id);
  // Nothing is charged before approval, and some cannot be ended before it.
  await (remote.status === 'pending' ? ending.catch(() => {}) : ending);
  return true;
}

/** Withdraws open pay pages. Returns the subscriptions that were bought there, which may not be recorded yet. */
async function withdrawCheckouts(run: EndBillingRun): Promise<DeletedAccountRef[]> {
  const { deps, refs } = run;
  const bought: DeletedAccountRef[] = [];
  for (const { provider: name, id } of await listCheckouts(run)) {
    const provider = deps.providers[name];
    refs.push({ provider: name, kind: 'checkout', id: id ?? '' });
    const checkout = id && provider ? await provider.expireCheckout(id) : null;
    if (checkout?.subscriptionId)
      bought.push({ provider: name, kind: 'subscription', id: checkout.subscriptionId });
  }
  return bought;
}

/** Ends the recorded subscriptions and those just bought. Returns whether any was still running. */
async function endSubscriptions(run: EndBillingRun, bought: DeletedAccountRef[]): Promise<boolean> {
  const { tx, deps, userId, refs } = run;
  const running = await listRunning(tx, userId);
  // Bought so recently that no sync has recorded them.
  const unrecorded = bought.filter((one) => !running.some(({ id }) => id === one.id));
  let ended = false;
  for (const { provider: name, id } of [...running, ...unrecorded]) {
    const provider = requireProvider(deps.providers, name);
    ended = (await endSubscription(run, provider, id)) || ended;
  }
  refs.push(...unrecorded);
  return ended;
}

/** Ids by which a late charge is matched to the deleted account. */
async function listRefs(tx: Db, userId: string): Promise<DeletedAccountRef[]> {
  const [customers, bought, ordered] = [
    await tx
      .select({ provider: billingCustomers.provider, id: billingCustomers.providerCustomerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId)),
    await tx
      .select({ provider: subscriptions.provider, id: subscriptions.providerSubscriptionId })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId)),
    await tx
      .select({ provider: orders.provider, id: orders.id })
      .from(orders)
      .where(eq(orders.userId, userId)),
  ];
  const ofKind = (kind: DeletedAccountRef['kind'], rows: Omit<DeletedAccountRef, 'kind'>[]) =>
    rows.map((row) => ({ ...row, kind }));
  return [...ofKind('customer', customers), ...ofKind('subscription', bought), ...ofKind('order', ordered)];
}

/** The part of `endBilling` before the deletion. Returns whether a subscription was still running. */
async function endBeforeDeletion(run: EndBillingRun): Promise<boolean> {
  const { tx, deps, userId, refs } = run;
  // Everything that writes this user's subscriptions takes this lock.
  await lockInTransaction(tx, `subscriptions-of:${userId}`);
  await copyPaymentsOfUser(tx, userId, deps.billingNow());
  const ended = await endSubscriptions(run, await withdrawCheckouts(run));
  refs.push(...(await listRefs(tx, userId)));
  await rememberDeletedAccountRefs(tx, refs, deps.billingNow());
  return ended;
}

/**
 * Ends a user's subscriptions immediately and withdraws their open pay pages, then runs `deletion` in the same
 * transaction, so nothing can change in between. Throws `provider_failed` if a provider does not answer, or
 * `provider_off` without its keys; then nothing is deleted. `ended`: whether a subscription was still running.
 */
export async function endBilling<T>(
  deps: EndBillingDeps,
  userId: string,
  deletion: (tx: Db) => Promise<T>,
): Promise<T & { ended: boolean }> {
  return withChangeLease(deps, userId, () =>
    withProviderLock(deps.db, `checkout:${userId}`, (db) =>
      db.transaction(async (tx) => {
        const ended = await endBeforeDeletion({ tx, deps, userId, refs: [] });
        return { ...(await deletion(tx)), ended };
      }),
    ),
  );
}

// ---- What remains of a deleted account: its payments without the user, for the books, and the ids by which a late
// charge is recognized and refunded

type DeletedAccountRefKind = (typeof deletedAccountBilling.$inferSelect)['kind'];

/**
 * An id by which a charge made after the deletion is recognized: of the provider's customer, checkout or subscription, or
 * of our order, which the provider keeps with the subscription.
 */
interface DeletedAccountRef {
  provider: PaymentProviderName;
  kind: DeletedAccountRefKind;
  id: string;
}

async function rememberDeletedAccountRefs(tx: Db, refs: DeletedAccountRef[], deletedAt: Date): Promise<void> {
  if (!refs.length) return;
  const rows = refs.map((ref) => ({ ...ref, deletedAt, lookedAt: deletedAt }));
  await tx.insert(deletedAccountBilling).values(rows).onConflictDoNothing();
}

const matchesRef = (kind: DeletedAccountRefKind, id: string) =>
  and(eq(deletedAccountBilling.kind, kind), eq(deletedAccountBilling.id, id));

/** When the subscription's account was deleted; undefined if it belonged to none of ours. */
async function findAccountDeletedAt(
  db: Db,
  provider: PaymentProviderName,
  { id, orderId, customerId }: Pick<ProviderSubscription, 'id' | 'orderId' | 'customerId'>,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ deletedAt: deletedAccountBilling.deletedAt })
    .from(deletedAccountBilling)
    .where(
      and(
        eq(deletedAccountBilling.provider, provider),
        or(
          matchesRef('subscription', id),
          // A checkout of PayPal has the id of the subscription that it leads to.
          matchesRef('checkout', id),
          orderId === undefined ? undefined : matchesRef('order', orderId),
          customerId === null ? undefined : matchesRef('customer', customerId),
        ),
      ),
    )
    .limit(1);
  return row?.deletedAt;
}

type RecordedPayment = Pick<
  ProviderPayment,
  | 'id'
  | 'plan'
  | 'amountCents'
  | 'currency'
  | 'paidAt'
  | 'taxCents'
  | 'feeCents'
  | 'refundedCents'
  | 'disputed'
>;

/** Records payments, or what has changed of them since, with the receipts of their refunds. */
async function recordDeletedAccountPayments(
  tx: Db,
  provider: PaymentProviderName,
  paid: readonly RecordedPayment[],
  at: Date,
): Promise<void> {
  for (const payment of paid) {
    const { id, plan, amountCents, currency, paidAt, taxCents, feeCents, refundedCents, disputed } = payment;
    const state = { feeCents, refundedCents, disputed };
    await tx
      .insert(deletedAccountPayments)
      .values({ provider, providerPaymentId: id, plan, amountCents, currency, paidAt, taxCents, ...state })
      .onConflictDoUpdate({
        target: [deletedAccountPayments.provider, deletedAccountPayments.providerPaymentId],
        set: state,
      });
    await issueRefundReceipt(tx, { provider, providerPaymentId: id, refundedCents }, at);
  }
}

/** Copies every payment of a user who is being deleted, without the user. */
async function copyPaymentsOfUser(tx: Db, userId: string, at: Date): Promise<void> {
  const rows = await tx.select().from(payments).where(eq(payments.userId, userId));
  for (const { provider, providerPaymentId, ...payment } of rows)
    await recordDeletedAccountPayments(tx, provider, [{ ...payment, id: providerPaymentId }], at);
}

async function findRecordedIds(
  tx: Db,
  provider: PaymentProviderName,
  paid: readonly Pick<ProviderPayment, 'id'>[],
): Promise<Set<string>> {
  const ids = paid.map(({ id }) => id);
  if (!ids.length) return new Set();
  const rows = await tx
    .select({ id: deletedAccountPayments.providerPaymentId })
    .from(deletedAccountPayments)
    .where(
      and(
        eq(deletedAccountPayments.provider, provider),
        inArray(deletedAccountPayments.providerPaymentId, ids),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Refs are kept for 180 days. By then no pay page is open, and no earlier charge can be disputed any more. */
const refsKeptMs = 180 * dayMs;
/** Refs are checked hourly during the first eight days, in which pay pages may still be open, then daily. */
const hourlyChecksMs = 8 * dayMs;
/** Less than an hour: otherwise the hourly job would skip a ref whose last check ended late. */
const hourlyMs = 45 * minuteMs;
/** Providers' clocks count whole seconds and may differ from ours. */
const toleranceMs = minuteMs;

export interface DeletedAccountDeps extends SyncDeps {
  metrics: SyncDeps['metrics'] & Pick<Metrics, 'lateCharge'>;
}

/** The charges made after the deletion; earlier ones are recorded already. */
async function findLateCharges(
  tx: Deps['db'],
  provider: PaymentProvider,
  remote: ProviderSubscription,
  deletedAt: Date,
): Promise<ProviderPayment[]> {
  const recorded = await findRecordedIds(tx, provider.name, remote.payments);
  const since = deletedAt.getTime() - toleranceMs;
  return remote.payments.filter(
    ({ id, paidAt, amountCents }) => amountCents > 0 && !recorded.has(id) && paidAt.getTime() >= since,
  );
}

/**
 * Handles a subscription without a user: if its account was deleted, ends it and refunds later charges. Each step can
 * be repeated. Ignores a subscription that was never ours.
 */
export async function endSubscriptionOfDeletedAccount(deps: DeletedAccountDeps, id: string): Promise<void> {
  const { db, provider, log, metrics } = deps;
  const lateCharges = await withProviderLock(db, subscriptionLockName(provider, id), async (tx) => {
    const remote = await provider.findSubscription(id);
    const deletedAt = remote && (await findAccountDeletedAt(tx, provider.name, remote));
    if (!remote || !deletedAt) return [];
    // A pending one charges nothing before its customer approves it.
    const mayCharge = remote.status !== 'ended' && remote.status !== 'pending';
    if (mayCharge) await provider.endNow(id);
    const late = await findLateCharges(tx, provider, remote, deletedAt);
    for (const payment of late)
      if (payment.refundedCents < payment.amountCents) await provider.refund(payment.id);
    const after = late.length ? await provider.findSubscription(id) : remote;
    await recordDeletedAccountPayments(tx, provider.name, (after ?? remote).payments, deps.now());
    await rememberDeletedAccountRefs(tx, [{ provider: provider.name, kind: 'subscription', id }], deletedAt);
    return late;
  });
  // Not before they are recorded: each is reported once, although the steps may be repeated.
  for (const { id: paymentId } of lateCharges) {
    metrics.lateCharge(provider.name);
    log.warn({ provider: provider.name, paymentId }, 'refunded a charge made after its account was deleted');
  }
}

type StoredRef = typeof deletedAccountBilling.$inferSelect;

/** The refs to check now. Orders and customers cannot be charged: they only serve to recognize a subscription. */
function listRefsToCheck({ db }: Pick<Deps, 'db'>, at: number): Promise<StoredRef[]> {
  const ago = (ms: number) => new Date(at - ms);
  return db
    .select()
    .from(deletedAccountBilling)
    .where(
      and(
        inArray(deletedAccountBilling.kind, ['subscription', 'checkout']),
        or(
          lt(deletedAccountBilling.lookedAt, ago(dayMs)),
          and(
            gt(deletedAccountBilling.deletedAt, ago(hourlyChecksMs)),
            lt(deletedAccountBilling.lookedAt, ago(hourlyMs)),
          ),
        ),
      ),
    );
}

/** Asks for a sync, which calls `endSubscriptionOfDeletedAccount` for a subscription without a user. */
async function queueLateChargeCheck(
  { db, jobs, providers }: Deps,
  ref: StoredRef,
  at: number,
): Promise<void> {
  const provider = providers[ref.provider];
  if (!provider) return;
  const id = ref.kind === 'checkout' ? (await provider.findCheckout(ref.id))?.subscriptionId : ref.id;
  if (id) {
    const data = { provider: ref.provider, subscriptionId: id };
    await jobs.send(db, 'sync-subscription', data, { key: `${ref.provider}:${id}` });
  }
  await db
    .update(deletedAccountBilling)
    .set({ lookedAt: new Date(at) })
    .where(
      and(
        eq(deletedAccountBilling.provider, ref.provider),
        eq(deletedAccountBilling.kind, ref.kind),
        eq(deletedAccountBilling.id, ref.id),
      ),
    );
}

export async function deleteOldDeletedAccountRefs({ db }: Pick<Deps, 'db'>, at: number): Promise<void> {
  await db
    .delete(deletedAccountBilling)
    .where(lt(deletedAccountBilling.deletedAt, new Date(at - refsKeptMs)));
}

/** The reconciler's tasks for deleted accounts, one per checkout or subscription, in case webhooks were lost. */
export async function listLateChargeTasks(deps: Deps, at: number): Promise<(() => Promise<void>)[]> {
  return (await listRefsToCheck(deps, at)).map((ref) => () => queueLateChargeCheck(deps, ref, at));
}

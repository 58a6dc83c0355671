import { and, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Db } from '../../db/database.ts';
import { deletedAccountBilling, deletedAccountPayments, payments } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';
import { withProviderLock } from '../locks.ts';
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '../providers/provider.ts';
import { issueRefundReceipt } from '../receipts/receipts.ts';
import { type SyncDeps, subscriptionLock } from '../sync/sync.ts';

type DeletedAccountRefKind = (typeof deletedAccountBilling.$inferSelect)['kind'];

/** A provider's object that may still cause a charge. */
export interface DeletedAccountRef {
  provider: PaymentProviderName;
  kind: DeletedAccountRefKind;
  id: string;
}

export async function rememberDeletedAccount(tx: Db, refs: DeletedAccountRef[], at: Date): Promise<void> {
  if (!refs.length) return;
  const rows = refs.map((ref) => ({ ...ref, deletedAt: at, lookedAt: at }));
  await tx.insert(deletedAccountBilling).values(rows).onConflictDoNothing();
}

const isKnown = (kind: DeletedAccountRefKind, id: string) =>
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
          isKnown('subscription', id),
          isKnown('checkout', id),
          orderId === undefined ? undefined : isKnown('order', orderId),
          customerId === null ? undefined : isKnown('customer', customerId),
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

export async function recordDeletedAccountPayments(
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

/** Copies every payment of a person, without the person. */
export async function recordPaymentsOf(tx: Db, userId: string, at: Date): Promise<void> {
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
/** After this time, no payment can be disputed and no open page paid. */
const rememberedMs = 180 * dayMs;
/** Pay pages stay open for some days: check hourly during this time, then daily. */
const hourlyChecksMs = 8 * dayMs;
/** Providers' clocks count whole seconds and may differ from ours. */
const toleranceMs = minuteMs;

export type DeletedAccountDeps = SyncDeps & {
  /** Called for each refunded charge that was made after the account was deleted. Only jobs pass it. */
  onLateCharge?: (charge: { provider: PaymentProvider['name']; paymentId: string }) => void;
};

/** Payments made after the deletion; earlier ones are recorded already. */
async function findLate(
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
export async function settleDeletedAccount(deps: DeletedAccountDeps, id: string): Promise<void> {
  const { db, provider } = deps;
  await withProviderLock(db, subscriptionLock(provider, id), async (tx) => {
    const remote = await provider.findSubscription(id);
    const deletedAt = remote && (await findAccountDeletedAt(tx, provider.name, remote));
    if (!remote || !deletedAt) return;
    const isOpen = remote.status !== 'ended' && remote.status !== 'pending';
    if (isOpen) await provider.endNow(id);
    const late = await findLate(tx, provider, remote, deletedAt);
    for (const payment of late) {
      if (payment.refundedCents < payment.amountCents) await provider.refund(payment.id);
      deps.onLateCharge?.({ provider: provider.name, paymentId: payment.id });
    }
    const after = late.length ? await provider.findSubscription(id) : remote;
    await recordDeletedAccountPayments(tx, provider.name, (after ?? remote).payments, deps.now());
    await rememberDeletedAccount(tx, [{ provider: provider.name, kind: 'subscription', id }], deletedAt);
  });
}

type Row = typeof deletedAccountBilling.$inferSelect;

function listDue({ db }: Pick<Deps, 'db'>, at: number): Promise<Row[]> {
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
            lt(deletedAccountBilling.lookedAt, ago(45 * minuteMs)),
          ),
        ),
      ),
    );
}

async function checkForLateCharges({ db, jobs, providers }: Deps, row: Row, at: number): Promise<void> {
  const provider = providers[row.provider];
  if (!provider) return;
  const id = row.kind === 'checkout' ? (await provider.findCheckout(row.id))?.subscriptionId : row.id;
  const data = { provider: row.provider, subscriptionId: id ?? '' };
  if (id) await jobs.send(db, 'sync-subscription', data, { key: `${row.provider}:${id}` });
  await db
    .update(deletedAccountBilling)
    .set({ lookedAt: new Date(at) })
    .where(
      and(
        eq(deletedAccountBilling.provider, row.provider),
        eq(deletedAccountBilling.kind, row.kind),
        eq(deletedAccountBilling.id, row.id),
      ),
    );
}

/** The reconciler's tasks for deleted accounts, one per object at a provider, in case webhooks were lost. */
export async function listDeletedAccountWork(deps: Deps, at: number): Promise<(() => Promise<void>)[]> {
  await deps.db
    .delete(deletedAccountBilling)
    .where(lt(deletedAccountBilling.deletedAt, new Date(at - rememberedMs)));
  return (await listDue(deps, at)).map((row) => () => checkForLateCharges(deps, row, at));
}

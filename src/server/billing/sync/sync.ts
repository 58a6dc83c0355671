import { and, eq, gt, ne, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { billingCustomers, orders, subscriptions } from '../../db/schema-billing.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { listAgreed } from '../agreed-plans.ts';
import { lock, withProviderLock } from '../locks.ts';
import type { PaymentRow } from '../manage/payments.ts';
import type { PaymentProvider, ProviderSubscription } from '../providers/provider.ts';
import type { SubscriptionRow } from '../subscriptions.ts';
import { type Copy, writeCopy } from './sync-write.ts';

export interface SyncDeps {
  db: Db;
  /** The clock of money. */
  now: () => Date;
  provider: PaymentProvider;
  jobs: Pick<Jobs, 'send'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'oddPayment'>;
}

/**
 * `rival`: it was bought through our checkout while the person had another one; nothing is written, settling it
 * is the matter of duplicates.ts.
 */
export type SyncOutcome = { kind: 'written' | 'not-ours' } | { kind: 'rival'; userId: string };

type Order = typeof orders.$inferSelect;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function findRow(tx: Db, provider: PaymentProvider, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider.name), eq(subscriptions.providerSubscriptionId, id)));
  return row;
}

/** The order that the subscription came from; what others wrote into that field at the provider is no order. */
async function findOrder(
  tx: Db,
  provider: PaymentProvider,
  { orderId }: ProviderSubscription,
): Promise<Order | undefined> {
  if (!orderId || !uuid.test(orderId)) return undefined;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.provider, provider.name)));
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

/** Other subscriptions of the person that may charge again, or whose paid time lasts. */
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

/** The provider will or may charge by itself; one that is not paid for yet needs the customer's yes first. */
function mayCharge({ standing }: ProviderSubscription): boolean {
  return standing === 'active' || standing === 'past_due' || standing === 'paused';
}

/**
 * Bought through our checkout while another one is live or paid for. One that has ended counts too while its money is not
 * given back: the settling may have been interrupted, or a charge came after it.
 */
function isRival(remote: ProviderSubscription, order: Order | undefined): boolean {
  if (!order || order.status === 'paid') return false;
  const keepsMoney = remote.payments.some((payment) => payment.refundedCents < payment.amountCents);
  return mayCharge(remote) || (remote.standing === 'ended' && keepsMoney);
}

/** What is written, or why nothing is. */
export type Reading = { kind: 'not-ours' } | { kind: 'written' | 'rival'; copy: Copy };

/** What the provider tells, beside what we have of it and whose it is. */
async function readCopy(tx: Db, deps: SyncDeps, id: string, remote: ProviderSubscription): Promise<Reading> {
  const { provider, jobs, now } = deps;
  const before = await findRow(tx, provider, id);
  const order = await findOrder(tx, provider, remote);
  const userId =
    before?.userId ?? (await findCustomersOwner(tx, provider, remote.customerId)) ?? order?.userId;
  // Nobody was charged yet and nobody may be: an approval that is still open is the order's matter.
  const isOpenApproval = !before && remote.standing === 'pending' && !remote.payments.length;
  if (!userId || isOpenApproval) return { kind: 'not-ours' };
  // Two subscriptions of one person must not both find no other live one.
  await lock(tx, `subscriptions-of:${userId}`);
  const other = await findOthers(tx, userId, id, now());
  const ownOrder = order?.userId === userId ? order : undefined;
  return {
    kind: other.any && !before?.live && isRival(remote, ownOrder) ? 'rival' : 'written',
    // A second one made by hand at the provider is recorded too, but only one counts as live.
    copy: {
      tx,
      jobs,
      provider: provider.name,
      userId,
      before,
      remote,
      live: mayCharge(remote) && !other.live,
      at: now(),
    },
  };
}

/**
 * Under the subscription's lock, on the database that it gives: asks the provider, then lets `write` make of the
 * answer what it will, in one transaction with what it was compared to.
 */
export async function withCopy<T>(
  db: Db,
  deps: SyncDeps,
  id: string,
  write: (reading: Reading) => Promise<T>,
): Promise<T> {
  const { provider } = deps;
  const remote = await provider.findSubscription(id, await listAgreed(db, provider.name, id));
  if (!remote) return write({ kind: 'not-ours' });
  return db.transaction(async (tx) => write(await readCopy(tx, deps, id, remote)));
}

export function subscriptionLock(provider: PaymentProvider, id: string): string {
  return `subscription:${provider.name}:${id}`;
}

/** A sum that was never agreed: the operator looks at the provider what it was for. */
function reportOdd(
  { log, metrics, provider: { name } }: SyncDeps,
  { providerPaymentId, ...row }: PaymentRow,
) {
  const { amountCents, currency, orderType } = row;
  metrics.oddPayment(name);
  log.warn(
    { provider: name, payment: providerPaymentId, amountCents, currency, countedAs: orderType },
    'a payment is the price of no plan that was agreed; it counts for the plan that was in force',
  );
}

/** Makes our copy of a subscription what the provider says now; webhook, return page and checks share it. */
export async function syncSubscription(deps: SyncDeps, providerSubscriptionId: string): Promise<SyncOutcome> {
  const name = subscriptionLock(deps.provider, providerSubscriptionId);
  const odd: PaymentRow[] = [];
  const outcome = await withProviderLock(deps.db, name, (db) =>
    withCopy(db, deps, providerSubscriptionId, async (reading): Promise<SyncOutcome> => {
      if (reading.kind === 'rival') return { kind: reading.kind, userId: reading.copy.userId };
      if (reading.kind === 'written') odd.push(...(await writeCopy(reading.copy)));
      return { kind: reading.kind };
    }),
  );
  for (const payment of odd) reportOdd(deps, payment);
  return outcome;
}

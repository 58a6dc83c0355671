/** Ends everything that could charge a user, before their account is deleted. */
import { and, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { billingCustomers, orders, subscriptions } from '../../db/schema-billing.ts';
import { lock, withChangeLease, withProviderLock } from '../locks.ts';
import { listAgreedPlans } from '../plans.ts';
import { type PaymentProvider, type Providers, requireProvider } from '../providers/provider.ts';
import {
  type DeletedAccountRef,
  recordDeletedAccountPayments,
  recordPaymentsOf,
  rememberDeletedAccountRefs,
} from './deleted-account.ts';

export interface ClosingDeps {
  db: Db;
  /** Real time. */
  now: () => Date;
  billingNow: () => Date;
  providers: Providers;
}

interface Closing {
  tx: Db;
  deps: ClosingDeps;
  userId: string;
  /** Collected on the way, and stored at the end. */
  refs: DeletedAccountRef[];
}

/** Eight days after its order, no pay page can be paid. */
const payableMs = 8 * 24 * 3_600_000;

function listCheckouts({ tx, deps, userId }: Closing) {
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
  { tx, deps }: Closing,
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

/** Withdraws open pay pages. Returns subscriptions bought there that are not recorded yet. */
async function closeCheckouts(closing: Closing): Promise<DeletedAccountRef[]> {
  const { deps, refs } = closing;
  const bought: DeletedAccountRef[] = [];
  for (const { provider: name, id } of await listCheckouts(closing)) {
    const provider = deps.providers[name];
    refs.push({ provider: name, kind: 'checkout', id: id ?? '' });
    const checkout = id && provider ? await provider.expireCheckout(id) : null;
    if (checkout?.subscriptionId)
      bought.push({ provider: name, kind: 'subscription', id: checkout.subscriptionId });
  }
  return bought;
}

/** Ends the recorded subscriptions and those just bought. Returns whether any was still running. */
async function endSubscriptions(closing: Closing, bought: DeletedAccountRef[]): Promise<boolean> {
  const { tx, deps, userId, refs } = closing;
  const running = await listRunning(tx, userId);
  const unknown = bought.filter((one) => !running.some(({ id }) => id === one.id));
  let ended = false;
  for (const { provider: name, id } of [...running, ...unknown]) {
    const provider = requireProvider(deps.providers, name);
    ended = (await endSubscription(closing, provider, id)) || ended;
  }
  refs.push(...unknown);
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

async function close(closing: Closing): Promise<boolean> {
  const { tx, deps, userId, refs } = closing;
  // Everything that writes this user's subscriptions takes this lock.
  await lock(tx, `subscriptions-of:${userId}`);
  await recordPaymentsOf(tx, userId, deps.billingNow());
  const ended = await endSubscriptions(closing, await closeCheckouts(closing));
  refs.push(...(await listRefs(tx, userId)));
  await rememberDeletedAccountRefs(tx, refs, deps.billingNow());
  return ended;
}

/**
 * Ends a user's subscriptions immediately and withdraws their open pay pages, then runs `deletion` in the same
 * transaction, so nothing can change in between. Throws `provider_failed` if a provider does not answer, or
 * `provider_off` without its keys; then nothing is deleted. `ended`: whether a subscription was still running.
 */
export async function closeBilling<T>(
  deps: ClosingDeps,
  userId: string,
  deletion: (tx: Db) => Promise<T>,
): Promise<T & { ended: boolean }> {
  return withChangeLease(deps, userId, () =>
    withProviderLock(deps.db, `checkout:${userId}`, (db) =>
      db.transaction(async (tx) => {
        const ended = await close({ tx, deps, userId, refs: [] });
        return { ...(await deletion(tx)), ended };
      }),
    ),
  );
}

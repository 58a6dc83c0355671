/**
 * A changed price reaches existing customers by a mail and, long enough after it, by a change at the provider
 * (docs/billing.md). Nobody is charged a new price without the mail.
 */
import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { addMonths } from '#shared/dates.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import { currencies, type PlanId, planIds, priceCents } from '#shared/plans.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { priceChanges, subscriptions } from '../../db/schema-billing.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { withChangeLease } from '../locks.ts';
import { ensurePlan } from '../plans.ts';
import type { PaymentProvider, Providers } from '../providers/provider.ts';
import type { SubscriptionRow } from '../subscriptions.ts';
import { type SyncDeps, syncSubscription } from './sync-subscription.ts';

// ---- An announced change of a subscription's price. A subscription has at most one; a later one replaces it.

type PriceChangeRow = typeof priceChanges.$inferSelect;

export async function findPriceChange(db: Db, subscriptionId: string): Promise<PriceChangeRow | undefined> {
  const [change] = await db
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.subscriptionId, subscriptionId));
  return change;
}

/** Records that the mail about the change was sent: only then is the change made at the provider. */
export async function markPriceChangeMailed(db: Db, subscriptionId: string, at: Date): Promise<void> {
  await db
    .update(priceChanges)
    .set({ mailedAt: at })
    .where(and(eq(priceChanges.subscriptionId, subscriptionId), isNull(priceChanges.mailedAt)));
}

export interface PriceChangeDeps extends Omit<SyncDeps, 'provider' | 'now'> {
  /** Real time. */
  now: () => Date;
  /** The billing clock: real time, or the time to which the sandbox's clock was moved. */
  billingNow: () => Date;
  jobs: Pick<Jobs, 'send'>;
  providers: Providers;
  config: SyncDeps['config'] & Pick<Config, 'prices' | 'priceChange' | 'productName'>;
}

const dayMs = 24 * 3_600_000;
/** Charges that are closer together are the same one: providers move a charge by hours. */
const sameChargeMs = 2 * dayMs;
/** A mail that was sent some hours late is still in time. */
const lateMailMs = dayMs;
/** A change is announced at most this many days earlier than the notice requires. */
const maxDaysEarly = 31;
/** Mails per transaction; on PGlite a transaction blocks all other queries. */
const batchSize = 50;

const isSameCharge = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= sameChargeMs;

/** Whether it is still charged, and nothing else is about to change its charges. */
const willRenewUnchanged = ({ live, status, cancelAtPeriodEnd, pendingPlan }: SubscriptionRow) =>
  live && status === 'active' && !cancelAtPeriodEnd && pendingPlan === null;

/**
 * The first charge that may have the new price: late enough, and not announced with the old one already. `from`: the day
 * from which existing customers are charged new prices, as set. `noticeDays`: how long before the charge the mail is due.
 */
export function findFirstCharge(
  row: Pick<SubscriptionRow, 'plan' | 'nextChargeAt' | 'remindedFor'>,
  { from, noticeDays, at }: { from: Date; noticeDays: number; at: Date },
): Date | null {
  const { nextChargeAt, remindedFor } = row;
  if (!nextChargeAt) return null;
  const earliest = Math.max(from.getTime(), at.getTime() + noticeDays * dayMs);
  const months = row.plan === 'annual' ? 12 : 1;
  for (let count = 0; ; count++) {
    const charge = addMonths(nextChargeAt, months * count);
    const isAnnounced = remindedFor !== null && isSameCharge(charge, remindedFor);
    if (charge.getTime() >= earliest && !isAnnounced) return charge;
  }
}

/** SQL condition: the subscription has another price than the list. */
function hasOtherPrice({ prices }: Pick<Config, 'prices'>) {
  return or(
    ...planIds.flatMap((plan: PlanId) =>
      currencies.map((currency) =>
        and(
          eq(subscriptions.plan, plan),
          eq(subscriptions.currency, currency),
          ne(subscriptions.priceCents, priceCents(prices, plan, currency)),
        ),
      ),
    ),
  );
}

const providersThatChangePrices = (providers: Providers): PaymentProviderName[] =>
  Object.values(providers).flatMap((provider) => (provider?.changePrice ? [provider.name] : []));

/** Subscriptions whose price may have to change, and that have no open announcement. Locked for the transaction. */
function listCandidates(tx: Db, deps: PriceChangeDeps, at: Date): Promise<SubscriptionRow[]> {
  const providers = providersThatChangePrices(deps.providers);
  if (!providers.length) return Promise.resolve([]);
  return tx
    .select()
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.provider, providers),
        eq(subscriptions.live, true),
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        isNull(subscriptions.pendingPlan),
        lte(subscriptions.nextChargeAt, new Date(at.getTime() + maxDaysAhead(deps) * dayMs)),
        hasOtherPrice(deps.config),
        sql`not exists (select 1 from price_changes c where c.subscription_id = ${subscriptions.id}
          and c.applied_at is null)`,
      ),
    )
    .for('update', { skipLocked: true });
}

const maxDaysAhead = ({ config }: PriceChangeDeps) => config.priceChange.noticeDays + maxDaysEarly;

/** Records the change and queues its mail in one transaction. False if nothing has to be announced now. */
async function announcePriceChange(
  tx: Db,
  deps: PriceChangeDeps,
  row: SubscriptionRow,
  at: Date,
): Promise<boolean> {
  const { from, noticeDays } = deps.config.priceChange;
  const currency = currencies.find((known) => known === row.currency);
  const chargeAt = from && findFirstCharge(row, { from, noticeDays, at });
  if (!chargeAt || !currency || row.priceCents === null) return false;
  if (chargeAt.getTime() - at.getTime() > maxDaysAhead(deps) * dayMs) return false;
  const change = {
    chargeAt,
    fromCents: row.priceCents,
    toCents: priceCents(deps.config.prices, row.plan, currency),
    currency,
    announcedAt: at,
    mailedAt: null,
    appliedAt: null,
  };
  await tx
    .insert(priceChanges)
    .values({ subscriptionId: row.id, ...change })
    .onConflictDoUpdate({ target: priceChanges.subscriptionId, set: change });
  await deps.jobs.send(tx, 'billing-mail', { kind: 'price-change', subscriptionId: row.id });
  return true;
}

async function announceBatch(deps: PriceChangeDeps): Promise<number> {
  const at = deps.billingNow();
  return deps.db.transaction(async (tx) => {
    let count = 0;
    for (const row of await listCandidates(tx, deps, at)) {
      if (count === batchSize) break;
      if (await announcePriceChange(tx, deps, row, at)) count += 1;
    }
    return count;
  });
}

async function announceAll(deps: PriceChangeDeps): Promise<void> {
  while ((await announceBatch(deps)) === batchSize);
}

/** An announced change that is not made yet. */
interface OpenChange {
  change: PriceChangeRow;
  row: SubscriptionRow;
}

function listOpenChanges({ db }: Pick<PriceChangeDeps, 'db'>): Promise<OpenChange[]> {
  return db
    .select({ change: priceChanges, row: subscriptions })
    .from(priceChanges)
    .innerJoin(subscriptions, eq(subscriptions.id, priceChanges.subscriptionId))
    .where(isNull(priceChanges.appliedAt));
}

/** Whether the change can no longer happen as it was announced. Then it is announced again, for a later charge. */
function isOutdated({ change, row }: OpenChange, noticeDays: number): boolean {
  const { chargeAt, mailedAt } = change;
  if (!willRenewUnchanged(row) || !row.nextChargeAt) return true;
  if (row.nextChargeAt.getTime() > chargeAt.getTime() + sameChargeMs) return true;
  return mailedAt !== null && chargeAt.getTime() - mailedAt.getTime() < noticeDays * dayMs - lateMailMs;
}

/** Whether the next charge is the one that was announced with the new price, and the mail was sent. */
const isDue = ({ change, row }: OpenChange) =>
  change.mailedAt !== null && row.nextChargeAt !== null && isSameCharge(change.chargeAt, row.nextChargeAt);

async function findOpenChange(db: Db, subscriptionId: string): Promise<OpenChange | undefined> {
  const [open] = await db
    .select({ change: priceChanges, row: subscriptions })
    .from(priceChanges)
    .innerJoin(subscriptions, eq(subscriptions.id, priceChanges.subscriptionId))
    .where(and(eq(priceChanges.subscriptionId, subscriptionId), isNull(priceChanges.appliedAt)));
  return open;
}

/** Gives the provider the new price, if nothing has changed since: the user may be cancelling or switching. */
async function applyPriceChange(
  deps: PriceChangeDeps,
  provider: PaymentProvider,
  { row }: OpenChange,
): Promise<void> {
  const { db, config } = deps;
  await withChangeLease(deps, row.userId, async () => {
    const sync = { ...deps, now: deps.billingNow, provider };
    await syncSubscription(sync, row.providerSubscriptionId);
    const open = await findOpenChange(db, row.id);
    if (!open || isOutdated(open, config.priceChange.noticeDays) || !isDue(open)) return;
    const { toCents, currency } = open.change;
    const wanted = { plan: open.row.plan, currency, amountCents: toCents, productName: config.productName };
    await provider.changePrice?.(row.providerSubscriptionId, await ensurePlan({ db, provider }, wanted));
    await db
      .update(priceChanges)
      .set({ appliedAt: deps.billingNow() })
      .where(eq(priceChanges.subscriptionId, row.id));
    await syncSubscription(sync, row.providerSubscriptionId);
  });
}

async function applyOrDrop(deps: PriceChangeDeps, open: OpenChange): Promise<void> {
  if (isOutdated(open, deps.config.priceChange.noticeDays)) {
    const { subscriptionId } = open.change;
    await deps.db
      .delete(priceChanges)
      .where(and(eq(priceChanges.subscriptionId, subscriptionId), isNull(priceChanges.appliedAt)));
    return;
  }
  const provider = deps.providers[open.row.provider];
  if (provider && isDue(open)) await applyPriceChange(deps, provider, open);
}

/**
 * The reconciler's tasks: applies what was announced in time, drops what can no longer happen, and announces what is
 * new. Each step can be repeated.
 */
export async function listPriceChangeTasks(deps: PriceChangeDeps): Promise<(() => Promise<void>)[]> {
  const open = await listOpenChanges(deps);
  return [
    ...open.map((one) => () => applyOrDrop(deps, one)),
    ...(deps.config.priceChange.from ? [() => announceAll(deps)] : []),
  ];
}

/** What the pay page and the settings show of a user's own subscription. */
import { desc, eq } from 'drizzle-orm';
import { type OwnSubscription, pauseMonths } from '#shared/contract/shapes.ts';
import { toSubscriptionType } from '#shared/plan-codec.ts';
import { toAmount } from '#shared/plans.ts';
import type { Db } from '../../db/database.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import {
  canResume,
  findAccessEnd,
  findNextCharge,
  findOwedAmount,
  findPauseEnd,
  givesAccess,
  type SubscriptionRow,
  willEnd,
} from '../subscriptions.ts';
import { findPriceChange } from '../sync/price-changes.ts';
import { findPauseDue } from './changes.ts';

interface OwnSubscriptionDeps {
  db: Db;
  /** The billing clock. */
  now: () => Date;
}

function toOwnSubscription(row: SubscriptionRow, at: Date): Omit<OwnSubscription, 'priceChange'> {
  const next = findNextCharge(row);
  const owed = findOwedAmount(row);
  const switchAt = row.nextChargeAt ?? row.paidThrough;
  return {
    id: row.id,
    paymentProvider: row.provider,
    providerSubscriptionId: row.providerSubscriptionId,
    subscriptionType: toSubscriptionType(row.plan),
    status: row.status,
    hasAccess: givesAccess(row, at),
    accessUntil: findAccessEnd(row)?.toISOString() ?? null,
    endDate: row.paidThrough?.toISOString() ?? null,
    willCancelAtPeriodEnd: willEnd(row),
    owed: owed && { amount: toAmount(owed.cents), currency: owed.currency },
    canResume: canResume(row, at),
    pauseOptions: pauseMonths.flatMap((months) => {
      const until = findPauseEnd(row, months, at);
      return until ? [{ months, until: until.toISOString() }] : [];
    }),
    pause:
      row.status === 'paused' && !row.cancelAtPeriodEnd
        ? { until: row.pausedUntil?.toISOString() ?? null, dueNow: toAmount(findPauseDue(row, at)) }
        : null,
    nextCharge: next && { at: next.at.toISOString(), amount: toAmount(next.cents), currency: next.currency },
    fullPriceFrom: row.fullPriceFrom && row.fullPriceFrom > at ? row.fullPriceFrom.toISOString() : null,
    pendingSwitch:
      row.pendingPlan && switchAt
        ? { subscriptionType: toSubscriptionType(row.pendingPlan), at: switchAt.toISOString() }
        : null,
  };
}

/** Which subscription to show, the highest first: charged, gives access only, awaits its first payment, over. */
function getRank(row: SubscriptionRow, at: Date): number {
  const isStarted = row.status !== 'pending';
  if (row.live && isStarted) return 4;
  if (givesAccess(row, at)) return 3;
  if (row.live) return 2;
  return row.paidThrough ? 1 : 0;
}

/** An announced price, until the provider has it; then `nextCharge` shows it. */
async function findAnnouncedPrice(
  db: Db,
  { id }: SubscriptionRow,
  at: Date,
): Promise<OwnSubscription['priceChange']> {
  const change = await findPriceChange(db, id);
  if (!change?.mailedAt || change.appliedAt || change.chargeAt <= at) return null;
  const { chargeAt, toCents, currency } = change;
  return { at: chargeAt.toISOString(), amount: toAmount(toCents), currency };
}

/**
 * The subscription that may charge the user or gives access; otherwise the latest paid one that is over, for its
 * receipts. Null if there is none.
 */
export async function findOwnSubscription(
  { db, now }: OwnSubscriptionDeps,
  userId: string,
): Promise<OwnSubscription | null> {
  const at = now();
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt));
  const [best] = rows
    .map((row) => ({ row, rank: getRank(row, at) }))
    .filter((candidate) => candidate.rank > 0)
    .sort((a, b) => b.rank - a.rank);
  if (!best) return null;
  return { ...toOwnSubscription(best.row, at), priceChange: await findAnnouncedPrice(db, best.row, at) };
}

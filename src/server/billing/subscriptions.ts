import { and, desc, eq, gt } from 'drizzle-orm';
import type { ActiveSubscription } from '#shared/shapes.ts';
import type { Db } from '../db/database.ts';
import { subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';

declare const subscriberMark: unique symbol;

/** A person who may use the dialogue: only `requireSubscriber` makes one, so the check cannot be forgotten. */
export interface Subscriber {
  readonly userId: string;
  readonly [subscriberMark]: true;
}

interface SubscriptionsDeps {
  db: Db;
  now: () => Date;
}

type Row = typeof subscriptions.$inferSelect;

/** Stripe charges a renewal about an hour after the period has ended, and tries a failed card again. */
const renewalGraceMs = 24 * 3_600_000;

/** Provider's words that let a person in: for the paid time only, or with the grace of a renewal. */
const accessByStatus: Record<string, 'renewing' | 'paid-time'> = {
  active: 'renewing',
  trialing: 'renewing',
  past_due: 'renewing',
  canceled: 'paid-time',
};

function givesAccess(row: Row, now: Date): boolean {
  const access = accessByStatus[row.status];
  if (!access || !row.paidThrough) return false;
  const graceMs = access === 'renewing' && !row.cancelAtPeriodEnd ? renewalGraceMs : 0;
  return row.paidThrough.getTime() + graceMs > now.getTime();
}

/** The subscription that lets this person in, or null. */
export async function findActiveSubscription(
  { db, now }: SubscriptionsDeps,
  userId: string,
): Promise<ActiveSubscription | null> {
  const at = now();
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        gt(subscriptions.paidThrough, new Date(at.getTime() - renewalGraceMs)),
      ),
    )
    .orderBy(desc(subscriptions.paidThrough));
  const row = rows.find((candidate) => givesAccess(candidate, at));
  if (!row?.paidThrough) return null;
  return {
    id: row.id,
    subscriptionType: row.orderType === 'MONTHLY' ? 'MONTHLY' : 'ANNUAL',
    endDate: row.paidThrough.toISOString(),
    willCancelAtPeriodEnd: row.cancelAtPeriodEnd,
  };
}

/** Throws `subscription_required`. */
export async function requireSubscriber(deps: SubscriptionsDeps, userId: string): Promise<Subscriber> {
  if (!(await findActiveSubscription(deps, userId))) throw new AppError('subscription_required');
  return { userId } as Subscriber;
}

/** Whether a provider will or may charge this person again; a second subscription would charge twice. */
export async function hasLiveSubscription(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.live, true)))
    .limit(1);
  return rows.length > 0;
}

/**
 * What our copy of a subscription allows: access, a pause, resuming. And who may take part in a dialogue. `live`: the
 * provider may charge for the subscription; at most one of a user's subscriptions is.
 */
import { and, count, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ActiveSubscription } from '#shared/contract/shapes.ts';
import { addBillingMonths, addMonths } from '#shared/dates.ts';
import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import { toSubscriptionType } from '#shared/plan-codec.ts';
import type { Config } from '../config/config.ts';
import { type Db, prepareOnce } from '../db/database.ts';
import { freeReflections, subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';
import type { Providers } from './providers/provider.ts';

declare const participantMark: unique symbol;

/**
 * A user who may make this call of a dialogue: with a subscription, or because the dialogue is their free one. Only
 * `requireParticipant` creates one, so the check cannot be forgotten.
 */
export interface Participant {
  readonly userId: string;
  /** Without a subscription, in the free first dialogue. That one is stored: unstored dialogues need a `Subscriber`. */
  readonly isFree: boolean;
  readonly [participantMark]: true;
}

export interface Subscriber extends Participant {
  readonly isFree: false;
}

interface SubscriptionsDeps {
  db: Db;
  /** The billing clock: real time, or the time to which the sandbox's clock was moved. */
  billingNow: () => Date;
}

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const dayMs = 24 * 3_600_000;
/** Access lasts this much longer while a renewal is charged: Stripe charges it about an hour after the period ends. */
export const renewalGraceMs = dayMs;
/** The upper limit of the setting DUNNING_GRACE_DAYS. */
const maxGraceDays = 30;

/** Whether a charge failed, or waits for the customer to confirm it. */
export function isFailing({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return status === 'past_due' || status === 'requires_action';
}

type AccessFields = Pick<
  SubscriptionRow,
  'status' | 'stopped' | 'cancelAtPeriodEnd' | 'paidThrough' | 'graceDays'
>;

/** Access after the paid time. A subscription that the provider has stopped charging gets one day at most. */
function getGraceMs(row: AccessFields): number {
  if (row.cancelAtPeriodEnd) return 0;
  if (row.status === 'active') return renewalGraceMs;
  if (!isFailing(row)) return 0;
  return (row.stopped ? Math.min(1, row.graceDays) : row.graceDays) * dayMs;
}

/** Access lasts for the paid time, plus a grace period while a renewal is tried. Null before the first payment. */
export function findAccessEnd(row: AccessFields): Date | null {
  return row.paidThrough && new Date(row.paidThrough.getTime() + getGraceMs(row));
}

export function givesAccess(row: AccessFields, now: Date): boolean {
  const end = findAccessEnd(row);
  return end !== null && end > now;
}

/**
 * Whether it will not renew. Also true if it has ended at the provider: access lasts until the end of the paid period.
 */
export function willEnd(row: Pick<SubscriptionRow, 'status' | 'cancelAtPeriodEnd'>): boolean {
  return row.cancelAtPeriodEnd || row.status === 'ended';
}

export function paidTimeLasts(row: Pick<SubscriptionRow, 'paidThrough'>, at: Date): boolean {
  return row.paidThrough !== null && row.paidThrough > at;
}

/** A cancellation can be undone while the paid period lasts and the subscription has not ended at the provider. */
export function canResume(
  row: Pick<SubscriptionRow, 'live' | 'status' | 'cancelAtPeriodEnd' | 'paidThrough'>,
  at: Date,
): boolean {
  return row.live && row.status !== 'ended' && row.cancelAtPeriodEnd && paidTimeLasts(row, at);
}

/** A paused subscription is resumed at the provider this long before its first charge after the pause. */
export const resumeAheadMs = dayMs;

/** Whether a pause that ends at `at` ends before its planned day. */
export function endsPauseEarly({ pausedUntil }: Pick<SubscriptionRow, 'pausedUntil'>, at: Date): boolean {
  return pausedUntil !== null && at.getTime() < pausedUntil.getTime() - resumeAheadMs;
}

/**
 * Only a monthly plan can be paused: both providers skip whole periods, and a year without a charge would be a year
 * without access.
 */
function canPause(row: SubscriptionRow, at: Date): boolean {
  const { live, status, plan, pendingPlan, cancelAtPeriodEnd, nextChargeAt } = row;
  const renews = live && status === 'active' && !cancelAtPeriodEnd && nextChargeAt !== null;
  // The lower prices or free months of a promotion code last for some months, and a pause would use them up.
  const hasOffer = row.fullPriceFrom !== null && row.fullPriceFrom > at;
  return renews && plan === 'monthly' && !pendingPlan && !hasOffer && paidTimeLasts(row, at);
}

/** How much earlier than the end of the paid period the next charge may be: PayPal has a fixed hour for charges. */
const billingToleranceMs = 2 * dayMs;

/**
 * When a subscription that is paused now for some months after the paid period is charged again: its first billing date
 * then. Null if it cannot be paused.
 */
export function findPauseEnd(row: SubscriptionRow, months: number, at: Date): Date | null {
  const { paidThrough, nextChargeAt } = row;
  if (!canPause(row, at) || !paidThrough || !nextChargeAt) return null;
  const earliestMs = addMonths(paidThrough, months).getTime() - billingToleranceMs;
  const billingDay = row.billingDay ?? nextChargeAt.getUTCDate();
  let end = nextChargeAt;
  while (end.getTime() < earliestMs) end = addBillingMonths(end, 1, billingDay);
  return end;
}

/** Null when nothing more is charged. */
export function findNextCharge(
  row: Pick<SubscriptionRow, 'nextChargeAt' | 'nextChargeCents' | 'currency'>,
): { at: Date; cents: number; currency: string } | null {
  const { nextChargeAt, nextChargeCents, currency } = row;
  if (!nextChargeAt || nextChargeCents === null || !currency) return null;
  return { at: nextChargeAt, cents: nextChargeCents, currency };
}

/** What a failed or unconfirmed charge left unpaid. */
export function findOwedAmount({
  owedCents,
  currency,
}: Pick<SubscriptionRow, 'owedCents' | 'currency'>): { cents: number; currency: string } | null {
  return owedCents === null || !currency ? null : { cents: owedCents, currency };
}

/** Runs on many calls, so the statement is prepared once. */
const selectPaidSubscriptions = prepareOnce(
  'paid_subscriptions',
  ['userId', 'since'],
  (db, { userId, since }) => {
    const { id, plan, status, stopped, cancelAtPeriodEnd, paidThrough, graceDays } = subscriptions;
    return db
      .select({ id, plan, status, stopped, cancelAtPeriodEnd, paidThrough, graceDays })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), gt(paidThrough, since)))
      .orderBy(desc(paidThrough));
  },
);

/** The subscription that gives this user access, or null. */
export async function findActiveSubscription(
  { db, billingNow }: SubscriptionsDeps,
  userId: string,
): Promise<ActiveSubscription | null> {
  const at = billingNow();
  const rows = await selectPaidSubscriptions(db, {
    userId,
    since: new Date(at.getTime() - maxGraceDays * dayMs),
  });
  const row = rows.find((candidate) => givesAccess(candidate, at));
  if (!row?.paidThrough) return null;
  return {
    id: row.id,
    subscriptionType: toSubscriptionType(row.plan),
    endDate: row.paidThrough.toISOString(),
    willCancelAtPeriodEnd: willEnd(row),
  };
}

type FreeReflectionRow = typeof freeReflections.$inferSelect;

/** The user's free first dialogue, if it was begun. */
export async function findFreeReflection(db: Db, userId: string): Promise<FreeReflectionRow | undefined> {
  const [row] = await db.select().from(freeReflections).where(eq(freeReflections.userId, userId));
  return row;
}

/**
 * Whether this call belongs to the free first dialogue. A call that starts it is checked again in the transaction that
 * stores the dialogue (chat/free-reflection.ts).
 */
async function isInFreeReflection(
  { db, config }: Pick<ParticipantDeps, 'db' | 'config'>,
  { userId, sessionId, starts }: DialogueCall,
): Promise<boolean> {
  const row = await findFreeReflection(db, userId);
  if (row?.sessionId === sessionId) return true;
  return starts && config.offers.firstReflectionFree && !row?.usedAt;
}

interface ParticipantDeps extends SubscriptionsDeps {
  config: Pick<Config, 'offers'>;
}

interface DialogueCall {
  userId: string;
  /** The dialogue's id; undefined if the call names none. */
  sessionId: string | undefined;
  /** Whether the call starts a dialogue. */
  starts: boolean;
}

/** Checks a call of a dialogue. Throws `subscription_required`. */
export async function requireParticipant(deps: ParticipantDeps, call: DialogueCall): Promise<Participant> {
  const { userId } = call;
  if (await findActiveSubscription(deps, userId)) return { userId, isFree: false } as Participant;
  if (!(await isInFreeReflection(deps, call))) throw new AppError('subscription_required');
  return { userId, isFree: true } as Participant;
}

function isSubscriber(participant: Participant): participant is Subscriber {
  return !participant.isFree;
}

/** For calls that are never free. Throws `subscription_required`. */
export function requireSubscriber(participant: Participant): Subscriber {
  if (!isSubscriber(participant)) throw new AppError('subscription_required');
  return participant;
}

/**
 * Whether the user would pay twice with a second subscription: one may be charged again, or its paid time lasts
 * beyond `at`.
 */
export async function holdsSubscription(db: Db, userId: string, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        or(eq(subscriptions.live, true), gt(subscriptions.paidThrough, at)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Throws `not_found`, also for another user's subscription. */
export async function getOwnSubscription(
  db: Db,
  owner: { userId: string; provider: PaymentProviderName; providerSubscriptionId: string },
): Promise<SubscriptionRow> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, owner.userId),
        eq(subscriptions.provider, owner.provider),
        eq(subscriptions.providerSubscriptionId, owner.providerSubscriptionId),
      ),
    );
  if (!row) throw new AppError('not_found');
  return row;
}

/** How many subscriptions still run at each provider that is switched off. */
export type SubscriptionsOfDisabledProviders = Partial<Record<PaymentProviderName, number>>;

/**
 * Called at the start of the server. Warns if a switched-off provider's keys are missing too: then its subscriptions
 * cannot be cancelled here.
 */
export async function countSubscriptionsOfDisabledProviders({
  config,
  db,
  providers,
  log,
}: {
  config: Pick<Config, 'off'>;
  db: Db;
  providers: Providers;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): Promise<SubscriptionsOfDisabledProviders> {
  const names = paymentProviders.filter((name) => config.off.includes(name));
  if (!names.length) return {};
  const rows = await db
    .select({ provider: subscriptions.provider, left: count() })
    .from(subscriptions)
    .where(and(inArray(subscriptions.provider, names), ne(subscriptions.status, 'ended')))
    .groupBy(subscriptions.provider);
  for (const { provider, left } of rows)
    if (!providers[provider])
      log.warn({ provider, left }, 'subscriptions run at a provider that is off and has no keys here');
  return Object.fromEntries(rows.map(({ provider, left }) => [provider, left]));
}

/**
 * The mails about a renewal that fails or has to be confirmed, and about a card that is about to expire; and the link in
 * them to the provider's page for another card.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { pageUrl } from '#shared/pages.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import type { BillingMailJob, Jobs } from '../../jobs/jobs.ts';
import type { ProviderSubscription } from '../providers/provider.ts';
import { isFailing, type SubscriptionRow, willEnd } from '../subscriptions.ts';

/** Mails about one failed renewal. The last one is reserved for the case that the provider gives up. */
const maxMails = 4;
const dayMs = 24 * 3_600_000;
/** The provider does not try a payment that waits for the customer again, so the next reminder is due after some days. */
const confirmAgainMs = 4 * dayMs;
/** How long before a card expires its customer gets a mail. */
const cardNoticeMs = 30 * dayMs;
/** Rows per transaction; on PGlite a transaction blocks all other queries. */
const batchSize = 50;

/** The parts of a sync that decide about its mails, as in `SyncContext`. */
interface DunningContext {
  tx: Db;
  before: SubscriptionRow | undefined;
  remote: ProviderSubscription;
  at: Date;
}

type DunningRow = Pick<SubscriptionRow, 'dunningFor' | 'dunningMails' | 'dunningAttempt' | 'paidThrough'>;

/** How many mails were sent about the current failed renewal, and the attempt that the last one was about. */
function countSent({ dunningFor, dunningMails, dunningAttempt, paidThrough }: DunningRow) {
  const isSamePeriod = dunningFor?.getTime() === paidThrough?.getTime();
  return isSamePeriod ? { mails: dunningMails, attempt: dunningAttempt } : { mails: 0, attempt: 0 };
}

async function recordMail(tx: Db, row: SubscriptionRow, attempt: number, at: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      dunningFor: row.paidThrough,
      dunningMails: countSent(row).mails + 1,
      dunningAttempt: attempt,
      dunningMailedAt: at,
    })
    .where(eq(subscriptions.id, row.id));
}

/**
 * The mails that a sync has to send: one for a failed attempt, and one when the provider gives up; at most four for one
 * renewal. Several attempts that one sync finds get one mail.
 */
export async function listDunningMails(
  { tx, before, remote, at }: DunningContext,
  after: SubscriptionRow,
): Promise<BillingMailJob[]> {
  const { id: subscriptionId } = after;
  const sent = countSent(after);
  const attempt = remote.owed?.failedAttempts ?? 0;
  if (remote.stopped) {
    const wasStopped = before && (before.stopped || willEnd(before));
    if (wasStopped || sent.mails >= maxMails) return [];
    await recordMail(tx, after, Math.max(attempt, sent.attempt), at);
    return [{ kind: 'access-ended', subscriptionId }];
  }
  if (!isFailing(remote) || remote.willCancelAtPeriodEnd || sent.mails >= maxMails - 1) return [];
  const isFirst = sent.mails === 0;
  // The bank now wants a confirmation, or no longer wants it: the customer has something else to do.
  const hasOtherCause = before?.status !== remote.status && !isFirst;
  if (!isFirst && !hasOtherCause && attempt <= sent.attempt) return [];
  await recordMail(tx, after, Math.max(attempt, sent.attempt), at);
  const kind = remote.status === 'requires_action' ? 'confirm-payment' : 'payment-failed';
  return [{ kind, subscriptionId, dunningMail: sent.mails + 1 }];
}

export interface DunningDeps {
  db: Db;
  /** The billing clock: real time, or the time to which the sandbox's clock was moved. */
  billingNow: () => Date;
  jobs: Pick<Jobs, 'send'>;
}

/** Runs `batch` until it finds nothing more. */
async function runBatches(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}

/** Reminds of payments that still wait for a confirmation. Returns the number of mails. */
async function queueConfirmationReminders({ db, billingNow, jobs }: DunningDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const at = billingNow();
    const rows = await tx
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.status, 'requires_action'),
          eq(subscriptions.cancelAtPeriodEnd, false),
          isNull(subscriptions.stopped),
          sql`${subscriptions.dunningFor} is not distinct from ${subscriptions.paidThrough}`,
          lt(subscriptions.dunningMails, maxMails - 1),
          lte(subscriptions.dunningMailedAt, new Date(at.getTime() - confirmAgainMs)),
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      await recordMail(tx, row, row.dunningAttempt, at);
      await jobs.send(tx, 'billing-mail', {
        kind: 'confirm-payment',
        subscriptionId: row.id,
        dunningMail: row.dunningMails + 1,
      });
    }
    return rows.length;
  });
}

/** Announces the expiry of each card once, to users whose subscription will be charged again. */
async function queueCardNotices({ db, billingNow, jobs }: DunningDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const at = billingNow();
    const due = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.live, true),
          eq(subscriptions.status, 'active'),
          eq(subscriptions.cancelAtPeriodEnd, false),
          gt(subscriptions.nextChargeAt, at),
          isNotNull(subscriptions.cardExpiresAt),
          lte(subscriptions.cardExpiresAt, new Date(at.getTime() + cardNoticeMs)),
          sql`${subscriptions.cardNoticeFor} is distinct from ${subscriptions.cardExpiresAt}`,
        ),
      )
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const marked = await tx
      .update(subscriptions)
      .set({ cardNoticeFor: sql`${subscriptions.cardExpiresAt}` })
      .where(inArray(subscriptions.id, due))
      .returning({ id: subscriptions.id });
    for (const { id } of marked)
      await jobs.send(tx, 'billing-mail', { kind: 'card-expiring', subscriptionId: id });
    return marked.length;
  });
}

/** Queues the mails that only depend on time. The hourly job calls it. */
export async function sendDunningNotices(deps: DunningDeps): Promise<void> {
  await runBatches(() => queueConfirmationReminders(deps));
  await runBatches(() => queueCardNotices(deps));
}

// ---- The link in mails about a failing payment or an expiring card. It works without a sign-in, as often as
// needed, until it expires. Its token opens the provider's page for that and can do nothing else. It holds only our
// id of the subscription and the expiry, and our page shows nothing about the account.

/** The token: the subscription's UUID, the expiry in Unix seconds, and a signature of both. */
const idBytes = 16;
const expiryBytes = 4;
const signatureBytes = 24;
/** 30 days: longer than providers retry, so that every mail about one failure stays usable. */
const tokenLifeMs = 30 * 24 * 3_600_000;

interface TokenDeps {
  keys: { paymentFix: Buffer };
}

function sign({ keys }: TokenDeps, payload: Uint8Array): Buffer {
  return createHmac('sha256', keys.paymentFix).update(payload).digest().subarray(0, signatureBytes);
}

function createPaymentFixToken(deps: TokenDeps, subscriptionId: string, at: Date): string {
  const payload = Buffer.alloc(idBytes + expiryBytes);
  payload.write(subscriptionId.replaceAll('-', ''), 'hex');
  payload.writeUInt32BE(Math.floor((at.getTime() + tokenLifeMs) / 1_000), idBytes);
  return Buffer.concat([payload, sign(deps, payload)]).toString('base64url');
}

/** Our id of the subscription, or undefined if the token is not one of ours or too old. */
export function readPaymentFixToken(deps: TokenDeps, token: string, at: Date): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + expiryBytes + signatureBytes) return undefined;
  const payload = bytes.subarray(0, idBytes + expiryBytes);
  if (!timingSafeEqual(bytes.subarray(payload.length), sign(deps, payload))) return undefined;
  if (payload.readUInt32BE(idBytes) * 1_000 <= at.getTime()) return undefined;
  const hex = payload.subarray(0, idBytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function createPaymentFixUrl(
  deps: TokenDeps & { config: Pick<Config, 'publicUrl'> },
  subscriptionId: string,
  at: Date,
): string {
  return (
    deps.config.publicUrl + pageUrl('fixPayment', { token: createPaymentFixToken(deps, subscriptionId, at) })
  );
}

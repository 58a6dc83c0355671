/** Stores webhooks of payment providers, and later syncs what they refer to. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { billingCustomers, payments, subscriptions, webhookEvents } from '../../db/schema-billing.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { syncCheckout } from '../checkout/orders.ts';
import type { PaymentProvider, WebhookHint, WebhookSubject } from '../providers/provider.ts';
import { storeRefunds } from './refunds.ts';
import { type SyncOrEndDeps, syncOrEndSubscription } from './sync-or-end.ts';

/**
 * Stores an authentic event, and queues the job that handles it. Once this has returned, the provider need not send it
 * again. Returns false for an event that was stored before.
 */
export async function storeWebhookEvent(
  { db, now, jobs }: Pick<SyncOrEndDeps, 'db' | 'now' | 'jobs'>,
  provider: PaymentProvider['name'],
  { eventId, type, subject }: WebhookHint,
): Promise<boolean> {
  const at = now();
  const event = {
    provider,
    eventId,
    type,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    refundId: subject?.refundId ?? null,
    receivedAt: at,
    processedAt: subject ? null : at,
  };
  return db.transaction(async (tx) => {
    const inserted = await tx.insert(webhookEvents).values(event).onConflictDoNothing().returning();
    if (inserted.length && subject) await jobs.send(tx, 'webhook', { provider, eventId });
    return inserted.length > 0;
  });
}

async function listSubscriptionsOfCustomer(
  db: Db,
  provider: PaymentProvider['name'],
  customerId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .innerJoin(
      billingCustomers,
      and(
        eq(billingCustomers.userId, subscriptions.userId),
        eq(billingCustomers.provider, subscriptions.provider),
      ),
    )
    .where(and(eq(billingCustomers.provider, provider), eq(billingCustomers.providerCustomerId, customerId)));
  return rows.map(({ id }) => id);
}

/** Empty for an unknown payment: when it is first synced, its refunds are read too. */
async function listSubscriptionsOfPayment(
  db: Db,
  provider: PaymentProvider['name'],
  paymentId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, paymentId)));
  return rows.map(({ id }) => id);
}

/** The provider's ids of the subscriptions that the event may have changed. */
async function listSubscriptions(
  { db, provider }: SyncOrEndDeps,
  subject: WebhookSubject,
): Promise<string[]> {
  switch (subject.kind) {
    case 'customer':
      return listSubscriptionsOfCustomer(db, provider.name, subject.id);
    case 'payment':
      return listSubscriptionsOfPayment(db, provider.name, subject.id);
    default:
      return [subject.id];
  }
}

async function syncSubject(deps: SyncOrEndDeps, subject: WebhookSubject): Promise<void> {
  if (subject.kind === 'checkout') return syncCheckout(deps, subject.id);
  const refund = subject.refundId && (await deps.provider.findRefund?.(subject.refundId));
  if (refund) await storeRefunds(deps.db, deps.provider.name, [refund]);
  for (const id of await listSubscriptions(deps, subject)) await syncOrEndSubscription(deps, id);
}

/** Handles a stored event by syncing what it refers to. The queue retries failures. */
export async function handleWebhookEvent(
  deps: SyncOrEndDeps,
  { eventId }: JobData['webhook'],
): Promise<void> {
  const { db, provider, now } = deps;
  const isEvent = and(eq(webhookEvents.provider, provider.name), eq(webhookEvents.eventId, eventId));
  const [event] = await db.select().from(webhookEvents).where(isEvent);
  if (!event?.subjectKind || !event.subjectId || event.processedAt) return;
  const { subjectKind: kind, subjectId: id, refundId } = event;
  await syncSubject(deps, { kind, id, ...(refundId !== null && { refundId }) });
  await db.update(webhookEvents).set({ processedAt: now() }).where(isEvent);
}

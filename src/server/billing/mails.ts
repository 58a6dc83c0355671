import { and, desc, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { orders, payments, subscriptions } from '../db/schema-billing.ts';
import type { BillingMailJob } from '../jobs/jobs.ts';
import { type BillingNotice, billingMail } from '../mail/billing-messages.ts';
import type { Locale } from '../mail/mail-page.ts';
import type { Mailer } from '../mail/mailer.ts';
import { canResume, nextChargeOf, paidTimeLasts } from './own-subscription.ts';
import type { PaymentRow } from './payments.ts';
import { accessEndOf, givesAccess, type SubscriptionRow } from './subscriptions.ts';

export interface BillingMailDeps {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, 'productName'>;
  billingNow: () => Date;
}

/** What the mail is written from, as it is when the job runs. */
interface Facts {
  productName: string;
  row: SubscriptionRow;
  payment: PaymentRow | undefined;
  at: Date;
}

const providerNames = { stripe: 'Stripe', paypal: 'PayPal' };

function receipt({ productName, row, payment }: Facts): BillingNotice | null {
  if (!payment) return null;
  return {
    kind: 'receipt',
    productName,
    orderType: payment.orderType,
    sum: { cents: payment.amountCents, currency: payment.currency },
    paidAt: payment.paidAt,
    periodEnd: payment.periodEnd,
    reference: payment.providerPaymentId,
    next: row.live && !row.cancelAtPeriodEnd ? nextChargeOf(row) : null,
  };
}

/** Nothing is told of a charge that has succeeded meanwhile, nor of one that is given up. */
function paymentFailed({ productName, row }: Facts): BillingNotice | null {
  if (row.standing !== 'past_due' || row.cancelAtPeriodEnd || row.stopped) return null;
  return {
    kind: 'payment-failed',
    productName,
    orderType: row.orderType,
    next: nextChargeOf(row),
    paidThrough: row.paidThrough,
    providerName: providerNames[row.provider],
  };
}

/** Nothing is told of one that goes on again meanwhile. */
function accessEnded({ productName, row, at }: Facts): BillingNotice | null {
  if (!row.stopped) return null;
  return {
    kind: 'access-ended',
    productName,
    orderType: row.orderType,
    why: row.stopped,
    accessUntil: givesAccess(row, at) ? accessEndOf(row) : null,
    paidThrough: row.paidThrough,
    canMend: row.standing !== 'ended',
    providerName: providerNames[row.provider],
  };
}

/** Nothing is told of a cancellation that was taken back meanwhile. */
function cancelled({ productName, row, at }: Facts): BillingNotice | null {
  if (!row.cancelAtPeriodEnd && row.standing !== 'ended') return null;
  return {
    kind: 'cancelled',
    productName,
    orderType: row.orderType,
    accessUntil: paidTimeLasts(row, at) ? row.paidThrough : null,
    canResume: canResume(row, at),
  };
}

function renewal({ productName, row, at }: Facts): BillingNotice | null {
  const next = nextChargeOf(row);
  if (!row.live || row.cancelAtPeriodEnd || !next || next.at <= at) return null;
  return { kind: 'renewal', productName, orderType: row.pendingOrderType ?? row.orderType, next };
}

function refundedDuplicate({ productName, payment }: Facts): BillingNotice | null {
  if (!payment) return null;
  const { orderType, amountCents, currency, providerPaymentId } = payment;
  const sum = { cents: amountCents, currency };
  return { kind: 'refunded-duplicate', productName, orderType, sum, reference: providerPaymentId };
}

const noticeOf: Record<BillingMailJob['kind'], (facts: Facts) => BillingNotice | null> = {
  receipt,
  'payment-failed': paymentFailed,
  'access-ended': accessEnded,
  cancelled,
  renewal,
  'refunded-duplicate': refundedDuplicate,
};

async function findSubscription(db: Db, id: string) {
  const [found] = await db
    .select({ row: subscriptions, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, id));
  return found;
}

/** The payment that the job names, else the latest one. */
async function findPayment(db: Db, job: BillingMailJob): Promise<PaymentRow | undefined> {
  const ofSubscription = eq(payments.subscriptionId, job.subscriptionId);
  const [payment] = await db
    .select()
    .from(payments)
    .where(job.paymentId ? and(ofSubscription, eq(payments.id, job.paymentId)) : ofSubscription)
    .orderBy(desc(payments.paidAt))
    .limit(1);
  return payment;
}

/** The language that the person last bought in. */
async function findLocale(db: Db, subscriptionId: string): Promise<Locale> {
  const [order] = await db
    .select({ locale: orders.locale })
    .from(orders)
    .where(eq(orders.subscriptionId, subscriptionId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order?.locale ?? 'en';
}

/**
 * Sends a mail about money from what the database says now. What is no longer so is not told, and a person who is
 * gone gets none.
 */
export async function sendBillingMail(deps: BillingMailDeps, job: BillingMailJob): Promise<void> {
  const { db, mailer, config, billingNow } = deps;
  const found = await findSubscription(db, job.subscriptionId);
  if (!found) return;
  const payment = await findPayment(db, job);
  const notice = noticeOf[job.kind]({
    productName: config.productName,
    row: found.row,
    payment,
    at: billingNow(),
  });
  if (!notice) return;
  await mailer.send({ to: found.email, ...billingMail(notice, await findLocale(db, job.subscriptionId)) });
}

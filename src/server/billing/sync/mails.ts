import { and, desc, eq } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { type ManageView, pageUrl } from '#shared/pages.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';
import type { BillingMailJob } from '../../jobs/jobs.ts';
import { billingMail } from '../../mail/billing-messages.ts';
import type { BillingNotice } from '../../mail/billing-notice.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { findOrderNumber, type PaymentRow } from '../payments.ts';
import {
  accessEndOf,
  canResume,
  givesAccess,
  nextChargeOf,
  paidTimeLasts,
  type SubscriptionRow,
} from '../subscriptions.ts';

export interface BillingMailDeps {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, 'productName' | 'publicUrl' | 'seller'>;
  billingNow: () => Date;
}

/** The data of a mail, read when the job runs. */
interface Facts {
  config: BillingMailDeps['config'];
  row: SubscriptionRow;
  payment: PaymentRow | undefined;
  orderNumber: string | null;
  at: Date;
}

/** Fields of every mail. Its link leads to a page that requires a sign-in. */
function common({ config, row }: Facts, manage: ManageView = 'plan') {
  return {
    productName: config.productName,
    seller: config.seller,
    plan: row.plan,
    link: config.publicUrl + pageUrl('pay', { manage }),
  };
}

function paid(payment: PaymentRow, { orderNumber }: Facts) {
  return {
    plan: payment.plan,
    sum: { cents: payment.amountCents, currency: payment.currency },
    paidAt: payment.paidAt,
    reference: payment.providerPaymentId,
    orderNumber,
    method: payment.provider,
  };
}

/** Null when nothing more is charged. */
function chargeToCome(row: SubscriptionRow) {
  return row.live && !row.cancelAtPeriodEnd ? nextChargeOf(row) : null;
}

function receipt(facts: Facts): BillingNotice | null {
  const { row, payment } = facts;
  if (!payment) return null;
  return {
    kind: 'receipt',
    ...common(facts, 'payments'),
    ...paid(payment, facts),
    periodStart: payment.periodStart,
    periodEnd: payment.periodEnd,
    creditCents: payment.creditCents,
    next: chargeToCome(row),
  };
}

function refunded(facts: Facts): BillingNotice | null {
  const { row, payment } = facts;
  if (!payment?.refundedCents) return null;
  return {
    kind: 'refunded',
    ...common(facts, 'payments'),
    ...paid(payment, facts),
    refunded: { cents: payment.refundedCents, currency: payment.currency },
    next: chargeToCome(row),
  };
}

/** No mail if the charge has succeeded since, or was given up. */
function paymentFailed(facts: Facts): BillingNotice | null {
  const { row } = facts;
  if (row.status !== 'past_due' || row.cancelAtPeriodEnd || row.stopped) return null;
  return {
    kind: 'payment-failed',
    ...common(facts),
    next: nextChargeOf(row),
    paidThrough: row.paidThrough,
    providerName: providerDescriptors[row.provider].label,
  };
}

/** No mail if the subscription has continued since. */
function accessEnded(facts: Facts): BillingNotice | null {
  const { row, at } = facts;
  if (!row.stopped) return null;
  return {
    kind: 'access-ended',
    ...common(facts),
    why: row.stopped,
    accessUntil: givesAccess(row, at) ? accessEndOf(row) : null,
    paidThrough: row.paidThrough,
    canFix: row.status !== 'ended',
    providerName: providerDescriptors[row.provider].label,
  };
}

/** No mail if the cancellation has been undone since. */
function cancelled(facts: Facts): BillingNotice | null {
  const { row, at } = facts;
  if (!row.cancelAtPeriodEnd && row.status !== 'ended') return null;
  return {
    kind: 'cancelled',
    ...common(facts),
    accessUntil: paidTimeLasts(row, at) ? row.paidThrough : null,
    canResume: canResume(row, at),
  };
}

/** Otherwise a mail about its plan would be out of date. */
const goesOn = (row: SubscriptionRow) => row.live && !row.cancelAtPeriodEnd && !row.stopped;

function resumed(facts: Facts): BillingNotice | null {
  const { row } = facts;
  if (!goesOn(row)) return null;
  return { kind: 'resumed', ...common(facts), to: row.pendingPlan, next: nextChargeOf(row) };
}

/** The present plan, unless a switch is pending. */
function planAsItIs(kind: 'switched' | 'switch-undone'): (facts: Facts) => BillingNotice | null {
  return (facts) => {
    const { row } = facts;
    if (!goesOn(row) || row.pendingPlan) return null;
    return { kind, ...common(facts), next: nextChargeOf(row) };
  };
}

function switchPlanned(facts: Facts): BillingNotice | null {
  const { row } = facts;
  const at = row.nextChargeAt ?? row.paidThrough;
  if (!goesOn(row) || !row.pendingPlan || !at) return null;
  return {
    kind: 'switch-planned',
    ...common(facts),
    to: row.pendingPlan,
    at,
    next: nextChargeOf(row),
  };
}

function renewal(facts: Facts): BillingNotice | null {
  const { row, at } = facts;
  const next = nextChargeOf(row);
  if (!goesOn(row) || !next || next.at <= at) return null;
  return { kind: 'renewal', ...common(facts), plan: row.pendingPlan ?? row.plan, next };
}

function refundedDuplicate(facts: Facts): BillingNotice | null {
  const { payment } = facts;
  if (!payment) return null;
  return { kind: 'refunded-duplicate', ...common(facts), ...paid(payment, facts) };
}

const noticeOf: Record<BillingMailJob['kind'], (facts: Facts) => BillingNotice | null> = {
  receipt,
  refunded,
  'payment-failed': paymentFailed,
  'access-ended': accessEnded,
  cancelled,
  resumed,
  switched: planAsItIs('switched'),
  'switch-planned': switchPlanned,
  'switch-undone': planAsItIs('switch-undone'),
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

/** The language of the person's latest order. */
async function findLocale(db: Db, subscriptionId: string): Promise<Locale> {
  const [order] = await db
    .select({ locale: orders.locale })
    .from(orders)
    .where(eq(orders.subscriptionId, subscriptionId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order?.locale ?? defaultLocale;
}

/**
 * Sends a mail about billing from the present state of the database, unless the event no longer applies or the account
 * was deleted.
 */
export async function sendBillingMail(deps: BillingMailDeps, job: BillingMailJob): Promise<void> {
  const { db, mailer, config, billingNow } = deps;
  const found = await findSubscription(db, job.subscriptionId);
  if (!found) return;
  const payment = await findPayment(db, job);
  const notice = noticeOf[job.kind]({
    config,
    row: found.row,
    payment,
    orderNumber: await findOrderNumber(db, job.subscriptionId),
    at: billingNow(),
  });
  if (!notice) return;
  await mailer.send({ to: found.email, ...billingMail(notice, await findLocale(db, job.subscriptionId)) });
}

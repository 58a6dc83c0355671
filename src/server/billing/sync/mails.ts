/** Sends the mails about billing. Each job reads the current state and sends nothing if its event no longer applies. */
import { and, desc, eq } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { type ManageView, pageUrl } from '#shared/pages.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';
import type { BillingMailJob } from '../../jobs/jobs.ts';
import { createBillingMail } from '../../mail/billing-messages.ts';
import type { BillingNotice } from '../../mail/billing-notice.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { findOrderNumber, type PaymentRow } from '../payments.ts';
import { receiptFileName, renderReceipt } from '../receipts/receipt-pdf.ts';
import { getIncludedTax, listReceipts, type ReceiptRow } from '../receipts/receipts.ts';
import {
  canResume,
  findAccessEnd,
  findNextCharge,
  findOwedAmount,
  givesAccess,
  paidTimeLasts,
  type SubscriptionRow,
} from '../subscriptions.ts';
import { createPaymentFixUrl } from './dunning.ts';
import { findPriceChange, markPriceChangeMailed } from './price-changes.ts';

export interface BillingMailDeps {
  db: Db;
  mailer: Mailer;
  keys: { paymentFix: Buffer };
  config: Pick<Config, 'productName' | 'publicUrl' | 'seller'>;
  /** The billing clock: real time, or the time to which the sandbox's clock was moved. */
  billingNow: () => Date;
}

/** What a mail is written from, read when its job runs: the event may be out of date by then. */
interface MailData {
  job: BillingMailJob;
  /** Opens the page that fixes the payment, without a sign-in here. */
  fixLink: string;
  config: BillingMailDeps['config'];
  row: SubscriptionRow;
  payment: PaymentRow | undefined;
  /** The latest receipt of the payment that fits the mail. */
  receipt: ReceiptRow | undefined;
  /** The change of the price that was announced last. */
  change: Awaited<ReturnType<typeof findPriceChange>>;
  orderNumber: string | null;
  at: Date;
}

/** Fields of every mail. Its link leads to a page that requires a sign-in. */
function commonFields({ config, row }: MailData, manage: ManageView = 'plan') {
  return {
    productName: config.productName,
    seller: config.seller,
    plan: row.plan,
    link: config.publicUrl + pageUrl('pay', { manage }),
  };
}

/** For mails whose button opens the provider's page; the other link leads to the subscription. */
function fixFields(data: MailData) {
  const common = commonFields(data);
  const { label } = providerDescriptors[data.row.provider];
  return { ...common, link: data.fixLink, manageLink: common.link, providerName: label };
}

function paymentFields(payment: PaymentRow, { orderNumber }: MailData) {
  return {
    plan: payment.plan,
    amount: { cents: payment.amountCents, currency: payment.currency },
    paidAt: payment.paidAt,
    reference: payment.providerPaymentId,
    orderNumber,
    method: payment.provider,
  };
}

/** Null when nothing more is charged. */
function findRenewalCharge(row: SubscriptionRow) {
  return row.live && !row.cancelAtPeriodEnd ? findNextCharge(row) : null;
}

// ---- The notice of each kind of mail, or null if its event no longer applies

function receipt(data: MailData): BillingNotice | null {
  const { row, payment, receipt: issued } = data;
  if (!payment) return null;
  return {
    kind: 'receipt',
    ...commonFields(data, 'payments'),
    ...paymentFields(payment, data),
    periodStart: payment.periodStart,
    periodEnd: payment.periodEnd,
    creditCents: payment.creditCents,
    receiptNumber: issued?.number ?? null,
    tax: issued ? getIncludedTax(issued) : null,
    next: findRenewalCharge(row),
  };
}

function refunded(data: MailData): BillingNotice | null {
  const { row, payment } = data;
  if (!payment?.refundedCents) return null;
  return {
    kind: 'refunded',
    ...commonFields(data, 'payments'),
    ...paymentFields(payment, data),
    receiptNumber: data.receipt?.number ?? null,
    refunded: { cents: payment.refundedCents, currency: payment.currency },
    next: findRenewalCharge(row),
  };
}

/** No mail if the charge has succeeded since or was given up, or if a later mail is on its way. */
function dunningFields(data: MailData) {
  const { row, job, at } = data;
  const mail = job.dunningMail ?? 1;
  if (row.cancelAtPeriodEnd || row.stopped || mail < row.dunningMails) return null;
  const next = findNextCharge(row);
  return {
    ...fixFields(data),
    mail,
    owed: findOwedAmount(row) ?? next,
    next,
    accessUntil: givesAccess(row, at) ? findAccessEnd(row) : null,
    paidThrough: row.paidThrough,
  };
}

function paymentFailed(data: MailData): BillingNotice | null {
  const fields = data.row.status === 'past_due' && dunningFields(data);
  return fields ? { kind: 'payment-failed', ...fields } : null;
}

function confirmPayment(data: MailData): BillingNotice | null {
  const fields = data.row.status === 'requires_action' && dunningFields(data);
  return fields ? { kind: 'confirm-payment', ...fields } : null;
}

/** No mail if there is another card by now, or nothing more to charge. */
function cardExpiring(data: MailData): BillingNotice | null {
  const { row, at } = data;
  const next = findNextCharge(row);
  if (!willRenew(row) || row.status !== 'active' || !row.cardExpiresAt || !next) return null;
  if (row.cardNoticeFor?.getTime() !== row.cardExpiresAt.getTime()) return null;
  return {
    kind: 'card-expiring',
    ...fixFields(data),
    lastDay: new Date(row.cardExpiresAt.getTime() - 1),
    hasExpired: row.cardExpiresAt <= at,
    next,
  };
}

/** No mail if the subscription has continued since. */
function accessEnded(data: MailData): BillingNotice | null {
  const { row, at } = data;
  if (!row.stopped) return null;
  return {
    kind: 'access-ended',
    ...fixFields(data),
    ...(row.status === 'ended' && { link: commonFields(data).link, manageLink: null }),
    why: row.stopped,
    accessUntil: givesAccess(row, at) ? findAccessEnd(row) : null,
    paidThrough: row.paidThrough,
    canFix: row.status !== 'ended',
  };
}

/** No mail if the cancellation has been undone since. */
function cancelled(data: MailData): BillingNotice | null {
  const { row, at } = data;
  if (!row.cancelAtPeriodEnd && row.status !== 'ended') return null;
  return {
    kind: 'cancelled',
    ...commonFields(data),
    accessUntil: paidTimeLasts(row, at) ? row.paidThrough : null,
    canResume: canResume(row, at),
  };
}

/** Whether it will renew. If not, a mail about its plan would be out of date. */
const willRenew = (row: SubscriptionRow) => row.live && !row.cancelAtPeriodEnd && !row.stopped;

function resumed(data: MailData): BillingNotice | null {
  const { row } = data;
  if (!willRenew(row)) return null;
  return { kind: 'resumed', ...commonFields(data), to: row.pendingPlan, next: findNextCharge(row) };
}

/** Confirms the current plan. No mail if another switch is pending by now. */
function planConfirmed(kind: 'switched' | 'switch-undone'): (data: MailData) => BillingNotice | null {
  return (data) => {
    const { row } = data;
    if (!willRenew(row) || row.pendingPlan) return null;
    return { kind, ...commonFields(data), next: findNextCharge(row) };
  };
}

function switchPlanned(data: MailData): BillingNotice | null {
  const { row } = data;
  const at = row.nextChargeAt ?? row.paidThrough;
  if (!willRenew(row) || !row.pendingPlan || !at) return null;
  return {
    kind: 'switch-planned',
    ...commonFields(data),
    to: row.pendingPlan,
    at,
    next: findNextCharge(row),
  };
}

function renewal(data: MailData): BillingNotice | null {
  const { row, at } = data;
  const next = findNextCharge(row);
  if (!willRenew(row) || !next || next.at <= at) return null;
  return {
    kind: 'renewal',
    ...commonFields(data),
    cancelLink: commonFields(data, 'cancel').link,
    plan: row.pendingPlan ?? row.plan,
    next,
  };
}

/** No mail if it was cancelled since: that mail says that nothing is charged. */
function freeTimeStarted(data: MailData): BillingNotice | null {
  const next = findNextCharge(data.row);
  if (!willRenew(data.row) || !next) return null;
  return { kind: 'free-time-started', ...commonFields(data), next };
}

/** No mail if the subscription has been cancelled or switched since, or the price was changed already. */
function priceChange(data: MailData): BillingNotice | null {
  const { row, change, at } = data;
  if (!willRenew(row) || row.pendingPlan || !change || change.appliedAt || change.chargeAt <= at) return null;
  return {
    kind: 'price-change',
    ...commonFields(data),
    cancelLink: commonFields(data, 'cancel').link,
    from: { cents: change.fromCents, currency: change.currency },
    next: { cents: change.toCents, currency: change.currency, at: change.chargeAt },
  };
}

/** No mail if the pause is over by now. */
function pauseNotice(kind: 'paused' | 'pause-ending'): (data: MailData) => BillingNotice | null {
  return (data) => {
    const { row, at } = data;
    const next = findNextCharge(row);
    if (!row.pausedUntil || !next || next.at <= at) return null;
    const accessUntil = paidTimeLasts(row, at) ? row.paidThrough : null;
    const cancelLink = commonFields(data, 'cancel').link;
    return { kind, ...commonFields(data), cancelLink, accessUntil, next };
  };
}

function pauseEnded(data: MailData): BillingNotice | null {
  const { row, at } = data;
  if (!willRenew(row) || row.status !== 'active') return null;
  const isOpen = givesAccess(row, at);
  return { kind: 'pause-ended', ...commonFields(data), isOpen, next: findNextCharge(row) };
}

function refundedDuplicate(data: MailData): BillingNotice | null {
  const { payment } = data;
  if (!payment) return null;
  return { kind: 'refunded-duplicate', ...commonFields(data), ...paymentFields(payment, data) };
}

const noticeBuilders: Record<BillingMailJob['kind'], (data: MailData) => BillingNotice | null> = {
  receipt,
  refunded,
  'payment-failed': paymentFailed,
  'confirm-payment': confirmPayment,
  'card-expiring': cardExpiring,
  'access-ended': accessEnded,
  cancelled,
  resumed,
  switched: planConfirmed('switched'),
  'switch-planned': switchPlanned,
  'switch-undone': planConfirmed('switch-undone'),
  renewal,
  'free-time-started': freeTimeStarted,
  'price-change': priceChange,
  paused: pauseNotice('paused'),
  'pause-ending': pauseNotice('pause-ending'),
  'pause-ended': pauseEnded,
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

/** Which receipt of the payment is attached to a mail. */
const receiptKinds: Partial<Record<BillingMailJob['kind'], ReceiptRow['kind']>> = {
  receipt: 'payment',
  refunded: 'refund',
  'refunded-duplicate': 'refund',
};

/** A refund may come in parts, each with its own receipt: the mail has the latest. A duplicate's mail has both. */
async function findReceipts(db: Db, job: BillingMailJob, payment: PaymentRow | undefined) {
  const kind = receiptKinds[job.kind];
  if (!payment || !kind) return { issued: undefined, attached: [] };
  const all = await listReceipts(db, [payment]);
  const issued = all.findLast((one) => one.kind === kind);
  return { issued, attached: job.kind === 'refunded-duplicate' ? all : issued ? [issued] : [] };
}

async function createAttachments(
  receipts: readonly ReceiptRow[],
  email: string,
  locale: Locale,
): Promise<Pick<Mail, 'attachments'>> {
  if (!receipts.length) return {};
  const toFile = async (receipt: ReceiptRow) => ({
    filename: receiptFileName(receipt),
    contentType: 'application/pdf',
    content: await renderReceipt({ receipt, email, locale }),
  });
  return { attachments: await Promise.all(receipts.map(toFile)) };
}

/** The language of the subscription's latest order. */
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
 * Sends a mail about billing from the current state of the database, unless the event no longer applies or the account
 * was deleted.
 */
export async function sendBillingMail(deps: BillingMailDeps, job: BillingMailJob): Promise<void> {
  const { db, mailer, config, billingNow } = deps;
  const at = billingNow();
  const found = await findSubscription(db, job.subscriptionId);
  if (!found) return;
  const payment = await findPayment(db, job);
  const { issued, attached } = await findReceipts(db, job, payment);
  const notice = noticeBuilders[job.kind]({
    job,
    fixLink: createPaymentFixUrl(deps, found.row.id, at),
    config,
    row: found.row,
    payment,
    receipt: issued,
    change: job.kind === 'price-change' ? await findPriceChange(db, job.subscriptionId) : undefined,
    orderNumber: await findOrderNumber(db, job.subscriptionId),
    at,
  });
  if (!notice) return;
  const locale = await findLocale(db, job.subscriptionId);
  await mailer.send({
    to: found.email,
    ...createBillingMail(notice, locale),
    ...(await createAttachments(attached, found.email, locale)),
  });
  if (notice.kind === 'price-change') await markPriceChangeMailed(db, job.subscriptionId, at);
}

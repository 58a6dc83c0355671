import { desc, eq } from 'drizzle-orm';
import type { PaymentInit, SwitchQuote as WireQuote } from '#shared/contract/shapes.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import { amountOf, type Currency, currencies, type PlanId, priceCents } from '#shared/plans.ts';
import type { Db } from '../../db/database.ts';
import { payments } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { PaymentRow } from '../payments.ts';
import { ensurePlan, listAgreed } from '../plans.ts';
import type { SwitchOutcome, SwitchQuote, SwitchRequest } from '../providers/provider.ts';
import type { SubscriptionRow } from '../subscriptions.ts';
import {
  type ChangeDeps,
  changeOwn,
  type OwnRef,
  readSynced,
  refuse,
  requireOwnReturn,
  requireProviderPage,
  type SyncedSubscription,
  sendSync,
  syncAfter,
} from './changes.ts';

/** A quote holds so long. */
const quoteLifeMs = 10 * 60_000;
/** By then a person has agreed at the provider's page, if its webhook got lost. */
const approvalSyncS = 120;

export interface QuoteSwitch extends OwnRef {
  to: PlanId;
}

export interface SwitchPlan extends QuoteSwitch {
  /** As quoted; null for what is no amount of whole cents. */
  dueTodayCents: number | null;
  quotedAt: string;
  returnUrl: string;
}

function findSwitchRefusal(
  row: SubscriptionRow,
): 'subscription_ended' | 'cancel_waiting' | 'payment_failing' | null {
  if (row.status === 'ended') return 'subscription_ended';
  if (row.cancelAtPeriodEnd) return 'cancel_waiting';
  return row.status === 'active' ? null : 'payment_failing';
}

/** The payment that the running period was bought with. */
async function findLatestPayment(db: Db, row: SubscriptionRow): Promise<PaymentRow | undefined> {
  const [latest] = await db
    .select()
    .from(payments)
    .where(eq(payments.subscriptionId, row.id))
    .orderBy(desc(payments.periodEnd), desc(payments.paidAt))
    .limit(1);
  return latest;
}

/**
 * A change starts from a period that is paid for. Where a part of it was given back, only a change at once is
 * refused: it would take the unused days off the new price as if all of them had been paid.
 */
async function isReturned(db: Db, row: SubscriptionRow, { effective }: SwitchQuote): Promise<boolean> {
  const latest = await findLatestPayment(db, row);
  if (!latest) return false;
  const { disputed, refundedCents, amountCents } = latest;
  if (disputed || (refundedCents > 0 && effective === 'now')) return true;
  return amountCents > 0 && refundedCents >= amountCents;
}

/** A subscription stays in the currency that it was bought in. */
async function getCurrency(db: Db, row: SubscriptionRow): Promise<Currency> {
  const code = row.currency ?? (await findLatestPayment(db, row))?.currency;
  const currency = currencies.find((known) => known === code);
  if (!currency) throw new AppError('provider_failed');
  return currency;
}

/** Back to the running plan is back to what was agreed for it; only another plan is sold at today's price. */
async function priceOf(
  db: Db,
  row: SubscriptionRow,
  { to, currency }: { to: PlanId; currency: Currency },
): Promise<number> {
  if (to !== row.plan) return priceCents(to, currency);
  const agreed = await listAgreed(db, row.provider, row.providerSubscriptionId);
  const running = agreed.findLast((terms) => terms.plan === to && terms.currency === currency);
  return running?.amountCents ?? priceCents(to, currency);
}

async function quote(
  { db, config }: ChangeDeps,
  { provider, row }: SyncedSubscription,
  input: { to: PlanId; quotedAt: Date },
): Promise<{ request: SwitchRequest; quoted: SwitchQuote }> {
  const currency = await getCurrency(db, row);
  const amountCents = await priceOf(db, row, { to: input.to, currency });
  const wanted = { plan: input.to, currency, amountCents, productName: config.productName };
  const request = {
    ...input,
    subscriptionId: row.providerSubscriptionId,
    plan: await ensurePlan({ db, provider }, wanted),
    amountCents,
  };
  return { request, quoted: await provider.quoteSwitch(request) };
}

function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1_000) * 1_000);
}

function wireQuote(to: PlanId, quotedAt: Date, quoted: SwitchQuote): WireQuote {
  const { next } = quoted;
  return {
    orderType: toOrderType(to),
    effective: quoted.effective,
    dueToday: amountOf(quoted.dueTodayCents),
    credit: amountOf(quoted.creditCents),
    currency: quoted.currency,
    nextCharge: { at: next.at.toISOString(), amount: amountOf(next.amountCents), currency: next.currency },
    quotedAt: quotedAt.toISOString(),
  };
}

/** Back to the present plan: nothing is changed but what waited. */
function isTakenBack(row: SubscriptionRow, { to }: QuoteSwitch): boolean {
  return row.plan === to;
}

/** What a change to this plan would cost, today and next; to the present plan it takes a waiting change back. */
export async function quoteSwitch(deps: ChangeDeps, input: QuoteSwitch): Promise<WireQuote> {
  const synced = await readSynced(deps, input);
  const refusal = findSwitchRefusal(synced.row);
  if (refusal) throw new AppError(refusal);
  if (synced.row.pendingPlan === input.to) throw new AppError('switch_waiting');
  const quotedAt = wholeSecond(deps.billingNow());
  const { quoted } = await quote(deps, synced, { to: input.to, quotedAt });
  if (!isTakenBack(synced.row, input) && (await isReturned(deps.db, synced.row, quoted)))
    throw new AppError('payment_returned');
  return wireQuote(input.to, quotedAt, quoted);
}

/** The moment of the quote that the person saw, if it still holds. Throws `quote_changed`. */
function requireQuotedAt(text: string, at: Date): Date {
  const quotedAt = wholeSecond(new Date(text));
  const ageMs = at.getTime() - quotedAt.getTime();
  if (ageMs < 0 || ageMs > quoteLifeMs) throw new AppError('quote_changed');
  return quotedAt;
}

/** The plan that will be charged next, unless the person changes something. */
function isPlannedAlready(row: SubscriptionRow, to: PlanId): boolean {
  return (row.pendingPlan ?? row.plan) === to;
}

async function finishSwitch(
  deps: ChangeDeps,
  synced: SyncedSubscription,
  outcome: SwitchOutcome,
): Promise<PaymentInit> {
  if (outcome.kind === 'declined') return refuse('payment_declined');
  if (outcome.kind === 'approval') {
    await sendSync(synced, approvalSyncS);
    return { success: true, redirectUrl: requireProviderPage(deps.config, outcome.url) };
  }
  await syncAfter(synced);
  return { success: true };
}

/**
 * Changes the plan for exactly the sum that the person saw: it is quoted again for the same moment. Throws
 * `quote_changed` when that sum is another one by now, or the quote is too old.
 */
export async function switchPlan(deps: ChangeDeps, input: SwitchPlan): Promise<PaymentInit> {
  requireOwnReturn(deps.config, input.returnUrl);
  return changeOwn(deps, input, async (synced) => {
    const refusal = findSwitchRefusal(synced.row);
    if (refusal) return refuse(refusal);
    // A repeat of a call whose answer got lost: what it asks for is there.
    if (isPlannedAlready(synced.row, input.to)) return { success: true };
    const quotedAt = requireQuotedAt(input.quotedAt, deps.billingNow());
    const { request, quoted } = await quote(deps, synced, { to: input.to, quotedAt });
    if (!isTakenBack(synced.row, input) && (await isReturned(deps.db, synced.row, quoted)))
      return refuse('payment_returned');
    if (input.dueTodayCents !== quoted.dueTodayCents) throw new AppError('quote_changed');
    const outcome = await synced.provider.switchPlan({ ...request, returnUrl: input.returnUrl });
    return finishSwitch(deps, synced, outcome);
  });
}

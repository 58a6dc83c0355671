/** Switching between the plans: the quote that the page shows, and the switch for exactly that quote. */
import { desc, eq } from 'drizzle-orm';
import type { SwitchQuote as ApiQuote, PaymentInit } from '#shared/contract/shapes.ts';
import { findTaxRate } from '#shared/countries.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import { type Currency, currencies, type PlanId, priceCents, toAmount } from '#shared/plans.ts';
import type { Db } from '../../db/database.ts';
import { orders, payments } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { PaymentRow } from '../payments.ts';
import { ensurePlan, listAgreedPlans } from '../plans.ts';
import type { SwitchOutcome, SwitchQuote, SwitchRequest } from '../providers/provider.ts';
import { refuse } from '../refusals.ts';
import type { SubscriptionRow } from '../subscriptions.ts';
import {
  type ChangeDeps,
  changeOwnSubscription,
  type OwnSubscriptionRef,
  requireOwnReturnUrl,
  requireProviderPage,
  type SyncedSubscription,
  scheduleSync,
  syncAfterChange,
  syncOwnSubscription,
} from './changes.ts';

/** How long a quote is valid. */
const quoteLifeMs = 10 * 60_000;
/** When to check whether the customer approved on the provider's page, in case the webhook is lost. */
const approvalSyncS = 120;

export interface QuoteSwitchInput extends OwnSubscriptionRef {
  to: PlanId;
}

export interface SwitchPlanInput extends QuoteSwitchInput {
  /** As quoted; null if the amount was not in whole cents. */
  dueTodayCents: number | null;
  quotedAt: string;
  returnUrl: string;
}

/**
 * Why the plan cannot be switched now. Providers differ in what becomes of free time and lower first prices, so no plan
 * is switched while they last.
 */
function findSwitchRefusal(
  row: SubscriptionRow,
  at: Date,
):
  | 'subscription_ended'
  | 'cancel_waiting'
  | 'subscription_paused'
  | 'payment_failing'
  | 'offer_running'
  | null {
  if (row.status === 'ended') return 'subscription_ended';
  if (row.cancelAtPeriodEnd) return 'cancel_waiting';
  if (row.status === 'paused') return 'subscription_paused';
  if (row.fullPriceFrom && row.fullPriceFrom > at) return 'offer_running';
  return row.status === 'active' ? null : 'payment_failing';
}

/** The payment for the current period. */
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
 * Whether the payment for the current period was refunded or disputed. A partial refund blocks only an immediate
 * change, which would credit all unused days as if they had been paid in full.
 */
async function isPaymentReturned(db: Db, row: SubscriptionRow, { effective }: SwitchQuote): Promise<boolean> {
  const latest = await findLatestPayment(db, row);
  if (!latest) return false;
  const { disputed, refundedCents, amountCents } = latest;
  if (disputed || (refundedCents > 0 && effective === 'now')) return true;
  return amountCents > 0 && refundedCents >= amountCents;
}

/** The currency of the subscription, which a switch keeps. */
async function getCurrency(db: Db, row: SubscriptionRow): Promise<Currency> {
  const code = row.currency ?? (await findLatestPayment(db, row))?.currency;
  const currency = currencies.find((known) => known === code);
  if (!currency) throw new AppError('provider_failed');
  return currency;
}

/** Switching back to the current plan keeps its agreed price; the other plan has today's price. */
async function getPrice(
  { db, config }: Pick<ChangeDeps, 'db' | 'config'>,
  row: SubscriptionRow,
  { to, currency }: { to: PlanId; currency: Currency },
): Promise<number> {
  if (to !== row.plan) return priceCents(config.prices, to, currency);
  const agreed = await listAgreedPlans(db, row.provider, row.providerSubscriptionId);
  const current = agreed.findLast((terms) => terms.plan === to && terms.currency === currency);
  return current?.amountCents ?? priceCents(config.prices, to, currency);
}

/** The country chosen when the subscription was bought. */
async function findCountry(db: Db, subscriptionId: string): Promise<string | null> {
  const [order] = await db
    .select({ country: orders.country })
    .from(orders)
    .where(eq(orders.subscriptionId, subscriptionId))
    .limit(1);
  return order?.country ?? null;
}

/** Asks the provider for a quote. The same `quotedAt` gives the same quote. */
async function requestQuote(
  { db, config }: ChangeDeps,
  { provider, row }: SyncedSubscription,
  input: { to: PlanId; quotedAt: Date },
): Promise<{ request: SwitchRequest; quoted: SwitchQuote }> {
  const currency = await getCurrency(db, row);
  const amountCents = await getPrice({ db, config }, row, { to: input.to, currency });
  const wanted = { plan: input.to, currency, amountCents, productName: config.productName };
  const request = {
    ...input,
    subscriptionId: row.providerSubscriptionId,
    plan: await ensurePlan({ db, provider }, wanted),
    amountCents,
    taxRate: findTaxRate(config.prices, await findCountry(db, row.id)),
  };
  return { request, quoted: await provider.quoteSwitch(request) };
}

/** Stripe prorates by whole seconds, and a quote must be repeatable for exactly the same time. */
function floorToSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1_000) * 1_000);
}

function toApiQuote(to: PlanId, quotedAt: Date, quoted: SwitchQuote): ApiQuote {
  const { next } = quoted;
  return {
    orderType: toOrderType(to),
    effective: quoted.effective,
    dueToday: toAmount(quoted.dueTodayCents),
    credit: toAmount(quoted.creditCents),
    currency: quoted.currency,
    nextCharge: { at: next.at.toISOString(), amount: toAmount(next.amountCents), currency: next.currency },
    quotedAt: quotedAt.toISOString(),
  };
}

/** Switching to the current plan only undoes a pending switch. */
function isUndo(row: SubscriptionRow, { to }: QuoteSwitchInput): boolean {
  return row.plan === to;
}

/** The cost of the switch, today and next. Switching to the current plan undoes a pending switch. */
export async function quoteSwitch(deps: ChangeDeps, input: QuoteSwitchInput): Promise<ApiQuote> {
  const synced = await syncOwnSubscription(deps, input);
  const refusal = findSwitchRefusal(synced.row, deps.billingNow());
  if (refusal) throw new AppError(refusal);
  if (synced.row.pendingPlan === input.to) throw new AppError('switch_waiting');
  const quotedAt = floorToSecond(deps.billingNow());
  const { quoted } = await requestQuote(deps, synced, { to: input.to, quotedAt });
  if (!isUndo(synced.row, input) && (await isPaymentReturned(deps.db, synced.row, quoted)))
    throw new AppError('payment_returned');
  return toApiQuote(input.to, quotedAt, quoted);
}

/** The time of the quote that the user saw. Throws `quote_changed` if it has expired. */
function requireQuotedAt(text: string, at: Date): Date {
  const quotedAt = floorToSecond(new Date(text));
  const ageMs = at.getTime() - quotedAt.getTime();
  if (ageMs < 0 || ageMs > quoteLifeMs) throw new AppError('quote_changed');
  return quotedAt;
}

/** Whether the next charge is for this plan already. */
function isNextPlan(row: SubscriptionRow, to: PlanId): boolean {
  return (row.pendingPlan ?? row.plan) === to;
}

async function finishSwitch(
  deps: ChangeDeps,
  synced: SyncedSubscription,
  outcome: SwitchOutcome,
): Promise<PaymentInit> {
  if (outcome.kind === 'declined') return refuse('payment_declined');
  if (outcome.kind === 'approval') {
    await scheduleSync(synced, approvalSyncS);
    return { success: true, redirectUrl: requireProviderPage(deps.config, outcome.url) };
  }
  await syncAfterChange(synced);
  return { success: true };
}

/**
 * Switches the plan for exactly the amount that the user saw, by quoting again for the same time. Throws
 * `quote_changed` if the amount differs or the quote has expired.
 */
export async function switchPlan(deps: ChangeDeps, input: SwitchPlanInput): Promise<PaymentInit> {
  requireOwnReturnUrl(deps.config, input.returnUrl);
  return changeOwnSubscription(deps, input, async (synced) => {
    const refusal = findSwitchRefusal(synced.row, deps.billingNow());
    if (refusal) return refuse(refusal);
    // A repeated call after a lost answer: the switch is done already.
    if (isNextPlan(synced.row, input.to)) return { success: true };
    const quotedAt = requireQuotedAt(input.quotedAt, deps.billingNow());
    const { request, quoted } = await requestQuote(deps, synced, { to: input.to, quotedAt });
    if (!isUndo(synced.row, input) && (await isPaymentReturned(deps.db, synced.row, quoted)))
      return refuse('payment_returned');
    if (input.dueTodayCents !== quoted.dueTodayCents) throw new AppError('quote_changed');
    const outcome = await synced.provider.switchPlan({ ...request, returnUrl: input.returnUrl });
    return finishSwitch(deps, synced, outcome);
  });
}

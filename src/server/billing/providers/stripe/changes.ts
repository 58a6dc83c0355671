import Stripe from 'stripe';
import type {
  NextCharge,
  ProviderPlan,
  RefundPart,
  SwitchOutcome,
  SwitchQuote,
  SwitchRequest,
} from '../provider.ts';
import { createOnce, fromSeconds, getId, isMissing, requireKind, toSeconds } from './client.ts';
import { listPaidIntents } from './payments.ts';
import {
  findEnd,
  findSchedule,
  findStripeSubscription,
  getBalance,
  onlyItem,
  presentPlan,
  toStatus,
  type WaitingSwitch,
  waitingSwitch,
} from './subscription.ts';

async function getStripeSubscription(client: Stripe, id: string): Promise<Stripe.Subscription> {
  const subscription = await findStripeSubscription(client, id);
  if (!subscription) throw new TypeError(`no subscription ${id}`);
  return subscription;
}

/** Stripe rejects changes and cancellations while a schedule is attached. */
async function releaseSchedule(
  client: Stripe,
  { schedule }: Stripe.Subscription,
  params?: Stripe.SubscriptionScheduleReleaseParams,
): Promise<void> {
  const id = getId(schedule);
  if (id) await client.subscriptionSchedules.release(id, params);
}

/** The current period at its price, as the first phase of a schedule. */
function presentPhase(
  subscription: Stripe.Subscription,
  { current_phase: now }: Stripe.SubscriptionSchedule,
): Stripe.SubscriptionScheduleUpdateParams.Phase {
  const item = onlyItem(subscription);
  return {
    items: [{ price: item.price.id, quantity: item.quantity ?? 1 }],
    start_date: now?.start_date ?? item.current_period_start,
    end_date: item.current_period_end,
  };
}

/** One period of the new plan. When the schedule releases the subscription, it renews. */
function nextPhase(
  subscription: Stripe.Subscription,
  price: string,
): Stripe.SubscriptionScheduleUpdateParams.Phase {
  const interval = presentPlan(subscription) === 'annual' ? 'month' : 'year';
  const quantity = onlyItem(subscription).quantity ?? 1;
  return { items: [{ price, quantity }], duration: { interval, interval_count: 1 } };
}

/** Metadata key on a cancelled subscription's schedule: the price that it was to switch to. */
const suspendedSwitchKey = 'switch_put_aside';

/** The newest invoice while it waits for its first or next attempt. */
function owedInvoice({ latest_invoice: latest }: Stripe.Subscription): Stripe.Invoice | undefined {
  if (!latest || typeof latest !== 'object') return undefined;
  return latest.status === 'draft' || latest.status === 'open' ? latest : undefined;
}

/** Cancelling stops the collection of open invoices; drafts need an extra step. */
async function stopDraft(client: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const owed = owedInvoice(subscription);
  if (owed?.status === 'draft' && owed.auto_advance)
    await client.invoices.update(owed.id, { auto_advance: false });
}

/**
 * Stops the draft first: if a later step fails, nothing is charged and a repeat completes the rest. In the other
 * order, a repeat would find an ended subscription, and its draft would be charged.
 */
async function cancelNow(client: Stripe, subscription: Stripe.Subscription): Promise<void> {
  await stopDraft(client, subscription);
  if (toStatus(subscription) === 'ended') return;
  // If the next step fails, a subscription that was already cancelled must not renew.
  await releaseSchedule(client, subscription, { preserve_cancel_date: true });
  await client.subscriptions.cancel(subscription.id).catch((error: unknown) => {
    // Stripe reports a subscription cancelled in the meantime as missing.
    if (!isMissing(error)) throw error;
  });
}

function endsWithPeriod(subscription: Stripe.Subscription): boolean {
  const end = findEnd(subscription);
  return end !== null && end <= onlyItem(subscription).current_period_end;
}

/**
 * Keeps a pending switch, to restore it when the cancellation is undone. Each direction is a single call: a failure
 * between two would lose what the customer agreed to.
 */
async function endInsteadOfSwitching(
  client: Stripe,
  subscription: Stripe.Subscription,
  { schedule, waiting }: { schedule: Stripe.SubscriptionSchedule; waiting: WaitingSwitch },
): Promise<void> {
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'cancel',
    proration_behavior: 'none',
    phases: [presentPhase(subscription, schedule)],
    metadata: { [suspendedSwitchKey]: waiting.priceId },
  });
}

async function switchInsteadOfEnding(
  client: Stripe,
  subscription: Stripe.Subscription,
  { schedule, price }: { schedule: Stripe.SubscriptionSchedule; price: string },
): Promise<void> {
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [presentPhase(subscription, schedule), nextPhase(subscription, price)],
    metadata: { [suspendedSwitchKey]: '' },
  });
}

/**
 * Ends immediately while the current period is unpaid: otherwise Stripe would keep trying to collect for it, and the
 * paid period is over.
 */
export async function cancelStripeAtPeriodEnd(client: Stripe, id: string): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (toStatus(subscription) !== 'active' || owedInvoice(subscription))
    return cancelNow(client, subscription);
  if (endsWithPeriod(subscription)) return;
  const schedule = findSchedule(subscription);
  const waiting = waitingSwitch(subscription);
  if (schedule && waiting) return endInsteadOfSwitching(client, subscription, { schedule, waiting });
  await releaseSchedule(client, subscription);
  await client.subscriptions.update(id, { cancel_at_period_end: true });
}

/** A cancellation in the customer portal may have set only `cancel_at`. */
export async function undoStripeCancel(client: Stripe, id: string): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (findEnd(subscription) === null) return;
  const schedule = findSchedule(subscription);
  const price = schedule?.metadata?.[suspendedSwitchKey];
  if (schedule && price) await switchInsteadOfEnding(client, subscription, { schedule, price });
  else if (schedule) await releaseSchedule(client, subscription);
  else if (subscription.cancel_at_period_end)
    await client.subscriptions.update(id, { cancel_at_period_end: false });
  else if (subscription.cancel_at !== null) await client.subscriptions.update(id, { cancel_at: '' });
}

export async function endStripeNow(client: Stripe, id: string): Promise<void> {
  await cancelNow(client, await getStripeSubscription(client, id));
}

const dayS = 86_400;

/** Invoices until the day before `until` are void; the next one is charged as usual. */
export async function pauseStripe(client: Stripe, id: string, until: Date): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (subscription.pause_collection) return;
  if (toStatus(subscription) !== 'active' || owedInvoice(subscription))
    throw new TypeError('a subscription with a charge under way');
  await client.subscriptions.update(id, {
    pause_collection: { behavior: 'void', resumes_at: toSeconds(until) - dayS },
  });
}

export async function endStripePause(
  client: Stripe,
  id: string,
  chargeNow: boolean,
): Promise<'done' | 'declined'> {
  const subscription = await getStripeSubscription(client, id);
  const { pause_collection: pause } = subscription;
  if (!pause) return 'done';
  if (!chargeNow) {
    await client.subscriptions.update(id, { pause_collection: '' });
    return 'done';
  }
  try {
    await createOnce<Stripe.Subscription>(
      `end-pause:${id}:${pause.resumes_at}`,
      (options) =>
        client.subscriptions.update(
          id,
          {
            pause_collection: '',
            billing_cycle_anchor: { type: 'now' },
            proration_behavior: 'none',
            payment_behavior: 'error_if_incomplete',
          },
          options,
        ),
      async () => {
        const current = await getStripeSubscription(client, id);
        return current.pause_collection ? null : current;
      },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return 'declined';
    throw error;
  }
  return 'done';
}

/** Already refunded, or being returned by the customer's bank. */
const refundedAlready = new Set(['charge_already_refunded', 'charge_disputed']);

/** The bank returned the money to us. */
const lostRefunds = new Set(['failed', 'canceled']);

/** The same key gives the same refund, and another key another part. */
async function refundPart(client: Stripe, invoiceId: string, part: RefundPart): Promise<void> {
  const invoice = await client.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const [intent] = listPaidIntents(requireKind('invoice', invoice));
  if (!intent) throw new TypeError('an invoice without a payment');
  await createOnce(
    `refund:${invoiceId}:${intent}:${part.key}`,
    (options) => client.refunds.create({ payment_intent: intent, amount: part.amountCents }, options),
    async ({ id }) => {
      const current = await client.refunds.retrieve(id);
      return lostRefunds.has(current.status ?? '') ? null : current;
    },
  );
}

export async function refundStripe(client: Stripe, invoiceId: string, part?: RefundPart): Promise<void> {
  if (part) return refundPart(client, invoiceId, part);
  const invoice = await client.invoices.retrieve(invoiceId, { expand: ['payments'] });
  for (const intent of listPaidIntents(requireKind('invoice', invoice))) {
    await createOnce(
      `refund:${invoiceId}:${intent}`,
      (options) => client.refunds.create({ payment_intent: intent }, options),
      async ({ id }) => {
        const current = await client.refunds.retrieve(id);
        return lostRefunds.has(current.status ?? '') ? null : current;
      },
    ).catch((error: unknown) => {
      const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
      if (!code || !refundedAlready.has(code)) throw error;
    });
  }
}

/** A renewal that is being charged already keeps the old price. Refused while a switch of plan is pending. */
export async function changeStripePrice(
  client: Stripe,
  id: string,
  { providerPlanId }: ProviderPlan,
): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (findSchedule(subscription)) throw new TypeError('a schedule decides the next price');
  const item = onlyItem(subscription);
  if (item.price.id === providerPlanId) return;
  await client.subscriptions.update(id, {
    items: [{ id: item.id, price: providerPlanId }],
    proration_behavior: 'none',
  });
}

type UpgradeParams = Required<
  Pick<
    Stripe.SubscriptionUpdateParams,
    'items' | 'proration_behavior' | 'proration_date' | 'billing_cycle_anchor'
  >
>;

/** Shared by the preview and the change, so both have the same amount. */
function upgradeParams(subscription: Stripe.Subscription, { plan, quotedAt }: SwitchRequest): UpgradeParams {
  const item = onlyItem(subscription);
  // Stripe rejects a time outside of the period, e.g. for a quote made a second before its start.
  const moment = Math.max(toSeconds(quotedAt), item.current_period_start);
  return {
    items: [{ id: item.id, price: plan.providerPlanId }],
    proration_behavior: 'always_invoice',
    proration_date: moment,
    billing_cycle_anchor: { type: 'now' },
  };
}

async function quoteUpgrade(
  client: Stripe,
  subscription: Stripe.Subscription,
  request: SwitchRequest,
): Promise<SwitchQuote> {
  const preview = await client.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: upgradeParams(subscription, request),
  });
  const { amount_due, currency, lines, ending_balance } = requireKind('invoice', preview);
  const credits = lines.data.filter(({ amount }) => amount < 0);
  const bought = lines.data.filter(({ amount }) => amount >= 0);
  const leftover = Math.min(0, ending_balance ?? 0);
  return {
    effective: 'now',
    dueTodayCents: amount_due,
    creditCents: -credits.reduce((sum, { amount }) => sum + amount, 0),
    currency: currency.toUpperCase(),
    next: {
      at: fromSeconds(Math.max(...bought.map(({ period }) => period.end))),
      amountCents: Math.max(0, request.amountCents + leftover),
      currency: currency.toUpperCase(),
    },
  };
}

function quoteAtPeriodEnd(subscription: Stripe.Subscription, request: SwitchRequest): SwitchQuote {
  const currency = subscription.currency.toUpperCase();
  const at = fromSeconds(onlyItem(subscription).current_period_end);
  // Returning to the current plan keeps its price there, whatever today's price list says.
  const { price, quantity } = onlyItem(subscription);
  const stays = request.to === presentPlan(subscription);
  const sum = stays ? (price.unit_amount ?? 0) * (quantity ?? 1) : request.amountCents;
  const amountCents = Math.max(0, sum + getBalance(subscription));
  const next: NextCharge = { at, amountCents, currency };
  return { effective: 'period-end', dueTodayCents: 0, creditCents: 0, currency, next };
}

/** To annual takes effect immediately, since the customer pays more; to monthly, at the end of the period. */
function isUpgrade(subscription: Stripe.Subscription, { to }: SwitchRequest): boolean {
  return to === 'annual' && presentPlan(subscription) === 'monthly';
}

export async function quoteStripeSwitch(client: Stripe, request: SwitchRequest): Promise<SwitchQuote> {
  const subscription = await getStripeSubscription(client, request.subscriptionId);
  return isUpgrade(subscription, request)
    ? quoteUpgrade(client, subscription, request)
    : quoteAtPeriodEnd(subscription, request);
}

/** `error_if_incomplete`: a declined card changes nothing. */
async function upgrade(
  client: Stripe,
  subscription: Stripe.Subscription,
  request: SwitchRequest,
): Promise<SwitchOutcome> {
  const params = upgradeParams(subscription, request);
  const quote = `${request.plan.providerPlanId}:${params.proration_date}`;
  await releaseSchedule(client, subscription);
  try {
    await createOnce<Stripe.Subscription>(
      `switch:${subscription.id}:${quote}`,
      (options) =>
        client.subscriptions.update(
          subscription.id,
          { ...params, payment_behavior: 'error_if_incomplete' },
          options,
        ),
      async ({ id }) => {
        const current = await getStripeSubscription(client, id);
        return onlyItem(current).price.id === request.plan.providerPlanId ? current : null;
      },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { kind: 'declined' };
    throw error;
  }
  return { kind: 'done' };
}

/** Also completes a schedule that an earlier attempt left without its second phase. */
async function ensureSchedule(
  client: Stripe,
  subscription: Stripe.Subscription,
  { quotedAt }: SwitchRequest,
): Promise<Stripe.SubscriptionSchedule> {
  const { schedule } = subscription;
  if (typeof schedule === 'object' && schedule && schedule.phases.length === 1) return schedule;
  await releaseSchedule(client, subscription);
  return createOnce(
    `schedule:${subscription.id}:${toSeconds(quotedAt)}`,
    (options) => client.subscriptionSchedules.create({ from_subscription: subscription.id }, options),
    async ({ id }) => {
      const current = await client.subscriptionSchedules.retrieve(id);
      return current.status === 'active' ? current : null;
    },
  );
}

/** Keeps the current plan until its paid end; the other follows and then renews. */
async function switchAtPeriodEnd(
  client: Stripe,
  subscription: Stripe.Subscription,
  request: SwitchRequest,
): Promise<SwitchOutcome> {
  const schedule = requireKind('subscription_schedule', await ensureSchedule(client, subscription, request));
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [presentPhase(subscription, schedule), nextPhase(subscription, request.plan.providerPlanId)],
  });
  return { kind: 'done' };
}

export async function switchStripePlan(client: Stripe, request: SwitchRequest): Promise<SwitchOutcome> {
  const subscription = await getStripeSubscription(client, request.subscriptionId);
  if (isUpgrade(subscription, request)) return upgrade(client, subscription, request);
  if (waitingSwitch(subscription)?.plan === request.to) return { kind: 'done' };
  if (request.to !== presentPlan(subscription)) return switchAtPeriodEnd(client, subscription, request);
  // Returning to the current plan: nothing is pending any more.
  if (getId(subscription.schedule)) await releaseSchedule(client, subscription);
  return { kind: 'done' };
}

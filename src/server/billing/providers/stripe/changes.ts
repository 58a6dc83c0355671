/** Everything that changes a subscription at Stripe: cancelling, pausing, refunding, prices and switching plans. */
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
  findPendingSwitch,
  findSchedule,
  findStripeSubscription,
  getBalance,
  getCurrentPlan,
  getItem,
  type PendingSwitch,
  toStatus,
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
function toCurrentPhase(
  subscription: Stripe.Subscription,
  { current_phase: now }: Stripe.SubscriptionSchedule,
): Stripe.SubscriptionScheduleUpdateParams.Phase {
  const item = getItem(subscription);
  return {
    items: [{ price: item.price.id, quantity: item.quantity ?? 1 }],
    start_date: now?.start_date ?? item.current_period_start,
    end_date: item.current_period_end,
  };
}

/** One period of the other plan. When the schedule releases the subscription afterwards, it renews at that price. */
function toNextPhase(
  subscription: Stripe.Subscription,
  price: string,
): Stripe.SubscriptionScheduleUpdateParams.Phase {
  const interval = getCurrentPlan(subscription) === 'annual' ? 'month' : 'year'; // Of the other plan.
  const quantity = getItem(subscription).quantity ?? 1;
  return { items: [{ price, quantity }], duration: { interval, interval_count: 1 } };
}

/** Metadata key on the schedule of a cancelled subscription. Its value: the price that it was to switch to. */
const interruptedSwitchKey = 'switch_put_aside';

/** The newest invoice while it waits for its first or next attempt. */
function findOwedInvoice({ latest_invoice: latest }: Stripe.Subscription): Stripe.Invoice | undefined {
  if (!latest || typeof latest !== 'object') return undefined;
  return latest.status === 'draft' || latest.status === 'open' ? latest : undefined;
}

/** Cancelling stops the collection of open invoices, but not of a draft. */
async function stopDraft(client: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const owed = findOwedInvoice(subscription);
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
  return end !== null && end <= getItem(subscription).current_period_end;
}

/**
 * Cancels a subscription that was to switch its plan, and remembers the switch for the case that the cancellation is
 * undone. Each direction is a single call: a failure between two would lose what the customer agreed to.
 */
async function endInsteadOfSwitching(
  client: Stripe,
  subscription: Stripe.Subscription,
  { schedule, pending }: { schedule: Stripe.SubscriptionSchedule; pending: PendingSwitch },
): Promise<void> {
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'cancel',
    proration_behavior: 'none',
    phases: [toCurrentPhase(subscription, schedule)],
    metadata: { [interruptedSwitchKey]: pending.priceId },
  });
}

/** Undoes `endInsteadOfSwitching`. */
async function switchInsteadOfEnding(
  client: Stripe,
  subscription: Stripe.Subscription,
  { schedule, price }: { schedule: Stripe.SubscriptionSchedule; price: string },
): Promise<void> {
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [toCurrentPhase(subscription, schedule), toNextPhase(subscription, price)],
    metadata: { [interruptedSwitchKey]: '' },
  });
}

/**
 * Stops renewals. Ends the subscription immediately while its current period is unpaid: then the paid period is over,
 * and Stripe would keep trying to collect for the current one.
 */
export async function cancelStripeAtPeriodEnd(client: Stripe, id: string): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (toStatus(subscription) !== 'active' || findOwedInvoice(subscription))
    return cancelNow(client, subscription);
  if (endsWithPeriod(subscription)) return;
  const schedule = findSchedule(subscription);
  const pending = findPendingSwitch(subscription);
  if (schedule && pending) return endInsteadOfSwitching(client, subscription, { schedule, pending });
  await releaseSchedule(client, subscription);
  await client.subscriptions.update(id, { cancel_at_period_end: true });
}

/** Lets a cancelled subscription renew again. A cancellation in the customer portal may have set only `cancel_at`. */
export async function undoStripeCancel(client: Stripe, id: string): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (findEnd(subscription) === null) return;
  const schedule = findSchedule(subscription);
  const price = schedule?.metadata?.[interruptedSwitchKey];
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

/** Invoices until a day before `until` are void; the next one is charged as usual. */
export async function pauseStripe(client: Stripe, id: string, until: Date): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (subscription.pause_collection) return;
  if (toStatus(subscription) !== 'active' || findOwedInvoice(subscription))
    throw new TypeError('a subscription with an unpaid invoice');
  await client.subscriptions.update(id, {
    pause_collection: { behavior: 'void', resumes_at: toSeconds(until) - dayS },
  });
}

export async function endStripePause(
  client: Stripe,
  id: string,
  { chargeNow }: { chargeNow: boolean },
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

/** Error codes: already refunded, or being returned by the customer's bank. */
const refundedAlready = new Set(['charge_already_refunded', 'charge_disputed']);

/** States of a refund whose money the bank returned to us. */
const lostRefunds = new Set(['failed', 'canceled']);

/** Refunds a payment once for each key; without `amount`, all that is left of it. */
async function createRefund(client: Stripe, key: string, params: Stripe.RefundCreateParams): Promise<void> {
  await createOnce(
    key,
    (options) => client.refunds.create(params, options),
    async ({ id }) => {
      const current = await client.refunds.retrieve(id);
      return lostRefunds.has(current.status ?? '') ? null : current;
    },
  );
}

async function refundPart(client: Stripe, invoiceId: string, part: RefundPart): Promise<void> {
  const invoice = await client.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const [intent] = listPaidIntents(requireKind('invoice', invoice));
  if (!intent) throw new TypeError('an invoice without a payment');
  const params = { payment_intent: intent, amount: part.amountCents };
  await createRefund(client, `refund:${invoiceId}:${intent}:${part.key}`, params);
}

export async function refundStripe(client: Stripe, invoiceId: string, part?: RefundPart): Promise<void> {
  if (part) return refundPart(client, invoiceId, part);
  const invoice = await client.invoices.retrieve(invoiceId, { expand: ['payments'] });
  for (const intent of listPaidIntents(requireKind('invoice', invoice))) {
    const params = { payment_intent: intent };
    await createRefund(client, `refund:${invoiceId}:${intent}`, params).catch((error: unknown) => {
      const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
      if (!code || !refundedAlready.has(code)) throw error;
    });
  }
}

/**
 * Changes the price from the next renewal on; one that is being charged already keeps the old price. Throws while a
 * switch of plan is pending.
 */
export async function changeStripePrice(
  client: Stripe,
  id: string,
  { providerPlanId }: ProviderPlan,
): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (findSchedule(subscription))
    throw new TypeError('a subscription with a schedule, which sets the next price');
  const item = getItem(subscription);
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
  const item = getItem(subscription);
  // Stripe rejects a time outside of the period, e.g. for a quote made a second before its start.
  const prorationDate = Math.max(toSeconds(quotedAt), item.current_period_start);
  return {
    items: [{ id: item.id, price: plan.providerPlanId }],
    proration_behavior: 'always_invoice',
    proration_date: prorationDate,
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
  // Credit that today's charge does not use up lowers the next one.
  const creditLeftCents = Math.min(0, ending_balance ?? 0);
  return {
    effective: 'now',
    dueTodayCents: amount_due,
    creditCents: -credits.reduce((sum, { amount }) => sum + amount, 0),
    currency: currency.toUpperCase(),
    next: {
      at: fromSeconds(Math.max(...bought.map(({ period }) => period.end))),
      amountCents: Math.max(0, request.amountCents + creditLeftCents),
      currency: currency.toUpperCase(),
    },
  };
}

function quoteAtPeriodEnd(subscription: Stripe.Subscription, request: SwitchRequest): SwitchQuote {
  const currency = subscription.currency.toUpperCase();
  const at = fromSeconds(getItem(subscription).current_period_end);
  // Returning to the current plan keeps its price there, whatever today's price list says.
  const { price, quantity } = getItem(subscription);
  const returnsToCurrent = request.to === getCurrentPlan(subscription);
  const priceCents = returnsToCurrent ? (price.unit_amount ?? 0) * (quantity ?? 1) : request.amountCents;
  const amountCents = Math.max(0, priceCents + getBalance(subscription));
  const next: NextCharge = { at, amountCents, currency };
  return { effective: 'period-end', dueTodayCents: 0, creditCents: 0, currency, next };
}

/** To annual takes effect immediately, since the customer pays more; to monthly, at the end of the period. */
function isUpgrade(subscription: Stripe.Subscription, { to }: SwitchRequest): boolean {
  return to === 'annual' && getCurrentPlan(subscription) === 'monthly';
}

export async function quoteStripeSwitch(client: Stripe, request: SwitchRequest): Promise<SwitchQuote> {
  const subscription = await getStripeSubscription(client, request.subscriptionId);
  return isUpgrade(subscription, request)
    ? quoteUpgrade(client, subscription, request)
    : quoteAtPeriodEnd(subscription, request);
}

/** Charges and switches immediately. With `error_if_incomplete`, a declined card changes nothing. */
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
        return getItem(current).price.id === request.plan.providerPlanId ? current : null;
      },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { kind: 'declined' };
    throw error;
  }
  return { kind: 'done' };
}

/** The schedule that will switch the plan; one that an earlier attempt left without its second phase is used again. */
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

/** Keeps the current plan until the end of its paid period; then the other begins, and renews. */
async function switchAtPeriodEnd(
  client: Stripe,
  subscription: Stripe.Subscription,
  request: SwitchRequest,
): Promise<SwitchOutcome> {
  const schedule = requireKind('subscription_schedule', await ensureSchedule(client, subscription, request));
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [toCurrentPhase(subscription, schedule), toNextPhase(subscription, request.plan.providerPlanId)],
  });
  return { kind: 'done' };
}

export async function switchStripePlan(client: Stripe, request: SwitchRequest): Promise<SwitchOutcome> {
  const subscription = await getStripeSubscription(client, request.subscriptionId);
  if (isUpgrade(subscription, request)) return upgrade(client, subscription, request);
  if (findPendingSwitch(subscription)?.plan === request.to) return { kind: 'done' };
  if (request.to !== getCurrentPlan(subscription)) return switchAtPeriodEnd(client, subscription, request);
  // Returning to the current plan: without its schedule, no switch is pending.
  if (getId(subscription.schedule)) await releaseSchedule(client, subscription);
  return { kind: 'done' };
}

import Stripe from 'stripe';
import type { NextCharge, SwitchOutcome, SwitchQuote, SwitchRequest } from '../provider.ts';
import { getStripeSubscription, nextPhase, presentPhase, releaseSchedule } from './cancel.ts';
import { createOnce, fromSeconds, idOf, ofKind, toSeconds } from './client.ts';
import { balanceOf, onlyItem, presentOrderType, waitingSwitch } from './subscription.ts';

type UpgradeParams = Required<
  Pick<
    Stripe.SubscriptionUpdateParams,
    'items' | 'proration_behavior' | 'proration_date' | 'billing_cycle_anchor'
  >
>;

/** What both the preview and the change itself say, so that the one foretells the other. */
function upgradeParams(subscription: Stripe.Subscription, { plan, quotedAt }: SwitchRequest): UpgradeParams {
  const item = onlyItem(subscription);
  // Stripe takes no moment outside of the period: a quote made a second before its start is of its start.
  const moment = Math.max(toSeconds(quotedAt), item.current_period_start);
  return {
    items: [{ id: item.id, price: plan.planId }],
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
  const { amount_due, currency, lines, ending_balance } = ofKind('invoice', preview);
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
  // Back to the present plan nothing is sold: its price stays what it is there, whatever the list says now.
  const { price, quantity } = onlyItem(subscription);
  const stays = request.to === presentOrderType(subscription);
  const sum = stays ? (price.unit_amount ?? 0) * (quantity ?? 1) : request.amountCents;
  const amountCents = Math.max(0, sum + balanceOf(subscription));
  const next: NextCharge = { at, amountCents, currency };
  return { effective: 'period-end', dueTodayCents: 0, creditCents: 0, currency, next };
}

/** To annual at once, since the customer pays more now; to monthly, or back to the present plan, at the period's end. */
function isUpgrade(subscription: Stripe.Subscription, { to }: SwitchRequest): boolean {
  return to === 'YEARLY' && presentOrderType(subscription) === 'MONTHLY';
}

export async function quoteStripeSwitch(client: Stripe, request: SwitchRequest): Promise<SwitchQuote> {
  const subscription = await getStripeSubscription(client, request.subscriptionId);
  return isUpgrade(subscription, request)
    ? quoteUpgrade(client, subscription, request)
    : quoteAtPeriodEnd(subscription, request);
}

/** `error_if_incomplete`: a card that is declined leaves everything as it was. */
async function upgrade(
  client: Stripe,
  subscription: Stripe.Subscription,
  request: SwitchRequest,
): Promise<SwitchOutcome> {
  const params = upgradeParams(subscription, request);
  const quote = `${request.plan.planId}:${params.proration_date}`;
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
        const present = await getStripeSubscription(client, id);
        return onlyItem(present).price.id === request.plan.planId ? present : null;
      },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { kind: 'declined' };
    throw error;
  }
  return { kind: 'done' };
}

/** One that an earlier try left without its second phase is taken up again. */
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
      const present = await client.subscriptionSchedules.retrieve(id);
      return present.status === 'active' ? present : null;
    },
  );
}

/** The present plan to its paid end, then one period of the other, which renews when the schedule lets go. */
async function switchAtPeriodEnd(
  client: Stripe,
  subscription: Stripe.Subscription,
  request: SwitchRequest,
): Promise<SwitchOutcome> {
  const schedule = ofKind('subscription_schedule', await ensureSchedule(client, subscription, request));
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [presentPhase(subscription, schedule), nextPhase(subscription, request.plan.planId)],
  });
  return { kind: 'done' };
}

export async function switchStripePlan(client: Stripe, request: SwitchRequest): Promise<SwitchOutcome> {
  const subscription = await getStripeSubscription(client, request.subscriptionId);
  if (isUpgrade(subscription, request)) return upgrade(client, subscription, request);
  if (waitingSwitch(subscription)?.orderType === request.to) return { kind: 'done' };
  if (request.to !== presentOrderType(subscription)) return switchAtPeriodEnd(client, subscription, request);
  // Back to the present plan: nothing waits any more.
  if (idOf(subscription.schedule)) await releaseSchedule(client, subscription);
  return { kind: 'done' };
}

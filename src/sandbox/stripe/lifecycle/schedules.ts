/**
 * Subscription schedules of the simulated Stripe: a change of price at the end of a period. Unlike Stripe, the sandbox
 * sends no events of the schedule itself, only those of its subscription.
 */
import type { z } from 'zod';
import type { scheduleUpdate } from '../api/requests.ts';
import { periodFrom, toPlan } from '../objects/price.ts';
import { getItem, getPeriod } from '../objects/subscription.ts';
import {
  findById,
  getPrice,
  getSubscription,
  isEnded,
  nowInSeconds,
  type SandboxState,
  sendWebhook,
  withMetadata,
} from '../state.ts';
import {
  createId,
  getId,
  resourceMissing,
  StripeError,
  type WirePrice,
  type WireSchedulePhase,
  type WireSubscription,
  type WireSubscriptionSchedule,
} from '../wire.ts';
import { endSubscription, setCancelAt } from './cancellation.ts';
import { applyChange, type ItemChange } from './changes.ts';

type UpdateInput = z.output<typeof scheduleUpdate>;
type PhaseInput = NonNullable<UpdateInput['phases']>[number];

const phaseDefaults = {
  add_invoice_items: [],
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: null,
  on_behalf_of: null,
  transfer_data: null,
  trial_end: null,
} satisfies Partial<WireSchedulePhase>;

interface PhaseParts {
  price: string;
  quantity: number;
  /** Unix seconds, like `end`. */
  start: number;
  end: number;
  currency: string;
  metadata: Record<string, string>;
  prorationBehavior: string;
}

function newPhase(parts: PhaseParts): WireSchedulePhase {
  const { price, quantity } = parts;
  return {
    ...phaseDefaults,
    currency: parts.currency,
    end_date: parts.end,
    items: [
      { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] },
    ],
    metadata: parts.metadata,
    proration_behavior: parts.prorationBehavior,
    start_date: parts.start,
  };
}

export function getSchedule({ data }: SandboxState, id: string): WireSubscriptionSchedule {
  const schedule = findById(data.schedules, id);
  if (!schedule) throw resourceMissing('subscription_schedule', id, 'schedule', 404);
  return schedule;
}

/** Creates a schedule with one phase: the subscription's current period, as it is. */
export function createScheduleFromSubscription(
  sandbox: SandboxState,
  subscriptionId: string,
): WireSubscriptionSchedule {
  const subscription = getSubscription(sandbox, subscriptionId, 'from_subscription', 400);
  if (subscription.schedule)
    throw new StripeError(
      `You cannot migrate a subscription that is already attached to a schedule: ${getId(subscription.schedule)}.`,
    );
  if (isEnded(subscription) || subscription.cancel_at !== null)
    throw new StripeError('The sandbox schedules only a subscription that does not end', {
      param: 'from_subscription',
    });
  const schedule = newSchedule(nowInSeconds(sandbox), subscription);
  sandbox.data.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, { schedule: null });
  return schedule;
}

function newSchedule(at: number, subscription: WireSubscription): WireSubscriptionSchedule {
  const { price, quantity = 1 } = getItem(subscription);
  const { start, end } = getPeriod(subscription);
  const { currency } = subscription;
  const prorationBehavior = 'create_prorations';
  const phase = newPhase({
    price: price.id,
    quantity,
    start,
    end,
    currency,
    metadata: {},
    prorationBehavior,
  });
  return {
    id: createId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: at,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}

function getPhaseEnd(input: PhaseInput, start: number, param: string): number {
  if ((input.end_date === undefined) === (input.duration === undefined))
    throw new StripeError(`You must specify exactly one of \`end_date\` or \`duration\` for ${param}.`, {
      param,
    });
  const { interval = 'month', interval_count: intervalCount = 1 } = input.duration ?? {};
  const end = input.end_date ?? periodFrom(start, { interval, intervalCount }).end;
  if (end <= start) throw new StripeError('The end of a phase must be after its start', { param });
  return end;
}

/** Checks the `index`-th phase of a request, which must begin at `start` (Unix seconds). */
function toPhase(
  sandbox: SandboxState,
  subscription: WireSubscription,
  input: PhaseInput,
  { start, index }: { start: number; index: number },
): WireSchedulePhase {
  const param = `phases[${index}]`;
  const [item, secondItem] = input.items;
  if (!item || secondItem)
    throw new StripeError('The sandbox supports one item in a phase', { param: `${param}[items]` });
  const price = getPrice(sandbox, item.price, `${param}[items][0][price]`);
  if (price.currency !== subscription.currency)
    throw new StripeError('All prices on a subscription must have its currency', { param });
  if (input.start_date !== undefined && input.start_date !== start)
    throw new StripeError('The start of a phase must be the end of the one before it', {
      param: `${param}[start_date]`,
    });
  return newPhase({
    price: price.id,
    quantity: item.quantity ?? 1,
    start,
    end: getPhaseEnd(input, start, param),
    currency: subscription.currency,
    metadata: input.metadata ?? {},
    prorationBehavior: input.proration_behavior ?? 'create_prorations',
  });
}

function readPhases(
  sandbox: SandboxState,
  schedule: WireSubscriptionSchedule,
  inputs: PhaseInput[],
): WireSchedulePhase[] {
  const subscription = getSubscription(sandbox, getId(schedule.subscription));
  const currentPhase = schedule.current_phase;
  if (!currentPhase || inputs[0]?.start_date !== currentPhase.start_date)
    throw new StripeError('You can not modify the start date of the current phase.', {
      param: 'phases[0][start_date]',
    });
  const phases: WireSchedulePhase[] = [];
  for (const [index, input] of inputs.entries()) {
    const start = phases.at(-1)?.end_date ?? currentPhase.start_date;
    phases.push(toPhase(sandbox, subscription, input, { start, index }));
  }
  if (getId(phases[0]?.items[0]?.price) !== getItem(subscription).price.id)
    throw new StripeError('The sandbox changes the price of later phases only', {
      param: 'phases[0][items]',
    });
  if ((phases[0]?.end_date ?? 0) <= nowInSeconds(sandbox))
    throw new StripeError('The current phase cannot end in the past', { param: 'phases[0][end_date]' });
  return phases;
}

export function updateSchedule(
  sandbox: SandboxState,
  schedule: WireSubscriptionSchedule,
  input: UpdateInput,
): void {
  requireActive(schedule, 'update');
  if (input.phases) {
    const phases = readPhases(sandbox, schedule, input.phases);
    const past = schedule.phases.filter(({ end_date }) => end_date <= (phases[0]?.start_date ?? 0));
    schedule.phases = [...past, ...phases];
    const [first] = phases;
    if (first) schedule.current_phase = { start_date: first.start_date, end_date: first.end_date };
  }
  schedule.end_behavior = input.end_behavior ?? schedule.end_behavior;
  schedule.metadata = withMetadata(schedule.metadata, input.metadata);
  syncCancelAt(sandbox, schedule);
}

/** Keeps `cancel_at` of the subscription in step with the schedule's end behavior. */
function syncCancelAt(sandbox: SandboxState, schedule: WireSubscriptionSchedule): void {
  const subscription = getSubscription(sandbox, getId(schedule.subscription));
  const { cancel_at, canceled_at } = subscription;
  const end = schedule.end_behavior === 'cancel' ? (schedule.phases.at(-1)?.end_date ?? null) : null;
  if (end === cancel_at) return;
  setCancelAt(sandbox, subscription, end);
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, { cancel_at, canceled_at });
}

export function requireActive(schedule: WireSubscriptionSchedule, action: 'update' | 'release'): void {
  if (schedule.status !== 'active' && schedule.status !== 'not_started')
    throw new StripeError(
      `You cannot ${action} a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    );
}

/**
 * Detaches the schedule. Removes `cancel_at` unless `keepsCancelAt`: while a subscription has a schedule, only the
 * schedule can have set it.
 */
export function releaseSchedule(
  sandbox: SandboxState,
  schedule: WireSubscriptionSchedule,
  keepsCancelAt = false,
): void {
  const subscription = getSubscription(sandbox, getId(schedule.subscription));
  const { cancel_at, canceled_at } = subscription;
  Object.assign(schedule, {
    status: 'released',
    released_at: nowInSeconds(sandbox),
    released_subscription: subscription.id,
    current_phase: null,
    subscription: null,
  });
  const previous = { schedule: subscription.schedule, cancel_at, canceled_at };
  subscription.schedule = null;
  if (!keepsCancelAt && cancel_at !== null) setCancelAt(sandbox, subscription, null);
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, previous);
}

function phaseStartingAt(schedule: WireSubscriptionSchedule, at: number): WireSchedulePhase | undefined {
  return schedule.phases.find(({ start_date }) => start_date === at);
}

function getPhasePrice(sandbox: SandboxState, phase: WireSchedulePhase): WirePrice {
  return getPrice(sandbox, getId(phase.items[0]?.price));
}

function getProrationBehavior({ proration_behavior }: WireSchedulePhase): ItemChange['prorationBehavior'] {
  const supported = (['none', 'create_prorations'] as const).find(
    (behavior) => behavior === proration_behavior,
  );
  // The type of the stored phase is a text; `always_invoice` is the only other behavior that the requests allow.
  return supported ?? 'always_invoice';
}

/**
 * Applies a phase to the subscription. If it starts at the end of a period, its price counts from the next period;
 * otherwise this is an ordinary change. Its metadata is added to the subscription's: no event if nothing else changes.
 */
function enterPhase(sandbox: SandboxState, subscription: WireSubscription, phase: WireSchedulePhase): void {
  const item = getItem(subscription);
  const price = getPhasePrice(sandbox, phase);
  const quantity = phase.items[0]?.quantity ?? 1;
  subscription.metadata = withMetadata(subscription.metadata, phase.metadata ?? undefined);
  if (price.id === item.price.id && quantity === item.quantity) return;
  if (getPeriod(subscription).end !== phase.start_date) {
    const prorationBehavior = getProrationBehavior(phase);
    const change = {
      price,
      quantity,
      prorationBehavior,
      prorationDate: undefined,
      billingCycleAnchor: undefined,
    };
    applyChange(sandbox, subscription, change, 'allow_incomplete');
    return;
  }
  const previous = { items: structuredClone(subscription.items) };
  Object.assign(item, { price, plan: toPlan(price), quantity });
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, previous);
}

/** The current phase is over: enters the next one, or applies the end behavior. */
export function leavePhase(sandbox: SandboxState, schedule: WireSubscriptionSchedule): void {
  const at = schedule.current_phase?.end_date ?? nowInSeconds(sandbox);
  const subscription = getSubscription(sandbox, getId(schedule.subscription));
  const next = phaseStartingAt(schedule, at);
  if (next) {
    schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
    enterPhase(sandbox, subscription, next);
    return;
  }
  if (schedule.end_behavior !== 'cancel') {
    releaseSchedule(sandbox, schedule);
    return;
  }
  endSubscription(sandbox, subscription, 'cancellation_requested');
  Object.assign(schedule, { status: 'completed', canceled_at: null, completed_at: at });
}

/** The price of the period after the current one. */
export function upcomingPrice(
  sandbox: SandboxState,
  subscription: WireSubscription,
  schedule?: WireSubscriptionSchedule,
): WirePrice {
  const next = schedule && phaseStartingAt(schedule, getPeriod(subscription).end);
  return next ? getPhasePrice(sandbox, next) : getItem(subscription).price;
}

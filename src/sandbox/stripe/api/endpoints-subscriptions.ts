/** Subscriptions and their schedules. */
import { changeCancellation, endSubscription, findSchedule } from '../lifecycle/cancellation.ts';
import { applyChange, readChange } from '../lifecycle/changes.ts';
import {
  createScheduleFrom,
  getSchedule,
  releaseSchedule,
  requireActive,
  updateSchedule,
} from '../lifecycle/schedules.ts';
import { emit, getSubscription, isEnded, nowInSeconds, type SandboxState, withMetadata } from '../state.ts';
import { StripeError, type WireSubscription } from '../wire.ts';
import { type ApiCall, type ApiEndpoint, endpoint, paginate } from './endpoint.ts';
import {
  noParams,
  scheduleCreate,
  scheduleRelease,
  scheduleUpdate,
  subscriptionCancel,
  subscriptionList,
  subscriptionUpdate,
} from './requests.ts';

/** A refused update must change nothing, so the part that a card can decline runs first. */
function updateSubscription({ sandbox, id, input }: ApiCall<typeof subscriptionUpdate>): object {
  const subscription = getSubscription(sandbox, id);
  if (isEnded(subscription))
    throw new StripeError('A canceled subscription can only update its cancellation_details and metadata.');
  const change = readChange(sandbox, subscription, input);
  const changesEnd = input.cancel_at !== undefined || input.cancel_at_period_end !== undefined;
  if (change && changesEnd)
    throw new StripeError('The sandbox changes the item and the cancellation one after the other');
  if (change && findSchedule(sandbox, subscription))
    throw new StripeError('The sandbox changes an item only after its schedule is released');
  const { pause_collection: pauseBefore } = subscription;
  setPause(sandbox, subscription, input.pause_collection);
  try {
    if (change) applyChange(sandbox, subscription, change, input.payment_behavior ?? 'allow_incomplete');
  } catch (error) {
    subscription.pause_collection = pauseBefore;
    throw error;
  }
  changeCancellation(sandbox, subscription, input);
  updateMetadata(sandbox, id, input.metadata);
  return subscription;
}

/** The only behavior that the sandbox knows is `void`: no charge for the invoices of the pause. */
function setPause(
  sandbox: SandboxState,
  subscription: WireSubscription,
  pause: ApiCall<typeof subscriptionUpdate>['input']['pause_collection'],
): void {
  if (pause === undefined) return;
  if (pause !== '' && pause.behavior !== 'void')
    throw new StripeError('The sandbox only voids the invoices of a pause', { param: 'pause_collection' });
  if (pause !== '' && pause.resumes_at !== undefined && pause.resumes_at <= nowInSeconds(sandbox))
    throw new StripeError('`resumes_at` must be in the future', { param: 'pause_collection[resumes_at]' });
  const previous = { pause_collection: subscription.pause_collection };
  subscription.pause_collection =
    pause === '' ? null : { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null };
  emit(sandbox, 'customer.subscription.updated', subscription, previous);
}

function updateMetadata(
  sandbox: SandboxState,
  id: string,
  metadata: Record<string, string> | undefined,
): void {
  if (!metadata) return;
  const subscription = getSubscription(sandbox, id);
  const previous = { metadata: { ...subscription.metadata } };
  subscription.metadata = withMetadata(subscription.metadata, metadata);
  emit(sandbox, 'customer.subscription.updated', subscription, previous);
}

function cancelSubscription({ sandbox, id, input }: ApiCall<typeof subscriptionCancel>): object {
  const { invoice_now, prorate } = input;
  if (invoice_now || prorate) throw new StripeError('The sandbox ends a subscription without a last bill');
  const subscription = getSubscription(sandbox, id);
  if (isEnded(subscription))
    throw new StripeError(`No such subscription: '${id}'`, {
      status: 404,
      param: 'id',
      code: 'resource_missing',
    });
  endSubscription(sandbox, subscription, 'cancellation_requested');
  return subscription;
}

function listSubscriptions({ sandbox, input }: ApiCall<typeof subscriptionList>): object {
  const { customer, status } = input;
  const matches = Object.values(sandbox.data.subscriptions).filter((subscription) => {
    if (customer && subscription.customer !== customer) return false;
    if (!status) return subscription.status !== 'canceled';
    return status === 'all' || (status === 'ended' ? isEnded(subscription) : subscription.status === status);
  });
  return paginate('/v1/subscriptions', matches, input);
}

function updateScheduleById({ sandbox, id, input }: ApiCall<typeof scheduleUpdate>): object {
  const schedule = getSchedule(sandbox, id);
  updateSchedule(sandbox, schedule, input);
  return schedule;
}

function releaseScheduleById({ sandbox, id, input }: ApiCall<typeof scheduleRelease>): object {
  const { preserve_cancel_date } = input;
  const schedule = getSchedule(sandbox, id);
  requireActive(schedule, 'release');
  releaseSchedule(sandbox, schedule, preserve_cancel_date);
  return schedule;
}

export const subscriptionEndpoints: ApiEndpoint[] = [
  endpoint('GET', '/v1/subscriptions', subscriptionList, listSubscriptions),
  endpoint('GET', '/v1/subscriptions/:id', noParams, ({ sandbox, id }) => getSubscription(sandbox, id)),
  endpoint('POST', '/v1/subscriptions/:id', subscriptionUpdate, updateSubscription),
  endpoint('DELETE', '/v1/subscriptions/:id', subscriptionCancel, cancelSubscription),
  endpoint('POST', '/v1/subscription_schedules', scheduleCreate, ({ sandbox, input }) =>
    createScheduleFrom(sandbox, input.from_subscription),
  ),
  endpoint('GET', '/v1/subscription_schedules/:id', noParams, ({ sandbox, id }) => getSchedule(sandbox, id)),
  endpoint('POST', '/v1/subscription_schedules/:id', scheduleUpdate, updateScheduleById),
  endpoint('POST', '/v1/subscription_schedules/:id/release', scheduleRelease, releaseScheduleById),
];

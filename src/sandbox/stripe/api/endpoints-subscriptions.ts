import { changeCancellation, endSubscription, scheduleOf } from '../lifecycle/cancellation.ts';
import { applyChange, readChange } from '../lifecycle/changes.ts';
import {
  getSchedule,
  releaseSchedule,
  requireActive,
  scheduleFrom,
  updateSchedule,
} from '../lifecycle/schedules.ts';
import { emit, getSubscription, isEnded, type World, withMetadata } from '../state.ts';
import { StripeRefusal } from '../wire.ts';
import { type ApiCall, type ApiEndpoint, readForm } from './form.ts';
import {
  nothing,
  scheduleCreate,
  scheduleRelease,
  scheduleUpdate,
  subscriptionCancel,
  subscriptionList,
  subscriptionUpdate,
} from './requests.ts';
import { pageOf } from './responses.ts';

/** Subscriptions and their schedules. */

function readSubscription({ world, id, form }: ApiCall): object {
  readForm(nothing, form);
  return getSubscription(world, id);
}

/** What is refused must have changed nothing, so the change that can be declined comes first. */
function updateSubscription({ world, id, form }: ApiCall): object {
  const input = readForm(subscriptionUpdate, form);
  const subscription = getSubscription(world, id);
  if (isEnded(subscription))
    throw new StripeRefusal('A canceled subscription can only update its cancellation_details and metadata.');
  const change = readChange(world, subscription, input);
  const asksEnd = input.cancel_at !== undefined || input.cancel_at_period_end !== undefined;
  if (change && asksEnd)
    throw new StripeRefusal('The sandbox changes the item and the cancellation one after the other');
  if (change && scheduleOf(world, subscription))
    throw new StripeRefusal('The sandbox changes an item only after its schedule is released');
  if (change) applyChange(world, subscription, change, input.payment_behavior ?? 'allow_incomplete');
  changeCancellation(world, subscription, input);
  changeMetadata(world, id, input.metadata);
  return subscription;
}

function changeMetadata(world: World, id: string, metadata: Record<string, string> | undefined): void {
  if (!metadata) return;
  const subscription = getSubscription(world, id);
  const previous = { metadata: { ...subscription.metadata } };
  subscription.metadata = withMetadata(subscription.metadata, metadata);
  emit(world, 'customer.subscription.updated', subscription, previous);
}

function cancelSubscription({ world, id, form }: ApiCall): object {
  const { invoice_now, prorate } = readForm(subscriptionCancel, form);
  if (invoice_now || prorate) throw new StripeRefusal('The sandbox ends a subscription without a last bill');
  const subscription = getSubscription(world, id);
  if (isEnded(subscription))
    throw new StripeRefusal(`No such subscription: '${id}'`, {
      status: 404,
      param: 'id',
      code: 'resource_missing',
    });
  endSubscription(world, subscription, 'cancellation_requested');
  return subscription;
}

function listSubscriptions({ world, form }: ApiCall): object {
  const input = readForm(subscriptionList, form);
  const { customer, status } = input;
  const matches = Object.values(world.state.subscriptions).filter((subscription) => {
    if (customer && subscription.customer !== customer) return false;
    if (!status) return subscription.status !== 'canceled';
    return status === 'all' || (status === 'ended' ? isEnded(subscription) : subscription.status === status);
  });
  return pageOf('/v1/subscriptions', matches, input);
}

function createSchedule({ world, form }: ApiCall): object {
  return scheduleFrom(world, readForm(scheduleCreate, form).from_subscription);
}

function readSchedule({ world, id, form }: ApiCall): object {
  readForm(nothing, form);
  return getSchedule(world, id);
}

function changeSchedule({ world, id, form }: ApiCall): object {
  const input = readForm(scheduleUpdate, form);
  const schedule = getSchedule(world, id);
  updateSchedule(world, schedule, input);
  return schedule;
}

function letGo({ world, id, form }: ApiCall): object {
  const { preserve_cancel_date } = readForm(scheduleRelease, form);
  const schedule = getSchedule(world, id);
  requireActive(schedule, 'release');
  releaseSchedule(world, schedule, preserve_cancel_date);
  return schedule;
}

export const subscriptionEndpoints: ApiEndpoint[] = [
  { method: 'GET', path: '/v1/subscriptions', run: listSubscriptions },
  { method: 'GET', path: '/v1/subscriptions/:id', run: readSubscription },
  { method: 'POST', path: '/v1/subscriptions/:id', run: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', run: cancelSubscription },
  { method: 'POST', path: '/v1/subscription_schedules', run: createSchedule },
  { method: 'GET', path: '/v1/subscription_schedules/:id', run: readSchedule },
  { method: 'POST', path: '/v1/subscription_schedules/:id', run: changeSchedule },
  { method: 'POST', path: '/v1/subscription_schedules/:id/release', run: letGo },
];

import type {
  PlayedAction,
  PlayedPayment,
  PlayedProvider,
  PlayedSubscription,
} from '../../simulated-provider.ts';
import type { Deliverer } from '../../webhook-delivery.ts';
import { type PaymentRecord, paidCharge } from '../objects/payment.ts';
import { itemOf, periodOf } from '../objects/subscription.ts';
import { find, getSubscription, invoicesOf, isEnded, type World } from '../state.ts';
import { idOf, StripeRefusal, type WireInvoice, type WireSubscription } from '../wire.ts';
import { changeCancellation, scheduleOf } from './cancellation.ts';
import { chargeOwed, isDeclining } from './charging.ts';
import { catchUp, renewNow } from './due.ts';
import { type Charged, disputePayment, refundPayment } from './payments.ts';
import { releaseSchedule } from './schedules.ts';

/** What a customer can do in the billing portal; the panel's 'cancel' is the same. */

export type PortalAction = 'cancel' | 'undo' | 'mend';

/** Flexible billing: the portal sets `cancel_at` alone. A switch that waits is given up with it. */
export function cancelAsCustomer(world: World, subscription: WireSubscription): void {
  const schedule = scheduleOf(world, subscription);
  if (schedule) releaseSchedule(world, schedule);
  changeCancellation(world, subscription, { cancel_at: periodOf(subscription).end });
}

function undoAsCustomer(world: World, subscription: WireSubscription): void {
  const schedule = scheduleOf(world, subscription);
  if (schedule) {
    releaseSchedule(world, schedule);
    return;
  }
  const undo = subscription.cancel_at_period_end
    ? { cancel_at_period_end: false }
    : { cancel_at: '' as const };
  changeCancellation(world, subscription, undo);
}

/** A card that works; what is owed is paid with it at once. */
export function mendCard(world: World, subscription: WireSubscription): void {
  delete world.state.declining[subscription.id];
  chargeOwed(world, subscription.id);
}

export function actInPortal(world: World, subscription: WireSubscription, action: PortalAction): void {
  if (action === 'mend') mendCard(world, subscription);
  const willEnd = subscription.cancel_at !== null;
  if (action === 'cancel' && !willEnd) cancelAsCustomer(world, subscription);
  if (action === 'undo' && willEnd) undoAsCustomer(world, subscription);
}

function playedPayment(world: World, { id, currency }: WireInvoice): PlayedPayment[] {
  const payment = find(world.state.payments, id);
  const latest = payment?.charges.at(-1);
  if (!payment || !latest) return [];
  return [
    {
      id,
      amountCents: payment.amountCents,
      currency: currency.toUpperCase(),
      refundedCents: latest.refundedCents,
      disputed: latest.disputed,
      paidAt: new Date(latest.at * 1_000),
      status: latest.paid ? 'paid' : 'failed',
    },
  ];
}

function playedSubscription(world: World, subscription: WireSubscription): PlayedSubscription {
  const { price, quantity = 1, current_period_end: end } = itemOf(subscription);
  const cents = (price.unit_amount ?? 0) * quantity;
  const customer = find(world.state.customers, idOf(subscription.customer));
  return {
    id: subscription.id,
    customer: customer?.email ?? idOf(subscription.customer),
    plan: price.recurring?.interval === 'year' ? 'YEARLY' : 'MONTHLY',
    amount: `${(cents / 100).toFixed(2)} ${price.currency.toUpperCase()}`,
    status: subscription.status,
    periodEnd: isEnded(subscription) ? null : new Date(end * 1_000),
    willCancel: !isEnded(subscription) && subscription.cancel_at !== null,
    failsNext: isDeclining(world, subscription.id),
    payments: invoicesOf(world, subscription.id)
      .flatMap((invoice) => playedPayment(world, invoice))
      .reverse(),
  };
}

function requireLive(subscription: WireSubscription): void {
  if (isEnded(subscription)) throw new Error('This subscription has ended.');
}

function renew(world: World, subscription: WireSubscription): void {
  requireLive(subscription);
  const invoices = invoicesOf(world, subscription.id);
  const waiting = invoices.find(({ status, auto_advance }) => status === 'draft' && auto_advance);
  if (invoices.some(({ status }) => status === 'open'))
    throw new Error('A payment is owed. Recover it first.');
  const { current_period_end: end } = itemOf(subscription);
  if (!waiting && subscription.cancel_at !== null && subscription.cancel_at <= end)
    throw new Error('It ends with its current period, so nothing renews.');
  renewNow(world, subscription, waiting);
}

function recover(world: World, subscription: WireSubscription): void {
  requireLive(subscription);
  const owes = invoicesOf(world, subscription.id).some(({ status }) => status === 'open');
  if (!owes && !isDeclining(world, subscription.id)) throw new Error('The card works and nothing is owed.');
  mendCard(world, subscription);
}

function latestPaid(world: World, subscription: WireSubscription): Charged {
  const payments: PaymentRecord[] = invoicesOf(world, subscription.id).flatMap(({ id }) => {
    const payment = find(world.state.payments, id);
    return payment ? [payment] : [];
  });
  const paid = payments.flatMap((payment) => {
    const charge = paidCharge(payment);
    return charge ? [{ payment, charge }] : [];
  });
  const latest = paid.at(-1);
  if (!latest) throw new Error('Nothing has been paid yet.');
  return latest;
}

function cancel(world: World, subscription: WireSubscription): void {
  requireLive(subscription);
  if (subscription.cancel_at !== null) throw new Error('It is already canceled.');
  cancelAsCustomer(world, subscription);
}

const actions: Record<PlayedAction, (world: World, subscription: WireSubscription) => void> = {
  renew,
  recover,
  cancel,
  'fail-next': (world, subscription) => {
    requireLive(subscription);
    world.state.declining[subscription.id] = true;
  },
  refund: (world, subscription) =>
    void refundPayment(world, { charge: latestPaid(world, subscription).charge.id }),
  dispute: (world, subscription) => {
    const latest = latestPaid(world, subscription);
    if (latest.charge.disputed) throw new Error('The latest payment is already disputed.');
    if (latest.charge.refundedCents === latest.payment.amountCents)
      throw new Error('The latest payment was refunded: there is nothing to dispute.');
    disputePayment(world, latest);
  },
};

/** The panel's hands in the played Stripe. */
export function playStripe(world: World, save: () => Promise<void>, deliverer: Deliverer): PlayedProvider {
  return {
    name: 'stripe',
    deliverer,
    subscriptions: () =>
      Object.values(world.state.subscriptions)
        .map((subscription) => playedSubscription(world, subscription))
        .reverse(),
    act: async (id, action) => {
      catchUp(world);
      try {
        actions[action](world, getSubscription(world, id));
      } catch (error) {
        throw error instanceof StripeRefusal ? new Error(error.message) : error;
      } finally {
        await save();
      }
    },
  };
}

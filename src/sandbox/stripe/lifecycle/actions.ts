/** What customers do in the billing portal of the simulated Stripe, and what the sandbox panel can make happen. */
import type {
  SimulatedAction,
  SimulatedPayment,
  SimulatedProvider,
  SimulatedSubscription,
} from '../../simulated-provider.ts';
import type { WebhookSender } from '../../webhook-delivery.ts';
import { type PaymentRecord, paidCharge, usualExpiry } from '../objects/payment.ts';
import { getItem, getPeriod } from '../objects/subscription.ts';
import {
  findById,
  getSubscription,
  isEnded,
  listInvoicesOf,
  nowInSeconds,
  type SandboxState,
  sendWebhook,
} from '../state.ts';
import { getId, StripeError, type WireInvoice, type WireSubscription } from '../wire.ts';
import { changeCancellation, findSchedule } from './cancellation.ts';
import {
  type ChargeWithPayment,
  chargeOpenInvoices,
  disputePayment,
  getPaymentMethod,
  hasCardProblem,
  refundPayment,
  setExpiry,
} from './charging.ts';
import { renewNow, runDueWork } from './due.ts';
import { releaseSchedule } from './schedules.ts';

/** The buttons of the portal; `undo` takes back a cancellation. */
export type PortalAction = 'cancel' | 'undo' | 'update-payment-method';

/** With Stripe's flexible billing mode, the portal sets `cancel_at` only. A scheduled change of plan is dropped. */
function cancelAsCustomer(sandbox: SandboxState, subscription: WireSubscription): void {
  const schedule = findSchedule(sandbox, subscription);
  if (schedule) releaseSchedule(sandbox, schedule);
  changeCancellation(sandbox, subscription, { cancel_at: getPeriod(subscription).end });
}

function undoAsCustomer(sandbox: SandboxState, subscription: WireSubscription): void {
  const schedule = findSchedule(sandbox, subscription);
  if (schedule) {
    releaseSchedule(sandbox, schedule);
    return;
  }
  const undo = subscription.cancel_at_period_end
    ? { cancel_at_period_end: false }
    : { cancel_at: '' as const };
  changeCancellation(sandbox, subscription, undo);
}

/** The new card works; open invoices are paid with it immediately. */
function updateCard(sandbox: SandboxState, subscription: WireSubscription): void {
  setExpiry(sandbox, subscription, usualExpiry(nowInSeconds(sandbox)));
  delete sandbox.data.cardProblems[subscription.id];
  chargeOpenInvoices(sandbox, subscription.id);
}

/** What a button of the portal does. */
export function actInPortal(
  sandbox: SandboxState,
  subscription: WireSubscription,
  action: PortalAction,
): void {
  if (action === 'update-payment-method') updateCard(sandbox, subscription);
  const willEnd = subscription.cancel_at !== null;
  if (action === 'cancel' && !willEnd) cancelAsCustomer(sandbox, subscription);
  if (action === 'undo' && willEnd) undoAsCustomer(sandbox, subscription);
}

function simulatedPayment(sandbox: SandboxState, { id, currency }: WireInvoice): SimulatedPayment[] {
  const payment = findById(sandbox.data.payments, id);
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

function simulatedSubscription(sandbox: SandboxState, subscription: WireSubscription): SimulatedSubscription {
  const { price, quantity = 1, current_period_end: end } = getItem(subscription);
  const cents = (price.unit_amount ?? 0) * quantity;
  const customer = findById(sandbox.data.customers, getId(subscription.customer));
  return {
    id: subscription.id,
    customer: customer?.email ?? getId(subscription.customer),
    plan: price.recurring?.interval === 'year' ? 'YEARLY' : 'MONTHLY',
    amount: `${(cents / 100).toFixed(2)} ${price.currency.toUpperCase()}`,
    status: subscription.status,
    periodEnd: isEnded(subscription) ? null : new Date(end * 1_000),
    willCancel: !isEnded(subscription) && subscription.cancel_at !== null,
    nextChargeFails: hasCardProblem(sandbox, subscription.id),
    payments: listInvoicesOf(sandbox, subscription.id)
      .flatMap((invoice) => simulatedPayment(sandbox, invoice))
      .reverse(),
  };
}

function requireNotEnded(subscription: WireSubscription): void {
  if (isEnded(subscription)) throw new Error('This subscription has ended.');
}

function renew(sandbox: SandboxState, subscription: WireSubscription): void {
  requireNotEnded(subscription);
  const invoices = listInvoicesOf(sandbox, subscription.id);
  const draft = invoices.find(({ status, auto_advance }) => status === 'draft' && auto_advance);
  if (subscription.pause_collection) throw new Error('It is paused. Move the clock instead.');
  if (invoices.some(({ status }) => status === 'open'))
    throw new Error('A payment is owed. Recover it first.');
  const { current_period_end: end } = getItem(subscription);
  if (!draft && subscription.cancel_at !== null && subscription.cancel_at <= end)
    throw new Error('It ends with its current period, so nothing renews.');
  renewNow(sandbox, subscription, draft);
}

function recover(sandbox: SandboxState, subscription: WireSubscription): void {
  requireNotEnded(subscription);
  const owes = listInvoicesOf(sandbox, subscription.id).some(({ status }) => status === 'open');
  if (!owes && !hasCardProblem(sandbox, subscription.id))
    throw new Error('The card works and nothing is owed.');
  updateCard(sandbox, subscription);
}

function latestPaid(sandbox: SandboxState, subscription: WireSubscription): ChargeWithPayment {
  const payments: PaymentRecord[] = listInvoicesOf(sandbox, subscription.id).flatMap(({ id }) => {
    const payment = findById(sandbox.data.payments, id);
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

function cancel(sandbox: SandboxState, subscription: WireSubscription): void {
  requireNotEnded(subscription);
  if (subscription.cancel_at !== null) throw new Error('It is already canceled.');
  cancelAsCustomer(sandbox, subscription);
}

const actions: Record<SimulatedAction, (sandbox: SandboxState, subscription: WireSubscription) => void> = {
  renew,
  recover,
  cancel,
  'fail-next': (sandbox, subscription) => {
    requireNotEnded(subscription);
    sandbox.data.cardProblems[subscription.id] = 'declined';
  },
  'confirm-next': (sandbox, subscription) => {
    requireNotEnded(subscription);
    sandbox.data.cardProblems[subscription.id] = 'needs_confirmation';
  },
  'expire-card': (sandbox, subscription) => {
    requireNotEnded(subscription);
    const now = sandbox.now();
    setExpiry(sandbox, subscription, { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() });
    sendWebhook(sandbox, 'payment_method.automatically_updated', getPaymentMethod(sandbox, subscription));
  },
  refund: (sandbox, subscription) =>
    void refundPayment(sandbox, { charge: latestPaid(sandbox, subscription).charge.id }),
  dispute: (sandbox, subscription) => {
    const latest = latestPaid(sandbox, subscription);
    if (latest.charge.disputed) throw new Error('The latest payment is already disputed.');
    if (latest.charge.refundedCents === latest.payment.amountCents)
      throw new Error('The latest payment was refunded: there is nothing to dispute.');
    disputePayment(sandbox, latest);
  },
};

/** The simulated Stripe for the sandbox panel. */
export function simulatedStripe(
  sandbox: SandboxState,
  save: () => Promise<void>,
  webhooks: WebhookSender,
): SimulatedProvider {
  return {
    name: 'stripe',
    webhooks,
    subscriptions: () =>
      Object.values(sandbox.data.subscriptions)
        .map((subscription) => simulatedSubscription(sandbox, subscription))
        .reverse(),
    perform: async (id, action) => {
      runDueWork(sandbox);
      try {
        actions[action](sandbox, getSubscription(sandbox, id));
      } catch (error) {
        throw error instanceof StripeError ? new Error(error.message) : error;
      } finally {
        await save();
      }
    },
  };
}

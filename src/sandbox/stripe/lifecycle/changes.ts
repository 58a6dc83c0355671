/** Changes the price of a subscription of the simulated Stripe, and bills the difference. */
import { type LineDraft, newInvoice, periodLine, prorationLine } from '../objects/invoice.ts';
import { getRecurrence, periodFrom, toPlan } from '../objects/price.ts';
import { getItem, getPeriod } from '../objects/subscription.ts';
import {
  getCustomer,
  getPrice,
  nowInSeconds,
  productName,
  type SandboxState,
  sendWebhook,
} from '../state.ts';
import {
  cardDeclined,
  getId,
  type Period,
  StripeError,
  type WireInvoice,
  type WirePrice,
  type WireSubscription,
  type WireSubscriptionItem,
} from '../wire.ts';
import { finalizeAndCharge, hasCardProblem } from './charging.ts';

/** The new price and quantity of a subscription's item, and how the change is billed. */
export interface ItemChange {
  price: WirePrice;
  quantity: number;
  prorationBehavior: 'always_invoice' | 'create_prorations' | 'none';
  /** From when the difference is calculated, in Unix seconds; by default now. */
  prorationDate: number | undefined;
  billingCycleAnchor: 'now' | 'unchanged' | undefined;
}

/** The parameters of a change, the same for an update and a preview. */
export interface ChangeRequest {
  items?:
    | { id?: string | undefined; price?: string | undefined; quantity?: number | undefined }[]
    | undefined;
  proration_behavior?: ItemChange['prorationBehavior'] | undefined;
  proration_date?: number | undefined;
  billing_cycle_anchor?: { type: 'now' | 'unchanged' } | undefined;
}

/** What a change bills now, and the billing period after it. */
export interface BilledChange {
  /** The current period, or a new one that starts now. */
  period: Period;
  /** Whether a new billing cycle starts now. */
  resetsCycle: boolean;
  lines: LineDraft[];
}

function requireUsablePrice(subscription: WireSubscription, price: WirePrice): void {
  const param = 'items[0][price]';
  if (!price.active)
    throw new StripeError('The price specified is inactive. This field only accepts active prices.', {
      param,
    });
  if (price.currency !== subscription.currency)
    throw new StripeError(
      `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${subscription.currency}\`.`,
      { param },
    );
}

/** The requested change of the item; undefined if the request leaves the item as it is. */
export function readChange(
  sandbox: SandboxState,
  subscription: WireSubscription,
  request: ChangeRequest,
): ItemChange | undefined {
  const item = getItem(subscription);
  const [requestedItem, secondItem] = request.items ?? [];
  const billingCycleAnchor = request.billing_cycle_anchor?.type;
  if (!requestedItem && billingCycleAnchor !== 'now') return undefined;
  if (secondItem || (requestedItem && requestedItem.id === undefined))
    throw new StripeError('The sandbox only changes the single item of a subscription', { param: 'items' });
  if (requestedItem && requestedItem.id !== item.id)
    throw new StripeError(`Invalid subscription item id given: ${requestedItem.id}`, {
      param: 'items[0][id]',
    });
  const price = requestedItem?.price ? getPrice(sandbox, requestedItem.price, 'items[0][price]') : item.price;
  if (price.id !== item.price.id) requireUsablePrice(subscription, price);
  return {
    price,
    quantity: requestedItem?.quantity ?? getQuantity(item),
    // Stripe's default. It only counts if there is something to prorate: see `calculateChange`.
    prorationBehavior: request.proration_behavior ?? 'create_prorations',
    prorationDate: request.proration_date,
    billingCycleAnchor,
  };
}

/** When the rest of the period begins: at `date`, or now. */
function prorationStart(sandbox: SandboxState, { start, end }: Period, date: number | undefined): number {
  const from = date ?? nowInSeconds(sandbox);
  if (date !== undefined && (date < start || date > end))
    throw new StripeError('Cannot specify `proration_date` outside of current subscription period', {
      param: 'proration_date',
    });
  // Now may be after the end: a period stays the current one until the work that is due at its end has run.
  return Math.min(from, end);
}

function getQuantity({ quantity = 1 }: WireSubscriptionItem): number {
  return quantity;
}

/**
 * Credits the unused time of the old price and bills the new one: in full if a new billing cycle starts, otherwise for
 * the rest of the period.
 */
export function calculateChange(
  sandbox: SandboxState,
  subscription: WireSubscription,
  change: ItemChange,
): BilledChange {
  const item = getItem(subscription);
  const fullPeriod = getPeriod(subscription);
  const oldRecurrence = getRecurrence(item.price);
  const newRecurrence = getRecurrence(change.price);
  const keepsInterval =
    oldRecurrence.interval === newRecurrence.interval &&
    oldRecurrence.intervalCount === newRecurrence.intervalCount;
  if (!keepsInterval && change.billingCycleAnchor === 'unchanged')
    throw new StripeError('A change of the interval starts a new billing cycle', {
      param: 'billing_cycle_anchor',
    });
  const resetsCycle = !keepsInterval || change.billingCycleAnchor === 'now';
  const isSameItem = item.price.id === change.price.id && getQuantity(item) === change.quantity;
  // Stripe would bill the prorations with the next invoice. If a new cycle starts, that is the invoice of this change.
  if (!resetsCycle && !isSameItem && change.prorationBehavior === 'create_prorations')
    throw new StripeError('The sandbox prorates immediately or not at all', {
      param: 'proration_behavior',
    });
  const remainingPeriod = {
    start: prorationStart(sandbox, fullPeriod, change.prorationDate),
    end: fullPeriod.end,
  };
  const prorate = (sign: 1 | -1, { price, quantity = 1 }: { price: WirePrice; quantity?: number }) =>
    prorationLine(productName(sandbox, price), price, quantity, { sign, part: remainingPeriod, fullPeriod });
  const hasCredit = change.prorationBehavior !== 'none' && (resetsCycle || !isSameItem);
  const credit = hasCredit ? [prorate(-1, item)] : [];
  if (!resetsCycle)
    return {
      period: fullPeriod,
      resetsCycle,
      lines: hasCredit ? [...credit, prorate(1, change)] : [],
    };
  const period = periodFrom(nowInSeconds(sandbox), newRecurrence);
  const full = periodLine(productName(sandbox, change.price), change.price, change.quantity, period);
  return { period, resetsCycle, lines: [...credit, full] };
}

/** The invoice of a change, also for a preview: it is not stored here. */
export function newChangeInvoice(
  sandbox: SandboxState,
  subscription: WireSubscription,
  lines: LineDraft[],
): WireInvoice {
  const at = nowInSeconds(sandbox);
  const customer = getCustomer(sandbox, getId(subscription.customer));
  const reason = 'subscription_update';
  return newInvoice({ subscription, customer, at, reason, lines, period: getPeriod(subscription) });
}

/** Gives the subscription the new price and period. If it is set to end with its period, it ends with the new one. */
function applyToSubscription(
  sandbox: SandboxState,
  subscription: WireSubscription,
  change: ItemChange,
  billed: BilledChange,
): void {
  const item = getItem(subscription);
  item.price = change.price;
  item.plan = toPlan(change.price);
  item.quantity = change.quantity;
  item.current_period_start = billed.period.start;
  item.current_period_end = billed.period.end;
  if (billed.resetsCycle) subscription.billing_cycle_anchor = nowInSeconds(sandbox);
  if (subscription.cancel_at_period_end) subscription.cancel_at = billed.period.end;
}

/** Changes and bills immediately. With `error_if_incomplete`, a declined card changes nothing. */
export function applyChange(
  sandbox: SandboxState,
  subscription: WireSubscription,
  change: ItemChange,
  payment: 'allow_incomplete' | 'error_if_incomplete',
): void {
  const billed = calculateChange(sandbox, subscription, change);
  const invoice = billed.lines.length ? newChangeInvoice(sandbox, subscription, billed.lines) : undefined;
  const wouldFail =
    invoice !== undefined && invoice.amount_due > 0 && hasCardProblem(sandbox, subscription.id);
  if (wouldFail && payment === 'error_if_incomplete') throw cardDeclined();
  const previous = {
    items: structuredClone(subscription.items),
    latest_invoice: subscription.latest_invoice,
  };
  applyToSubscription(sandbox, subscription, change, billed);
  if (invoice) {
    sandbox.data.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
  }
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, previous);
  if (invoice) finalizeAndCharge(sandbox, invoice);
}

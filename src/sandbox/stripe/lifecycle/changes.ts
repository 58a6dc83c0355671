/** Changes the price of a subscription of the simulated Stripe, and bills the difference. */
import { type LineDraft, newInvoice, periodLine, prorationLine } from '../objects/invoice.ts';
import { getRecurrence, periodFrom, toPlan } from '../objects/price.ts';
import { getItem, getPeriod } from '../objects/subscription.ts';
import { emit, getCustomer, getPrice, nowInSeconds, productName, type SandboxState } from '../state.ts';
import {
  cardDeclined,
  getId,
  type Period,
  StripeError,
  type WireInvoice,
  type WirePrice,
  type WireSubscription,
} from '../wire.ts';
import { finalizeAndCharge, hasCardProblem } from './charging.ts';

export interface ItemChange {
  price: WirePrice;
  quantity: number;
  prorationBehavior: 'always_invoice' | 'create_prorations' | 'none';
  prorationDate: number | undefined;
  anchor: 'now' | 'unchanged' | undefined;
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

/** What a change bills now, and the period that it leaves. */
export interface BilledChange {
  period: Period;
  /** Whether a new billing cycle starts now. */
  resets: boolean;
  lines: LineDraft[];
}

function checkPrice(subscription: WireSubscription, price: WirePrice): void {
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

/** Undefined when nothing about the item is asked to change. */
export function readChange(
  sandbox: SandboxState,
  subscription: WireSubscription,
  request: ChangeRequest,
): ItemChange | undefined {
  const item = getItem(subscription);
  const [asked, more] = request.items ?? [];
  const anchor = request.billing_cycle_anchor?.type;
  if (!asked && anchor !== 'now') return undefined;
  if (more || (asked && asked.id === undefined))
    throw new StripeError('The sandbox changes the one item that there is', { param: 'items' });
  if (asked && asked.id !== item.id)
    throw new StripeError(`Invalid subscription item id given: ${asked.id}`, { param: 'items[0][id]' });
  const price = asked?.price ? getPrice(sandbox, asked.price, 'items[0][price]') : item.price;
  if (price.id !== item.price.id) checkPrice(subscription, price);
  return {
    price,
    quantity: asked?.quantity ?? item.quantity ?? 1,
    prorationBehavior: request.proration_behavior ?? 'create_prorations',
    prorationDate: request.proration_date,
    anchor,
  };
}

function prorationStart(sandbox: SandboxState, { start, end }: Period, date: number | undefined): number {
  const from = date ?? nowInSeconds(sandbox);
  if (date !== undefined && (date < start || date > end))
    throw new StripeError('Cannot specify `proration_date` outside of current subscription period', {
      param: 'proration_date',
    });
  return Math.min(from, end);
}

/** Credits the unused time of the old price and bills the new one, in full or for the rest of the period. */
export function calculateChange(
  sandbox: SandboxState,
  subscription: WireSubscription,
  change: ItemChange,
): BilledChange {
  const item = getItem(subscription);
  const fullPeriod = getPeriod(subscription);
  const was = getRecurrence(item.price);
  const will = getRecurrence(change.price);
  const recurs = was.interval === will.interval && was.intervalCount === will.intervalCount;
  if (!recurs && change.anchor === 'unchanged')
    throw new StripeError('A change of the interval starts a new billing cycle', {
      param: 'billing_cycle_anchor',
    });
  const resets = !recurs || change.anchor === 'now';
  const isSame = item.price.id === change.price.id && item.quantity === change.quantity;
  const prorates = change.prorationBehavior !== 'none';
  if (!resets && !isSame && change.prorationBehavior === 'create_prorations')
    throw new StripeError('The sandbox prorates immediately or not at all', {
      param: 'proration_behavior',
    });
  const part = { start: prorationStart(sandbox, fullPeriod, change.prorationDate), end: fullPeriod.end };
  const share = (sign: 1 | -1, { price, quantity = 1 }: { price: WirePrice; quantity?: number }) =>
    prorationLine(productName(sandbox, price), price, quantity, { sign, part, fullPeriod });
  const credit = prorates && !(isSame && !resets) ? [share(-1, item)] : [];
  if (!resets)
    return { period: fullPeriod, resets, lines: credit.length ? [...credit, share(1, change)] : [] };
  const period = periodFrom(nowInSeconds(sandbox), will);
  const full = periodLine(productName(sandbox, change.price), change.price, change.quantity, period);
  return { period, resets, lines: [...credit, full] };
}

export function changeInvoice(
  sandbox: SandboxState,
  subscription: WireSubscription,
  lines: LineDraft[],
): WireInvoice {
  const at = nowInSeconds(sandbox);
  const customer = getCustomer(sandbox, getId(subscription.customer));
  const reason = 'subscription_update';
  return newInvoice({ subscription, customer, at, reason, lines, period: getPeriod(subscription) });
}

function moveItem(
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
  if (billed.resets) subscription.billing_cycle_anchor = nowInSeconds(sandbox);
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
  const invoice = billed.lines.length ? changeInvoice(sandbox, subscription, billed.lines) : undefined;
  const wouldFail =
    invoice !== undefined && invoice.amount_due > 0 && hasCardProblem(sandbox, subscription.id);
  if (wouldFail && payment === 'error_if_incomplete') throw cardDeclined();
  const previous = {
    items: structuredClone(subscription.items),
    latest_invoice: subscription.latest_invoice,
  };
  moveItem(sandbox, subscription, change, billed);
  if (invoice) {
    sandbox.data.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
  }
  emit(sandbox, 'customer.subscription.updated', subscription, previous);
  if (invoice) finalizeAndCharge(sandbox, invoice);
}

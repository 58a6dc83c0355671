import { createId, type Period, type WireLine, type WirePrice, type WireSubscription } from '../api/wire.ts';

/** A line before it stands on an invoice; the preview and the bill are made of the same ones. */
export interface LineDraft {
  amount: number;
  description: string;
  period: Period;
  price: WirePrice;
  quantity: number;
  proration: boolean;
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

/** One whole period of a price. */
export function periodLine(name: string, price: WirePrice, quantity: number, period: Period): LineDraft {
  const unit = money(price.unit_amount ?? 0, price.currency);
  return {
    amount: (price.unit_amount ?? 0) * quantity,
    description: `${quantity} × ${name} (at ${unit} / ${price.recurring?.interval})`,
    period,
    price,
    quantity,
    proration: false,
  };
}

interface Share {
  sign: 1 | -1;
  /** What is left of the period… */
  part: Period;
  /** …of which the price buys the whole. */
  whole: Period;
}

/** The share of a price for the rest of a period, by seconds, to the nearest cent. */
export function prorationLine(name: string, price: WirePrice, quantity: number, share: Share): LineDraft {
  const { sign, part, whole } = share;
  const full = (price.unit_amount ?? 0) * quantity;
  const cents = Math.round((full * (part.end - part.start)) / (whole.end - whole.start));
  const day = new Date(part.start * 1_000).toISOString().slice(0, 10);
  return {
    // Never minus zero, which JSON could not tell.
    amount: cents === 0 ? 0 : sign * cents,
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${quantity} × ${name} after ${day}`,
    period: part,
    price,
    quantity,
    proration: true,
  };
}

export function lineOf(invoice: string, subscription: WireSubscription, draft: LineDraft): WireLine {
  const { amount, price, quantity } = draft;
  return {
    id: createId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: draft.description,
    discount_amounts: [],
    discountable: !draft.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: draft.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

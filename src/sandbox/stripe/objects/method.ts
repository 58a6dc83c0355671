/** Payment methods (cards) as Stripe's API shows them. */
import type { WireMethod } from '../wire.ts';

export interface CardExpiry {
  month: number;
  year: number;
}

const noAddress = { address: null, email: null, name: null, phone: null, tax_id: null };

/** A card as the customer's payment method. */
export function newMethod(id: string, customer: string, at: number, expiry: CardExpiry): WireMethod {
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: noAddress,
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: '4242',
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: at,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** The second from which the card is declined. */
export function expiresAt({ card }: WireMethod): number {
  return card ? Date.UTC(card.exp_year, card.exp_month) / 1_000 : Number.POSITIVE_INFINITY;
}

/** Three years after `at`. */
export function usualExpiry(at: number): CardExpiry {
  const date = new Date(at * 1_000);
  return { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() + 3 };
}

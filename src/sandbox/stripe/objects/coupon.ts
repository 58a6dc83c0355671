/** Coupons as Stripe's API shows them. */
import { createId, type WireCoupon } from '../wire.ts';

export interface CouponInput {
  id?: string | undefined;
  name?: string | undefined;
  amount_off: number;
  currency: string;
  duration: 'once' | 'repeating';
  duration_in_months?: number | undefined;
  metadata?: Record<string, string> | undefined;
}

export function newCoupon(at: number, input: CouponInput): WireCoupon {
  return {
    id: input.id ?? createId('', 8).slice(1),
    object: 'coupon',
    amount_off: input.amount_off,
    created: at,
    currency: input.currency,
    duration: input.duration,
    duration_in_months: input.duration_in_months ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

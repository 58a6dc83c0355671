/** The parts of PayPal's responses that we read, as Zod schemas, according to PayPal's published ones. */
import { z } from 'zod';

/** Reads an amount like `12.50`. Null if it is not in whole cents. */
export function parseCents(value: string): number | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{0,12})(?:\.(\d+))?$/.exec(value) ?? [];
  if ((whole === '' && fraction === '') || !/^\d{0,2}0*$/.test(fraction)) return null;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return sign && cents ? -cents : cents;
}

/** An amount as PayPal writes it. All currencies that we sell in have two decimals. */
export function toMoney(cents: number, currency: string): { currency_code: string; value: string } {
  const value = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return { currency_code: currency, value };
}

export interface Money {
  cents: number;
  currency: string;
}

const money = z
  .object({ currency_code: z.string().length(3), value: z.string() })
  .transform(({ currency_code: currency, value }, context): Money => {
    const cents = parseCents(value);
    if (cents !== null) return { cents, currency };
    context.addIssue({ code: 'custom', message: 'no amount of whole cents' });
    return z.NEVER;
  });

/** RFC 3339; PayPal writes `Z` or an offset. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const links = z.array(z.object({ href: z.string(), rel: z.string() })).default([]);

export const productResponse = z.object({ id: z.string().min(1) });

const billingCycle = z.object({
  tenure_type: z.string(),
  frequency: z.object({ interval_unit: z.string(), interval_count: z.number().int().default(1) }),
  pricing_scheme: z.object({ fixed_price: money }).optional(),
  total_cycles: z.number().int().default(1),
});

export const planResponse = z.object({ id: z.string().min(1), billing_cycles: z.array(billingCycle) });
export const createdPlan = z.object({ id: z.string().min(1) });

const taxes = z.object({ percentage: z.string().regex(/^\d{1,2}(\.\d+)?$/) });

export const subscriptionResponse = z.object({
  /** Only if the call asks for it. */
  plan: z.object({ taxes: taxes.optional().catch(undefined) }).optional(),
  id: z.string().min(1),
  plan_id: z.string().min(1),
  status: z.enum(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  status_change_note: z.string().optional(),
  custom_id: z.string().optional(),
  create_time: time,
  start_time: time.optional(),
  update_time: time.optional(),
  billing_info: z
    .object({
      outstanding_balance: money.optional(),
      cycle_executions: z
        .array(z.object({ tenure_type: z.string(), cycles_remaining: z.number().int().default(0) }))
        .default([]),
      failed_payments_count: z.number().int().default(0),
      last_payment: z.object({ time: time.optional() }).optional(),
      next_billing_time: time.optional(),
      last_failed_payment: z
        .object({ amount: money.optional(), next_payment_retry_time: time.optional() })
        .optional(),
    })
    .optional(),
  links,
});
/** A subscription as PayPal describes it. */
export type PaypalSubscription = z.output<typeof subscriptionResponse>;

export const createdSubscription = z.object({ id: z.string().min(1), links });
export const revisionResponse = z.object({ links });

const transaction = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount_with_breakdown: z.object({
    gross_amount: money,
    tax_amount: money.optional(),
    fee_amount: money.optional(),
  }),
  time,
});
export type PaypalTransaction = z.output<typeof transaction>;

export const transactionsResponse = z.object({
  transactions: z.array(transaction).default([]),
  total_pages: z.number().int().optional(),
});

export const disputesResponse = z.object({
  items: z.array(z.object({ dispute_id: z.string().min(1), status: z.string() })).default([]),
});

export const disputeResponse = z.object({
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
});

export const createdRefund = z.object({ status: z.string().optional() });

export const refundResponse = z.object({ id: z.string().min(1), status: z.string(), amount: money, links });

export const reportResponse = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string().min(1),
          paypal_reference_id: z.string().optional(),
          transaction_amount: money,
          transaction_status: z.string().optional(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().int().default(1),
});

export const verificationResponse = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/** The page where the customer approves; null if PayPal names none. */
export function approvalLink(links: { href: string; rel: string }[]): string | null {
  return links.find(({ rel }) => rel === 'approve')?.href ?? null;
}

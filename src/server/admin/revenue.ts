/** Past and expected revenue by provider and currency, including payments of deleted accounts. */
import { sql } from 'drizzle-orm';
import type { AdminRevenue } from '#shared/contract/admin.ts';
import {
  type Currency,
  currencies,
  type PlanId,
  type PriceList,
  priceCents,
  toAmount,
} from '#shared/plans.ts';
import { renewalGraceMs } from '../billing/subscriptions.ts';
import { type Db, selectRows } from '../db/database.ts';
import type { Period } from './figures.ts';

interface ProviderCurrency {
  provider: AdminRevenue['provider'];
  currency: string;
}

/** Sums of the payments of a period. */
interface PaymentSums extends ProviderCurrency {
  payments: number;
  grossCents: number;
  refundedCents: number;
  taxCents: number;
  feeCents: number;
  disputes: number;
  disputedCents: number;
}

function sumPayments(db: Db, { from, to }: Period): Promise<PaymentSums[]> {
  const within = sql`paid_at > ${from.toISOString()}::timestamptz and paid_at <= ${to.toISOString()}::timestamptz`;
  const columns = sql`provider, currency, amount_cents, refunded_cents, tax_cents, fee_cents, disputed`;
  return selectRows<PaymentSums>(
    db,
    sql`select provider, currency,
      count(*) filter (where amount_cents > 0)::int as payments,
      sum(amount_cents)::float8 as "grossCents",
      sum(refunded_cents)::float8 as "refundedCents",
      sum(tax_cents)::float8 as "taxCents",
      sum(fee_cents)::float8 as "feeCents",
      count(*) filter (where disputed)::int as disputes,
      coalesce(sum(amount_cents - refunded_cents) filter (where disputed), 0)::float8 as "disputedCents"
    from (
      select ${columns} from payments where ${within}
      union all select ${columns} from deleted_account_payments where ${within}
    ) as all_payments group by provider, currency`,
  );
}

/**
 * SQL for the currency of a subscription `s`: that of its next charge, else of its last payment, else of its
 * order; empty if none is known.
 */
const currencyColumn = sql`coalesce(s.currency,
  (select p.currency from payments p where p.subscription_id = s.id order by p.paid_at desc limit 1),
  (select o.currency from orders o where o.user_id = s.user_id and o.subscription_id = s.id limit 1), '')`;

interface FailedCharges extends ProviderCurrency {
  failedCharges: number;
}

const failedChargeEvents = sql`('invoice.payment_failed', 'BILLING.SUBSCRIPTION.PAYMENT.FAILED')`;

/** Counts each failed attempt that the provider reported. */
function countFailedCharges(db: Db, { from, to }: Period): Promise<FailedCharges[]> {
  return selectRows<FailedCharges>(
    db,
    sql`select e.provider, case when s.id is null then '' else ${currencyColumn} end as currency,
      count(*)::int as "failedCharges"
    from webhook_events e left join subscriptions s
      on e.subject_kind = 'subscription' and s.provider = e.provider and s.provider_subscription_id = e.subject_id
    where e.type in ${failedChargeEvents}
      and e.received_at > ${from.toISOString()}::timestamptz and e.received_at <= ${to.toISOString()}::timestamptz
    group by 1, 2`,
  );
}

/** Numbers of subscriptions with the same provider, currency, plan and next charge. */
interface SubscriptionGroup extends ProviderCurrency {
  plan: PlanId;
  nextPlan: PlanId;
  nextChargeCents: number | null;
  /** Subscriptions with access at the end of the period. */
  active: number;
  /** Those of `active` that will renew. */
  renewing: number;
  /** Subscriptions with paid time at the start of the period. */
  activeAtStart: number;
  /** Those of `activeAtStart` without access at the end of the period. */
  lost: number;
  /** Without access at the end of the period, also those that began in it. */
  ended: number;
}

function groupSubscriptions(db: Db, { from, to }: Period): Promise<SubscriptionGroup[]> {
  const [start, end] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`];
  const willRenew = sql`(s.status in ('active', 'past_due', 'requires_action') and not s.cancel_at_period_end)`;
  // The same rules as those of `givesAccess` in billing/subscriptions.ts.
  const graceMs = sql`case when not ${willRenew} then 0 when s.status = 'active' then ${renewalGraceMs}::float8
    else case when s.stopped is null then s.grace_days else least(1, s.grace_days) end * 86400000::float8 end`;
  const hasAccess = sql`coalesce(s.paid_through + ${graceMs} * interval '1 millisecond' > ${end}, false)`;
  return selectRows<SubscriptionGroup>(
    db,
    sql`select provider, currency, plan, "nextPlan", "nextChargeCents",
      count(*) filter (where "hasAccess")::int as active,
      count(*) filter (where "hasAccess" and renews)::int as renewing,
      count(*) filter (where "atStart")::int as "activeAtStart",
      count(*) filter (where "atStart" and not "hasAccess")::int as lost,
      count(*) filter (where not "hasAccess" and paid_through > ${start})::int as ended
    from (
      select s.provider, ${currencyColumn} as currency, s.plan as plan, s.paid_through,
        coalesce(s.pending_plan, s.plan) as "nextPlan", s.next_charge_cents as "nextChargeCents",
        ${willRenew} as renews, ${hasAccess} as "hasAccess",
        (s.created_at <= ${start} and s.paid_through > ${start}) as "atStart"
      from subscriptions s where s.paid_through > ${start}
    ) as counted group by provider, currency, plan, "nextPlan", "nextChargeCents"`,
  );
}

const isCurrency = (currency: string): currency is Currency => currencies.some((known) => known === currency);

/** What the group pays in a month, in cents. By the price list if the next charge is unknown. */
function getMonthlyCents(
  prices: PriceList,
  { nextPlan, nextChargeCents, currency, renewing }: SubscriptionGroup,
): number {
  const listedCents = isCurrency(currency) ? priceCents(prices, nextPlan, currency) : 0;
  return (renewing * (nextChargeCents ?? listedCents)) / (nextPlan === 'annual' ? 12 : 1);
}

const sumBy = <T>(rows: T[], value: (row: T) => number) => rows.reduce((sum, row) => sum + value(row), 0);
/** From cents to dollars or euros, as the API has them. */
const toCurrencyUnits = (cents: number) => toAmount(Math.round(cents));

function subscriptionFigures(prices: PriceList, rows: SubscriptionGroup[]) {
  const active = (plan: PlanId) => sumBy(rows, (row) => (row.plan === plan ? row.active : 0));
  return {
    activeMonthly: active('monthly'),
    activeAnnual: active('annual'),
    ending: sumBy(rows, (row) => row.active - row.renewing),
    mrr: toCurrencyUnits(sumBy(rows, (row) => getMonthlyCents(prices, row))),
    activeAtStart: sumBy(rows, (row) => row.activeAtStart),
    lost: sumBy(rows, (row) => row.lost),
    ended: sumBy(rows, (row) => row.ended),
  };
}

function paymentFigures(rows: PaymentSums[]) {
  const grossCents = sumBy(rows, (row) => row.grossCents);
  const refundedCents = sumBy(rows, (row) => row.refundedCents);
  const disputedCents = sumBy(rows, (row) => row.disputedCents);
  return {
    payments: sumBy(rows, (row) => row.payments),
    gross: toCurrencyUnits(grossCents),
    refunds: toCurrencyUnits(refundedCents),
    tax: toCurrencyUnits(sumBy(rows, (row) => row.taxCents)),
    fees: toCurrencyUnits(sumBy(rows, (row) => row.feeCents)),
    disputes: sumBy(rows, (row) => row.disputes),
    disputed: toCurrencyUnits(disputedCents),
    net: toCurrencyUnits(grossCents - refundedCents - disputedCents),
  };
}

/** One row per provider and currency with a payment, a failed charge or a subscription; the largest first. */
export async function listRevenue(db: Db, prices: PriceList, period: Period): Promise<AdminRevenue[]> {
  const paid = await sumPayments(db, period);
  const failed = await countFailedCharges(db, period);
  const groups = await groupSubscriptions(db, period);
  const pairs = new Map(
    [...paid, ...failed, ...groups].map((row) => [`${row.provider} ${row.currency}`, row]),
  );
  return [...pairs.values()]
    .map(({ provider, currency }) => {
      const ofPair = <T extends ProviderCurrency>(rows: T[]) =>
        rows.filter((row) => row.provider === provider && row.currency === currency);
      const failedCharges = sumBy(ofPair(failed), (row) => row.failedCharges);
      const figures = { ...paymentFigures(ofPair(paid)), ...subscriptionFigures(prices, ofPair(groups)) };
      return { provider, currency, failedCharges, ...figures };
    })
    .sort((a, b) => b.gross - a.gross || b.mrr - a.mrr || a.currency.localeCompare(b.currency));
}

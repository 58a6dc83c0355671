/** Payments of a subscription, from its invoices and from the charges, disputes and tax rates that they refer to. */
import type Stripe from 'stripe';
import type { PlanId } from '#shared/plans.ts';
import type { ProviderPayment } from '../provider.ts';
import { fromSeconds, getId } from './client.ts';

/** Ten pages of a hundred: about eighty years of a monthly plan. */
const maxListed = 1_000;

/**
 * 100 days. An invoice line has only the id of its price, which says nothing about the plan if the price is no longer
 * the subscription's. Then a longer period than this belongs to the annual plan.
 */
const maxMonthlyPeriodS = 100 * 86_400;

/** Dispute states in which no money was taken back. */
const harmlessDisputes = new Set([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]);

/** All invoices of a subscription, newest first, with the payments made on them. */
export function listInvoices(client: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const params = { subscription, limit: 100, expand: ['data.payments'] };
  return client.invoices.list(params).autoPagingToArray({ limit: maxListed });
}

/** Stripe records refunds and disputes on charges, not on invoices. */
export async function listCharges(client: Stripe, customer: string): Promise<Stripe.Charge[]> {
  const charges = await client.charges
    .list({ customer, limit: 100, expand: ['data.balance_transaction'] })
    .autoPagingToArray({ limit: maxListed });
  return charges.filter(({ status }) => status === 'succeeded');
}

/** A charge stays `disputed` however the dispute ends, so the disputes of such charges are read. */
export async function readDisputes(
  client: Stripe,
  charges: Stripe.Charge[],
): Promise<Pick<Charges, 'chargedBack' | 'disputeFees'>> {
  const chargedBack = new Set<string>();
  const disputeFees = new Map<string, number>();
  const read = async ({ id }: Stripe.Charge) => {
    const { data } = await client.disputes.list({ charge: id });
    if (data.some(({ status }) => !harmlessDisputes.has(status))) chargedBack.add(id);
    const fees = data.flatMap(({ balance_transactions }) => balance_transactions.map(({ fee }) => fee));
    disputeFees.set(
      id,
      fees.reduce((sum, fee) => sum + fee, 0),
    );
  };
  await Promise.all(charges.filter(({ disputed }) => disputed).map(read));
  return { chargedBack, disputeFees };
}

/** Stripe's fees for a charge, as far as known, and for its disputes. */
function getFee({ id, balance_transaction: line }: Stripe.Charge, { disputeFees }: Charges): number {
  const fee = typeof line === 'object' && line !== null ? line.fee : 0;
  return fee + (disputeFees.get(id) ?? 0);
}

/** The payment intents that paid the invoice. */
export function listPaidIntents(invoice: Stripe.Invoice): string[] {
  const paid = invoice.payments?.data.filter(({ status }) => status === 'paid') ?? [];
  return paid.flatMap(({ payment }) => getId(payment.payment_intent) ?? []);
}

/** The subscription's price now. */
export interface CurrentPrice {
  priceId: string;
  plan: PlanId;
}

/** The period that the invoice bought: its latest. Negative lines credit unused time, and their period is over. */
function findPeriod(
  invoice: Stripe.Invoice,
  current: CurrentPrice,
): { start: number; end: number; plan: PlanId } | undefined {
  const bought = invoice.lines.data.filter(({ amount }) => amount >= 0);
  const last = bought.toSorted((one, other) => other.period.end - one.period.end)[0];
  if (!last) return undefined;
  const { start, end } = last.period;
  // Known by its price where possible: free time is shorter than a period of its plan.
  const isCurrent = getId(last.pricing?.price_details?.price) === current.priceId;
  return {
    start,
    end,
    plan: isCurrent ? current.plan : end - start > maxMonthlyPeriodS ? 'annual' : 'monthly',
  };
}

function sumCredit(invoice: Stripe.Invoice): number {
  return invoice.lines.data.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
}

type TaxRates = ReadonlyMap<string, Pick<Stripe.TaxRate, 'percentage' | 'country'>>;

/** By client, the tax rates by their ids. A rate never changes at Stripe, so each is read once. */
const knownRates = new WeakMap<Stripe, Map<string, Stripe.TaxRate>>();

/** The rates that the invoices name only by their ids. */
export async function readTaxRates(client: Stripe, invoices: Stripe.Invoice[]): Promise<TaxRates> {
  const ratesOfClient = knownRates.get(client) ?? new Map<string, Stripe.TaxRate>();
  knownRates.set(client, ratesOfClient);
  const ids = new Set(
    invoices.flatMap(({ total_taxes }) =>
      (total_taxes ?? []).flatMap(({ amount, tax_rate_details: rate }) =>
        amount && rate ? [rate.tax_rate] : [],
      ),
    ),
  );
  for (const id of ids) if (!ratesOfClient.has(id)) ratesOfClient.set(id, await client.taxRates.retrieve(id));
  return ratesOfClient;
}

/** In the United States several taxes may apply at once; their rates add up. */
function getTax(
  invoice: Stripe.Invoice,
  rates: TaxRates,
): Pick<ProviderPayment, 'taxCents' | 'taxRate' | 'taxCountry'> {
  const taxes = (invoice.total_taxes ?? []).filter(({ amount }) => amount > 0);
  const applied = taxes.flatMap(({ tax_rate_details: rate }) => rates.get(rate?.tax_rate ?? '') ?? []);
  const percent = applied.reduce((sum, { percentage }) => sum + percentage, 0);
  return {
    taxCents: taxes.reduce((sum, { amount }) => sum + amount, 0),
    taxRate: applied.length ? String(Number(percent.toFixed(3))) : null,
    taxCountry: taxes.length ? (applied[0]?.country ?? invoice.customer_address?.country ?? null) : null,
  };
}

/** The charges of a customer, and what is known about them. */
export interface Charges {
  all: Stripe.Charge[];
  /** Ids of charges that the customer's bank took back. */
  chargedBack: Set<string>;
  rates: TaxRates;
  /** In cents, by the id of the charge. */
  disputeFees: ReadonlyMap<string, number>;
}

/** The payment's page in Stripe's dashboard, where its dispute is answered. */
function disputePage({ livemode, payment_intent }: Stripe.Charge): string {
  return `https://dashboard.stripe.com/${livemode ? '' : 'test/'}payments/${getId(payment_intent)}`;
}

/** One payment for a paid invoice, otherwise none. */
export function toPayments(
  invoice: Stripe.Invoice,
  charges: Charges,
  current: CurrentPrice,
): ProviderPayment[] {
  const paidAt = invoice.status_transitions.paid_at;
  const period = findPeriod(invoice, current);
  if (invoice.status !== 'paid' || paidAt === null || !period) return [];
  const intents = new Set(listPaidIntents(invoice));
  const own = charges.all.filter((charge) => intents.has(getId(charge.payment_intent) ?? ''));
  const disputed = own.find(({ id }) => charges.chargedBack.has(id));
  const refunded = own.reduce((sum, charge) => sum + charge.amount_refunded, 0);
  return [
    {
      id: invoice.id,
      plan: period.plan,
      amountCents: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
      paidAt: fromSeconds(paidAt),
      periodStart: fromSeconds(period.start),
      periodEnd: fromSeconds(period.end),
      creditCents: sumCredit(invoice),
      ...getTax(invoice, charges.rates),
      feeCents: own.reduce((sum, charge) => sum + getFee(charge, charges), 0),
      refundedCents: Math.min(refunded, invoice.amount_paid),
      disputed: disputed !== undefined,
      disputeUrl: disputed ? disputePage(disputed) : null,
      receiptUrl: own[0]?.receipt_url ?? invoice.hosted_invoice_url ?? null,
    },
  ];
}

/** Invoices with their previews and payments, charges, refunds and disputes. */
import { findSchedule } from '../lifecycle/cancellation.ts';
import { calculateChange, changeInvoice, readChange } from '../lifecycle/changes.ts';
import { chargedAfterS, nextDiscount, nextPeriod } from '../lifecycle/due.ts';
import {
  allCharges,
  getCharge,
  refundPayment,
  toStripeCharge,
  toStripePaymentIntent,
} from '../lifecycle/payments.ts';
import { upcomingPrice } from '../lifecycle/schedules.ts';
import { listBalanceTransactions, withBalance } from '../objects/balance.ts';
import { newInvoice } from '../objects/invoice.ts';
import { createInvoicePayment } from '../objects/payment.ts';
import { getPeriod } from '../objects/subscription.ts';
import { emit, find, getCustomer, getSubscription, isEnded, type SandboxState } from '../state.ts';
import { getId, resourceMissing, StripeError, type WireInvoice, type WireSubscription } from '../wire.ts';
import { type ApiCall, type ApiEndpoint, endpoint, paginate } from './endpoint.ts';
import {
  balanceList,
  chargeList,
  chargeObjectList,
  invoiceList,
  invoicePaymentList,
  invoicePreview,
  invoiceUpdate,
  noParams,
  refundCreate,
} from './requests.ts';

function getInvoice(sandbox: SandboxState, id: string): WireInvoice {
  const invoice = find(sandbox.data.invoices, id);
  if (!invoice) throw resourceMissing('invoice', id, 'invoice', 404);
  return invoice;
}

/** `auto_advance: false` stops Stripe from finalizing and collecting the invoice automatically. */
function updateInvoice({ sandbox, id, input }: ApiCall<typeof invoiceUpdate>): object {
  const { auto_advance: advances } = input;
  const invoice = getInvoice(sandbox, id);
  if (advances === undefined || advances === invoice.auto_advance) return invoice;
  if (advances)
    throw new StripeError('The sandbox can only turn auto_advance off', { param: 'auto_advance' });
  if (invoice.status !== 'draft' && invoice.status !== 'open')
    throw new StripeError("Finalized invoices can't be updated in this way", { param: 'auto_advance' });
  const previous = { auto_advance: invoice.auto_advance };
  Object.assign(invoice, {
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  });
  emit(sandbox, 'invoice.updated', invoice, previous);
  return invoice;
}

function listInvoices({ sandbox, input }: ApiCall<typeof invoiceList>): object {
  const { customer, subscription, status } = input;
  if (subscription) getSubscription(sandbox, subscription, 'subscription', 400);
  const matches = Object.values(sandbox.data.invoices).filter(
    (invoice) =>
      (!customer || invoice.customer === customer) &&
      (!subscription || invoice.parent?.subscription_details?.subscription === subscription) &&
      (!status || invoice.status === status),
  );
  return paginate('/v1/invoices', matches, input);
}

/** The next renewal. Throws Stripe's 404 if there is none. */
function upcomingInvoice(sandbox: SandboxState, subscription: WireSubscription): WireInvoice {
  const current = getPeriod(subscription);
  if (isEnded(subscription) || (subscription.cancel_at !== null && subscription.cancel_at <= current.end))
    throw new StripeError('No upcoming invoices for customer', {
      status: 404,
      code: 'invoice_upcoming_none',
    });
  const price = upcomingPrice(sandbox, subscription, findSchedule(sandbox, subscription));
  const { lines } = nextPeriod(sandbox, subscription, price);
  const customer = getCustomer(sandbox, getId(subscription.customer));
  const discount = nextDiscount(sandbox, subscription);
  const upcoming = {
    subscription,
    customer,
    at: current.end,
    reason: 'upcoming',
    lines,
    period: current,
    discount,
  } as const;
  const invoice = newInvoice(upcoming);
  return { ...invoice, next_payment_attempt: current.end + chargedAfterS };
}

/** What an update would bill now, made by the code that bills it. Without a change: the next renewal. */
function previewInvoice({ sandbox, input }: ApiCall<typeof invoicePreview>): object {
  const subscription = getSubscription(sandbox, input.subscription, 'subscription', 400);
  if (input.subscription_details && isEnded(subscription))
    throw new StripeError('The subscription is canceled', { param: 'subscription' });
  const change = readChange(sandbox, subscription, input.subscription_details ?? {});
  if (!change) return upcomingInvoice(sandbox, subscription);
  const { lines } = calculateChange(sandbox, subscription, change);
  const invoice = changeInvoice(sandbox, subscription, lines);
  return { ...invoice, id: invoice.id.replace('in_', 'upcoming_in_') };
}

function listInvoicePayments({ sandbox, input }: ApiCall<typeof invoicePaymentList>): object {
  const matches = Object.values(sandbox.data.payments).filter(
    ({ intent, invoice }) =>
      (!input.invoice || invoice === input.invoice) &&
      (!input.payment?.payment_intent || intent === input.payment.payment_intent),
  );
  return paginate('/v1/invoice_payments', matches.map(createInvoicePayment), input);
}

function listCharges({ sandbox, input }: ApiCall<typeof chargeList>): object {
  const matches = allCharges(sandbox).filter(
    ({ payment }) =>
      (!input.customer || payment.customer === input.customer) &&
      (!input.payment_intent || payment.intent === input.payment_intent),
  );
  return paginate(
    '/v1/charges',
    matches.map((charged) => toStripeCharge(sandbox, charged)),
    input,
  );
}

const mapValues = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** What refunds and disputes have in common for the lists. */
interface ChargeObject {
  id: string;
  charge: unknown;
  payment_intent: unknown;
}

/** Of a charge: refunds and disputes are listed and retrieved in the same way. */
function chargeObjectEndpoints(
  name: 'refund' | 'dispute',
  recordsOf: (sandbox: SandboxState) => Record<string, ChargeObject>,
): ApiEndpoint[] {
  const path = `/v1/${name}s`;
  return [
    endpoint('GET', path, chargeObjectList, ({ sandbox, input }) => {
      const matches = Object.values(recordsOf(sandbox)).filter(
        ({ charge, payment_intent }) =>
          (!input.charge || charge === input.charge) &&
          (!input.payment_intent || payment_intent === input.payment_intent),
      );
      return paginate(path, matches, input);
    }),
    endpoint('GET', `${path}/:id`, noParams, ({ sandbox, id }) => {
      const found = find(recordsOf(sandbox), id);
      if (!found) throw resourceMissing(name, id, name, 404);
      return found;
    }),
  ];
}

/** The report of everything that moved the balance. */
function listBalanceReport({ sandbox, input }: ApiCall<typeof balanceList>): object {
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = lt } = input.created ?? {};
  const matches = listBalanceTransactions(sandbox).filter(
    ({ created, currency }) =>
      created > gt &&
      created >= gte &&
      created < lt &&
      created <= lte &&
      (!input.currency || currency === input.currency),
  );
  return paginate('/v1/balance_transactions', matches, input);
}

export const paymentEndpoints: ApiEndpoint[] = [
  endpoint('GET', '/v1/balance_transactions', balanceList, listBalanceReport),
  endpoint('GET', '/v1/invoices', invoiceList, listInvoices),
  endpoint('GET', '/v1/invoices/:id', noParams, ({ sandbox, id }) => getInvoice(sandbox, id)),
  endpoint('POST', '/v1/invoices/:id', invoiceUpdate, updateInvoice),
  endpoint('POST', '/v1/invoices/create_preview', invoicePreview, previewInvoice),
  endpoint('GET', '/v1/invoice_payments', invoicePaymentList, listInvoicePayments),
  endpoint('GET', '/v1/payment_intents/:id', noParams, ({ sandbox, id }) =>
    toStripePaymentIntent(sandbox, id),
  ),
  endpoint('GET', '/v1/charges', chargeList, listCharges),
  endpoint('GET', '/v1/charges/:id', noParams, ({ sandbox, id }) =>
    toStripeCharge(sandbox, getCharge(sandbox, id, 'charge', 404)),
  ),
  endpoint('POST', '/v1/refunds', refundCreate, ({ sandbox, input }) => refundPayment(sandbox, input)),
  ...chargeObjectEndpoints('refund', ({ data }) => data.refunds),
  ...chargeObjectEndpoints('dispute', (sandbox) =>
    mapValues(sandbox.data.disputes, (dispute) => withBalance(sandbox, dispute)),
  ),
];

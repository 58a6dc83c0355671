import { scheduleOf } from '../lifecycle/cancellation.ts';
import { billChange, changeInvoice, readChange } from '../lifecycle/changes.ts';
import { nextPeriod } from '../lifecycle/due.ts';
import { allCharges, getCharge, refundPayment, wireCharge, wireIntent } from '../lifecycle/payments.ts';
import { upcomingPrice } from '../lifecycle/schedules.ts';
import { newInvoice } from '../objects/invoice.ts';
import { invoicePaymentOf } from '../objects/payment.ts';
import { periodOf } from '../objects/subscription.ts';
import { emit, find, getCustomer, getSubscription, isEnded, type SandboxState } from '../state.ts';
import { idOf, noSuch, StripeRefusal, type WireInvoice, type WireSubscription } from '../wire.ts';
import { type ApiCall, type ApiEndpoint, endpoint, pageOf } from './endpoint.ts';
import {
  chargeList,
  invoiceList,
  invoicePaymentList,
  invoicePreview,
  invoiceUpdate,
  nothing,
  refundCreate,
  refundList,
} from './requests.ts';

/** Invoices with their previews and payments, charges, refunds and disputes. */

function getInvoice(sandbox: SandboxState, id: string): WireInvoice {
  const invoice = find(sandbox.data.invoices, id);
  if (!invoice) throw noSuch('invoice', id, 'invoice', 404);
  return invoice;
}

function readInvoice({ sandbox, id }: ApiCall<typeof nothing>): object {
  return getInvoice(sandbox, id);
}

/** One that does not advance by itself stays as it is until somebody finalizes or pays it. */
function updateInvoice({ sandbox, id, input }: ApiCall<typeof invoiceUpdate>): object {
  const { auto_advance: advances } = input;
  const invoice = getInvoice(sandbox, id);
  if (advances === undefined || advances === invoice.auto_advance) return invoice;
  if (advances) throw new StripeRefusal('The sandbox only stops invoices', { param: 'auto_advance' });
  if (invoice.status !== 'draft' && invoice.status !== 'open')
    throw new StripeRefusal("Finalized invoices can't be updated in this way", { param: 'auto_advance' });
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
  return pageOf('/v1/invoices', matches, input);
}

/** The renewal that comes next, if one does. */
function upcomingInvoice(sandbox: SandboxState, subscription: WireSubscription): WireInvoice {
  const now = periodOf(subscription);
  if (isEnded(subscription) || (subscription.cancel_at !== null && subscription.cancel_at <= now.end))
    throw new StripeRefusal('No upcoming invoices for customer', {
      status: 404,
      code: 'invoice_upcoming_none',
    });
  const price = upcomingPrice(sandbox, subscription, scheduleOf(sandbox, subscription));
  const { lines } = nextPeriod(sandbox, subscription, price);
  const customer = getCustomer(sandbox, idOf(subscription.customer));
  const invoice = newInvoice({ subscription, customer, at: now.end, reason: 'upcoming', lines, period: now });
  return { ...invoice, next_payment_attempt: now.end + 3_600 };
}

/** What an update would bill now, by the code that bills it; without a change, the next renewal. */
function previewInvoice({ sandbox, input }: ApiCall<typeof invoicePreview>): object {
  const subscription = getSubscription(sandbox, input.subscription, 'subscription', 400);
  if (input.subscription_details && isEnded(subscription))
    throw new StripeRefusal('The subscription is canceled', { param: 'subscription' });
  const change = readChange(sandbox, subscription, input.subscription_details ?? {});
  if (!change) return upcomingInvoice(sandbox, subscription);
  const { lines } = billChange(sandbox, subscription, change);
  const invoice = changeInvoice(sandbox, subscription, lines);
  return { ...invoice, id: invoice.id.replace('in_', 'upcoming_in_') };
}

function listInvoicePayments({ sandbox, input }: ApiCall<typeof invoicePaymentList>): object {
  const matches = Object.values(sandbox.data.payments).filter(
    ({ intent, invoice }) =>
      (!input.invoice || invoice === input.invoice) &&
      (!input.payment?.payment_intent || intent === input.payment.payment_intent),
  );
  return pageOf('/v1/invoice_payments', matches.map(invoicePaymentOf), input);
}

function readIntent({ sandbox, id }: ApiCall<typeof nothing>): object {
  return wireIntent(sandbox, id);
}

function readCharge({ sandbox, id }: ApiCall<typeof nothing>): object {
  return wireCharge(sandbox, getCharge(sandbox, id, 'charge', 404));
}

function listCharges({ sandbox, input }: ApiCall<typeof chargeList>): object {
  const matches = allCharges(sandbox).filter(
    ({ payment }) =>
      (!input.customer || payment.customer === input.customer) &&
      (!input.payment_intent || payment.intent === input.payment_intent),
  );
  return pageOf(
    '/v1/charges',
    matches.map((charged) => wireCharge(sandbox, charged)),
    input,
  );
}

function createRefund({ sandbox, input }: ApiCall<typeof refundCreate>): object {
  return refundPayment(sandbox, input);
}

/** Refunds and disputes are listed alike. */
function listOfCharges(
  url: string,
  of: (sandbox: SandboxState) => { id: string; charge: unknown; payment_intent: unknown }[],
) {
  return ({ sandbox, input }: ApiCall<typeof refundList>): object => {
    const matches = of(sandbox).filter(
      ({ charge, payment_intent }) =>
        (!input.charge || charge === input.charge) &&
        (!input.payment_intent || payment_intent === input.payment_intent),
    );
    return pageOf(url, matches, input);
  };
}

function readFrom<T extends object>(what: string, of: (sandbox: SandboxState) => Record<string, T>) {
  return ({ sandbox, id }: ApiCall<typeof nothing>): object => {
    const found = find(of(sandbox), id);
    if (!found) throw noSuch(what, id, what, 404);
    return found;
  };
}

export const paymentEndpoints: ApiEndpoint[] = [
  endpoint('GET', '/v1/invoices', invoiceList, listInvoices),
  endpoint('GET', '/v1/invoices/:id', nothing, readInvoice),
  endpoint('POST', '/v1/invoices/:id', invoiceUpdate, updateInvoice),
  endpoint('POST', '/v1/invoices/create_preview', invoicePreview, previewInvoice),
  endpoint('GET', '/v1/invoice_payments', invoicePaymentList, listInvoicePayments),
  endpoint('GET', '/v1/payment_intents/:id', nothing, readIntent),
  endpoint('GET', '/v1/charges', chargeList, listCharges),
  endpoint('GET', '/v1/charges/:id', nothing, readCharge),
  endpoint('POST', '/v1/refunds', refundCreate, createRefund),
  endpoint(
    'GET',
    '/v1/refunds',
    refundList,
    listOfCharges('/v1/refunds', ({ data }) => Object.values(data.refunds)),
  ),
  endpoint(
    'GET',
    '/v1/refunds/:id',
    nothing,
    readFrom('refund', ({ data }) => data.refunds),
  ),
  endpoint(
    'GET',
    '/v1/disputes',
    refundList,
    listOfCharges('/v1/disputes', ({ data }) => Object.values(data.disputes)),
  ),
  endpoint(
    'GET',
    '/v1/disputes/:id',
    nothing,
    readFrom('dispute', ({ data }) => data.disputes),
  ),
];

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
import { type ApiCall, type ApiEndpoint, readForm } from './form.ts';
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
import { pageOf } from './responses.ts';

/** Invoices with their previews and payments, charges, refunds and disputes. */

function getInvoice(sandbox: SandboxState, id: string): WireInvoice {
  const invoice = find(sandbox.data.invoices, id);
  if (!invoice) throw noSuch('invoice', id, 'invoice', 404);
  return invoice;
}

function readInvoice({ sandbox, id, form }: ApiCall): object {
  readForm(nothing, form);
  return getInvoice(sandbox, id);
}

/** One that does not advance by itself stays as it is until somebody finalizes or pays it. */
function updateInvoice({ sandbox, id, form }: ApiCall): object {
  const { auto_advance: advances } = readForm(invoiceUpdate, form);
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

function listInvoices({ sandbox, form }: ApiCall): object {
  const input = readForm(invoiceList, form);
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
function previewInvoice({ sandbox, form }: ApiCall): object {
  const input = readForm(invoicePreview, form);
  const subscription = getSubscription(sandbox, input.subscription, 'subscription', 400);
  if (input.subscription_details && isEnded(subscription))
    throw new StripeRefusal('The subscription is canceled', { param: 'subscription' });
  const change = readChange(sandbox, subscription, input.subscription_details ?? {});
  if (!change) return upcomingInvoice(sandbox, subscription);
  const { lines } = billChange(sandbox, subscription, change);
  const invoice = changeInvoice(sandbox, subscription, lines);
  return { ...invoice, id: invoice.id.replace('in_', 'upcoming_in_') };
}

function listInvoicePayments({ sandbox, form }: ApiCall): object {
  const input = readForm(invoicePaymentList, form);
  const matches = Object.values(sandbox.data.payments).filter(
    ({ intent, invoice }) =>
      (!input.invoice || invoice === input.invoice) &&
      (!input.payment?.payment_intent || intent === input.payment.payment_intent),
  );
  return pageOf('/v1/invoice_payments', matches.map(invoicePaymentOf), input);
}

function readIntent({ sandbox, id, form }: ApiCall): object {
  readForm(nothing, form);
  return wireIntent(sandbox, id);
}

function readCharge({ sandbox, id, form }: ApiCall): object {
  readForm(nothing, form);
  return wireCharge(sandbox, getCharge(sandbox, id, 'charge', 404));
}

function listCharges({ sandbox, form }: ApiCall): object {
  const input = readForm(chargeList, form);
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

function createRefund({ sandbox, form }: ApiCall): object {
  return refundPayment(sandbox, readForm(refundCreate, form));
}

/** Refunds and disputes are listed alike. */
function listOfCharges(
  url: string,
  of: (sandbox: SandboxState) => { id: string; charge: unknown; payment_intent: unknown }[],
) {
  return ({ sandbox, form }: ApiCall): object => {
    const input = readForm(refundList, form);
    const matches = of(sandbox).filter(
      ({ charge, payment_intent }) =>
        (!input.charge || charge === input.charge) &&
        (!input.payment_intent || payment_intent === input.payment_intent),
    );
    return pageOf(url, matches, input);
  };
}

function readFrom<T extends object>(what: string, of: (sandbox: SandboxState) => Record<string, T>) {
  return ({ sandbox, id, form }: ApiCall): object => {
    readForm(nothing, form);
    const found = find(of(sandbox), id);
    if (!found) throw noSuch(what, id, what, 404);
    return found;
  };
}

export const paymentEndpoints: ApiEndpoint[] = [
  { method: 'GET', path: '/v1/invoices', run: listInvoices },
  { method: 'GET', path: '/v1/invoices/:id', run: readInvoice },
  { method: 'POST', path: '/v1/invoices/:id', run: updateInvoice },
  { method: 'POST', path: '/v1/invoices/create_preview', run: previewInvoice },
  { method: 'GET', path: '/v1/invoice_payments', run: listInvoicePayments },
  { method: 'GET', path: '/v1/payment_intents/:id', run: readIntent },
  { method: 'GET', path: '/v1/charges', run: listCharges },
  { method: 'GET', path: '/v1/charges/:id', run: readCharge },
  { method: 'POST', path: '/v1/refunds', run: createRefund },
  {
    method: 'GET',
    path: '/v1/refunds',
    run: listOfCharges('/v1/refunds', ({ data }) => Object.values(data.refunds)),
  },
  { method: 'GET', path: '/v1/refunds/:id', run: readFrom('refund', ({ data }) => data.refunds) },
  {
    method: 'GET',
    path: '/v1/disputes',
    run: listOfCharges('/v1/disputes', ({ data }) => Object.values(data.disputes)),
  },
  { method: 'GET', path: '/v1/disputes/:id', run: readFrom('dispute', ({ data }) => data.disputes) },
];

/**
 * The pages that Stripe hosts, simulated: checkout, invoices and the billing portal. Before a page is shown, work that is
 * due runs, such as renewals. It sends webhooks, and the state file is saved before each of them.
 */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  buttonForm,
  dayText,
  type Html,
  hiddenFromApiDocs,
  html,
  moneyText,
  providerPage,
  sendPage,
  setUpProviderPages,
} from '../html.ts';
import { actInPortal, type PortalAction } from './lifecycle/actions.ts';
import { confirmPayment, hasCardProblem } from './lifecycle/charging.ts';
import { runDueWork } from './lifecycle/due.ts';
import { completeSession, type StoredCheckoutSession } from './lifecycle/sessions.ts';
import { paidCharge } from './objects/payment.ts';
import { isPortalSessionExpired } from './objects/session.ts';
import { getItem } from './objects/subscription.ts';
import { findById, isEnded, nowInSeconds, productName, type SandboxState } from './state.ts';
import type { WireInvoice, WirePortalSession, WireSubscription } from './wire.ts';

const unknownCheckoutPage = providerPage(
  'Sandbox checkout',
  html`<h1>No such checkout</h1><p>Go back and choose a plan again.</p>`,
);
const expiredCheckoutPage = providerPage(
  'Sandbox checkout',
  html`<h1>This checkout has expired</h1><p>Go back and choose a plan again.</p>`,
);

function checkoutForm(path: string, { session, purchase }: StoredCheckoutSession, isDeclined: boolean): Html {
  const { currency, trialDays, coupon } = purchase;
  const amount = moneyText(purchase.unitAmount * purchase.quantity, currency);
  const today = moneyText(session.amount_total ?? 0, currency);
  return providerPage(
    'Sandbox checkout',
    html`<h1>${purchase.name}</h1>
<p class="amount">${amount} <small>per ${purchase.interval}</small></p>
${trialDays !== undefined && html`<p>${String(trialDays)} days free.</p>`}
${coupon && html`<p>Code ${coupon}</p>`}
${(trialDays !== undefined || coupon) && html`<p>${today} today</p>`}
${isDeclined && html`<p class="declined" role="alert">Your card was declined.</p>`}
${buttonForm(`${path}/pay`, 'Pay', 'main')}
${buttonForm(`${path}/decline`, 'Decline')}
${buttonForm(`${path}/cancel`, 'Cancel')}`,
  );
}

function paidCheckoutPage(returnTo: string): Html {
  return providerPage(
    'Sandbox checkout',
    html`<h1>This checkout is already paid</h1><p>You are charged only once, however often you open it.</p>
<a class="button main" href="${returnTo}">Continue</a>`,
  );
}

function invoiceStatus({ status, status_transitions, amount_due, currency }: WireInvoice): string {
  const amount = moneyText(amount_due, currency);
  const paidAt = status_transitions.paid_at;
  return status === 'paid' && paidAt !== null
    ? `${amount} paid on ${dayText(new Date(paidAt * 1_000))}`
    : `${amount} due`;
}

/** The page at an invoice's `hosted_invoice_url`, which is at `path`. */
function invoicePage({ data }: SandboxState, path: string, invoice: WireInvoice | undefined): Html {
  if (!invoice || invoice.number === null)
    return providerPage('Sandbox invoice', html`<h1>No such invoice</h1><p>The link is incomplete.</p>`);
  const { currency, lines } = invoice;
  const payment = findById(data.payments, invoice.id);
  const charge = payment && paidCharge(payment);
  const items = lines.data.map(
    ({ description, amount }) =>
      html`<li><span>${description ?? 'Subscription'}</span><span>${moneyText(amount, currency)}</span></li>`,
  );
  return providerPage(
    'Sandbox invoice',
    html`<h1>Invoice ${invoice.number}</h1>
<p class="soft">${invoice.customer_email}</p>
<p>${invoiceStatus(invoice)}</p>
<ul>${items}</ul>
${
  invoice.status === 'open' &&
  payment?.awaitsConfirmationSince !== undefined &&
  html`<p>Your bank asks you to confirm this payment.</p>${buttonForm(`${path}/confirm`, 'Confirm the payment', 'main')}`
}
${charge !== undefined && charge.refundedCents > 0 && html`<p>${moneyText(charge.refundedCents, currency)} was refunded.</p>`}
${charge?.disputed && html`<p>This payment is disputed.</p>`}`,
  );
}

const expiredPortalPage = providerPage(
  'Sandbox billing',
  html`<h1>This link has expired</h1><p>Go back and open it again.</p>`,
);

function portalSubscription(sandbox: SandboxState, path: string, subscription: WireSubscription): Html {
  const { price, quantity = 1, current_period_end: end } = getItem(subscription);
  const amount = moneyText((price.unit_amount ?? 0) * quantity, price.currency);
  const button = (action: PortalAction, label: string, kind?: 'main') =>
    buttonForm(`${path}/${subscription.id}/${action}`, label, kind);
  const endsAt = subscription.cancel_at;
  const next = endsAt === null ? 'Renews' : 'Ends';
  const needsCard = subscription.status === 'past_due' || hasCardProblem(sandbox, subscription.id);
  return html`<h2>${productName(sandbox, price)}</h2>
<p>${amount} per ${price.recurring?.interval}. ${next} on ${dayText(new Date((endsAt ?? end) * 1_000))}.</p>
${
  needsCard &&
  html`<p class="declined" role="alert">Your card was declined.</p>${button('update-payment-method', 'Use a card that works', 'main')}`
}
${endsAt === null ? button('cancel', 'Cancel subscription') : button('undo', 'Keep subscription', 'main')}`;
}

function listRunning(sandbox: SandboxState, portal: WirePortalSession): WireSubscription[] {
  return Object.values(sandbox.data.subscriptions).filter(
    (subscription) => subscription.customer === portal.customer && !isEnded(subscription),
  );
}

/** The customer's running subscriptions, and the link back to the shop. */
function portalPage(sandbox: SandboxState, path: string, portal: WirePortalSession): Html {
  const running = listRunning(sandbox, portal);
  return providerPage(
    'Sandbox billing',
    html`<h1>Your subscription</h1>
${running.length === 0 && html`<p>You have no running subscription.</p>`}
${running.map((subscription) => portalSubscription(sandbox, path, subscription))}
<p><a class="button" href="${portal.return_url ?? '/'}">Go back</a></p>`,
  );
}

/** The page of a portal flow for another payment method. It shows nothing else of the account. */
function flowPage(path: string): Html {
  return providerPage(
    'Sandbox billing',
    html`<h1>Update your payment method</h1>
<p>Your subscription will be charged with this card from now on.</p>
${buttonForm(`${path}/use-new-card`, 'Use a card that works', 'main')}`,
  );
}

function successUrl({ session }: StoredCheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function checkoutPath(app: FastifyInstance, id: string): string {
  return `${app.prefix}/checkout/${id}`;
}

interface PageRequest {
  Params: { id: string };
  Querystring: { declined?: string };
}

/** Does what is due first, so that a session whose time is over is shown as expired. */
function findSession(sandbox: SandboxState, id: string): StoredCheckoutSession | undefined {
  runDueWork(sandbox);
  return findById(sandbox.data.sessions, id);
}

/** The three buttons of the checkout. Each ends in a redirect; pressing one again changes nothing. */
function mountCheckoutButtons(app: FastifyInstance, sandbox: SandboxState, save: () => Promise<void>): void {
  // `act` does what the button is for, and returns where to redirect.
  const button = (name: string, act: (stored: StoredCheckoutSession) => string) =>
    app.post<PageRequest>(`/checkout/:id/${name}`, hiddenFromApiDocs, async ({ params }, reply) => {
      const stored = findSession(sandbox, params.id);
      if (!stored) return sendPage(reply, 404, unknownCheckoutPage);
      const url = act(stored);
      await save();
      return reply.redirect(url, 303);
    });
  button('pay', (stored) => {
    completeSession(sandbox, stored);
    return stored.session.status === 'complete' ? successUrl(stored) : checkoutPath(app, stored.session.id);
  });
  button('decline', ({ session }) => `${checkoutPath(app, session.id)}?declined=1`);
  button('cancel', ({ session }) => session.cancel_url ?? checkoutPath(app, session.id));
}

function mountCheckout(app: FastifyInstance, sandbox: SandboxState): void {
  app.get<PageRequest>('/checkout/:id', hiddenFromApiDocs, async ({ params, query }, reply) => {
    const stored = findSession(sandbox, params.id);
    if (!stored) return sendPage(reply, 404, unknownCheckoutPage);
    const { session } = stored;
    const path = checkoutPath(app, session.id);
    if (session.status === 'complete') return sendPage(reply, 200, paidCheckoutPage(successUrl(stored)));
    if (session.status === 'expired') return sendPage(reply, 200, expiredCheckoutPage);
    const isDeclined = query.declined !== undefined;
    return sendPage(reply, 200, checkoutForm(path, stored, isDeclined));
  });
}

function mountInvoice(app: FastifyInstance, sandbox: SandboxState, save: () => Promise<void>): void {
  app.get<PageRequest>('/invoices/:id', hiddenFromApiDocs, async ({ params }, reply) => {
    runDueWork(sandbox);
    const invoice = findById(sandbox.data.invoices, params.id);
    const path = `${app.prefix}/invoices/${params.id}`;
    return sendPage(reply, invoice ? 200 : 404, invoicePage(sandbox, path, invoice));
  });
  app.post<PageRequest>('/invoices/:id/confirm', hiddenFromApiDocs, async ({ params }, reply) => {
    runDueWork(sandbox);
    const invoice = findById(sandbox.data.invoices, params.id);
    if (invoice) confirmPayment(sandbox, invoice);
    await save();
    return reply.redirect(`${app.prefix}/invoices/${params.id}`, 303);
  });
}

interface PortalRequest {
  Params: { id: string; subscription: string };
}

function mountPortal(app: FastifyInstance, sandbox: SandboxState, save: () => Promise<void>): void {
  /** Undefined for a portal session that is unknown or expired. */
  const findOpenPortalSession = (id: string): WirePortalSession | undefined => {
    runDueWork(sandbox);
    const portal = findById(sandbox.data.portalSessions, id);
    return portal && !isPortalSessionExpired(portal, nowInSeconds(sandbox)) ? portal : undefined;
  };
  app.get<PageRequest>('/portal/:id', hiddenFromApiDocs, async ({ params }, reply) => {
    const portal = findOpenPortalSession(params.id);
    if (!portal) return sendPage(reply, 404, expiredPortalPage);
    const path = `${app.prefix}/portal/${portal.id}`;
    return sendPage(reply, 200, portal.flow ? flowPage(path) : portalPage(sandbox, path, portal));
  });
  app.post<PageRequest>('/portal/:id/use-new-card', hiddenFromApiDocs, async ({ params }, reply) => {
    const portal = findOpenPortalSession(params.id);
    const returnTo = portal?.flow?.after_completion.redirect?.return_url;
    if (!portal || !returnTo) return sendPage(reply, 404, expiredPortalPage);
    for (const subscription of listRunning(sandbox, portal))
      actInPortal(sandbox, subscription, 'update-payment-method');
    await save();
    return reply.redirect(returnTo, 303);
  });
  const button = (action: PortalAction) =>
    app.post<PortalRequest>(
      `/portal/:id/:subscription/${action}`,
      hiddenFromApiDocs,
      async (request, reply) => {
        const { id, subscription: subscriptionId } = request.params;
        const portal = findOpenPortalSession(id);
        const subscription = findById(sandbox.data.subscriptions, subscriptionId);
        if (!portal || subscription?.customer !== portal.customer)
          return sendPage(reply, 404, expiredPortalPage);
        if (!isEnded(subscription)) actInPortal(sandbox, subscription, action);
        await save();
        return reply.redirect(`${app.prefix}/portal/${portal.id}`, 303);
      },
    );
  button('cancel');
  button('undo');
  button('update-payment-method');
}

export function stripePages(sandbox: SandboxState, save: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    setUpProviderPages(app);
    mountCheckout(app, sandbox);
    mountCheckoutButtons(app, sandbox, save);
    mountInvoice(app, sandbox, save);
    mountPortal(app, sandbox, save);
  };
}

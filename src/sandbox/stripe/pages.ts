import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { buttonForm, dayText, escapeHtml, moneyText, payPageFrame } from '../html.ts';
import { actInPortal, type PortalAction } from './lifecycle/actions.ts';
import { isDeclining } from './lifecycle/charging.ts';
import { catchUp } from './lifecycle/due.ts';
import { paySession, type StoredSession } from './lifecycle/sessions.ts';
import { paidCharge } from './objects/payment.ts';
import { isOver } from './objects/session.ts';
import { itemOf } from './objects/subscription.ts';
import { find, isEnded, productName, type SandboxState, seconds } from './state.ts';
import type { Purchase, WireInvoice, WirePortal, WireSubscription } from './wire.ts';

export type PayPage =
  | { kind: 'open'; path: string; purchase: Purchase; declined: boolean }
  | { kind: 'paid'; returnTo: string }
  | { kind: 'expired' }
  | { kind: 'unknown' };

function openBody({ path, purchase, declined }: Extract<PayPage, { kind: 'open' }>): string {
  return `<h1>${escapeHtml(purchase.name)}</h1>
<p class="amount">${escapeHtml(moneyText(purchase.unitAmount * purchase.quantity, purchase.currency))} <small>per ${purchase.interval}</small></p>
${declined ? '<p class="declined" role="alert">Your card was declined.</p>' : ''}
${buttonForm(`${path}/pay`, 'Pay', 'main')}
${buttonForm(`${path}/decline`, 'Decline')}
${buttonForm(`${path}/cancel`, 'Cancel')}`;
}

function bodyOf(page: PayPage): string {
  if (page.kind === 'open') return openBody(page);
  if (page.kind === 'paid')
    return `<h1>This checkout is already paid</h1><p>You are charged only once, however often you open it.</p>
<a class="button pay" href="${escapeHtml(page.returnTo)}">Continue</a>`;
  if (page.kind === 'expired')
    return '<h1>This checkout has expired</h1><p>Go back and choose a plan again.</p>';
  return '<h1>No such checkout</h1><p>Go back and choose a plan again.</p>';
}

export function payPage(page: PayPage): string {
  return payPageFrame('Sandbox checkout', bodyOf(page));
}

function stateOf({ status, status_transitions, amount_due, currency }: WireInvoice): string {
  const sum = moneyText(amount_due, currency);
  const paidAt = status_transitions.paid_at;
  return status === 'paid' && paidAt !== null
    ? `${sum} paid on ${dayText(new Date(paidAt * 1_000))}`
    : `${sum} due`;
}

function linesOf({ lines, currency }: WireInvoice): string {
  const rows = lines.data.map(
    ({ description, amount }) =>
      `<li><span>${escapeHtml(description ?? 'Subscription')}</span><span>${escapeHtml(moneyText(amount, currency))}</span></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function refundOf({ data }: SandboxState, { id, currency }: WireInvoice): string {
  const payment = find(data.payments, id);
  const charge = payment && paidCharge(payment);
  const refunded = charge?.refundedCents ? `${moneyText(charge.refundedCents, currency)} was refunded.` : '';
  const disputed = charge?.disputed ? 'This payment is disputed.' : '';
  return [refunded, disputed].flatMap((text) => (text ? [`<p>${escapeHtml(text)}</p>`] : [])).join('');
}

/** What the customer finds behind `hosted_invoice_url`. */
export function invoicePage(sandbox: SandboxState, invoice: WireInvoice | undefined): string {
  if (!invoice || invoice.number === null)
    return payPageFrame('Sandbox invoice', '<h1>No such invoice</h1><p>The link is incomplete.</p>');
  return payPageFrame(
    'Sandbox invoice',
    `<h1>Invoice ${escapeHtml(invoice.number)}</h1>
<p class="soft">${escapeHtml(invoice.customer_email ?? '')}</p>
<p>${escapeHtml(stateOf(invoice))}</p>
${linesOf(invoice)}
${refundOf(sandbox, invoice)}`,
  );
}

export function noPortalPage(): string {
  return payPageFrame('Sandbox billing', '<h1>This link has expired</h1><p>Go back and open it again.</p>');
}

function subscriptionBody(sandbox: SandboxState, path: string, subscription: WireSubscription): string {
  const { price, quantity = 1, current_period_end: end } = itemOf(subscription);
  const sum = moneyText((price.unit_amount ?? 0) * quantity, price.currency);
  const button = (action: string, label: string, kind?: 'main') =>
    buttonForm(`${path}/${subscription.id}/${action}`, label, kind);
  const endsAt = subscription.cancel_at;
  const owes = subscription.status === 'past_due' || isDeclining(sandbox, subscription.id);
  return `<h2>${escapeHtml(productName(sandbox, price))}</h2>
<p>${escapeHtml(sum)} per ${price.recurring?.interval}. ${endsAt === null ? `Renews on ${dayText(new Date(end * 1_000))}.` : `Ends on ${dayText(new Date(endsAt * 1_000))}.`}</p>
${owes ? `<p class="declined" role="alert">Your card was declined.</p>${button('update-payment-method', 'Use a card that works', 'main')}` : ''}
${endsAt === null ? button('cancel', 'Cancel subscription') : button('undo', 'Keep subscription', 'main')}`;
}

/** The customer's subscriptions that go on, and the way back. */
export function portalPage(sandbox: SandboxState, path: string, portal: WirePortal): string {
  const own = Object.values(sandbox.data.subscriptions).filter(
    (subscription) => subscription.customer === portal.customer && !isEnded(subscription),
  );
  const body = own.map((subscription) => subscriptionBody(sandbox, path, subscription)).join('\n');
  const back = escapeHtml(portal.return_url ?? '/');
  return payPageFrame(
    'Sandbox billing',
    `<h1>Your subscription</h1>
${body || '<p>You have no running subscription.</p>'}
<p><a class="button" href="${back}">Go back</a></p>`,
  );
}

function successAddress({ session }: StoredSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function pagePath(app: FastifyInstance, id: string): string {
  return `${app.prefix}/checkout/${id}`;
}

async function sendPage(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

interface PageRequest {
  Params: { id: string };
  Querystring: { declined?: string };
}

/** The session as it is now: closed first if its time is over. */
function findSession(sandbox: SandboxState, id: string): StoredSession | undefined {
  catchUp(sandbox);
  return find(sandbox.data.sessions, id);
}

/** The three buttons; each ends in a redirect, and a repeat does nothing more. */
function mountButtons(app: FastifyInstance, sandbox: SandboxState, save: () => Promise<void>): void {
  const button = (name: string, target: (stored: StoredSession) => string) =>
    app.post<PageRequest>(`/checkout/:id/${name}`, { schema: { hide: true } }, async ({ params }, reply) => {
      const stored = findSession(sandbox, params.id);
      if (!stored) return sendPage(reply, 404, payPage({ kind: 'unknown' }));
      const address = target(stored);
      await save();
      return reply.redirect(address, 303);
    });
  button('pay', (stored) => {
    paySession(sandbox, stored);
    return stored.session.status === 'complete' ? successAddress(stored) : pagePath(app, stored.session.id);
  });
  button('decline', ({ session }) => `${pagePath(app, session.id)}?declined=1`);
  button('cancel', ({ session }) => session.cancel_url ?? pagePath(app, session.id));
}

function mountCheckout(app: FastifyInstance, sandbox: SandboxState): void {
  app.get<PageRequest>('/checkout/:id', { schema: { hide: true } }, async ({ params, query }, reply) => {
    const stored = findSession(sandbox, params.id);
    if (!stored) return sendPage(reply, 404, payPage({ kind: 'unknown' }));
    const { session, purchase } = stored;
    const path = pagePath(app, session.id);
    if (session.status === 'complete')
      return sendPage(reply, 200, payPage({ kind: 'paid', returnTo: successAddress(stored) }));
    if (session.status === 'expired') return sendPage(reply, 200, payPage({ kind: 'expired' }));
    const declined = query.declined !== undefined;
    return sendPage(reply, 200, payPage({ kind: 'open', path, purchase, declined }));
  });
}

function mountInvoice(app: FastifyInstance, sandbox: SandboxState): void {
  app.get<PageRequest>('/invoices/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const invoice = find(sandbox.data.invoices, params.id);
    return sendPage(reply, invoice ? 200 : 404, invoicePage(sandbox, invoice));
  });
}

interface PortalRequest {
  Params: { id: string; subscription: string };
}

function mountPortal(app: FastifyInstance, sandbox: SandboxState, save: () => Promise<void>): void {
  const openPortal = (id: string): WirePortal | undefined => {
    catchUp(sandbox);
    const portal = find(sandbox.data.portals, id);
    return portal && !isOver(portal, seconds(sandbox)) ? portal : undefined;
  };
  app.get<PageRequest>('/portal/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const portal = openPortal(params.id);
    if (!portal) return sendPage(reply, 404, noPortalPage());
    return sendPage(reply, 200, portalPage(sandbox, `${app.prefix}/portal/${portal.id}`, portal));
  });
  const button = (action: PortalAction) =>
    app.post<PortalRequest>(
      `/portal/:id/:subscription/${action}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { id, subscription: subscriptionId } = request.params;
        const portal = openPortal(id);
        const subscription = find(sandbox.data.subscriptions, subscriptionId);
        if (!portal || subscription?.customer !== portal.customer)
          return sendPage(reply, 404, noPortalPage());
        if (!isEnded(subscription)) actInPortal(sandbox, subscription, action);
        await save();
        return reply.redirect(`${app.prefix}/portal/${portal.id}`, 303);
      },
    );
  button('cancel');
  button('undo');
  button('update-payment-method');
}

/** The hosted pages. Forms are taken only inside this plugin, and whatever they hold is ignored. */
export function stripePages(sandbox: SandboxState, save: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    mountCheckout(app, sandbox);
    mountButtons(app, sandbox, save);
    mountInvoice(app, sandbox);
    mountPortal(app, sandbox, save);
  };
}

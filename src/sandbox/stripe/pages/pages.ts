import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { WirePortal } from '../api/wire.ts';
import { catchUp } from '../lifecycle/due.ts';
import { actInPortal, type PortalAction } from '../lifecycle/portal.ts';
import { paySession, type StoredSession } from '../lifecycle/sessions.ts';
import { find, isEnded, seconds, type World } from '../lifecycle/world.ts';
import { isOver } from '../objects/portal-object.ts';
import { invoicePage } from './invoice-page.ts';
import { payPage } from './pay-page.ts';
import { noPortalPage, portalPage } from './portal-page.ts';

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
function findSession(world: World, id: string): StoredSession | undefined {
  catchUp(world);
  return find(world.state.sessions, id);
}

/** The three buttons; each ends in a redirect, and a repeat does nothing more. */
function mountButtons(app: FastifyInstance, world: World, save: () => Promise<void>): void {
  const button = (name: string, target: (stored: StoredSession) => string) =>
    app.post<PageRequest>(`/checkout/:id/${name}`, { schema: { hide: true } }, async ({ params }, reply) => {
      const stored = findSession(world, params.id);
      if (!stored) return sendPage(reply, 404, payPage({ kind: 'unknown' }));
      const address = target(stored);
      await save();
      return reply.redirect(address, 303);
    });
  button('pay', (stored) => {
    paySession(world, stored);
    return stored.session.status === 'complete' ? successAddress(stored) : pagePath(app, stored.session.id);
  });
  button('decline', ({ session }) => `${pagePath(app, session.id)}?declined=1`);
  button('cancel', ({ session }) => session.cancel_url ?? pagePath(app, session.id));
}

function mountCheckout(app: FastifyInstance, world: World): void {
  app.get<PageRequest>('/checkout/:id', { schema: { hide: true } }, async ({ params, query }, reply) => {
    const stored = findSession(world, params.id);
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

function mountInvoice(app: FastifyInstance, world: World): void {
  app.get<PageRequest>('/invoices/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const invoice = find(world.state.invoices, params.id);
    return sendPage(reply, invoice ? 200 : 404, invoicePage(world, invoice));
  });
}

interface PortalRequest {
  Params: { id: string; subscription: string };
}

function mountPortal(app: FastifyInstance, world: World, save: () => Promise<void>): void {
  const openPortal = (id: string): WirePortal | undefined => {
    catchUp(world);
    const portal = find(world.state.portals, id);
    return portal && !isOver(portal, seconds(world)) ? portal : undefined;
  };
  app.get<PageRequest>('/portal/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const portal = openPortal(params.id);
    if (!portal) return sendPage(reply, 404, noPortalPage());
    return sendPage(reply, 200, portalPage(world, `${app.prefix}/portal/${portal.id}`, portal));
  });
  const button = (action: PortalAction) =>
    app.post<PortalRequest>(
      `/portal/:id/:subscription/${action}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { id, subscription: subscriptionId } = request.params;
        const portal = openPortal(id);
        const subscription = find(world.state.subscriptions, subscriptionId);
        if (!portal || subscription?.customer !== portal.customer)
          return sendPage(reply, 404, noPortalPage());
        if (!isEnded(subscription)) actInPortal(world, subscription, action);
        await save();
        return reply.redirect(`${app.prefix}/portal/${portal.id}`, 303);
      },
    );
  button('cancel');
  button('undo');
  button('mend');
}

/** The hosted pages. Forms are taken only inside this plugin, and whatever they hold is ignored. */
export function stripePages(world: World, save: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    mountCheckout(app, world);
    mountButtons(app, world, save);
    mountInvoice(app, world);
    mountPortal(app, world, save);
  };
}

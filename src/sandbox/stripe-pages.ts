import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { payPage } from './stripe-pay-page.ts';
import { findSession, paySession, type StoredSession, type World } from './stripe-world.ts';

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

/** The hosted pay page. Forms are taken only inside this plugin, and whatever they hold is ignored. */
export function stripePages(world: World, save: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
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
    mountButtons(app, world, save);
  };
}

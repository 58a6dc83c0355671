import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { formOf, personOf, takeForms } from './forms.ts';
import { googleClaims, type TokenMaker } from './keys.ts';
import { askPage, nothingAskedPage } from './page.ts';

function sendPage(reply: FastifyReply, status: number, html: string) {
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/**
 * The page that stands in for Google's button: it takes `nonce` and goes back to the login page with an identity
 * token in the fragment, which no server sees.
 */
export function googlePages(tokens: TokenMaker, clientId: string): FastifyPluginAsync {
  return async (app) => {
    takeForms(app);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get('/', { schema: { hide: true } }, async ({ query }, reply) => {
      const { nonce } = query as { nonce?: unknown };
      if (typeof nonce !== 'string') return sendPage(reply, 400, nothingAskedPage('google'));
      return sendPage(reply, 200, askPage({ provider: 'google', request: { nonce }, wrong: false }));
    });
    app.post('/', { schema: { hide: true } }, async ({ body }, reply) => {
      const form = formOf(body);
      const nonce = form.get('nonce');
      if (!nonce) return sendPage(reply, 400, nothingAskedPage('google'));
      const person = personOf(form);
      if (!person)
        return sendPage(reply, 400, askPage({ provider: 'google', request: { nonce }, wrong: true }));
      const idToken = await tokens.sign(clientId, { ...googleClaims(person), azp: clientId, nonce });
      return reply.redirect(`/login#${new URLSearchParams({ id_token: idToken })}`, 303);
    });
  };
}

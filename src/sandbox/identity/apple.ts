import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Codes } from './codes.ts';
import { formOf, personOf, takeForms } from './forms.ts';
import { appleClaims, type SandboxPerson, type TokenMaker } from './keys.ts';
import { answerPage, askPage, nothingAskedPage } from './page.ts';

export interface AppleWorld {
  clientId: string;
  tokens: TokenMaker;
  codes: Codes;
  /** Subjects that Apple has told the name of already. */
  introduced: Set<unknown>;
}

const requestFields = ['client_id', 'redirect_uri', 'response_type', 'response_mode', 'state', 'nonce'];

/** The authorisation request when it is one that Apple would take. */
function requestOf(given: URLSearchParams, world: AppleWorld): Record<string, string> | undefined {
  const request = Object.fromEntries(requestFields.map((name) => [name, given.get(name) ?? '']));
  const isGood =
    request.client_id === world.clientId &&
    request.response_type === 'code id_token' &&
    request.response_mode === 'form_post' &&
    URL.canParse(request.redirect_uri ?? '');
  return isGood ? request : undefined;
}

/** Apple sends the name only with a person's first sign-in to a site. */
function userField(world: AppleWorld, sub: unknown, { name, email }: SandboxPerson): Record<string, string> {
  if (world.introduced.has(sub)) return {};
  world.introduced.add(sub);
  const [firstName = '', ...rest] = name.split(' ');
  return { user: JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email }) };
}

async function answerOf(world: AppleWorld, request: Record<string, string>, person: SandboxPerson) {
  const { state = '', nonce, redirect_uri: redirectUri = '' } = request;
  const claims = { ...appleClaims(person), nonce };
  const code = world.codes.issue({ redirectUri, claims });
  const idToken = await world.tokens.sign(world.clientId, claims);
  const user = userField(world, appleClaims(person).sub, person);
  return answerPage({
    email: person.email,
    // Only the path: the sandbox answers to the site that it is part of, whatever host is asked for.
    action: new URL(redirectUri).pathname,
    answer: { state, code, id_token: idToken, ...user },
    refusal: { state, error: 'user_cancelled_authorize' },
  });
}

function sendPage(reply: FastifyReply, status: number, html: string) {
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/** Apple's authorisation page: two steps, since without a script a form post needs a button. */
export function applePages(world: AppleWorld): FastifyPluginAsync {
  return async (app) => {
    takeForms(app);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get('/', { schema: { hide: true } }, async ({ url }, reply) => {
      const request = requestOf(new URLSearchParams(url.split('?')[1]), world);
      if (!request) return sendPage(reply, 400, nothingAskedPage('apple'));
      return sendPage(reply, 200, askPage({ provider: 'apple', request, wrong: false }));
    });
    app.post('/', { schema: { hide: true } }, async ({ body }, reply) => {
      const form = formOf(body);
      const request = requestOf(form, world);
      if (!request) return sendPage(reply, 400, nothingAskedPage('apple'));
      const person = personOf(form);
      if (!person) return sendPage(reply, 400, askPage({ provider: 'apple', request, wrong: true }));
      return sendPage(reply, 200, await answerOf(world, request, person));
    });
  };
}

import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { cardStyle, forbidCaching, type Html, hidden, hiddenInputs, html, page, sendPage } from '../html.ts';
import {
  type AuthorizationCodes,
  appleClaims,
  googleClaims,
  type SimulatedUser,
  type TokenIssuer,
} from './tokens.ts';

const style = `${cardStyle}
h1{margin:0 0 8px}
p{margin:0 0 16px}
label{display:block;margin:0 0 4px}
input[type=email],input[type=text]{display:block;width:100%;min-height:48px;margin:0 0 16px;padding:10px 12px;border:1px solid var(--edge);border-radius:10px;background:transparent;color:inherit;font:inherit}
.choice{display:flex;gap:10px;align-items:start;margin:0 0 12px;padding:8px 0}
.choice input{flex:none;width:20px;height:20px;margin:3px 0 0}
.wrong{color:var(--warn)}`;

type Provider = 'google' | 'apple';

const names: Record<Provider, string> = { google: 'Google', apple: 'Apple' };

function identityPage(provider: Provider, body: Html): Html {
  const name = names[provider];
  return page({
    title: `Sandbox: Sign in with ${name}`,
    mark: `Sandbox, not the real ${name}: anyone can be anyone here`,
    style,
    body: html`<h1>Sign in with ${name}</h1>
${body}`,
  });
}

function choice(name: string, label: string, isChecked: boolean): Html {
  return html`<label class="choice"><input type="checkbox" name="${name}" value="1"${isChecked && html` checked`}><span>${label}</span></label>`;
}

const choices: Record<Provider, Html[]> = {
  google: [
    choice('emailVerified', 'Google has verified this address', true),
    choice('ownDomain', 'This address belongs to a Google Workspace', false),
  ],
  apple: [
    choice('emailVerified', 'Apple has verified this address', true),
    choice('hideEmail', 'Hide my email', false),
  ],
};

/** The first page: which user to be. `request` is what brought the browser here; it is sent along. */
function userPage(provider: Provider, request: Record<string, string>, isWrong: boolean): Html {
  return identityPage(
    provider,
    html`<p>Choose who you are. Nothing leaves this machine.</p>
<form method="post" action="/sandbox/${provider}">
${hiddenInputs(request)}
${isWrong && html`<p class="wrong" id="wrong" role="alert">Enter an email address, like name@example.com</p>`}
<label for="email">Email</label>
<input type="email" id="email" name="email" required maxlength="254" autocomplete="email"${isWrong && html` aria-invalid="true" aria-describedby="wrong"`}>
<label for="name">Name</label>
<input type="text" id="name" name="name" maxlength="100" autocomplete="name">
${choices[provider]}
<button class="main" type="submit">Continue</button>
</form>
<a class="button" href="/login">Cancel</a>`,
  );
}

/** For a page that was opened without a sign-in request. */
function noRequestPage(provider: Provider): Html {
  return identityPage(
    provider,
    html`<p>No sign-in is in progress. Start from the login page.</p>
<a class="button main" href="/login">Go to the login page</a>`,
  );
}

/** Accepts forms only; the body is a `URLSearchParams`. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1_024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

export function parseForm(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** Undefined if the email address is invalid. */
function parseUser(form: URLSearchParams): SimulatedUser | undefined {
  const email = (form.get('email') ?? '').trim();
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return undefined;
  return {
    email,
    name: (form.get('name') ?? '').trim().slice(0, 100),
    emailVerified: form.has('emailVerified'),
    ownDomain: form.has('ownDomain'),
    hideEmail: form.has('hideEmail'),
  };
}

/**
 * Replaces Google's button: the page takes `nonce` and redirects to the login page with an identity token in the
 * fragment, which no server sees.
 */
export function googlePages(tokens: TokenIssuer, clientId: string): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    forbidCaching(app);
    app.get('/', hidden, async ({ query }, reply) => {
      const { nonce } = query as { nonce?: unknown };
      if (typeof nonce !== 'string') return sendPage(reply, 400, noRequestPage('google'));
      return sendPage(reply, 200, userPage('google', { nonce }, false));
    });
    app.post('/', hidden, async ({ body }, reply) => {
      const form = parseForm(body);
      const nonce = form.get('nonce');
      if (!nonce) return sendPage(reply, 400, noRequestPage('google'));
      const user = parseUser(form);
      if (!user) return sendPage(reply, 400, userPage('google', { nonce }, true));
      const idToken = await tokens.sign(clientId, { ...googleClaims(user), azp: clientId, nonce });
      return reply.redirect(`/login#${new URLSearchParams({ id_token: idToken })}`, 303);
    });
  };
}

export interface AppleState {
  clientId: string;
  tokens: TokenIssuer;
  codes: AuthorizationCodes;
  /** Subjects whose name was already sent to the site. */
  introduced: Set<unknown>;
}

const requestFields = ['client_id', 'redirect_uri', 'response_type', 'response_mode', 'state', 'nonce'];

/** Undefined if Apple would refuse the authorization request. */
function parseAppleRequest(given: URLSearchParams, clientId: string): Record<string, string> | undefined {
  const request = Object.fromEntries(requestFields.map((name) => [name, given.get(name) ?? '']));
  const isValid =
    request.client_id === clientId &&
    request.response_type === 'code id_token' &&
    request.response_mode === 'form_post' &&
    URL.canParse(request.redirect_uri ?? '');
  return isValid ? request : undefined;
}

/** Apple sends the name only with a person's first sign-in to a site. */
function takeUserField(
  apple: AppleState,
  { name, email }: SimulatedUser,
  sub: unknown,
): Record<string, string> {
  if (apple.introduced.has(sub)) return {};
  apple.introduced.add(sub);
  const [firstName = '', ...rest] = name.split(' ');
  return { user: JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email }) };
}

/** Apple's second page. Its buttons are the form post to the site, which Apple's own page does by a script. */
async function answerPage(apple: AppleState, request: Record<string, string>, user: SimulatedUser) {
  const { state = '', nonce, redirect_uri: redirectUri = '' } = request;
  const userClaims = appleClaims(user);
  const claims = { ...userClaims, nonce };
  const code = apple.codes.issue({ redirectUri, claims });
  const idToken = await apple.tokens.sign(apple.clientId, claims);
  // Only the path: the sandbox belongs to one site, whatever host the request names.
  const action = new URL(redirectUri).pathname;
  const accepted = { state, code, id_token: idToken, ...takeUserField(apple, user, userClaims.sub) };
  const refused = { state, error: 'user_cancelled_authorize' };
  return identityPage(
    'apple',
    html`<p>Continue as ${user.email}?</p>
<form method="post" action="${action}">${hiddenInputs(accepted)}<button class="main" type="submit">Continue</button></form>
<form method="post" action="${action}">${hiddenInputs(refused)}<button type="submit">Cancel</button></form>`,
  );
}

/** Apple's authorization page, in two steps. */
export function applePages(apple: AppleState): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    forbidCaching(app);
    app.get('/', hidden, async ({ url }, reply) => {
      const request = parseAppleRequest(new URLSearchParams(url.split('?')[1]), apple.clientId);
      if (!request) return sendPage(reply, 400, noRequestPage('apple'));
      return sendPage(reply, 200, userPage('apple', request, false));
    });
    app.post('/', hidden, async ({ body }, reply) => {
      const form = parseForm(body);
      const request = parseAppleRequest(form, apple.clientId);
      if (!request) return sendPage(reply, 400, noRequestPage('apple'));
      const user = parseUser(form);
      if (!user) return sendPage(reply, 400, userPage('apple', request, true));
      return sendPage(reply, 200, await answerPage(apple, request, user));
    });
  };
}

/** The sign-in pages of the simulated Google and Apple, on which anybody can be anybody. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  cardStyle,
  forbidCaching,
  type Html,
  hiddenFromApiDocs,
  hiddenInputs,
  html,
  page,
  sendPage,
} from '../html.ts';
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
.error{color:var(--warn)}`;

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
    choice('isWorkspaceAccount', 'This address belongs to a Google Workspace', false),
  ],
  apple: [
    choice('emailVerified', 'Apple has verified this address', true),
    choice('hideEmail', 'Hide my email', false),
  ],
};

/** The first page: which user to be. The OAuth parameters of the sign-in are sent along in hidden fields. */
function userPage(provider: Provider, signInParams: Record<string, string>, isEmailInvalid = false): Html {
  return identityPage(
    provider,
    html`<p>Choose who you are. Nothing leaves this machine.</p>
<form method="post" action="/sandbox/${provider}">
${hiddenInputs(signInParams)}
${isEmailInvalid && html`<p class="error" id="email-error" role="alert">Enter an email address, like name@example.com</p>`}
<label for="email">Email</label>
<input type="email" id="email" name="email" required maxlength="254" autocomplete="email"${isEmailInvalid && html` aria-invalid="true" aria-describedby="email-error"`}>
<label for="name">Name</label>
<input type="text" id="name" name="name" maxlength="100" autocomplete="name">
${choices[provider]}
<button class="main" type="submit">Continue</button>
</form>
<a class="button" href="/login">Cancel</a>`,
  );
}

/** For a page that was opened without the parameters of a sign-in. */
function noSignInPage(provider: Provider): Html {
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
    isWorkspaceAccount: form.has('isWorkspaceAccount'),
    hideEmail: form.has('hideEmail'),
  };
}

/**
 * Replaces Google's button: the page takes `nonce` from the query and redirects to the login page with an identity
 * token in the fragment, which no server sees.
 */
export function googlePages(tokens: TokenIssuer, clientId: string): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    forbidCaching(app);
    app.get('/', hiddenFromApiDocs, async ({ query }, reply) => {
      const { nonce } = query as { nonce?: unknown };
      if (typeof nonce !== 'string' || nonce === '') return sendPage(reply, 400, noSignInPage('google'));
      return sendPage(reply, 200, userPage('google', { nonce }));
    });
    app.post('/', hiddenFromApiDocs, async ({ body }, reply) => {
      const form = parseForm(body);
      const nonce = form.get('nonce');
      if (!nonce) return sendPage(reply, 400, noSignInPage('google'));
      const user = parseUser(form);
      if (!user) return sendPage(reply, 400, userPage('google', { nonce }, true));
      const idToken = await tokens.sign(clientId, { ...googleClaims(user), azp: clientId, nonce });
      return reply.redirect(`/login#${new URLSearchParams({ id_token: idToken })}`, 303);
    });
  };
}

export interface AppleSandbox {
  clientId: string;
  tokens: TokenIssuer;
  codes: AuthorizationCodes;
  /** Subjects (`sub`) that have signed in to the site: Apple sends a user's name only the first time. */
  signedInSubjects: Set<unknown>;
}

const signInParamNames = ['client_id', 'redirect_uri', 'response_type', 'response_mode', 'state', 'nonce'];

/** Undefined unless it is the authorization request that our site makes. */
function parseSignInParams(given: URLSearchParams, clientId: string): Record<string, string> | undefined {
  const params = Object.fromEntries(signInParamNames.map((name) => [name, given.get(name) ?? '']));
  const isValid =
    params.client_id === clientId &&
    params.response_type === 'code id_token' &&
    params.response_mode === 'form_post' &&
    URL.canParse(params.redirect_uri ?? '');
  return isValid ? params : undefined;
}

/** The field `user` of Apple's form post. */
function createUserField(name: string, email: unknown): string {
  const [firstName = '', ...rest] = name.split(' ');
  return JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email });
}

/**
 * The second page: Continue or Cancel. Each button posts Apple's response to the site; Apple's own page submits this
 * form by a script.
 */
async function confirmPage(apple: AppleSandbox, signInParams: Record<string, string>, user: SimulatedUser) {
  const { state = '', nonce, redirect_uri: redirectUri = '' } = signInParams;
  const userClaims = appleClaims(user);
  const claims = { ...userClaims, nonce };
  const code = apple.codes.issue({ redirectUri, claims });
  const idToken = await apple.tokens.sign(apple.clientId, claims);
  // Only the path, and without `//` at its start, which would name a host: the sandbox belongs to one site.
  const action = new URL(redirectUri).pathname.replace(/^[/\\]+/, '/');
  const accepted = {
    state,
    code,
    id_token: idToken,
    ...(!apple.signedInSubjects.has(userClaims.sub) && {
      user: createUserField(user.name, userClaims.email),
    }),
  };
  const refused = { state, error: 'user_cancelled_authorize' };
  return identityPage(
    'apple',
    html`<p>Continue as ${user.email}?</p>
<form method="post" action="${action}">${hiddenInputs(accepted)}<button class="main" type="submit">Continue</button></form>
<form method="post" action="${action}">${hiddenInputs(refused)}<button type="submit">Cancel</button></form>`,
  );
}

/** Apple's authorization page, in two steps. */
export function applePages(apple: AppleSandbox): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    forbidCaching(app);
    app.get('/', hiddenFromApiDocs, async ({ url }, reply) => {
      const signInParams = parseSignInParams(new URL(url, 'http://sandbox').searchParams, apple.clientId);
      if (!signInParams) return sendPage(reply, 400, noSignInPage('apple'));
      return sendPage(reply, 200, userPage('apple', signInParams));
    });
    app.post('/', hiddenFromApiDocs, async ({ body }, reply) => {
      const form = parseForm(body);
      const signInParams = parseSignInParams(form, apple.clientId);
      if (!signInParams) return sendPage(reply, 400, noSignInPage('apple'));
      const user = parseUser(form);
      if (!user) return sendPage(reply, 400, userPage('apple', signInParams, true));
      return sendPage(reply, 200, await confirmPage(apple, signInParams, user));
    });
  };
}

import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { escapeHtml } from '../html.ts';
import { appleClaims, type Codes, googleClaims, type SandboxPerson, type TokenMaker } from './tokens.ts';

export type Provider = 'google' | 'apple';

const style = `
:root{color-scheme:light dark;--page:#f4f6f8;--card:#fff;--text:#17212b;--soft:#566473;--line:#8b97a3;--accent:#1d5fa8;--on-accent:#fff;--warn:#9c2a1f}
@media(prefers-color-scheme:dark){:root{--page:#10161d;--card:#19222c;--text:#eef2f6;--soft:#a5b2bf;--line:#667585;--accent:#7db7f5;--on-accent:#0b1a2b;--warn:#ffb4a9}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:28px 24px;overflow-wrap:anywhere}
.mark{margin:0 0 20px;padding:8px 12px;border:1px dashed var(--soft);border-radius:8px;color:var(--soft);font-size:14px;text-align:center}
h1{margin:0 0 8px;font-size:20px;line-height:1.3}
p{margin:0 0 16px}
form{margin:0 0 12px}
label{display:block;margin:0 0 4px}
input[type=email],input[type=text]{display:block;width:100%;min-height:48px;margin:0 0 16px;padding:10px 12px;border:1px solid var(--line);border-radius:10px;background:transparent;color:inherit;font:inherit}
.choice{display:flex;gap:10px;align-items:start;margin:0 0 12px;padding:8px 0}
.choice input{flex:none;width:20px;height:20px;margin:3px 0 0}
button,a.button{display:block;width:100%;min-height:48px;padding:12px;border:1px solid var(--line);border-radius:10px;background:transparent;color:var(--text);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.go{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}
.wrong{color:var(--warn)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

const titles: Record<Provider, string> = { google: 'Sign in with Google', apple: 'Sign in with Apple' };

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Sandbox: ${title}</title><style>${style}</style></head>
<body><main><p class="mark">Sandbox, not the real ${title.replace('Sign in with ', '')}: anyone can be anyone here</p>
<h1>${title}</h1>
${body}
</main></body>
</html>`;
}

function hidden(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
}

function choice(name: string, label: string, checked: boolean): string {
  return `<label class="choice"><input type="checkbox" name="${name}" value="1"${checked ? ' checked' : ''}><span>${label}</span></label>`;
}

const choices: Record<Provider, string> = {
  google: `${choice('emailVerified', 'Google has verified this address', true)}
${choice('ownDomain', 'This address belongs to a Google Workspace', false)}`,
  apple: `${choice('emailVerified', 'Apple has verified this address', true)}
${choice('hideEmail', 'Hide my email', false)}`,
};

interface AskPage {
  provider: Provider;
  /** The request that brought the browser here, sent along. */
  request: Record<string, string>;
  wrong: boolean;
}

/** The first page: who to be. */
export function askPage({ provider, request, wrong }: AskPage): string {
  const problem = wrong
    ? '<p class="wrong" id="wrong" role="alert">Enter an email address, like name@example.com</p>'
    : '';
  return page(
    titles[provider],
    `<p>Choose who you are. Nothing leaves this machine.</p>
<form method="post" action="/sandbox/${provider}">
${hidden(request)}
${problem}
<label for="email">Email</label>
<input type="email" id="email" name="email" required maxlength="254" autocomplete="email"${wrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
<label for="name">Name</label>
<input type="text" id="name" name="name" maxlength="100" autocomplete="name">
${choices[provider]}
<button class="go" type="submit">Continue</button>
</form>
<a class="button" href="/login">Cancel</a>`,
  );
}

interface AnswerPage {
  email: string;
  /** Path that takes the answer. */
  action: string;
  answer: Record<string, string>;
  refusal: Record<string, string>;
}

/** Apple's second page: its buttons are the form post to the site that asked. */
export function answerPage({ email, action, answer, refusal }: AnswerPage): string {
  const form = (fields: Record<string, string>, label: string, kind: string) =>
    `<form method="post" action="${escapeHtml(action)}">
${hidden(fields)}
<button${kind} type="submit">${label}</button>
</form>`;
  return page(
    titles.apple,
    `<p>Continue as ${escapeHtml(email)}?</p>
${form(answer, 'Continue', ' class="go"')}
${form(refusal, 'Cancel', '')}`,
  );
}

/** For a page that was opened without a sign-in under way. */
export function nothingAskedPage(provider: Provider): string {
  return page(
    titles[provider],
    '<p>No sign-in is in progress. Start from the login page.</p>\n<a class="button go" href="/login">Go to the login page</a>',
  );
}

/** Takes forms, and nothing but forms, in one plugin; the body is a `URLSearchParams`. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1_024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** Undefined where the address is none. */
export function personOf(form: URLSearchParams): SandboxPerson | undefined {
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

export interface AppleWorld {
  clientId: string;
  tokens: TokenMaker;
  codes: Codes;
  /** Subjects that Apple has told the name of already. */
  introduced: Set<unknown>;
}

const requestFields = ['client_id', 'redirect_uri', 'response_type', 'response_mode', 'state', 'nonce'];

/** The authorisation request when it is one that Apple would take. */
function requestOf(given: URLSearchParams, sandbox: AppleWorld): Record<string, string> | undefined {
  const request = Object.fromEntries(requestFields.map((name) => [name, given.get(name) ?? '']));
  const isGood =
    request.client_id === sandbox.clientId &&
    request.response_type === 'code id_token' &&
    request.response_mode === 'form_post' &&
    URL.canParse(request.redirect_uri ?? '');
  return isGood ? request : undefined;
}

/** Apple sends the name only with a person's first sign-in to a site. */
function userField(
  sandbox: AppleWorld,
  sub: unknown,
  { name, email }: SandboxPerson,
): Record<string, string> {
  if (sandbox.introduced.has(sub)) return {};
  sandbox.introduced.add(sub);
  const [firstName = '', ...rest] = name.split(' ');
  return { user: JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email }) };
}

async function answerOf(sandbox: AppleWorld, request: Record<string, string>, person: SandboxPerson) {
  const { state = '', nonce, redirect_uri: redirectUri = '' } = request;
  const claims = { ...appleClaims(person), nonce };
  const code = sandbox.codes.issue({ redirectUri, claims });
  const idToken = await sandbox.tokens.sign(sandbox.clientId, claims);
  const user = userField(sandbox, appleClaims(person).sub, person);
  return answerPage({
    email: person.email,
    // Only the path: the sandbox answers to the site that it is part of, whatever host is asked for.
    action: new URL(redirectUri).pathname,
    answer: { state, code, id_token: idToken, ...user },
    refusal: { state, error: 'user_cancelled_authorize' },
  });
}

/** Apple's authorisation page: two steps, since without a script a form post needs a button. */
export function applePages(sandbox: AppleWorld): FastifyPluginAsync {
  return async (app) => {
    takeForms(app);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get('/', { schema: { hide: true } }, async ({ url }, reply) => {
      const request = requestOf(new URLSearchParams(url.split('?')[1]), sandbox);
      if (!request) return sendPage(reply, 400, nothingAskedPage('apple'));
      return sendPage(reply, 200, askPage({ provider: 'apple', request, wrong: false }));
    });
    app.post('/', { schema: { hide: true } }, async ({ body }, reply) => {
      const form = formOf(body);
      const request = requestOf(form, sandbox);
      if (!request) return sendPage(reply, 400, nothingAskedPage('apple'));
      const person = personOf(form);
      if (!person) return sendPage(reply, 400, askPage({ provider: 'apple', request, wrong: true }));
      return sendPage(reply, 200, await answerOf(sandbox, request, person));
    });
  };
}

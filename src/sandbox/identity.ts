/** Simulates signing in with Google and Apple: their endpoints, their tokens and codes, and their sign-in pages. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';
import {
  cardStyle,
  forbidCaching,
  type Html,
  hiddenFromApiDocs,
  hiddenInputs,
  html,
  page,
  sendPage,
} from './html.ts';

/** What the server needs to know about the issuer. */
export interface SimulatedIssuer {
  clientId: string;
  /** Does not contain the port: accounts are tied to it, and the port changes at each start. */
  issuer: string;
  endpoints: { authorize: string; token: string; keys: string };
}

export interface SimulatedApple extends SimulatedIssuer {
  teamId: string;
  keyId: string;
  privateKey: string;
}

export interface IdentitySandbox {
  google: SimulatedIssuer;
  apple: SimulatedApple;
  /** Register under `/sandbox/google` and `/sandbox/apple`. */
  googlePages: FastifyPluginAsync;
  applePages: FastifyPluginAsync;
  stop(): Promise<void>;
}

const googleIssuer = 'https://google.sandbox.test';
const appleIssuer = 'https://apple.sandbox.test';
const googleClientId = 'sandbox-google-client';
/** What a site gets from Apple when it registers for the sign-in. */
const appleIds = { clientId: 'sandbox.apple.client', teamId: 'SANDBOXTEAM', keyId: 'SANDBOXKEY' };

async function isClientSecret(secret: string, key: KeyObject): Promise<boolean> {
  const { clientId, teamId } = appleIds;
  return jwtVerify(secret, key, {
    algorithms: ['ES256'],
    issuer: teamId,
    subject: clientId,
    audience: appleIssuer,
    requiredClaims: ['exp', 'iat'],
  }).then(
    () => true,
    () => false,
  );
}

/** Apple's token endpoint: exchanges a code for an identity token. The client secret is a JWT that the client signs. */
function mountToken(api: FastifyInstance, sandbox: AppleSandbox, secretKey: KeyObject): void {
  api.post('/apple/token', async ({ body }, reply) => {
    const form = parseForm(body);
    const refuse = (error: string) => reply.code(400).send({ error });
    if (form.get('client_id') !== appleIds.clientId) return refuse('invalid_client');
    if (!(await isClientSecret(form.get('client_secret') ?? '', secretKey))) return refuse('invalid_client');
    if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type');
    const grant = sandbox.codes.redeem(form.get('code') ?? '');
    if (!grant || grant.redirectUri !== form.get('redirect_uri')) return refuse('invalid_grant');
    // The site has accepted the sign-in. On the confirmation page, the user could still cancel.
    sandbox.signedInSubjects.add(grant.claims.sub);
    const idToken = await sandbox.tokens.sign(appleIds.clientId, grant.claims);
    return { access_token: 'sandbox', token_type: 'Bearer', expires_in: 3_600, id_token: idToken };
  });
}

/**
 * Simulates Google and Apple as issuers: keys and a token endpoint on a loopback port, and pages on which the
 * visitor chooses a user.
 */
export async function startIdentitySandbox(): Promise<IdentitySandbox> {
  const [googleTokens, appleTokens] = await Promise.all([
    createTokenIssuer(googleIssuer),
    createTokenIssuer(appleIssuer),
  ]);
  const clientKey = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const appleSandbox: AppleSandbox = {
    clientId: appleIds.clientId,
    tokens: appleTokens,
    codes: createAuthorizationCodes(),
    signedInSubjects: new Set(),
  };
  const api = Fastify({ logger: false, forceCloseConnections: true });
  acceptForms(api);
  api.get('/google/keys', async () => googleTokens.jwks);
  api.get('/apple/keys', async () => appleTokens.jwks);
  mountToken(api, appleSandbox, clientKey.publicKey);
  const base = await api.listen({ host: '127.0.0.1', port: 0 });
  const createEndpoints = (provider: string) => ({
    authorize: `/sandbox/${provider}`,
    token: `${base}/${provider}/token`,
    keys: `${base}/${provider}/keys`,
  });
  return {
    google: { clientId: googleClientId, issuer: googleIssuer, endpoints: createEndpoints('google') },
    apple: {
      ...appleIds,
      issuer: appleIssuer,
      endpoints: createEndpoints('apple'),
      privateKey: clientKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    googlePages: googlePages(googleTokens, googleClientId),
    applePages: applePages(appleSandbox),
    stop: () => api.close(),
  };
}

// ---- Identity tokens and authorization codes of the simulated Google and Apple

/** The user as chosen on the sandbox's page. */
export interface SimulatedUser {
  email: string;
  name: string;
  emailVerified: boolean;
  /** The address belongs to a Google Workspace domain. */
  isWorkspaceAccount: boolean;
  /** Apple's Hide My Email. */
  hideEmail: boolean;
}

export interface TokenIssuer {
  jwks: { keys: JWK[] };
  sign(audience: string, claims: Record<string, unknown>): Promise<string>;
}

const tokenLifeS = 600;

/** Signs identity tokens with keys that live as long as the process. */
export async function createTokenIssuer(issuer: string): Promise<TokenIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    sign: async (audience, claims) => {
      const nowS = Math.floor(Date.now() / 1_000);
      return new SignJWT({ ...claims, jti: randomUUID() })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + tokenLifeS)
        .sign(privateKey);
    },
  };
}

/** Derived from the address, so it is the same after a restart. */
function createSubject(provider: string, { email }: SimulatedUser): string {
  return createHash('sha256').update(`${provider} ${email.toLowerCase()}`).digest('hex').slice(0, 32);
}

export function googleClaims(user: SimulatedUser): Record<string, unknown> {
  return {
    sub: createSubject('google', user),
    email: user.email,
    email_verified: user.emailVerified,
    name: user.name,
    ...(user.isWorkspaceAccount && { hd: user.email.slice(user.email.indexOf('@') + 1) }),
  };
}

/** Apple sends booleans as strings. */
export function appleClaims(user: SimulatedUser): Record<string, unknown> {
  const sub = createSubject('apple', user);
  return {
    sub,
    email: user.hideEmail ? `${sub.slice(0, 10)}@privaterelay.appleid.com` : user.email,
    email_verified: String(user.emailVerified),
    ...(user.hideEmail && { is_private_email: 'true' }),
  };
}

const codeLifeMs = 5 * 60_000;

export interface Grant {
  redirectUri: string;
  claims: Record<string, unknown>;
}

export interface AuthorizationCodes {
  issue(grant: Grant): string;
  /** A code works once, within five minutes. */
  redeem(code: string): Grant | undefined;
}

export function createAuthorizationCodes(): AuthorizationCodes {
  const grants = new Map<string, Grant & { endsAt: number }>();
  return {
    issue: (grant) => {
      const now = Date.now();
      for (const [code, { endsAt }] of grants) if (endsAt <= now) grants.delete(code);
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { ...grant, endsAt: now + codeLifeMs });
      return code;
    },
    redeem: (code) => {
      const grant = grants.get(code);
      grants.delete(code);
      return grant && grant.endsAt > Date.now() ? grant : undefined;
    },
  };
}

// ---- The sign-in pages of the simulated Google and Apple, on which a visitor can sign in as anyone

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
    sandboxNotice: `Sandbox, not the real ${name}: anyone can be anyone here`,
    style,
    body: html`<h1>Sign in with ${name}</h1>
${body}`,
  });
}

function choice(name: string, label: string, { isChecked = false } = {}): Html {
  return html`<label class="choice"><input type="checkbox" name="${name}" value="1"${isChecked && html` checked`}><span>${label}</span></label>`;
}

const choices: Record<Provider, Html[]> = {
  google: [
    choice('emailVerified', 'Google has verified this address', { isChecked: true }),
    choice('isWorkspaceAccount', 'This address belongs to a Google Workspace'),
  ],
  apple: [
    choice('emailVerified', 'Apple has verified this address', { isChecked: true }),
    choice('hideEmail', 'Hide my email'),
  ],
};

/** The first page: which user to be. The OAuth parameters of the sign-in are sent along in hidden fields. */
function userPage(
  provider: Provider,
  signInParams: Record<string, string>,
  { isEmailInvalid = false } = {},
): Html {
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
      if (!user) return sendPage(reply, 400, userPage('google', { nonce }, { isEmailInvalid: true }));
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
      if (!user) return sendPage(reply, 400, userPage('apple', signInParams, { isEmailInvalid: true }));
      return sendPage(reply, 200, await confirmPage(apple, signInParams, user));
    });
  };
}

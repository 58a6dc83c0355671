/** A real OpenID issuer on loopback, run by the `oidc-provider` package, and a browser's way through it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

export const googleClientId = 'google-client';
export const otherClientId = 'somebody-else';
export const appleClientId = 'apple.client';
export const appOrigin = 'https://clearing.test';
export const appleTeam = { teamId: 'TEAM123456', keyId: 'KEY1234567' };
const callback = `${appOrigin}/api/auth/apple/callback`;

/** The claims of people by their subject; tests put in whom they need. */
export type People = Map<string, Record<string, unknown>>;

export interface TestIssuer {
  url: string;
  people: People;
  /** The key that it signs with, for tokens that it would never make. */
  privateJwk: JWK & { kid: string };
  publicJwk: JWK;
  /** PEM of the key that Apple's client secret is signed with. */
  appleKey: string;
  keyCalls(): number;
  stop(): Promise<void>;
}

function configurationOf(people: People, jwk: JWK): Configuration {
  const client = { application_type: 'web' as const, token_endpoint_auth_method: 'none' as const };
  const google = {
    ...client,
    redirect_uris: [`${appOrigin}/login`],
    response_types: ['id_token' as const],
    grant_types: ['implicit'],
  };
  return {
    clients: [
      { ...google, client_id: googleClientId },
      { ...google, client_id: otherClientId },
      {
        ...client,
        client_id: appleClientId,
        client_secret: 'replaced by the signed one',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [callback],
        response_types: ['code id_token'],
        grant_types: ['implicit', 'authorization_code'],
      },
    ],
    jwks: { keys: [jwk as never] },
    responseTypes: ['code id_token', 'id_token'],
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    scopes: ['openid', 'email', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd', 'is_private_email'], name: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['a key for tests'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 300,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    loadExistingGrant: async (ctx) => {
      const { client: party, session, provider } = ctx.oidc;
      if (!party || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: party.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email name');
      await grant.save();
      return grant;
    },
  };
}

/** As Apple does: the secret is a JWT of the team's key. */
function takeSignedSecrets(provider: Provider, publicKey: CryptoKey, issuer: string): void {
  const prototype = provider.Client.prototype as unknown as {
    compareClientSecret(this: { clientId: string }, secret: string): Promise<boolean>;
  };
  prototype.compareClientSecret = async function compare(secret) {
    const checks = {
      algorithms: ['ES256'],
      issuer: appleTeam.teamId,
      subject: this.clientId,
      audience: issuer,
    };
    return jwtVerify(secret, publicKey, { ...checks, maxTokenAge: '180 days', requiredClaims: ['exp'] }).then(
      ({ protectedHeader }) => protectedHeader.kid === appleTeam.keyId,
      () => false,
    );
  };
}

/** Who is meant comes as `login_hint`: there is nobody to ask. */
async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response);
  await provider.interactionFinished(request, response, { login: { accountId: String(params.login_hint) } });
}

async function createKeys() {
  const signing = await generateKeyPair('RS256', { extractable: true });
  const secret = await generateKeyPair('ES256', { extractable: true });
  const privateJwk = { ...(await exportJWK(signing.privateKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const publicJwk = { ...(await exportJWK(signing.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', secret.privateKey)).toString('base64');
  const appleKey = `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----`;
  return { privateJwk, publicJwk, appleKey, secretKey: secret.publicKey };
}

export async function startIssuer(): Promise<TestIssuer> {
  const { privateJwk, publicJwk, appleKey, secretKey } = await createKeys();
  const people: People = new Map();
  let keyCalls = 0;
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => {};
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, configurationOf(people, privateJwk));
  takeSignedSecrets(provider, secretKey, url);
  const answer = provider.callback();
  handle = (request, response) => {
    if (request.url?.startsWith('/jwks')) keyCalls += 1;
    if (request.url?.startsWith('/interaction/')) return logIn(provider, request, response);
    return answer(request, response);
  };
  return {
    url,
    people,
    privateJwk,
    publicJwk,
    appleKey,
    keyCalls: () => keyCalls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Follows redirects with a cookie jar, as a browser does, until the issuer is left or shows a page. */
async function browse(address: string): Promise<{ location: URL; html: string }> {
  const origin = new URL(address).origin;
  const jar = new Map<string, string>();
  let location = new URL(address);
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(location, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = response.headers.get('location');
    if (!next) return { location, html: await response.text() };
    location = new URL(next, location);
    if (location.origin !== origin) return { location, html: '' };
  }
  throw new Error('the issuer redirects in a circle');
}

/** A token that the issuer made for somebody, the way Google's button gets one. */
export async function issueIdToken(
  issuer: TestIssuer,
  input: { subject: string; nonce: string; clientId?: string },
): Promise<string> {
  const query = new URLSearchParams({
    client_id: input.clientId ?? googleClientId,
    redirect_uri: `${appOrigin}/login`,
    response_type: 'id_token',
    scope: 'openid email name',
    nonce: input.nonce,
    login_hint: input.subject,
  });
  const { location, html } = await browse(`${issuer.url}/auth?${query}`);
  const token = new URLSearchParams(location.hash.slice(1)).get('id_token');
  if (!token) throw new Error(`no token: ${location.href} ${html}`);
  return token;
}

/** The fields that the issuer posts back for an authorisation address of ours. */
export async function authorize(address: string, subject: string): Promise<Record<string, string>> {
  const { html } = await browse(`${address}&login_hint=${subject}`);
  const fields = [...html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)];
  if (!fields.length) throw new Error(`no form: ${html}`);
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

export interface Forgery {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs with this in place of the issuer's key. */
  key?: CryptoKey | Uint8Array;
}

/** A token that the issuer would not make; without changes it would be a good one for Google. */
export async function forge(issuer: TestIssuer, nonce: string, forgery: Forgery = {}): Promise<string> {
  const nowS = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuer.url,
    aud: googleClientId,
    sub: 'forged',
    email: 'forged@gmail.com',
    email_verified: true,
    nonce,
    iat: nowS,
    exp: nowS + 600,
    ...forgery.claims,
  };
  const key = forgery.key ?? (await importJWK(issuer.privateJwk, 'RS256'));
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: issuer.privateJwk.kid, ...forgery.header })
    .sign(key);
}

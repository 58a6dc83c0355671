/** Simulates Google and Apple for signing in. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { jwtVerify } from 'jose';
import { type AppleSandbox, acceptForms, applePages, googlePages, parseForm } from './pages.ts';
import { createAuthorizationCodes, createTokenIssuer } from './tokens.ts';

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
const apple = { clientId: 'sandbox.apple.client', teamId: 'SANDBOXTEAM', keyId: 'SANDBOXKEY' };

async function isClientSecret(secret: string, key: KeyObject): Promise<boolean> {
  const { clientId, teamId } = apple;
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

/** Apple's token endpoint: redeems a code for a client with a signed secret. */
function mountToken(api: FastifyInstance, sandbox: AppleSandbox, secretKey: KeyObject): void {
  api.post('/apple/token', async ({ body }, reply) => {
    const form = parseForm(body);
    const refuse = (error: string) => reply.code(400).send({ error });
    if (form.get('client_id') !== apple.clientId) return refuse('invalid_client');
    if (!(await isClientSecret(form.get('client_secret') ?? '', secretKey))) return refuse('invalid_client');
    if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type');
    const grant = sandbox.codes.redeem(form.get('code') ?? '');
    if (!grant || grant.redirectUri !== form.get('redirect_uri')) return refuse('invalid_grant');
    // The site has accepted the sign-in. On the confirmation page, the user could still cancel.
    sandbox.signedInSubjects.add(grant.claims.sub);
    const idToken = await sandbox.tokens.sign(apple.clientId, grant.claims);
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
    clientId: apple.clientId,
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
      ...apple,
      issuer: appleIssuer,
      endpoints: createEndpoints('apple'),
      privateKey: clientKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    googlePages: googlePages(googleTokens, googleClientId),
    applePages: applePages(appleSandbox),
    stop: () => api.close(),
  };
}

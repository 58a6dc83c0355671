import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { jwtVerify } from 'jose';
import { type AppleWorld, applePages, formOf, googlePages, takeForms } from './pages.ts';
import { createCodes, createTokenMaker } from './tokens.ts';

/** What the server needs to know of a played issuer. */
export interface SimulatedIssuer {
  clientId: string;
  /** The same after a restart, though the port is another: accounts hang on it. */
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
  /** To be mounted under `/sandbox/google` and `/sandbox/apple`. */
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

/** Apple's token endpoint: a code once, for the client that proves itself by its signed secret. */
function mountToken(api: FastifyInstance, sandbox: AppleWorld, secretKey: KeyObject): void {
  api.post('/apple/token', async ({ body }, reply) => {
    const form = formOf(body);
    const refuse = (error: string) => reply.code(400).send({ error });
    if (form.get('client_id') !== apple.clientId) return refuse('invalid_client');
    if (!(await isClientSecret(form.get('client_secret') ?? '', secretKey))) return refuse('invalid_client');
    if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type');
    const grant = sandbox.codes.redeem(form.get('code') ?? '');
    if (!grant || grant.redirectUri !== form.get('redirect_uri')) return refuse('invalid_grant');
    const idToken = await sandbox.tokens.sign(apple.clientId, grant.claims);
    return { access_token: 'sandbox', token_type: 'Bearer', expires_in: 3_600, id_token: idToken };
  });
}

/**
 * Plays Google and Apple as issuers: keys and token endpoint on a loopback port of their own, and pages on which
 * anybody chooses who to be.
 */
export async function startIdentitySandbox(): Promise<IdentitySandbox> {
  const [googleTokens, appleTokens] = await Promise.all([
    createTokenMaker(googleIssuer),
    createTokenMaker(appleIssuer),
  ]);
  const clientKey = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const sandbox: AppleWorld = {
    clientId: apple.clientId,
    tokens: appleTokens,
    codes: createCodes(),
    introduced: new Set(),
  };
  const api = Fastify({ logger: false, forceCloseConnections: true });
  takeForms(api);
  api.get('/google/keys', async () => googleTokens.jwks);
  api.get('/apple/keys', async () => appleTokens.jwks);
  mountToken(api, sandbox, clientKey.publicKey);
  const base = await api.listen({ host: '127.0.0.1', port: 0 });
  const endpointsOf = (provider: string) => ({
    authorize: `/sandbox/${provider}`,
    token: `${base}/${provider}/token`,
    keys: `${base}/${provider}/keys`,
  });
  return {
    google: { clientId: googleClientId, issuer: googleIssuer, endpoints: endpointsOf('google') },
    apple: {
      ...apple,
      issuer: appleIssuer,
      endpoints: endpointsOf('apple'),
      privateKey: clientKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    googlePages: googlePages(googleTokens, googleClientId),
    applePages: applePages(sandbox),
    stop: () => api.close(),
  };
}

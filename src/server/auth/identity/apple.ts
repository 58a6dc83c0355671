/** Sign-in with Apple: the browser goes to Apple's page, which posts an ID token and a code back to us. */
import { createHash, createHmac, createPrivateKey, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isSameSecret, readSignedValue, signValue } from '../sessions/cookies.ts';
import type { SessionOptions } from '../sessions/sessions.ts';
import {
  consumeProof,
  createTokenProof,
  type EmailTrust,
  type Identity,
  type SingleUseProof,
  signInWithIdentity,
} from './identities.ts';
import type { AppleConfig } from './identity-config.ts';
import {
  fetchFromIdentityProvider,
  getTokenExpiry,
  type IdentityClaims,
  type IdentityIssuer,
  isTrueClaim,
} from './identity-tokens.ts';

/** Five minutes, because the client secret is used immediately. */
const secretLifeS = 300;
const exchangeTimeoutMs = 5_000;
/** How long a sign-in may take: ten minutes. */
const transactionLifeMs = 600_000;

const transactionSchema = z.strictObject({
  id: z.string(),
  /** Random value known only to the tab that began; the tab ignores responses without it. */
  tabState: z.string(),
  /** The page to open after the sign-in. */
  target: z.string().optional(),
  redirectUri: z.string(),
  endsAtMs: z.number(),
});

/** One attempt to sign in with Apple. All its state is in a signed cookie. */
export type AppleTransaction = z.output<typeof transactionSchema>;

export function createAppleTransaction(
  input: Pick<AppleTransaction, 'tabState' | 'target' | 'redirectUri'>,
  now: Date,
): AppleTransaction {
  return { ...input, id: randomBytes(32).toString('base64url'), endsAtMs: now.getTime() + transactionLifeMs };
}

/**
 * Derives what Apple gets (`state` and `nonce`) from the transaction's id by HMAC: nobody can compute one
 * from the other, nor the id from either.
 */
const deriveFromId = (key: Uint8Array, purpose: string, { id }: AppleTransaction) =>
  createHmac('sha256', key).update(`apple ${purpose} ${id}`).digest('base64url');

const deriveState = (key: Uint8Array, transaction: AppleTransaction) =>
  deriveFromId(key, 'state', transaction);
const deriveNonce = (key: Uint8Array, transaction: AppleTransaction) =>
  deriveFromId(key, 'nonce', transaction);

/** The value of the cookie; `requireAppleTransaction` reads it. */
export function signAppleTransaction(key: Uint8Array, transaction: AppleTransaction): string {
  return signValue(key, transaction);
}

/** Throws `identity_refused` if the cookie is missing, not ours, or older than ten minutes. */
export function requireAppleTransaction(
  key: Uint8Array,
  cookie: string | undefined,
  now: Date,
): AppleTransaction {
  const parsed = transactionSchema.safeParse(cookie && readSignedValue(key, cookie));
  if (!parsed.success || parsed.data.endsAtMs <= now.getTime()) throw new AppError('identity_refused');
  return parsed.data;
}

/** Once this proof is used up, the transaction cannot be used again, even if the browser keeps the cookie. */
function createTransactionProof({ id, endsAtMs }: AppleTransaction): SingleUseProof {
  const hash = createHash('sha256').update(`apple transaction ${id}`).digest('hex');
  return { hash, endsAt: new Date(endsAtMs) };
}

export interface AppleSignIn {
  issuer: IdentityIssuer;
  config: AppleConfig;
}

interface AppleDeps {
  apple: AppleSignIn;
  keys: { signInTransaction: Uint8Array };
  fetch: typeof fetch;
  db: Db;
  now: () => Date;
}

/** Apple's response to a sign-in: by form post to the callback, or as JSON from our page. */
export interface AppleResponse {
  code: string;
  idToken: string;
  /** Only sent at the first sign-in, and not signed: used for the name only. */
  user: unknown;
}

/** Apple requires a JWT signed with the operator's key instead of a fixed client secret. */
async function createClientSecret({ config }: AppleSignIn, now: Date): Promise<string> {
  const nowS = Math.floor(now.getTime() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: config.keyId })
    .setIssuer(config.teamId)
    .setSubject(config.clientId)
    .setAudience(config.issuers[0])
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + secretLifeS)
    .sign(createPrivateKey(config.privateKey));
}

const tokenResponse = z.object({ id_token: z.string() });

/** Exchanges the code for an identity token at Apple. A code that Apple rejects is the caller's fault. */
async function exchangeCode(deps: AppleDeps, code: string, redirectUri: string): Promise<string> {
  const { token } = await deps.apple.issuer.endpoints();
  const form = {
    client_id: deps.apple.config.clientId,
    client_secret: await createClientSecret(deps.apple, deps.now()),
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
  };
  const { status, body } = await fetchFromIdentityProvider(deps.fetch, token, {
    timeoutMs: exchangeTimeoutMs,
    form,
  });
  const parsed = tokenResponse.safeParse(body);
  if (status === 200 && parsed.success) return parsed.data.id_token;
  const isCodeRejected = status === 400 && (body as { error?: unknown } | null)?.error === 'invalid_grant';
  throw new AppError(isCodeRejected ? 'identity_refused' : 'idp_unavailable');
}

/** Relay addresses forward to an address that only Apple knows, so they cannot match an existing account. */
function getEmailTrust({ email, email_verified, is_private_email }: IdentityClaims): EmailTrust {
  if (!isTrueClaim(email_verified) || typeof email !== 'string') return 'none';
  const isRelay = isTrueClaim(is_private_email) || /@privaterelay\.appleid\.com$/i.test(email);
  return isRelay ? 'relay' : 'authoritative';
}

const userSchema = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
});

/** The full name in `user`, which is JSON text in the form, and an object from Apple's script. */
function parseName(user: unknown): string | undefined {
  let value = user;
  try {
    if (typeof user === 'string') value = JSON.parse(user);
  } catch {
    return undefined;
  }
  const parsed = userSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { firstName, lastName } = parsed.data.name ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}

function toIdentity(issuer: string, claims: IdentityClaims, user: AppleResponse['user']): Identity {
  return {
    provider: 'apple',
    issuer,
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : undefined,
    trust: getEmailTrust(claims),
    fullName: parseName(user),
  };
}

/** The URL of Apple's sign-in page. Apple posts its response to `redirectUri`. */
export async function createAppleAuthorizeUrl(
  deps: AppleDeps,
  transaction: AppleTransaction,
): Promise<string> {
  const { authorize } = await deps.apple.issuer.endpoints();
  const query = new URLSearchParams({
    client_id: deps.apple.config.clientId,
    redirect_uri: transaction.redirectUri,
    response_type: 'code id_token',
    response_mode: 'form_post',
    scope: 'openid name email',
    state: deriveState(deps.keys.signInTransaction, transaction),
    nonce: deriveNonce(deps.keys.signInTransaction, transaction),
  });
  return `${authorize}?${query}`;
}

/** Throws `identity_refused` unless Apple's `state` matches the cookie's transaction. */
export function requireAppleState(
  deps: Pick<AppleDeps, 'keys' | 'now'>,
  input: { cookie: string | undefined; state: string },
): AppleTransaction {
  const key = deps.keys.signInTransaction;
  const transaction = requireAppleTransaction(key, input.cookie, deps.now());
  if (!isSameSecret(input.state, deriveState(key, transaction))) throw new AppError('identity_refused');
  return transaction;
}

/**
 * Signs in with Apple's response. The ID token that came through the browser identifies the user; exchanging
 * the code proves that Apple issued it just now.
 */
export async function signInWithApple(
  deps: AppleDeps,
  input: { transaction: AppleTransaction; response: AppleResponse } & SessionOptions,
) {
  const { transaction, response, ...options } = input;
  const { issuer } = deps.apple;
  const claims = await issuer.verify(response.idToken, deps.now());
  const nonce = deriveNonce(deps.keys.signInTransaction, transaction);
  if (typeof claims.nonce !== 'string' || !isSameSecret(claims.nonce, nonce))
    throw new AppError('identity_refused');
  await consumeProof(deps.db, createTransactionProof(transaction), deps.now());
  const exchangedToken = await exchangeCode(deps, response.code, transaction.redirectUri);
  if ((await issuer.verify(exchangedToken, deps.now())).sub !== claims.sub)
    throw new AppError('identity_refused');
  const identity = toIdentity(issuer.config.issuers[0], claims, response.user);
  const proof = createTokenProof(response.idToken, getTokenExpiry(claims));
  return signInWithIdentity(deps, { identity, proof, ...options });
}

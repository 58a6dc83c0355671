/** Access tokens (JWTs for an hour) and refresh tokens (random texts that are exchanged for the next one). */
import { createHmac, hash, randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { timing } from '#shared/timing.ts';

const accessTokenType = 'at+jwt';
const refreshTokenPattern = /^rt1\.[\w-]{43}$/;

/** A session and the user whom it should belong to, e.g. by the claims `sid` and `sub` of an access token. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

export interface AccessTokenDeps {
  keys: { accessToken: Uint8Array };
  config: { publicUrl: string };
  now: () => Date;
}

const getAudience = (publicUrl: string) => `${publicUrl}/api`;

/** Creates an access token, valid for an hour but never longer than the session. */
export async function signAccessToken(
  deps: AccessTokenDeps,
  claims: SessionClaims,
  sessionEndsAt: Date,
): Promise<{ accessToken: string; expiresInS: number }> {
  const nowS = Math.floor(deps.now().getTime() / 1_000);
  const leftS = Math.floor(sessionEndsAt.getTime() / 1_000) - nowS;
  const expiresInS = Math.min(timing.tokenDefaultLifeS, leftS);
  const accessToken = await new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: accessTokenType })
    .setIssuer(deps.config.publicUrl)
    .setAudience(getAudience(deps.config.publicUrl))
    .setSubject(claims.userId)
    .setJti(randomUUID())
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + expiresInS)
    .sign(deps.keys.accessToken);
  return { accessToken, expiresInS };
}

/** Verifies an access token. Undefined if it is not valid. Never throws. */
export async function parseAccessToken(
  deps: AccessTokenDeps,
  token: string,
): Promise<SessionClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, deps.keys.accessToken, {
      algorithms: ['HS256'],
      typ: accessTokenType,
      issuer: deps.config.publicUrl,
      audience: getAudience(deps.config.publicUrl),
      requiredClaims: ['sub', 'sid', 'jti', 'iat', 'exp'],
      currentDate: deps.now(),
    });
    return typeof payload.sub === 'string' && typeof payload.sid === 'string'
      ? { userId: payload.sub, sessionId: payload.sid }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Limits the memory for verified tokens; the oldest are dropped first. */
const maxVerifiedTokens = 10_000;

/**
 * Like `parseAccessToken`, but verifies each signature once: a browser sends its token with every call for an
 * hour, and verifying takes 100 µs, a fifth of a signed-in call. The expiry is checked every time. Tokens are
 * kept as hashes.
 */
export function createTokenReader(
  deps: AccessTokenDeps,
): (token: string) => Promise<SessionClaims | undefined> {
  const verified = new Map<string, { claims: SessionClaims; endsAtMs: number }>();
  return async (token) => {
    const key = hash('sha256', token, 'base64url');
    const found = verified.get(key);
    if (found && found.endsAtMs > deps.now().getTime()) return found.claims;
    verified.delete(key);
    const claims = await parseAccessToken(deps, token);
    if (!claims) return undefined;
    for (const oldest of verified.keys()) {
      if (verified.size < maxVerifiedTokens) break;
      verified.delete(oldest);
    }
    verified.set(key, { claims, endsAtMs: (decodeJwt(token).exp ?? 0) * 1_000 });
    return claims;
  };
}

export function createRefreshToken(): string {
  return `rt1.${randomBytes(32).toString('base64url')}`;
}

/** Derives the successor of a refresh token, so that a repeated call gets the same one without storing it. */
export function deriveSuccessorToken(key: Uint8Array, parent: string): string {
  return `rt1.${createHmac('sha256', key).update(parent).digest('base64url')}`;
}

export function isRefreshToken(text: string): boolean {
  return refreshTokenPattern.test(text);
}

/** Only this hash of a refresh token is stored. */
export function hashRefreshToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Verifies the ID tokens that Google and Apple issue (OpenID Connect). */
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { type BoundedCall, fetchBoundedJson } from '../../http/outbound.ts';
import type { IssuerConfig, IssuerEndpoints } from './identity-config.ts';

/** For a request of the issuer's public keys or of its discovery document. */
const keysTimeoutMs = 3_000;
/** Minimum time between key requests: tokens with invented key ids must not cause calls. */
const keysCooldownMs = 30_000;
/** Keys are fetched again after ten minutes. */
const keysMaxAgeMs = 600_000;
/** How long fetched keys may be used while the issuer cannot be reached. */
const keysUsableMs = 24 * 3_600_000;
/** A token is accepted for ten minutes after it was issued. */
const tokenMaxAgeS = 600;
/** How far the issuer's clock may differ from ours. */
const clockToleranceS = 30;

/** OpenID Connect Core, section 2: at most 255 ASCII characters. The library accepts any JSON value. */
const subjectPattern = /^[\x20-\x7e]{1,255}$/;

/** Verifies the ID tokens that one issuer made for this site. */
export interface IdentityIssuer {
  config: IssuerConfig;
  endpoints(): Promise<IssuerEndpoints>;
  /** Claims of a valid token; throws `identity_refused`, or `idp_unavailable` without keys to check it. */
  verify(idToken: string, now: Date): Promise<IdentityClaims>;
}

export interface IdentityClaims extends JWTPayload {
  sub: string;
  iat: number;
}

/** Providers send booleans as JSON booleans or strings; any other value counts as false. */
export function isTrueClaim(claim: unknown): boolean {
  return claim === true || claim === 'true';
}

/**
 * Calls an identity provider, limited in time and size, without redirects. Throws `idp_unavailable` if the response is
 * not JSON; the caller checks the status.
 */
export async function fetchFromIdentityProvider(
  fetcher: typeof fetch,
  url: string,
  call: BoundedCall,
): Promise<{ status: number; body: unknown }> {
  try {
    return await fetchBoundedJson(fetcher, url, call);
  } catch (cause) {
    throw new AppError('idp_unavailable', { cause });
  }
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

/** Reads the issuer's OpenID discovery document. Throws `idp_unavailable`. */
async function fetchEndpoints(fetcher: typeof fetch, issuer: string): Promise<IssuerEndpoints> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, body } = await fetchFromIdentityProvider(fetcher, url, { timeoutMs: keysTimeoutMs });
  const parsed = discovery.safeParse(body);
  if (status !== 200 || !parsed.success || parsed.data.issuer !== issuer)
    throw new AppError('idp_unavailable', { cause: new Error('the discovery document is not valid') });
  const { authorization_endpoint, token_endpoint, jwks_uri } = parsed.data;
  return { authorize: authorization_endpoint, token: token_endpoint, keys: jwks_uri };
}

/** Fetches the issuer's keys; while it is unavailable, returns the last ones that were fetched. */
function createKeysFetch(fetcher: typeof fetch) {
  let last: { body: unknown; at: number } | undefined;
  return async (url: string): Promise<Response> => {
    try {
      const { status, body } = await fetchFromIdentityProvider(fetcher, url, { timeoutMs: keysTimeoutMs });
      if (status !== 200) throw new AppError('idp_unavailable');
      last = { body, at: Date.now() };
    } catch (error) {
      if (!last || last.at + keysUsableMs < Date.now()) throw error;
    }
    return Response.json(last.body);
  };
}

/** An unknown key id means that the token is bad; any other error means that the issuer is unavailable. */
async function findKey(keys: JWTVerifyGetKey, ...[header, token]: Parameters<JWTVerifyGetKey>) {
  try {
    return await keys(header, token);
  } catch (cause) {
    const isTokenBad =
      cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys;
    throw isTokenBad ? cause : new AppError('idp_unavailable', { cause });
  }
}

const refused = (cause?: unknown) => new AppError('identity_refused', { cause });

/** Refuses a token that lists other audiences too, or that was issued to another client (`azp`). */
function requireMadeForUs({ aud, azp }: JWTPayload, clientId: string): void {
  if ((Array.isArray(aud) && aud.length > 1) || (azp !== undefined && azp !== clientId)) throw refused();
}

/** The claims of a valid token. Throws `identity_refused`. */
async function verifyToken(keys: JWTVerifyGetKey, config: IssuerConfig, idToken: string, now: Date) {
  try {
    const { payload } = await jwtVerify(idToken, (header, token) => findKey(keys, header, token), {
      algorithms: ['RS256'],
      issuer: [...config.issuers],
      audience: config.clientId,
      clockTolerance: clockToleranceS,
      maxTokenAge: tokenMaxAgeS,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
    });
    return payload;
  } catch (error) {
    // Anybody can send any text, so every error of the library means a bad token.
    throw error instanceof AppError ? error : refused(error);
  }
}

export function createIdentityIssuer(config: IssuerConfig, fetcher: typeof fetch): IdentityIssuer {
  let knownEndpoints = config.endpoints;
  let keys: JWTVerifyGetKey | undefined;
  const endpoints = async () => {
    knownEndpoints ??= await fetchEndpoints(fetcher, config.issuers[0]);
    return knownEndpoints;
  };
  const createKeys = (url: string) =>
    createRemoteJWKSet(new URL(url), {
      timeoutDuration: keysTimeoutMs,
      cooldownDuration: keysCooldownMs,
      cacheMaxAge: keysMaxAgeMs,
      [customFetch]: createKeysFetch(fetcher),
    });
  return {
    config,
    endpoints,
    verify: async (idToken, now) => {
      keys ??= createKeys((await endpoints()).keys);
      const payload = await verifyToken(keys, config, idToken, now);
      const { sub, iat } = payload;
      if (typeof sub !== 'string' || !subjectPattern.test(sub) || iat === undefined) throw refused();
      requireMadeForUs(payload, config.clientId);
      return { ...payload, sub, iat };
    },
  };
}

/** When the token is certainly refused as too old, even if the issuer's clock differs from ours. */
export function getTokenExpiry({ iat }: IdentityClaims): Date {
  // Once for the time at which it was issued, and once for the check of its age.
  return new Date((iat + tokenMaxAgeS + 2 * clockToleranceS) * 1_000);
}

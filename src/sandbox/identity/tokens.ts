/** Identity tokens and authorization codes of the simulated Google and Apple. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

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

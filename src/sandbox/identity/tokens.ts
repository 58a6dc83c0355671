import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

/** What a person chose to be on the sandbox's page. */
export interface SandboxPerson {
  email: string;
  name: string;
  emailVerified: boolean;
  /** The provider gave out the address itself: a Workspace domain at Google. */
  ownDomain: boolean;
  /** Apple's Hide My Email. */
  hideEmail: boolean;
}

export interface TokenMaker {
  jwks: { keys: JWK[] };
  sign(audience: string, claims: Record<string, unknown>): Promise<string>;
}

const tokenLifeS = 600;

/** Signs identity tokens as an issuer does; its keys last as long as the process, like those who ask for them. */
export async function createTokenMaker(issuer: string): Promise<TokenMaker> {
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

/** The same address is the same person, also after a restart. */
function subjectOf(provider: string, { email }: SandboxPerson): string {
  return createHash('sha256').update(`${provider} ${email.toLowerCase()}`).digest('hex').slice(0, 32);
}

export function googleClaims(person: SandboxPerson): Record<string, unknown> {
  return {
    sub: subjectOf('google', person),
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
    ...(person.ownDomain && { hd: person.email.slice(person.email.indexOf('@') + 1) }),
  };
}

/** Apple writes its two flags as text. */
export function appleClaims(person: SandboxPerson): Record<string, unknown> {
  const sub = subjectOf('apple', person);
  return {
    sub,
    email: person.hideEmail ? `${sub.slice(0, 10)}@privaterelay.appleid.com` : person.email,
    email_verified: String(person.emailVerified),
    ...(person.hideEmail && { is_private_email: 'true' }),
  };
}

const codeLifeMs = 5 * 60_000;

export interface Grant {
  redirectUri: string;
  claims: Record<string, unknown>;
}

export interface Codes {
  issue(grant: Grant): string;
  /** The grant of a code, once and within five minutes. */
  redeem(code: string): Grant | undefined;
}

export function createCodes(): Codes {
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

/** Sign-in with Google: the browser gets an ID token from Google and sends it to us. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isSameSecret } from '../sessions/cookies.ts';
import type { Device } from '../sessions/device.ts';
import { createTokenProof, type EmailTrust, type Identity, signInWithIdentity } from './identities.ts';
import { getTokenExpiry, type IdentityClaims, type IdentityIssuer, isTrueClaim } from './identity-tokens.ts';

/**
 * Ties Google's token to the browser that asks for it: the secret stays in an HttpOnly cookie, and Google puts its hash,
 * the nonce, into the token.
 */
export function createGoogleNonce(): { secret: string; nonce: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, nonce: deriveNonce(secret) };
}

function deriveNonce(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * Google is authoritative for gmail.com addresses and for the Workspace domain in `hd`. Any other address was only
 * verified once.
 */
function getEmailTrust({ email, email_verified, hd }: IdentityClaims): EmailTrust {
  if (!isTrueClaim(email_verified) || typeof email !== 'string') return 'none';
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isGoogleDomain = domain === 'gmail.com' || (typeof hd === 'string' && domain === hd.toLowerCase());
  return isGoogleDomain ? 'authoritative' : 'verified';
}

function toIdentity(issuer: string, claims: IdentityClaims): Identity {
  return {
    provider: 'google',
    issuer,
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : undefined,
    trust: getEmailTrust(claims),
    fullName: typeof claims.name === 'string' ? claims.name : undefined,
  };
}

/** Signs in with a Google token that contains the hash of this browser's secret. */
export async function signInWithGoogle(
  deps: { db: Db; now: () => Date; google: IdentityIssuer },
  input: { idToken: string; nonceSecret: string | undefined; device?: Device },
) {
  const claims = await deps.google.verify(input.idToken, deps.now());
  const { nonce } = claims;
  if (!input.nonceSecret || typeof nonce !== 'string' || !isSameSecret(nonce, deriveNonce(input.nonceSecret)))
    throw new AppError('identity_refused');
  const identity = toIdentity(deps.google.config.issuers[0], claims);
  const proof = createTokenProof(input.idToken, getTokenExpiry(claims));
  return signInWithIdentity(deps, { identity, proof, ...(input.device && { device: input.device }) });
}

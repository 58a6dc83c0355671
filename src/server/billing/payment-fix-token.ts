/**
 * The link in mails about a failing payment or an expiring card. It works without a sign-in, as often as needed, until it
 * expires. Its token opens the provider's page for that and can do nothing else. It holds only our id of the subscription
 * and the expiry, and our page shows nothing about the account.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pageUrl } from '#shared/pages.ts';
import type { Config } from '../config/config.ts';

/** The token: the subscription's UUID, the expiry in Unix seconds, and a signature of both. */
const idBytes = 16;
const expiryBytes = 4;
const signatureBytes = 24;
/** 30 days: longer than providers retry, so that every mail about one failure stays usable. */
const validMs = 30 * 24 * 3_600_000;

interface TokenDeps {
  keys: { paymentFix: Buffer };
}

function signatureOf({ keys }: TokenDeps, payload: Uint8Array): Buffer {
  return createHmac('sha256', keys.paymentFix).update(payload).digest().subarray(0, signatureBytes);
}

function createPaymentFixToken(deps: TokenDeps, subscriptionId: string, at: Date): string {
  const payload = Buffer.alloc(idBytes + expiryBytes);
  payload.write(subscriptionId.replaceAll('-', ''), 'hex');
  payload.writeUInt32BE(Math.floor((at.getTime() + validMs) / 1_000), idBytes);
  return Buffer.concat([payload, signatureOf(deps, payload)]).toString('base64url');
}

/** Our id of the subscription, or undefined if the token is not one of ours or too old. */
export function readPaymentFixToken(deps: TokenDeps, token: string, at: Date): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + expiryBytes + signatureBytes) return undefined;
  const payload = bytes.subarray(0, idBytes + expiryBytes);
  if (!timingSafeEqual(bytes.subarray(payload.length), signatureOf(deps, payload))) return undefined;
  if (payload.readUInt32BE(idBytes) * 1_000 <= at.getTime()) return undefined;
  const hex = payload.subarray(0, idBytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function paymentFixUrl(
  deps: TokenDeps & { config: Pick<Config, 'publicUrl'> },
  subscriptionId: string,
  at: Date,
): string {
  return (
    deps.config.publicUrl + pageUrl('fixPayment', { token: createPaymentFixToken(deps, subscriptionId, at) })
  );
}

/**
 * The link in mails about a failing payment or an expiring card. Its token opens the provider's page for that and can do
 * nothing else; neither it nor our page shows anything about the account.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pageUrl } from '#shared/pages.ts';
import type { Config } from '../config/config.ts';

const idBytes = 16;
const timeBytes = 4;
const macBytes = 24;
/** Longer than providers retry, so that every mail about one failure stays usable. */
const validMs = 30 * 24 * 3_600_000;

interface TokenDeps {
  keys: { paymentFix: Buffer };
}

function macOf({ keys }: TokenDeps, signed: Uint8Array): Buffer {
  return createHmac('sha256', keys.paymentFix).update(signed).digest().subarray(0, macBytes);
}

function createFixToken(deps: TokenDeps, subscriptionId: string, at: Date): string {
  const signed = Buffer.alloc(idBytes + timeBytes);
  signed.write(subscriptionId.replaceAll('-', ''), 'hex');
  signed.writeUInt32BE(Math.floor((at.getTime() + validMs) / 1_000), idBytes);
  return Buffer.concat([signed, macOf(deps, signed)]).toString('base64url');
}

/** Our id of the subscription, or undefined if the token is not one of ours or too old. */
export function readFixToken(deps: TokenDeps, token: string, at: Date): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + timeBytes + macBytes) return undefined;
  const signed = bytes.subarray(0, idBytes + timeBytes);
  if (!timingSafeEqual(bytes.subarray(signed.length), macOf(deps, signed))) return undefined;
  if (signed.readUInt32BE(idBytes) * 1_000 <= at.getTime()) return undefined;
  const id = signed.subarray(0, idBytes).toString('hex');
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function paymentFixUrl(
  deps: TokenDeps & { config: Pick<Config, 'publicUrl'> },
  subscriptionId: string,
  at: Date,
): string {
  return deps.config.publicUrl + pageUrl('fixPayment', { token: createFixToken(deps, subscriptionId, at) });
}

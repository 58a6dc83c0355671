/** The token in a reminder's links: it names a user and can do nothing but stop their reminders. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A user's id is a UUID. */
const idBytes = 16;
/** Of the 32 bytes of the HMAC: too many to be guessed, and the link stays short. */
const macBytes = 24;

interface TokenDeps {
  keys: { reminderStop: Buffer };
}

const macOf = ({ keys }: TokenDeps, id: Uint8Array) =>
  createHmac('sha256', keys.reminderStop).update(id).digest().subarray(0, macBytes);

/** Valid as long as the application secret is, because a mail may be opened years later. */
export function createStopToken(deps: TokenDeps, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(deps, id)]).toString('base64url');
}

/** The user's id, or undefined if this server did not issue the token. */
export function readStopToken(deps: TokenDeps, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + macBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), macOf(deps, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

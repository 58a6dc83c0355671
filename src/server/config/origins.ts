import { isLoopbackHost, isLoopbackUrl } from './fields.ts';

/** Nothing that one reader of addresses drops or reads otherwise than another: control signs, blanks, backslashes. */
const plainAddress = /^[\x21-\x5b\x5d-\x7e]+$/;

/**
 * Whether an address belongs to this site. Without `PUBLIC_URL` (trying out) every loopback name counts, since
 * a person may open the page as `localhost` or as `127.0.0.1`.
 */
export function isOwnAddress(
  config: { publicUrl: string; publicUrlIsSet: boolean },
  address: string,
): boolean {
  if (!plainAddress.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  if (url.origin === config.publicUrl) return true;
  return !config.publicUrlIsSet && url.protocol === 'http:' && isLoopbackHost(url.hostname);
}

/** Whether the site is tried out on one machine: it listens there alone, and has no public address. */
export function isTriedOut(config: { host: string; publicUrl: string; publicUrlIsSet: boolean }): boolean {
  return isLoopbackHost(config.host) && (!config.publicUrlIsSet || isLoopbackUrl(config.publicUrl));
}

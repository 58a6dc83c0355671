const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an address belongs to this site. Without `PUBLIC_URL` (trying out) every loopback name counts, since
 * a person may open the page as `localhost` or as `127.0.0.1`.
 */
export function isOwnAddress(
  config: { publicUrl: string; publicUrlIsSet: boolean },
  address: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  if (url.origin === config.publicUrl) return true;
  return !config.publicUrlIsSet && url.protocol === 'http:' && loopback.has(url.hostname);
}

/** Whether the site is tried out on one machine: no public address, or one that only this machine can open. */
export function isTriedOut(config: { publicUrl: string; publicUrlIsSet: boolean }): boolean {
  return !config.publicUrlIsSet || loopback.has(new URL(config.publicUrl).hostname);
}

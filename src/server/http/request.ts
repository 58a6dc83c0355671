/** What a request tells: its id, its path, and whether a trusted proxy sent it. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4 } from 'node:net';

/**
 * Our own ids, or a proxy's (nginx: 32 hexadecimal digits). Excludes anything that could be a text, a token or an
 * address.
 */
const requestIdPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** Returns a check whether an address is one of the trusted proxies (`10.0.0.1` or `10.0.0.0/8`). */
export function createProxyCheck(trustedProxies: string[]): (address: string | undefined) => boolean {
  const proxies = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    if (given === undefined) return false;
    const address = given.replace(/^::ffff:(?=\d+\.)/, '');
    return proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

/**
 * Creates the id of a request for the log, the response's `x-request-id` and traces. An id from a trusted proxy is
 * kept; others are ignored.
 */
export function createRequestIds(isProxy: (address: string | undefined) => boolean) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const fromHeader = headers['x-request-id'];
    if (typeof fromHeader === 'string' && requestIdPattern.test(fromHeader) && isProxy(socket.remoteAddress))
      return fromHeader;
    // Not a counter, which would reveal the amount of traffic.
    return randomUUID();
  };
}

/**
 * The path by which the router finds a route: without the origin of an absolute-form request (`GET http://host/path`),
 * without the query, percent-decoded. Checks on the path must not be bypassed by another spelling.
 */
export function getPath(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/';
  try {
    return decodeURI(path);
  } catch {
    return path; // The router refuses it.
  }
}

/** The query with its question mark, or nothing. */
export function getQuery(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

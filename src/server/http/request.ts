/** Reads a request: its id, its path, its caller's network, and whether a trusted proxy sent it. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

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
    // An IPv4 address, written as one of IPv6.
    const address = given.replace(/^::ffff:(?=\d+\.)/, '');
    return proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

/**
 * Creates the id of a request for the log, the response's `x-request-id` and traces. An id from a trusted proxy is
 * kept; others are ignored.
 */
export function createRequestIdGenerator(isTrustedProxy: (address: string | undefined) => boolean) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const fromHeader = headers['x-request-id'];
    if (
      typeof fromHeader === 'string' &&
      requestIdPattern.test(fromHeader) &&
      isTrustedProxy(socket.remoteAddress)
    )
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
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

// ---- Groups the addresses of callers into networks, for limits

function parseAddress(written: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Some proxies add the port, which changes with every connection.
  const address = written.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  // `process` turns an IPv4 address inside IPv6 (::ffff:) into the IPv4 address.
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

const toIpv6Network = (address: ipaddr.IPv6, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString().replace(/%.*/, '')}/${bits}`)}/${bits}`;

/** What counts as one caller: an IPv4 address, or an IPv6 /64, the usual network of one household or machine. */
export function getNetwork(address: string | undefined): string {
  // There is no address if the connection is already closed. All such calls share one limit.
  if (address === undefined) return 'gone';
  const parsed = parseAddress(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? toIpv6Network(parsed, 64) : parsed.toString();
}

/** The /48 of an IPv6 address. One owner often has all of it, and could evade limits per /64. */
export function findWideNetwork(address: string | undefined): string | undefined {
  const parsed = parseAddress(address ?? '');
  return parsed instanceof ipaddr.IPv6 ? toIpv6Network(parsed, 48) : undefined;
}

export const isLoopback = (address: string | undefined): boolean =>
  parseAddress(address ?? '')?.range() === 'loopback';

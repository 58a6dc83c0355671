/** Groups the addresses of callers into networks, for limits. */
import ipaddr from 'ipaddr.js';

function parseAddress(written: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Some proxies add the port, which changes with every connection.
  const address = written.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  // `process` turns an IPv4 address inside IPv6 (::ffff:) into the IPv4 address.
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

const ipv6Network = (address: ipaddr.IPv6, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString().replace(/%.*/, '')}/${bits}`)}/${bits}`;

/** What counts as one caller: an IPv4 address, or an IPv6 /64, the usual network of one household or machine. */
export function getNetwork(address: string | undefined): string {
  // The connection is closed already. All such calls share one limit.
  if (address === undefined) return 'gone';
  const parsed = parseAddress(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? ipv6Network(parsed, 64) : parsed.toString();
}

/** The /48 of an IPv6 address. One owner often has all of it, and could evade limits per /64. */
export function findWideNetwork(address: string | undefined): string | undefined {
  const parsed = parseAddress(address ?? '');
  return parsed instanceof ipaddr.IPv6 ? ipv6Network(parsed, 48) : undefined;
}

export const isLoopback = (address: string | undefined): boolean =>
  parseAddress(address ?? '')?.range() === 'loopback';

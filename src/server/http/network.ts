import { isIP } from 'node:net';

const hex = (group: number) => group.toString(16);

/** The eight groups of an IPv6 address in any spelling. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/%.*$/, '');
  const v4 = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(plain);
  const [a = 0, b = 0, c = 0, d = 0] = v4?.slice(2).map(Number) ?? [];
  const text = v4 ? `${v4[1]}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}` : plain;
  const [head = '', tail] = text.split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [left, right] = [parse(head), parse(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...new Array<number>(missing).fill(0), ...right];
}

/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 one, which a household or a machine owns
 * whole. An IPv4 address inside IPv6 (::ffff:) is the IPv4 address.
 */
export function networkOf(written: string | undefined): string {
  // The connection is gone already; all of those are one caller.
  if (written === undefined) return 'gone';
  // Some proxies add the port, which would make every connection another caller.
  const address = written.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

/** The /48 of an IPv6 network, which one owner often has whole: a limit for each /64 alone is none for them. */
export function wideNetworkOf(address: string | undefined): string | undefined {
  const network = networkOf(address);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

export function isLoopback(address: string | undefined): boolean {
  const network = networkOf(address);
  return network.startsWith('127.') || address === '::1';
}

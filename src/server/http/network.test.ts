import { expect, it } from 'vitest';
import { getNetwork, isLoopback } from './network.ts';

it('addresses in one IPv6 /64 are one caller, however they are written', () => {
  const same = ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:192.0.2.1'];
  expect(new Set(same.map(getNetwork))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(getNetwork('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(getNetwork('fe80::1%eth0')).toBe('fe80::/64');
  expect(getNetwork('::1')).toBe('::/64');
});

it('an IPv4 address inside IPv6 is the IPv4 address', () => {
  for (const mapped of ['::ffff:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:FFFF:203.0.113.7']) {
    expect(getNetwork(mapped)).toBe('203.0.113.7');
  }
  expect(getNetwork('203.0.113.8')).toBe('203.0.113.8');
});

it('a port that a proxy adds makes no other caller', () => {
  expect(getNetwork('203.0.113.7:50123')).toBe('203.0.113.7');
  expect(getNetwork('[2001:db8:1:2::1]:50123')).toBe('2001:db8:1:2::/64');
  expect(getNetwork('[::ffff:203.0.113.7]:1')).toBe('203.0.113.7');
});

it('knows loopback in every spelling', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    expect(isLoopback(address), address).toBe(true);
  }
  for (const address of ['10.0.0.1', '203.0.113.7', '::2', 'fe80::1', '128.0.0.1']) {
    expect(isLoopback(address), address).toBe(false);
  }
});

import { describe, expect, it, test } from 'vitest';
import {
  createProxyCheck,
  createRequestIdGenerator,
  getNetwork,
  getPath,
  getQuery,
  isLoopback,
} from './request.ts';

describe('a request', () => {
  const isProxy = createProxyCheck(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  const idOf = createRequestIdGenerator(isProxy);
  const from = (remoteAddress: string, id?: string) =>
    idOf({ headers: id === undefined ? {} : { 'x-request-id': id }, socket: { remoteAddress } } as never);

  describe('the id of a request', () => {
    it.each(['10.1.2.3', '192.0.2.7', '::ffff:10.1.2.3', '2001:db8::1'])(
      'is that of the proxy at %s',
      (address) => {
        expect(from(address, 'a1b2c3d4-e5f6')).toBe('a1b2c3d4-e5f6');
      },
    );

    it.each(['203.0.113.9', '192.0.2.8', '::1', '::ffff:203.0.113.9'])(
      'is our own for %s, who is none',
      (address) => {
        expect(from(address, 'a1b2c3d4-e5f6')).not.toBe('a1b2c3d4-e5f6');
      },
    );

    it.each([
      'short',
      'with a space',
      'kim@example.org',
      'a\nb-injected',
      'x'.repeat(65),
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi',
    ])('is our own where the proxy sends %j', (id) => {
      expect(from('10.1.2.3', id)).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('is another one each time', () => {
      expect(new Set(Array.from({ length: 100 }, () => from('203.0.113.9'))).size).toBe(100);
    });
  });

  test.each([
    ['/api/config?x=/y', '/api/config'],
    ['/%61pi/config', '/api/config'],
    ['/%6cogin?accessToken=1', '/login'],
    ['http://host:1/login?accessToken=1', '/login'],
    ['HTTPS://host/%61pi/', '/api/'],
    ['http://host', '/'],
    ['http://host?x=1', '/'],
    ['/%2561pi/', '/%61pi/'],
    ['/%ff', '/%ff'],
    ['/a%2fb', '/a%2fb'],
    ['', '/'],
  ])('%s leads to %s', (url, path) => {
    expect(getPath(url)).toBe(path);
  });

  test('the query is what follows the first question mark', () => {
    expect(getQuery('/login?a=1?b')).toBe('?a=1?b');
    expect(getQuery('/login')).toBe('');
  });
});

describe('the network of a caller', () => {
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
});

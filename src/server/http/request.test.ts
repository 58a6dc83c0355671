import { describe, expect, it, test } from 'vitest';
import { createProxyCheck, createRequestIds, getPath, getQuery } from './request.ts';

const isProxy = createProxyCheck(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
const idOf = createRequestIds(isProxy);
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

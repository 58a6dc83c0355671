import { expect, test } from 'vitest';
import { pathOf, queryOf } from './request-path.ts';

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
  expect(pathOf(url)).toBe(path);
});

test('the query is what follows the first question mark', () => {
  expect(queryOf('/login?a=1?b')).toBe('?a=1?b');
  expect(queryOf('/login')).toBe('');
});

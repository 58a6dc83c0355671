import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as { port: number }).port;
});
afterAll(() => test.close());

const names = Object.keys(endpoints) as EndpointName[];

/** Sends bytes and reads whatever comes back until the server closes. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

function expectHeaders(headers: Record<string, unknown>, label: string) {
  expect(headers['content-security-policy'], label).toContain("default-src 'none'");
  expect(headers['content-security-policy'], label).toContain("require-trusted-types-for 'script'");
  expect(headers, label).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(Object.keys(headers).join(' '), label).not.toMatch(/access-control|x-powered-by|^server$/);
}

describe('every answer carries the headers', () => {
  it.each(names)('%s, refused or not', async (name) => {
    const { method, path } = endpoints[name];
    const response = await test.app.inject({
      method,
      url: path,
      headers: { origin: 'https://evil.example' },
    });
    expectHeaders(response.headers, name);
    // The weather is the same for everybody.
    const kept = name === 'getWeather' ? 'public, max-age=600' : 'no-store';
    expect(response.headers['cache-control']).toBe(kept);
  });

  it.each([
    '/healthz',
    '/readyz',
    '/api/openapi.json',
    '/api/nothing',
    '/nothing',
    '/api/%',
    '/%ff',
    `/api/chat/stream/${'x'.repeat(300)}`,
  ])('GET %s', async (url) => {
    const response = await test.app.inject({ url });
    expectHeaders(response.headers, url);
    if (response.statusCode >= 400) expect(response.json().code).toBe('not_found');
    expect(response.body).not.toContain('xxx');
  });

  it('preflights of other sites get no permission', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const response = await test.app.inject({ method: 'OPTIONS', url: endpoints.login.path, headers });
    expect(response.statusCode).toBe(404);
    expectHeaders(response.headers, 'OPTIONS');
  });

  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['no host', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['one host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n', 400],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/@b\r\nConnection: close\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: much\r\nConnection: close\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(80_000)}\r\n\r\n`, 431],
  ])('%s', async (_, bytes, status) => {
    const [head = '', body = ''] = (await sendRaw(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const lines = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s));
    expectHeaders(Object.fromEntries(lines), head);
    expect(JSON.parse(body).code).toMatch(/^(malformed_request|headers_too_large)$/);
  });

  it.each([
    '/%61pi/config',
    'http://a.example/api/config',
    '/%61pi/auth/google/nonce',
    'HTTP://a.example/%61pi/config',
  ])('no answer may be kept under another spelling of its address: %s', async (url) => {
    const answer = await sendRaw(`GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/);
  });

  it('a body that waits to be asked for, and a caller of HTTP/1.0 without a host, are answered', async () => {
    const body = '{}';
    const waiting = await sendRaw(
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n${body}`,
    );
    expect(waiting).toContain('invalid_input');
    expect(await sendRaw('GET /healthz HTTP/1.0\r\n\r\n')).toContain('200 OK');
  });

  it('a connection that was reset meanwhile is no error of ours', async () => {
    // What Node says of the address of a connection that is gone.
    const forget = ({ socket }: IncomingMessage) =>
      Object.defineProperty(socket, 'remoteAddress', { value: undefined });
    test.app.server.prependListener('request', forget);
    for (const name of ['getLocation', 'login', 'googleNonce', 'reportPerformance'] as const) {
      const { method, path } = endpoints[name];
      const answer = await sendRaw(`${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer, name).toMatch(/^HTTP\/1\.1 [24]/);
    }
    test.app.server.off('request', forget);
  });

  it('transport security is demanded in production', async () => {
    const env = {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: 'true',
      APP_SECRET: 'nZ7vK2pQ9sLw4XcT6bYh1mRf8dGj3aEo',
    };
    const production = await createTestApp({ env });
    for (const url of ['/healthz', '/api/%']) {
      const response = await production.app.inject({ url });
      expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
    await production.close();
  });
});

describe('slow senders', () => {
  it('have ten seconds for headers and fifteen for the whole request, looked at every second', () => {
    const { server } = test.app;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
  });

  it('are answered 408 and cut off, 300 of them at once, while others are served', async () => {
    const { server } = test.app;
    server.headersTimeout = 3_000; // Time enough for the others on a busy machine.
    server.requestTimeout = 4_500;
    const beginnings = [
      '', // Connected, and not a word.
      'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow:',
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    ];
    const slow = Array.from({ length: 300 }, (_, at) => sendRaw(beginnings[at % beginnings.length] ?? ''));
    const others = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/healthz`)),
    );
    expect(others.map(({ status }) => status)).toEqual(new Array(20).fill(200));
    const answers = await Promise.all(slow);
    expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });
});

/** The code of the sandbox as a process loads it, from the sources: in the built server the same imports lead to chunks. */
import { request } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { removeServer, type ServerProcess, startServer } from '../support/server-process.ts';

let server: ServerProcess | undefined;
afterEach(async () => {
  if (server) await removeServer(server);
});

/** `files`: those of the sandbox that the server loads. */
async function start(env: Record<string, string>) {
  server = await startServer({
    entry: 'src/server/main.ts',
    nodeArgs: ['--import', './tests/support/list-sandbox.mjs'],
    env,
  });
  const files = new Set([...server.output().matchAll(/sandbox file: (\S+)/g)].map(([, file]) => file));
  const status = async (path: string, init?: RequestInit) => (await fetch(server?.url + path, init)).status;
  return { files, status, output: server.output() };
}

/** The status for a request with these headers. Without `fetch`, which sets Host itself. */
const statusWith = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${server?.url}${path}`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });

const off = { PAYPAL: 'off', GOOGLE: 'off', APPLE: 'off' };
const demo = JSON.stringify({ email: 'demo@clearing.test', password: 'clearing1', provider: 'LOCAL' });
const signIn = { method: 'POST', body: demo, headers: { 'content-type': 'application/json' } };

it('none is loaded where every part is real or off, and there is no demo account', async () => {
  const { files, status, output } = await start({
    ...off,
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_123',
  });
  expect([...files]).toEqual([]);
  for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/stripe', '/sandbox/apple', '/sandbox/google'])
    expect(await status(path), path).toBe(404);
  expect(await status('/api/auth/login', signIn)).toBe(401);
  expect(output).toMatch(/PayPal +off +PAYPAL_CLIENT_ID/);
  expect(output).toMatch(/Apple sign-in +off +APPLE_CLIENT_ID/);
}, 120_000);

it('of a trial without PayPal, Google and Apple only mailbox and Stripe are', async () => {
  const { files, status } = await start(off);
  expect([...files]).toEqual(expect.arrayContaining(['mailbox', 'stripe/stripe', 'clock', 'panel']));
  expect([...files].filter((file) => /paypal|identity/.test(file ?? ''))).toEqual([]);
  expect(await status('/sandbox')).toBe(200);
  expect(await status('/sandbox/mail')).toBe(200);
  // Codes are for this machine alone, also where a proxy or a tunnel on it hands requests on.
  const throughProxies: Record<string, string>[] = [
    { host: 'clearing.example' },
    { host: 'localhost.clearing.example' },
    { host: '127.0.0.1', 'x-forwarded-for': '203.0.113.7' },
    { host: 'localhost', 'x-forwarded-host': 'clearing.example' },
    { host: '[::1]:3000', forwarded: 'for=203.0.113.7' },
  ];
  for (const headers of throughProxies)
    for (const path of ['/sandbox/mail', '/sandbox/mail/', '/sandbox/%6dail', '/sandbox/mail/000000001'])
      expect([headers, path, await statusWith(path, headers)]).toEqual([headers, path, 404]);
  expect(await status('/sandbox/apple')).toBe(404);
  expect(await status('/api/auth/login', signIn)).toBe(200);
}, 120_000);

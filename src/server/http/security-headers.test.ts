import { afterAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const open: TestApp[] = [];
afterAll(async () => {
  for (const { close } of open) await close();
});

async function headersOf(env: Record<string, string>, urls: string[]) {
  const app = await createTestApp({ env });
  open.push(app);
  const answers = await Promise.all(urls.map((url) => app.app.inject({ url })));
  return answers.map(({ headers }) => headers);
}

const strict = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self';.*require-trusted-types-for 'script'; trusted-types service-worker$/,
  ),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
const google = {
  ...strict,
  'content-security-policy': expect.stringContaining(
    "script-src 'self' https://accounts.google.com/gsi/client;",
  ),
  'referrer-policy': 'strict-origin',
};

test('every answer is strict, errors too', async () => {
  const answers = await headersOf({}, ['/login', '/api/config', '/api/nothing', '/healthz']);
  for (const headers of answers) {
    expect(headers).toMatchObject(strict);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
  expect(answers[1]).toMatchObject({ 'cache-control': 'no-store' });
});

test("Google's script may run on the login document only, and never beside tokens", async () => {
  const env = { GOOGLE_CLIENT_ID: 'client-1' };
  const withScript = await headersOf(env, ['/login', '/login/', '/login?error=x']);
  for (const headers of withScript) expect(headers).toMatchObject(google);
  const without = [
    '/',
    '/register',
    '/loginx',
    '/login?accessToken=x',
    '/login?a=1&accessToken=x',
    '/api/config',
  ];
  for (const headers of await headersOf(env, without)) expect(headers).toMatchObject(strict);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, tabState } from '../../../../tests/support/identity-app.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { type IdentitySandbox, startIdentitySandbox } from '../../../sandbox/identity.ts';
import { createIdentityIssuer } from './identity-tokens.ts';

let sandbox: IdentitySandbox;
let test: TestApp;
beforeAll(async () => {
  sandbox = await startIdentitySandbox();
  const { google, apple } = sandbox;
  const issuers = (issuer: string) => ({ issuers: [issuer] as const, sandbox: true });
  const googleConfig = { ...google, ...issuers(google.issuer) };
  const appleConfig = { ...apple, ...issuers(apple.issuer) };
  test = await createTestApp({
    deps: {
      now: () => new Date(),
      // The issuers are no part of the settings here, so the fetch of the app would not go to them.
      fetch,
      google: createIdentityIssuer(googleConfig, fetch),
      apple: { config: appleConfig, issuer: createIdentityIssuer(appleConfig, fetch) },
    },
    sandboxPages: async (app) => {
      await app.register(sandbox.googlePages, { prefix: '/sandbox/google' });
      await app.register(sandbox.applePages, { prefix: '/sandbox/apple' });
    },
  });
});
afterAll(async () => {
  await test.close();
  await sandbox.stop();
});

const host = '127.0.0.1:3000';
function submit(url: string, form: Record<string, string>, cookie = '') {
  return test.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded' },
  });
}
/** Names and values of a page's hidden fields, of its first form only. */
function hiddenFields(html: string): Record<string, string> {
  const [form = ''] = html.split('</form>');
  const fields = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(
    fields.map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
}
const kim = { email: 'kim@example.org', name: 'Kim Lee', emailVerified: '1' };

async function googleToken(person: Record<string, string>) {
  const begun = await test.app.inject('/api/auth/google/nonce');
  const back = await submit('/sandbox/google', { nonce: begun.json().nonce, ...person });
  const address = new URL(String(back.headers.location), 'http://app');
  const idToken = new URLSearchParams(address.hash.slice(1)).get('id_token') ?? '';
  return { address, idToken, cookie: cookieOf(begun) };
}
const postGoogle = ({ idToken, cookie }: { idToken: string; cookie: string }) =>
  test.app.inject({ method: 'POST', url: '/api/auth/google', payload: { idToken }, headers: { cookie } });

describe('the page for Google', () => {
  it('is plainly a sandbox, without scripts, and not kept', async () => {
    const page = await test.app.inject('/sandbox/google?nonce=abc%22%3E%3Cscript%3E');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Sandbox, not the real Google');
    expect(page.body).not.toContain('<script');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('leads back to the login page with a token in the fragment, which signs in', async () => {
    const token = await googleToken(kim);
    expect(token.address.pathname + token.address.search).toBe('/login');
    const answer = await postGoogle(token);
    expect(answer.json()).toMatchObject({ email: 'kim@example.org', fullName: 'Kim Lee' });
    expect((await postGoogle(await googleToken(kim))).json().userId).toBe(answer.json().userId);
  });

  it('can play an address that Google did not verify', async () => {
    const { emailVerified: _, ...unverified } = kim;
    const answer = await postGoogle(await googleToken({ ...unverified, email: 'un@example.org' }));
    expect(answer.json().code).toBe('identity_email_unverified');
  });

  it('can play a Workspace address', async () => {
    const { idToken } = await googleToken({ ...kim, isWorkspaceAccount: '1' });
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ hd: 'example.org', email_verified: true, iss: sandbox.google.issuer });
  });

  it('asks again for an address that is none, and goes nowhere without a sign-in under way', async () => {
    const wrong = await submit('/sandbox/google', { nonce: 'abc', email: 'nobody' });
    expect([wrong.statusCode, hiddenFields(wrong.body)]).toEqual([400, { nonce: 'abc' }]);
    expect(wrong.body).toContain('Enter an email address');
    for (const url of ['/sandbox/google', '/sandbox/google?nonce='])
      expect((await test.app.inject(url)).body).toContain('No sign-in is in progress');
    expect((await submit('/sandbox/google', kim)).statusCode).toBe(400);
  });
});

async function appleAnswer(person: Record<string, string>) {
  const begun = await test.app.inject({ url: `/api/auth/apple/start?state=${tabState}`, headers: { host } });
  const first = await test.app.inject(String(begun.headers.location));
  const second = await submit('/sandbox/apple', { ...hiddenFields(first.body), ...person });
  return { page: second.body, form: hiddenFields(second.body), cookie: cookieOf(begun) };
}
const callback = '/api/auth/apple/callback';

describe('the pages for Apple', () => {
  it('end in a form post of their buttons, which signs in by the code exchange', async () => {
    const { page, form, cookie } = await appleAnswer(kim);
    expect(page).toContain(`action="${callback}"`);
    expect(JSON.parse(form.user ?? '')).toEqual({
      name: { firstName: 'Kim', lastName: 'Lee' },
      email: 'kim@example.org',
    });
    const answer = await submit(callback, form, cookie);
    const query = new URL(String(answer.headers.location), 'http://app').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ email: 'kim@example.org', state: tabState });
  });

  it('tell the name until the first sign-in, not only until the person cancels', async () => {
    const cancelled = await appleAnswer({ ...kim, email: 'once@example.org' });
    const first = await appleAnswer({ ...kim, email: 'once@example.org' });
    await submit(callback, first.form, first.cookie);
    const second = await appleAnswer({ ...kim, email: 'once@example.org' });
    expect([cancelled.form.user, first.form.user]).toEqual([expect.any(String), expect.any(String)]);
    expect(second.form.user).toBeUndefined();
  });

  it('can hide the address behind a relay', async () => {
    const { form, cookie } = await appleAnswer({ ...kim, email: 'hidden@example.org', hideEmail: '1' });
    const answer = await submit(callback, form, cookie);
    const query = new URL(String(answer.headers.location), 'http://app').searchParams;
    expect(query.get('email')).toMatch(/^[0-9a-f]{10}@privaterelay\.appleid\.com$/);
    expect(JSON.parse(form.user ?? '').email).toBe(query.get('email'));
  });

  it('give a code only to the client that proves itself', async () => {
    const { form } = await appleAnswer(kim);
    const ask = (more: Record<string, string>) =>
      fetch(sandbox.apple.endpoints.token, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: sandbox.apple.clientId,
          grant_type: 'authorization_code',
          code: form.code ?? '',
          redirect_uri: `http://${host}${callback}`,
          ...more,
        }),
      }).then((response) => response.json());
    expect(await ask({})).toEqual({ error: 'invalid_client' });
    expect(await ask({ client_secret: 'made.up.secret' })).toEqual({ error: 'invalid_client' });
    expect(await ask({ client_id: 'other' })).toEqual({ error: 'invalid_client' });
  });

  it.each([`https://evil.test${callback}`, `https://app//evil.test${callback}`, `any://app/\\evil.test`])(
    'post to this site only, whatever address is asked for: %s',
    async (redirectUri) => {
      const begun = await test.app.inject({
        url: `/api/auth/apple/start?state=${tabState}`,
        headers: { host },
      });
      const evil = new URL(String(begun.headers.location), 'http://app');
      evil.searchParams.set('redirect_uri', redirectUri);
      const first = await test.app.inject(evil.pathname + evil.search);
      const second = await submit('/sandbox/apple', { ...hiddenFields(first.body), ...kim });
      const actions = [...second.body.matchAll(/action="([^"]*)"/g)].map(
        ([, action = '']) => new URL(action, 'http://app').host,
      );
      expect(actions).toEqual(['app', 'app']);
    },
  );

  it('ask for what Apple asks for', async () => {
    expect((await test.app.inject('/sandbox/apple')).statusCode).toBe(400);
    expect((await submit('/sandbox/apple', kim)).body).toContain('No sign-in is in progress');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inject } from '../../../../tests/support/accounts.ts';
import {
  cookieOf,
  createIdentityApp,
  type IdentityApp,
  signInWithApple,
  startApple,
} from '../../../../tests/support/identity-app.ts';
import { authorize, startIssuer, type TestIssuer } from '../../../../tests/support/identity-issuer.ts';

let issuer: TestIssuer;
let test: IdentityApp;
beforeAll(async () => {
  issuer = await startIssuer();
  issuer.people.set('mira', { email: 'mira@example.org', email_verified: 'true' });
  test = await createIdentityApp(issuer);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

const refresh = (refreshToken: string | null) => inject(test, 'refresh', { refreshToken });
const callWith = (token: string | null) => inject(test, 'activeSubscription', undefined, token ?? '');

/** Apple's answer, ready to be posted by the browser with this cookie. */
async function answered(subject = 'mira') {
  const { address, cookie } = await startApple(test);
  return { form: await authorize(address, subject), cookie };
}

describe('the pair in the address', () => {
  it('lives two minutes', async () => {
    const query = await signInWithApple(test, 'mira');
    test.passTime(121_000);
    const late = [await callWith(query.get('accessToken')), await refresh(query.get('refreshToken'))];
    test.passTime(-121_000);
    expect(late.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  it('is exchanged for tokens that live as always', async () => {
    const query = await signInWithApple(test, 'mira');
    const tokens = (await refresh(query.get('refreshToken'))).json();
    expect(tokens.expiresIn).toBe(3_600);
    test.passTime(3_000_000);
    const later = await callWith(tokens.accessToken);
    test.passTime(-3_000_000);
    expect(later.statusCode).toBe(200);
  });

  it('is forgiven no second exchange: the session ends at once', async () => {
    const query = await signInWithApple(test, 'mira');
    const tokens = (await refresh(query.get('refreshToken'))).json();
    expect((await refresh(query.get('refreshToken'))).statusCode).toBe(401);
    expect((await callWith(tokens.accessToken)).statusCode).toBe(401);
    expect((await refresh(tokens.refreshToken)).statusCode).toBe(401);
  });
});

describe('POST /api/auth/apple', () => {
  const post = ({ form, cookie }: Awaited<ReturnType<typeof answered>>, user?: unknown) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/apple',
      payload: { code: form.code, id_token: form.id_token, ...(user !== undefined && { user }) },
      headers: { cookie },
    });

  it('signs in with what Apple gave this browser, for an hour', async () => {
    issuer.people.set('script', { email: 'script@example.org', email_verified: true });
    const answer = await post(await answered('script'), { name: { firstName: 'S', lastName: 'T' } });
    expect(answer.json()).toMatchObject({ email: 'script@example.org', fullName: 'S T', expiresIn: 3_600 });
  });

  it('refuses it without the cookie, with another one, and the second time', async () => {
    const first = await answered();
    expect((await post({ ...first, cookie: '' })).json().code).toBe('identity_refused');
    const { cookie } = await startApple(test);
    expect((await post({ ...first, cookie })).json().code).toBe('identity_refused');
    expect((await post(first)).statusCode).toBe(200);
    expect((await post(first)).json().code).toBe('identity_refused');
  });
});

describe('the login document', () => {
  const policyOf = async (url: string) =>
    String((await test.app.inject(url)).headers['content-security-policy']);

  it('may load Google’s button, and no other document may', async () => {
    expect(await policyOf('/login')).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    for (const url of ['/', '/register', '/login/x', '/loginx', '/x?/login', '/api/config'])
      expect(await policyOf(url), url).not.toContain('google');
  });

  it('loads nobody’s script when it is handed tokens', async () => {
    for (const name of ['accessToken', '%61ccessToken', 'a=1&accessToken', 'error=x&accessTok%65n'])
      expect(await policyOf(`/login?${name}=abc`), name).not.toContain('google');
  });

  it('sends no cookie of ours but on a sign-in under way', async () => {
    expect(cookieOf(await test.app.inject('/login'))).toBe('');
  });
});

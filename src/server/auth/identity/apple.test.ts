import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inject } from '../../../../tests/support/accounts.ts';
import {
  cookieOf,
  createIdentityApp,
  googleNonce,
  type IdentityApp,
  postCallback,
  queryOf,
  signInWithApple,
  startApple,
  tabState,
} from '../../../../tests/support/identity-app.ts';
import {
  appleClientId,
  appOrigin,
  authorize,
  forge,
  startIssuer,
  type TestIssuer,
} from '../../../../tests/support/identity-issuer.ts';
import { sessions, users } from '../../db/schema.ts';

let issuer: TestIssuer;
let test: IdentityApp;
beforeAll(async () => {
  issuer = await startIssuer();
  issuer.people.set('mira', { email: 'mira@example.org', email_verified: 'true' });
  issuer.people.set('relay', {
    email: 'abc123@privaterelay.appleid.com',
    email_verified: true,
    is_private_email: 'true',
  });
  test = await createIdentityApp(issuer);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

const countSessions = async () => (await test.deps.db.select().from(sessions)).length;
const refusal = new URLSearchParams({ error: 'identity_refused' });
const refresh = (refreshToken: string | null) => inject(test, 'refresh', { refreshToken });
const callWith = (token: string | null) => inject(test, 'activeSubscription', undefined, token ?? '');

/** Apple's answer, ready to be posted by the browser with this cookie. */
async function answered(subject = 'mira') {
  const { address, cookie } = await startApple(test);
  return { form: await authorize(address, subject), cookie };
}

describe('the way to Apple', () => {
  it('asks for code and identity token by form post, for the name and the address', async () => {
    const { address } = await startApple(test);
    const query = Object.fromEntries(new URL(address).searchParams);
    expect(address.startsWith(`${issuer.url}/auth?`)).toBe(true);
    expect(query).toMatchObject({
      client_id: appleClientId,
      redirect_uri: `${appOrigin}/api/auth/apple/callback`,
      response_type: 'code id_token',
      response_mode: 'form_post',
      scope: 'openid name email',
    });
    expect(query.state).not.toBe(tabState);
  });

  it('keeps the transaction in a cookie that comes back with a form post of another site', async () => {
    const answer = await test.app.inject(`/api/auth/apple/start?state=${tabState}`);
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-apple_tx=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
  });

  it('takes only a path of this site for the target, and only a state worth the name', async () => {
    for (const target of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '']) {
      const query = new URLSearchParams({ state: tabState, target });
      const answer = await test.app.inject(`/api/auth/apple/start?${query}`);
      expect(answer.json().code, target).toBe('redirect_not_allowed');
    }
    expect((await test.app.inject('/api/auth/apple/start?state=short')).statusCode).toBe(400);
  });
});

describe('the way back', () => {
  it('gives the login page the query of the spec, with the state of the tab', async () => {
    const user = { name: { firstName: 'Mira', lastName: 'Ode' }, email: 'other@example.org' };
    const query = await signInWithApple(test, 'mira', { user, target: '/confirm' });
    expect(Object.fromEntries(query)).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^rt1\./),
      expiresIn: '120',
      userId: expect.any(String),
      email: 'mira@example.org',
      fullName: 'Mira Ode',
      role: 'USER',
      state: tabState,
      target: '/confirm',
    });
    expect((await callWith(query.get('accessToken'))).statusCode).toBe(200);
  });

  it('keeps the name of the first time, whatever comes later', async () => {
    const query = await signInWithApple(test, 'mira', { user: { name: { firstName: 'Another' } } });
    expect(query.get('fullName')).toBe('Mira Ode');
    expect((await signInWithApple(test, 'mira')).get('userId')).toBe(query.get('userId'));
  });

  it('takes the address from the signed token only', async () => {
    issuer.people.set('plain', { email: 'plain@example.org', email_verified: true });
    const user = { name: { firstName: 'P' }, email: 'victim@example.org' };
    expect((await signInWithApple(test, 'plain', { user })).get('email')).toBe('plain@example.org');
  });

  it('answers without a name, or with an odd one, by the part of the address before the @', async () => {
    for (const [index, user] of [undefined, [], { name: null }, { name: { firstName: 7 } }].entries()) {
      issuer.people.set(`odd${index}`, { email: `odd${index}@example.org`, email_verified: true });
      const query = await signInWithApple(test, `odd${index}`, user && { user });
      expect(query.get('fullName')).toBe(`odd${index}`);
    }
  });

  it('leaves no token, code, state, cookie, address or name in the log', async () => {
    const { form, cookie } = await answered();
    const query = queryOf(await postCallback(test, form, cookie));
    await test.app.inject(`/login?${query}`);
    await postCallback(test, { ...form, state: 'wrong' }, cookie);
    const log = test.logLines.join('');
    expect(log).toContain('/api/auth/apple/callback');
    const secrets = [...Object.values(form), ...query.values(), cookie.split('=')[1] ?? ''];
    for (const secret of secrets.filter((text) => text.length > 4)) expect(log).not.toContain(secret);
  });

  it('is not stored on the way, and clears the cookie', async () => {
    const { form, cookie } = await answered();
    const answer = await postCallback(test, form, cookie);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect([answer.headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(/^__Host-apple_tx=; /),
    );
  });

  it('takes forms at this route only, and nothing but forms', async () => {
    const url = '/api/auth/apple/callback';
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await test.app.inject({
        method: 'POST',
        url,
        payload: '{}',
        headers: { 'content-type': type },
      });
      expect(answer.statusCode, type).toBe(415);
    }
    const login = { method: 'POST' as const, url: '/api/auth/apple', payload: 'code=x' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await test.app.inject({ ...login, headers })).statusCode).toBe(415);
  });

  it('says when the person turned back at Apple, and refuses odd forms', async () => {
    const { address, cookie } = await startApple(test);
    const state = new URL(address).searchParams.get('state') ?? '';
    const cancelled = await postCallback(test, { state, error: 'user_cancelled_authorize' }, cookie);
    expect(queryOf(cancelled).toString()).toBe('error=cancelled');
    for (const form of [{}, { state }, { state, code: 'x' }, { state: 'x'.repeat(9_000) }])
      expect(queryOf(await postCallback(test, form as Record<string, string>, cookie))).toEqual(refusal);
  });
});

describe('without the browser that began it', () => {
  it.each([
    ['no cookie', async () => ''],
    ['a cookie of its own making', async () => '__Host-apple_tx=e30.AAAA'],
    ['the cookie of another sign-in', async () => (await startApple(test)).cookie],
    ['the cookie of a sign-in with Google', async () => (await googleNonce(test)).cookie],
    [
      'a secret of Google under the name of ours',
      async () => (await googleNonce(test)).cookie.replace('__Host-gn', '__Host-apple_tx'),
    ],
  ])('opens no session: %s', async (_, cookie) => {
    const { form } = await answered();
    const before = await countSessions();
    const answer = await postCallback(test, form, await cookie());
    expect(queryOf(answer)).toEqual(refusal);
    expect(await countSessions()).toBe(before);
  });

  it('opens no session with another state, be it the nonce of Google, of ours, or the tab’s', async () => {
    const { form, cookie } = await answered();
    const { nonce } = await googleNonce(test);
    const before = await countSessions();
    for (const state of [nonce, tabState, '', `${form.state}x`])
      expect(queryOf(await postCallback(test, { ...form, state }, cookie))).toEqual(refusal);
    expect(await countSessions()).toBe(before);
  });

  it('opens one session when the answer is posted twice', async () => {
    const { form, cookie } = await answered();
    const before = await countSessions();
    expect(queryOf(await postCallback(test, form, cookie)).has('accessToken')).toBe(true);
    expect(queryOf(await postCallback(test, form, cookie))).toEqual(refusal);
    expect(await countSessions()).toBe(before + 1);
  });

  it('opens one session for one start, even with a second answer of Apple to it', async () => {
    const { address, cookie } = await startApple(test);
    const first = await authorize(address, 'mira');
    const second = await authorize(address, 'mira');
    expect(queryOf(await postCallback(test, first, cookie)).has('accessToken')).toBe(true);
    expect(queryOf(await postCallback(test, second, cookie))).toEqual(refusal);
  });

  it('takes no answer after ten minutes', async () => {
    const { cookie, address } = await startApple(test);
    const form = await authorize(address, 'mira');
    test.passTime(600_000);
    const answer = await postCallback(test, form, cookie);
    test.passTime(-600_000);
    expect(queryOf(answer)).toEqual(refusal);
  });
});

describe('the code', () => {
  it('must be one that Apple takes, once, and of the same person', async () => {
    const other = await answered('relay');
    for (const code of ['made-up', other.form.code ?? '']) {
      const { form, cookie } = await answered();
      expect(queryOf(await postCallback(test, { ...form, code }, cookie))).toEqual(refusal);
    }
    const spent = await answered();
    await postCallback(test, spent.form, spent.cookie);
    const again = await answered();
    const replayed = { ...again.form, code: spent.form.code ?? '' };
    expect(queryOf(await postCallback(test, replayed, again.cookie))).toEqual(refusal);
  });

  it('O1-O10: does not help a token that is not for this sign-in', async () => {
    const nowS = Math.floor(Date.now() / 1_000);
    const bad = [
      { claims: { aud: 'google-client' } },
      { claims: { iss: 'https://appleid.apple.com.evil.test' } },
      { claims: { iat: nowS - 700 } },
      { claims: { exp: nowS - 60 } },
      { claims: { nonce: 'foreign' } },
      { claims: { nonce: undefined } },
    ];
    for (const { claims } of bad) {
      const { address, cookie } = await startApple(test);
      const nonce = new URL(address).searchParams.get('nonce') ?? '';
      const form = await authorize(address, 'mira');
      const idToken = await forge(issuer, nonce, { claims: { aud: appleClientId, sub: 'mira', ...claims } });
      const answer = await postCallback(test, { ...form, id_token: idToken }, cookie);
      expect(queryOf(answer), JSON.stringify(claims)).toEqual(refusal);
    }
  });

  it('a token counts once even with a new transaction', async () => {
    const first = await answered();
    await postCallback(test, first.form, first.cookie);
    const second = await answered();
    const mixed = { ...second.form, id_token: first.form.id_token ?? '' };
    expect(queryOf(await postCallback(test, mixed, second.cookie))).toEqual(refusal);
  });
});

describe('the address that Apple names', () => {
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
  ])('email_verified %j means %j', async (email_verified, isVerified) => {
    const subject = `v${String(email_verified)}${typeof email_verified}`;
    issuer.people.set(subject, { email: `${subject}@example.org`, email_verified });
    const query = await signInWithApple(test, subject);
    expect(query.get('error')).toBe(isVerified ? null : 'identity_email_unverified');
  });

  it('may be a private relay: an account of its own', async () => {
    const query = await signInWithApple(test, 'relay');
    expect(query.get('email')).toBe('abc123@privaterelay.appleid.com');
    const accounts = await test.deps.db.select().from(users);
    expect(accounts.filter(({ id }) => id === query.get('userId'))).toHaveLength(1);
  });
});

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

import { exportJWK, exportSPKI, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inject } from '../../../../tests/support/accounts.ts';
import {
  createIdentityApp,
  googleNonce,
  type IdentityApp,
  nonceFor,
  postGoogle,
} from '../../../../tests/support/identity-app.ts';
import {
  type Forgery,
  forge,
  googleClientId,
  issueIdToken,
  otherClientId,
  startIssuer,
  type TestIssuer,
} from '../../../../tests/support/identity-issuer.ts';
import { sessions, usedProofs, users } from '../../db/schema.ts';

let issuer: TestIssuer;
let test: IdentityApp;
beforeAll(async () => {
  issuer = await startIssuer();
  issuer.people.set('anna', { email: 'Anna@gmail.com', email_verified: true, name: 'Anna Berg' });
  test = await createIdentityApp(issuer);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

const secret = 's'.repeat(43);
const own = nonceFor(secret);
const refused = {
  status: 401,
  body: { code: 'identity_refused', message: 'This sign-in could not be verified, please try again' },
};
const outcome = async (answer: ReturnType<typeof postGoogle>) => {
  const { statusCode, json } = await answer;
  return { status: statusCode, body: json() };
};
const postForged = async (forgery: Forgery) =>
  outcome(postGoogle(test, await forge(issuer, own.nonce, forgery), own.cookie));

describe('a token of the issuer', () => {
  it('signs in: the token set of the spec, an account with the name, a session that is listed', async () => {
    const { nonce, cookie } = await googleNonce(test);
    const idToken = await issueIdToken(issuer, { subject: 'anna', nonce });
    const answer = await postGoogle(test, idToken, cookie);
    expect(answer.statusCode).toBe(200);
    const tokens = answer.json();
    expect(tokens).toMatchObject({
      email: 'anna@gmail.com',
      fullName: 'Anna Berg',
      role: 'USER',
      tokenType: 'Bearer',
      expiresIn: 3_600,
    });
    const call = await inject(test, 'activeSubscription', undefined, tokens.accessToken);
    expect(call.statusCode).toBe(200);
  });

  it('sets the nonce cookie for this host only, out of reach of scripts and other sites, and clears it', async () => {
    const begun = await test.app.inject('/api/auth/google/nonce');
    expect(begun.headers['set-cookie']).toMatch(
      /^__Host-gn=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(begun.headers['cache-control']).toBe('no-store');
    const used = await postGoogle(test, 'x.y.z', own.cookie);
    expect(used.headers['set-cookie']).toMatch(/^__Host-gn=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  });

  it('is no access token', async () => {
    const { nonce } = await googleNonce(test);
    const idToken = await issueIdToken(issuer, { subject: 'anna', nonce });
    expect((await inject(test, 'activeSubscription', undefined, idToken)).statusCode).toBe(401);
  });

  it('counts once, and no other writing of its signature makes it count again', async () => {
    const { nonce, cookie } = await googleNonce(test);
    const idToken = await issueIdToken(issuer, { subject: 'anna', nonce });
    expect((await postGoogle(test, idToken, cookie)).statusCode).toBe(200);
    expect(await outcome(postGoogle(test, idToken, cookie))).toEqual(refused);
    // The last character carries four bits that no decoder reads.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(idToken.at(-1) ?? '');
    for (const other of [last ^ 1, last ^ 15]) {
      const rewritten = idToken.slice(0, -1) + alphabet[other];
      expect(await outcome(postGoogle(test, rewritten, cookie))).toEqual(refused);
    }
  });

  it('counts once when it comes ten times at the same moment', async () => {
    const { nonce, cookie } = await googleNonce(test);
    const idToken = await issueIdToken(issuer, { subject: 'anna', nonce });
    const answers = await Promise.all(Array.from({ length: 10 }, () => postGoogle(test, idToken, cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  it('the token and the nonce are nowhere in the database', async () => {
    const { nonce, cookie } = await googleNonce(test);
    const idToken = await issueIdToken(issuer, { subject: 'anna', nonce });
    await postGoogle(test, idToken, cookie);
    const rows = JSON.stringify(await test.deps.db.select().from(usedProofs));
    expect(rows).not.toContain(idToken.split('.')[2]);
    expect(rows).not.toContain(nonce);
    expect(rows).not.toContain(cookie.split('=')[1]);
  });
});

describe('a token that is not for us', () => {
  let before: number;
  const countSessions = async () => (await test.deps.db.select().from(sessions)).length;
  beforeEach(async () => {
    before = await countSessions();
  });

  it('the forging itself is good: unchanged, such a token signs in', async () => {
    expect((await postForged({})).status).toBe(200);
  });

  it('is refused without a signature (alg none)', async () => {
    const good = await forge(issuer, own.nonce);
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const signature of ['', good.split('.')[2]]) {
      const idToken = `${header}.${good.split('.')[1]}.${signature}`;
      expect(await outcome(postGoogle(test, idToken, own.cookie))).toEqual(refused);
    }
  });

  it('is refused when the issuer made it for another site', async () => {
    const { nonce, cookie } = await googleNonce(test);
    const idToken = await issueIdToken(issuer, { subject: 'anna', nonce, clientId: otherClientId });
    expect(await outcome(postGoogle(test, idToken, cookie))).toEqual(refused);
    expect(await postForged({ claims: { aud: [otherClientId] } })).toEqual(refused);
  });

  it('is refused when others may use it too, or when it was made for another party', async () => {
    expect(await postForged({ claims: { aud: [googleClientId, otherClientId] } })).toEqual(refused);
    expect(await postForged({ claims: { azp: otherClientId } })).toEqual(refused);
    const own = await postForged({ claims: { aud: [googleClientId], azp: googleClientId, sub: 'x' } });
    expect(own.body.code).not.toBe('identity_refused');
  });

  it('is refused from another issuer, and from one that looks alike', async () => {
    const names = [
      'https://accounts.google.com',
      `${issuer.url}/`,
      `${issuer.url}.evil.test`,
      issuer.url.toUpperCase(),
      ` ${issuer.url}`,
      undefined,
    ];
    for (const iss of names) expect(await postForged({ claims: { iss } }), String(iss)).toEqual(refused);
  });

  it('is refused when it has expired, or never does', async () => {
    const nowS = Math.floor(Date.now() / 1_000);
    expect(await postForged({ claims: { iat: nowS - 300, exp: nowS - 60 } })).toEqual(refused);
    expect(await postForged({ claims: { exp: undefined } })).toEqual(refused);
  });

  it('is refused when it is older than ten minutes, or from the future, or of no time', async () => {
    const nowS = Math.floor(Date.now() / 1_000);
    expect(await postForged({ claims: { iat: nowS - 700, exp: nowS + 3_000 } })).toEqual(refused);
    expect(await postForged({ claims: { iat: nowS + 300, exp: nowS + 3_000 } })).toEqual(refused);
    expect(await postForged({ claims: { iat: undefined } })).toEqual(refused);
  });

  it('is refused when another key signed it under the same key id', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await postForged({ key: privateKey })).toEqual(refused);
  });

  it('is refused when it brings its own key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    expect(await postForged({ key: privateKey, header: { jwk } })).toEqual(refused);
    expect(await postForged({ key: privateKey, header: { jwk, kid: undefined } })).toEqual(refused);
    const elsewhere = { jku: 'http://127.0.0.1:9/jwks', x5u: 'http://127.0.0.1:9/cert' };
    expect(await postForged({ key: privateKey, header: elsewhere })).toEqual(refused);
  });

  it('is refused when the public key served as an HMAC secret', async () => {
    const publicKey = (await importJWK(issuer.publicJwk, 'RS256')) as Parameters<typeof exportSPKI>[0];
    const texts = [await exportSPKI(publicKey), JSON.stringify(issuer.publicJwk), issuer.publicJwk.n ?? ''];
    for (const text of texts) {
      const key = new TextEncoder().encode(text);
      expect(await postForged({ key, header: { alg: 'HS256' } })).toEqual(refused);
    }
  });

  it('is refused with the nonce of another browser, with none, and without the cookie', async () => {
    const foreign = await googleNonce(test);
    const idToken = await issueIdToken(issuer, { subject: 'anna', nonce: foreign.nonce });
    expect(await outcome(postGoogle(test, idToken, own.cookie))).toEqual(refused);
    expect(await outcome(postGoogle(test, idToken, ''))).toEqual(refused);
    expect(await outcome(postGoogle(test, idToken, '__Host-gn='))).toEqual(refused);
    expect(await postForged({ claims: { nonce: undefined } })).toEqual(refused);
    expect(await postForged({ claims: { nonce: '' } })).toEqual(refused);
    expect(await postForged({ claims: { nonce: [own.nonce] } })).toEqual(refused);
  });

  it('is refused when it is no token at all', async () => {
    for (const text of ['x', '..', 'a.b.c', `${'a'.repeat(4_000)}.b.c`, 'e30.e30.', '💥']) {
      expect(await outcome(postGoogle(test, text, own.cookie)), text.slice(0, 9)).toEqual(refused);
    }
  });

  it('is refused without a subject, or with one that is not a name', async () => {
    for (const sub of [undefined, '', 7, ['x'], 'x'.repeat(256), 'a\u0000b', 'é'])
      expect(await postForged({ claims: { sub } }), String(sub).slice(0, 9)).toEqual(refused);
  });

  it('opens no session and makes no account', async () => {
    await postForged({ claims: { iss: 'https://evil.test', sub: 'nobody', email: 'nobody@gmail.com' } });
    expect(await countSessions()).toBe(before);
    const accounts = await test.deps.db.select().from(users);
    expect(accounts.map(({ email }) => email)).not.toContain('nobody@gmail.com');
  });
});

describe('an address that nobody has verified', () => {
  it.each([false, 'false', undefined, null, 1, 'yes', 'TRUE'])('%j is a no', async (email_verified) => {
    const claims = { email_verified, sub: 'unverified', email: 'unverified@gmail.com' };
    expect(await postForged({ claims })).toMatchObject({
      status: 401,
      body: { code: 'identity_email_unverified' },
    });
  });

  it('keeps a name that holds control characters without them', async () => {
    const claims = { sub: 'noisy', email: 'noisy@gmail.com', name: ' A\u0000B\r\nC ' };
    expect((await postForged({ claims })).body.fullName).toBe('A B  C');
  });

  it.each([true, 'true'])('%j is a yes', async (email_verified) => {
    const claims = {
      email_verified,
      sub: `verified-${typeof email_verified}`,
      email: `${typeof email_verified}@gmail.com`,
    };
    expect((await postForged({ claims })).status).toBe(200);
  });

  it('look-alike letters and other signs make no address', async () => {
    const odd = ['аnna@gmail.com', 'anna＠gmail.com', 'a\u0000@gmail.com', 'a\r\nb@gmail.com', '', 7];
    for (const [index, email] of odd.entries()) {
      const answer = await postForged({ claims: { email, sub: `odd-${index}` } });
      expect(answer.body.code, JSON.stringify(email)).toBe('identity_email_unverified');
    }
  });
});

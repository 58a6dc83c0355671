import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import {
  createRefreshToken,
  createTokenReader,
  deriveSuccessorToken,
  hashRefreshToken,
  isRefreshToken,
  parseAccessToken,
  signAccessToken,
} from './tokens.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const deps = {
  keys: { accessToken: Buffer.alloc(32, 7) },
  config: { publicUrl: 'https://clearing.example' },
  now: () => start,
};
const claims = { userId: 'user-1', sessionId: 'session-1' };
let good: string;
beforeAll(async () => {
  good = (await signAccessToken(deps, claims, later(90 * 86_400_000))).accessToken;
});

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The payload of a good token under another header and signature. */
function forge(header: object, sign: (input: string) => string, change: object = {}): string {
  const input = `${base64url(header)}.${base64url({ ...decodeJwt(good), ...change })}`;
  return `${input}.${sign(input)}`;
}
const hs256 = (key: Buffer | string) => (input: string) =>
  createHmac('sha256', key).update(input).digest('base64url');

it('signs a token of its own type that names person, session and an id of its own', () => {
  expect(decodeProtectedHeader(good)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  const { sub, sid, jti, iss, aud, iat, exp } = decodeJwt(good);
  expect({ sub, sid, iss, aud }).toEqual({
    sub: 'user-1',
    sid: 'session-1',
    iss: 'https://clearing.example',
    aud: 'https://clearing.example/api',
  });
  expect(jti).toMatch(/^[\da-f-]{36}$/);
  expect(Number(exp) - Number(iat)).toBe(3_600);
});

it('reads its own token until it expires', async () => {
  expect(await parseAccessToken(deps, good)).toEqual(claims);
  expect(await parseAccessToken({ ...deps, now: () => later(3_599_000) }, good)).toEqual(claims);
  expect(await parseAccessToken({ ...deps, now: () => later(3_600_000) }, good)).toBeUndefined();
});

it('reads a token that it has read before, until it expires, and no other one with the same claims', async () => {
  let now = start;
  const read = createTokenReader({ ...deps, now: () => now });
  expect(await read(good)).toEqual(claims);
  expect(await read(good)).toEqual(claims);
  expect(await read(forge({ alg: 'HS256', typ: 'at+jwt' }, hs256('another key')))).toBeUndefined();
  // Not the last letter, of which some bits mean nothing.
  const changed = good.at(-9) === 'x' ? 'y' : 'x';
  expect(await read(`${good.slice(0, -9)}${changed}${good.slice(-8)}`)).toBeUndefined();
  now = later(3_599_000);
  expect(await read(good)).toEqual(claims);
  now = later(3_600_000);
  expect(await read(good)).toBeUndefined();
});

it('never outlives its session', async () => {
  const { accessToken, expiresInS } = await signAccessToken(deps, claims, later(90_000));
  expect(expiresInS).toBe(90);
  expect(await parseAccessToken({ ...deps, now: () => later(90_000) }, accessToken)).toBeUndefined();
});

it('refuses a token without signature, whatever its header says', async () => {
  for (const alg of ['none', 'None', 'NONE', '', 'HS256']) {
    expect(
      await parseAccessToken(
        deps,
        forge({ alg, typ: 'at+jwt' }, () => ''),
      ),
      alg,
    ).toBeUndefined();
  }
});

it('refuses other algorithms, other keys and a key that the token brings along', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const header = { alg: 'HS256', typ: 'at+jwt' };
  const own = Buffer.alloc(32, 9);
  const forged = [
    forge(header, hs256(own)),
    forge({ ...header, jwk: { kty: 'oct', k: own.toString('base64url') } }, hs256(own)),
    forge(header, hs256(publicKey.export({ type: 'spki', format: 'pem' }).toString())),
    await new SignJWT(decodeJwt(good)).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(privateKey),
    forge({ alg: 'HS512', typ: 'at+jwt' }, (input) =>
      createHmac('sha512', deps.keys.accessToken).update(input).digest('base64url'),
    ),
  ];
  for (const token of forged) expect(await parseAccessToken(deps, token), token).toBeUndefined();
});

it('refuses a token of another type, issuer or audience, or without a claim, though our key signed it', async () => {
  const sign = hs256(deps.keys.accessToken);
  const header = { alg: 'HS256', typ: 'at+jwt' };
  expect(await parseAccessToken(deps, forge(header, sign))).toEqual(claims);
  const wrong = [
    forge({ alg: 'HS256', typ: 'JWT' }, sign),
    forge({ alg: 'HS256' }, sign),
    forge(header, sign, { iss: 'https://other.example' }),
    forge(header, sign, { aud: 'https://clearing.example' }),
    ...['sub', 'sid', 'jti', 'exp', 'iat'].map((claim) => forge(header, sign, { [claim]: undefined })),
    forge(header, sign, { sid: 5 }),
  ];
  for (const token of wrong) expect(await parseAccessToken(deps, token), token).toBeUndefined();
});

it('reads garbage as no token', async () => {
  for (const text of ['', '.', '..', 'a.b.c', 'x'.repeat(10_000), '\u0000', `${good}.x`, good.slice(0, -2)]) {
    expect(await parseAccessToken(deps, text)).toBeUndefined();
  }
});

it('gives every refresh token one successor, which only the key can name', () => {
  const token = createRefreshToken();
  const key = Buffer.alloc(32, 1);
  const child = deriveSuccessorToken(key, token);
  expect(isRefreshToken(token) && isRefreshToken(child)).toBe(true);
  expect(deriveSuccessorToken(key, token)).toBe(child);
  expect(deriveSuccessorToken(Buffer.alloc(32, 2), token)).not.toBe(child);
  expect(hashRefreshToken(child)).not.toBe(hashRefreshToken(token));
});

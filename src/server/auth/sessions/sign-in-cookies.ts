import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';

const lifeS = 600;

/** None of our cookies ever proves who somebody is. */
export interface SignInCookie {
  name: string;
  options: CookieSerializeOptions;
}

/** A browser keeps `__Host-` and `Secure` cookies on https only; the plain names serve for trying out on loopback. */
export function cookie(
  publicUrl: string,
  name: string,
  https: CookieSerializeOptions,
  maxAge = lifeS,
): SignInCookie {
  const common = { path: '/', httpOnly: true, maxAge };
  if (publicUrl.startsWith('https:'))
    return { name: `__Host-${name}`, options: { ...common, secure: true, ...https } };
  return { name, options: { ...common, sameSite: https.sameSite === 'none' ? 'lax' : https.sameSite } };
}

export function googleNonceCookie(publicUrl: string): SignInCookie {
  return cookie(publicUrl, 'gn', { sameSite: 'strict' });
}

/** Apple's answer is a form post from its own site, which carries only `SameSite=None` cookies. */
export function appleTransactionCookie(publicUrl: string): SignInCookie {
  return cookie(publicUrl, 'apple_tx', { sameSite: 'none' });
}

/** Text that only we can have written. */
export function seal(key: Uint8Array, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Undefined for whatever was not sealed with this key. */
export function unseal(key: Uint8Array, sealed: string): unknown {
  const [text = '', mac = ''] = sealed.split('.');
  const right = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
}

export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

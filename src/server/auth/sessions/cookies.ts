/** The cookies around sign-in. None of them signs anybody in: access tokens are sent in a header. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { codeLifeMs } from '../credentials/codes.ts';

export interface Cookie {
  name: string;
  options: CookieSerializeOptions;
}

interface CookieDeps {
  config: { publicUrl: string };
  keys: { knownBrowser: Uint8Array };
  now: () => Date;
}

export interface HttpCall {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** How long a sign-in with Google or Apple may take: ten minutes. */
const signInLifeMs = 600_000;
/** How long a browser stays known after a sign-in: 90 days. */
const knownLifeMs = 90 * 24 * 3_600_000;

/**
 * Browsers accept `__Host-`, `Secure` and `SameSite=None` cookies on HTTPS only, so cookies on plain HTTP (loopback) have
 * other names, and `lax` for `none`.
 */
function defineCookie(name: string, lifeMs: number, sameSite: 'strict' | 'none' = 'strict') {
  return ({ config }: Pick<CookieDeps, 'config'>): Cookie => {
    const common = { path: '/', httpOnly: true, maxAge: lifeMs / 1_000 };
    return config.publicUrl.startsWith('https:')
      ? { name: `__Host-${name}`, options: { ...common, secure: true, sameSite } }
      : { name, options: { ...common, sameSite: sameSite === 'none' ? 'lax' : sameSite } };
  };
}

/** The nonce that ties Google's answer to the browser that started the sign-in. */
export const googleNonceCookie = defineCookie('gn', signInLifeMs);
/** Apple's form post comes from another site, and only `SameSite=None` cookies are sent with it. */
export const appleTransactionCookie = defineCookie('apple_tx', signInLifeMs, 'none');
/** Identifies the browser that asked for a code, so that others cannot use up its guesses. */
const ticketCookie = defineCookie('code_ticket', codeLifeMs);
/** Marks a browser on which the account's owner signed in or set the password; see password-guard.ts. */
const knownBrowserCookie = defineCookie('known_browser', knownLifeMs);

/** The value as readable text, with a signature that only this server can create. */
export function signValue(key: Uint8Array, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** The value of a signed text; undefined if it was not signed with this key. */
export function readSignedValue(key: Uint8Array, signed: string): unknown {
  const [text = '', signature = ''] = signed.split('.');
  const expected = createHmac('sha256', key).update(text).digest();
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
}

/** Compares two secrets in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** 32 bytes as base64url have 43 characters. */
const randomIdPattern = /^[\w-]{43}$/;
const createRandomId = () => randomBytes(32).toString('base64url');

/** The ticket of this browser, if it has asked for a code. */
export function findTicket(deps: CookieDeps, request: FastifyRequest): string | undefined {
  const ticket = request.cookies[ticketCookie(deps).name];
  return ticket && randomIdPattern.test(ticket) ? ticket : undefined;
}

/** Renews the browser's ticket, or creates one. */
export function renewTicket(deps: CookieDeps, { request, reply }: HttpCall): string {
  const { name, options } = ticketCookie(deps);
  const ticket = findTicket(deps, request) ?? createRandomId();
  reply.setCookie(name, ticket, options);
  return ticket;
}

/** For a ticket whose code was used: the next code gets a new one. */
export function clearTicket(deps: CookieDeps, { reply }: HttpCall): void {
  const { name, options } = ticketCookie(deps);
  reply.clearCookie(name, options);
}

/** The content of the cookie; `account` is a hash of the account's address. */
const knownBrowserSchema = z.strictObject({ id: z.string(), account: z.string(), endsAtMs: z.number() });

const hashAccount = ({ keys }: CookieDeps, email: string) =>
  createHmac('sha256', keys.knownBrowser).update(email).digest('base64url');

/** The browser's id, if it is known for the account with this address. */
export function findKnownBrowserId(
  deps: CookieDeps,
  request: FastifyRequest,
  email: string,
): string | undefined {
  const cookie = request.cookies[knownBrowserCookie(deps).name];
  const knownBrowser = knownBrowserSchema.safeParse(
    cookie && readSignedValue(deps.keys.knownBrowser, cookie),
  );
  if (!knownBrowser.success || knownBrowser.data.endsAtMs <= deps.now().getTime()) return undefined;
  return knownBrowser.data.account === hashAccount(deps, email) ? knownBrowser.data.id : undefined;
}

/** Marks this browser as known for the account. Call it after a sign-in or a new password. */
export function rememberBrowser(deps: CookieDeps, { request, reply }: HttpCall, email: string): void {
  const { name, options } = knownBrowserCookie(deps);
  const knownBrowser = {
    id: findKnownBrowserId(deps, request, email) ?? createRandomId(),
    account: hashAccount(deps, email),
    endsAtMs: deps.now().getTime() + knownLifeMs,
  };
  reply.setCookie(name, signValue(deps.keys.knownBrowser, knownBrowser), options);
}

/** Forgets this browser, when its account is deleted. Has no effect if it is known for another account. */
export function clearKnownBrowserCookie(deps: CookieDeps, { request, reply }: HttpCall, email: string): void {
  const { name, options } = knownBrowserCookie(deps);
  if (findKnownBrowserId(deps, request, email) !== undefined) reply.clearCookie(name, options);
}

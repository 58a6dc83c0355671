/** Cookies that know a browser again. Neither signs anybody in. */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { codeLifeMs } from '../credentials/codes.ts';
import { cookie, seal, unseal } from './sign-in-cookies.ts';

type CookieDeps = Pick<Deps, 'config' | 'keys' | 'now'>;

const knownLifeMs = 90 * 24 * 3_600_000;
const idPattern = /^[\w-]{43}$/;
const createId = () => randomBytes(32).toString('base64url');

/** Held by the browser that asked for a code, so that others who guess at the same address use up none of its tries. */
const ticketCookie = ({ config }: CookieDeps) =>
  cookie(config.publicUrl, 'code_ticket', { sameSite: 'strict' }, codeLifeMs / 1_000);

export function readTicket(deps: CookieDeps, request: FastifyRequest): string | undefined {
  const ticket = request.cookies[ticketCookie(deps).name];
  return ticket && idPattern.test(ticket) ? ticket : undefined;
}

/** The ticket that the browser has, for as long again, or a new one. */
export function giveTicket(deps: CookieDeps, request: FastifyRequest, reply: FastifyReply): string {
  const { name, options } = ticketCookie(deps);
  const ticket = readTicket(deps, request) ?? createId();
  reply.setCookie(name, ticket, options);
  return ticket;
}

/** It is answered: the next code has another one. */
export function takeTicketBack(deps: CookieDeps, reply: FastifyReply): void {
  const { name, options } = ticketCookie(deps);
  reply.clearCookie(name, options);
}

/** A browser on which the owner of an account signed in or set the password: see guess-guard.ts. */
const knownCookie = ({ config }: CookieDeps) =>
  cookie(config.publicUrl, 'known_browser', { sameSite: 'strict' }, knownLifeMs / 1_000);

const knownSchema = z.strictObject({ id: z.string(), account: z.string(), endsAtMs: z.number() });

const accountOf = ({ keys }: CookieDeps, email: string) =>
  createHmac('sha256', keys.knownBrowser).update(email).digest('base64url');

/** The id of this browser where it is known for the account of this address. */
export function knownBrowserOf(deps: CookieDeps, request: FastifyRequest, email: string): string | undefined {
  const sealed = request.cookies[knownCookie(deps).name];
  const known = knownSchema.safeParse(sealed && unseal(deps.keys.knownBrowser, sealed));
  if (!known.success || known.data.endsAtMs <= deps.now().getTime()) return undefined;
  return known.data.account === accountOf(deps, email) ? known.data.id : undefined;
}

export function rememberBrowser(
  deps: CookieDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const { name, options } = knownCookie(deps);
  const known = {
    id: knownBrowserOf(deps, request, email) ?? createId(),
    account: accountOf(deps, email),
    endsAtMs: deps.now().getTime() + knownLifeMs,
  };
  reply.setCookie(name, seal(deps.keys.knownBrowser, known), options);
}

/** Where this browser is known for the account of this address, it is so no more; another account's mark stays. */
export function forgetBrowser(
  deps: CookieDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const { name, options } = knownCookie(deps);
  if (knownBrowserOf(deps, request, email) !== undefined) reply.clearCookie(name, options);
}

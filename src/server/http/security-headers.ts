/** The security headers of every response, above all the content security policy. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { getPath, getQuery } from './request.ts';

/**
 * Trusted Types with a single policy, for the URL of the service worker (src/web/deferred.ts), which cannot be
 * registered without one. See decision 15 in docs/decisions.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types service-worker'];

/** The default policy, by directive, without Trusted Types. */
const ownOnly: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
};

/** What the Google button needs (developers.google.com/identity/gsi/web/guides/get-google-api-clientid). */
const withGoogle: Record<string, string> = {
  ...ownOnly,
  'script-src': "'self' https://accounts.google.com/gsi/client",
  'style-src': "'self' 'unsafe-inline' https://accounts.google.com/gsi/style",
  'connect-src': "'self' https://accounts.google.com/gsi/",
  'frame-src': 'https://accounts.google.com/gsi/',
};

const formatPolicy = (directives: Record<string, string>, more: readonly string[]) =>
  [...Object.entries(directives).map(([name, sources]) => `${name} ${sources}`), ...more].join('; ');

const strictPolicy = formatPolicy(ownOnly, trustedTypes);
/** Without Trusted Types, because Google's script creates policies whose names may change. */
const googlePolicy = formatPolicy(withGoogle, []);
/** Google's button needs the page's origin in the referrer; path and query are still not sent. */
const googleHeaders = { 'content-security-policy': googlePolicy, 'referrer-policy': 'strict-origin' };

/**
 * Only the login page may load Google's script, and not if its URL contains tokens, because scripts can read the URL.
 */
function mayLoadGoogle(url: string): boolean {
  if (!/^\/login\/?$/.test(getPath(url))) return false;
  return !new URLSearchParams(getQuery(url).replaceAll(';', '&')).has('accessToken');
}

/** Allows one inline script of this response, by its hash (`'sha256-…'`). */
export function allowScript(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${hash}`));
}

/** Headers of every response, including streams. */
export function securityHeaders(production: boolean): Record<string, string> {
  return {
    'content-security-policy': strictPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // The default. Responses that may be cached (pages, files, weather) override it.
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function installSecurityHeaders(
  app: FastifyInstance,
  options: { production: boolean; googleButton: boolean },
): void {
  const headers = securityHeaders(options.production);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (options.googleButton && mayLoadGoogle(request.url)) reply.headers(googleHeaders);
    done();
  });
}

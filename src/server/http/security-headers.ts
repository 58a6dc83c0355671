import type { FastifyInstance, FastifyReply } from 'fastify';
import { getPath, getQuery } from './request.ts';

/**
 * One policy may be made, and only to name the service worker's file (src/web/deferred.ts): without it
 * no worker can be registered. See decision 15.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types service-worker'];

/** The policy by directive, without Trusted Types. */
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
/** Google's script makes policies of its own with names that may change, so Trusted Types are left out here. */
const googlePolicy = formatPolicy(withGoogle, []);
/** Google refuses its button to a page without an origin; the path and query stay here even so. */
const googleHeaders = { 'content-security-policy': googlePolicy, 'referrer-policy': 'strict-origin' };

/**
 * Only the login document may load Google's script, and not even that one when it is handed tokens: any script
 * of a document can read the address it was opened with.
 */
function mayLoadGoogle(url: string): boolean {
  if (!/^\/login\/?$/.test(getPath(url))) return false;
  return !new URLSearchParams(getQuery(url).replaceAll(';', '&')).has('accessToken');
}

/** Lets this answer's one inline script run, by its hash (`'sha256-…'`); no other inline script does. */
export function allowScript(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${hash}`));
}

/** Headers of every answer, streams included. */
export function securityHeaders(production: boolean): Record<string, string> {
  return {
    'content-security-policy': strictPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // What may be kept says so itself: pages, files, the weather. Nothing becomes public by the spelling of its address.
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
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (options.googleButton && mayLoadGoogle(request.url)) reply.headers(googleHeaders);
  });
}

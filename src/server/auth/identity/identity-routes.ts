/** The endpoints of sign-in with Google and Apple. Those of a provider that is off answer 404. */
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { identityEndpoints } from '#shared/contract/auth.ts';
import { matchLocale } from '#shared/locales.ts';
import { pages, sameOriginPath } from '#shared/pages.ts';
import { isOwnAddress } from '../../config/origins.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { createIdentityLinkedMail } from '../../mail/messages.ts';
import type { Handlers } from '../../mount.ts';
import { withAuditLog } from '../audit.ts';
import {
  appleTransactionCookie,
  type Cookie,
  googleNonceCookie,
  type HttpCall,
  rememberBrowser,
} from '../sessions/cookies.ts';
import { parseDevice } from '../sessions/device.ts';
import { handoffLifeMs } from '../sessions/sessions.ts';
import { issueTokenSet, type SignedIn } from '../sessions/sign-in.ts';
import {
  createAppleAuthorizeUrl,
  createAppleTransaction,
  requireAppleState,
  requireAppleTransaction,
  signAppleTransaction,
  signInWithApple,
} from './apple.ts';
import { createGoogleNonce, signInWithGoogle } from './google.ts';

const callbackPath = '/api/auth/apple/callback';

/** Reads a single-use cookie and clears it. */
function takeCookie({ request, reply }: HttpCall, cookie: Cookie): string | undefined {
  reply.clearCookie(cookie.name, cookie.options);
  return request.cookies[cookie.name];
}

type LinkedSignIn = SignedIn & { linked: boolean };

/**
 * Signs in and writes the audit line. Sends the owner a mail when a provider was newly linked to the account, because
 * somebody else may have linked it.
 */
async function signInWith(
  deps: Deps,
  provider: 'Google' | 'Apple',
  { request, reply }: HttpCall,
  signIn: () => Promise<LinkedSignIn>,
): Promise<LinkedSignIn> {
  const event = provider === 'Google' ? 'login_google' : 'login_apple';
  const signedIn = await withAuditLog(deps, { request, event }, signIn, ({ user }) => user.email);
  const { email } = signedIn.user;
  rememberBrowser(deps, { request, reply }, email);
  if (signedIn.linked) {
    const mail = createIdentityLinkedMail(
      deps.config.productName,
      provider,
      matchLocale(request.headers['accept-language'] ?? ''),
    );
    deps.background.run('mailing of a new sign-in', () => deps.mailer.send({ to: email, ...mail }));
  }
  return signedIn;
}

function googleRoutes(deps: Deps): Handlers<'googleNonce' | 'signInWithGoogle'> {
  const cookie = googleNonceCookie(deps);
  const requireGoogle = () => {
    if (!deps.google) throw new AppError('not_found');
    return deps.google;
  };
  return {
    googleNonce: async ({ reply }) => {
      requireGoogle();
      const { secret, nonce } = createGoogleNonce();
      reply.setCookie(cookie.name, secret, cookie.options);
      return { nonce };
    },
    signInWithGoogle: async ({ body: { idToken }, request, reply }) => {
      const google = requireGoogle();
      const nonceSecret = takeCookie({ request, reply }, cookie);
      const device = parseDevice(request);
      const signedIn = await signInWith(deps, 'Google', { request, reply }, () =>
        signInWithGoogle({ ...deps, google }, { idToken, nonceSecret, device }),
      );
      return issueTokenSet(deps, signedIn);
    },
  };
}

/** Without `PUBLIC_URL`, the user may open the site under any loopback name, and cookies belong to that name. */
function getOrigin(deps: Pick<Deps, 'config'>, request: FastifyRequest): string {
  const own = `${request.protocol}://${request.host}`;
  return isOwnAddress(deps.config, own) ? own : deps.config.publicUrl;
}

const toErrorCode = (error: unknown) => (error instanceof AppError ? error.code : 'internal');

/** The URL of the login page, which shows the error. Logs errors that are not the caller's fault. */
function toLoginUrl(request: FastifyRequest, error: unknown): string {
  const code = toErrorCode(error);
  if (code === 'internal' || code === 'idp_unavailable') request.log.error({ err: error }, 'sign-in failed');
  return `${pages.login}?${new URLSearchParams({ error: code })}`;
}

function appleRoutes(deps: Deps): Handlers<'startAppleSignIn' | 'signInWithApple'> {
  const { apple, keys } = deps;
  const cookie = appleTransactionCookie(deps);
  return {
    startAppleSignIn: async ({ query, request, reply }) => {
      if (!apple) throw new AppError('not_found');
      const target = sameOriginPath(query.target);
      if (query.target !== undefined && !target) throw new AppError('redirect_not_allowed');
      const redirectUri = `${getOrigin(deps, request)}${callbackPath}`;
      const transaction = createAppleTransaction({ tabState: query.state, target, redirectUri }, deps.now());
      try {
        const url = await createAppleAuthorizeUrl({ ...deps, apple }, transaction);
        reply.setCookie(
          cookie.name,
          signAppleTransaction(keys.signInTransaction, transaction),
          cookie.options,
        );
        return reply.redirect(url, 303);
      } catch (error) {
        return reply.redirect(toLoginUrl(request, error), 303);
      }
    },
    signInWithApple: async ({ body, request, reply }) => {
      if (!apple) throw new AppError('not_found');
      const signedTransaction = takeCookie({ request, reply }, cookie);
      const transaction = requireAppleTransaction(keys.signInTransaction, signedTransaction, deps.now());
      const response = { code: body.code, idToken: body.id_token, user: body.user };
      const options = { delivery: 'body', device: parseDevice(request) } as const;
      const signedIn = await signInWith(deps, 'Apple', { request, reply }, () =>
        signInWithApple({ ...deps, apple }, { transaction, response, ...options }),
      );
      return issueTokenSet(deps, signedIn);
    },
  };
}

/**
 * What Apple posts. Other fields are ignored; repeated ones, parsed as arrays, are refused, since Apple never sends them.
 */
const callbackForm = z.object({
  state: z.string().max(200),
  code: z.string().max(1_024).optional(),
  id_token: z.string().max(4_096).optional(),
  user: z.string().max(2_000).optional(),
  error: z.string().max(200).optional(),
});

/** Signs in with what Apple posts to the callback. Returns the URL of the page to go on with. */
async function finishAppleSignIn(
  deps: Deps,
  { request, reply }: HttpCall,
  signedTransaction: string | undefined,
): Promise<string> {
  const { apple } = deps;
  const form = callbackForm.safeParse(request.body);
  if (!apple || !form.success) throw new AppError('identity_refused');
  const { state, code, id_token: idToken, user, error } = form.data;
  const transaction = requireAppleState(deps, { cookie: signedTransaction, state });
  if (error) return `${pages.login}?error=cancelled`;
  if (!code || !idToken) throw new AppError('identity_refused');
  const response = { code, idToken, user };
  const options = { delivery: 'url', device: parseDevice(request) } as const;
  const signedIn = await signInWith(deps, 'Apple', { request, reply }, () =>
    signInWithApple({ ...deps, apple }, { transaction, response, ...options }),
  );
  deps.metrics.signedIn('apple', 'signed_in');
  // The login page reads the tokens from the query (see docs/spec-map.md). They expire after two minutes and can be
  // exchanged once.
  const endsAt = new Date(deps.now().getTime() + handoffLifeMs);
  const { tokenType: _, expiresIn, ...tokens } = await issueTokenSet(deps, signedIn, endsAt);
  const query = new URLSearchParams({ ...tokens, expiresIn: String(expiresIn), state: transaction.tabState });
  if (transaction.target) query.set('target', transaction.target);
  return `${pages.login}?${query}`;
}

export function identityRoutes(deps: Deps): Handlers<keyof typeof identityEndpoints> {
  return { ...googleRoutes(deps), ...appleRoutes(deps) };
}

/**
 * Apple's form post. It is not in the endpoint table, because it is the only route that accepts forms and our own pages
 * never call it.
 */
export async function mountAppleCallback(app: FastifyInstance, deps: Deps): Promise<void> {
  const cookie = appleTransactionCookie(deps);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyFormbody, { bodyLimit: 16 * 1_024 });
    const onRequest = async (request: FastifyRequest) => {
      await deps.limiter.limitCall('identity', request);
      if (!deps.apple) throw new AppError('not_found');
    };
    scope.post(callbackPath, { schema: { hide: true }, onRequest }, async (request, reply) => {
      const signedTransaction = takeCookie({ request, reply }, cookie);
      const url = await finishAppleSignIn(deps, { request, reply }, signedTransaction).catch(
        (error: unknown) => {
          deps.metrics.signedIn('apple', toErrorCode(error) === 'identity_refused' ? 'refused' : 'failed');
          return toLoginUrl(request, error);
        },
      );
      return reply.redirect(url, 303);
    });
  });
}

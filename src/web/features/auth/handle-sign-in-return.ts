/** Handles the return from Google's or Apple's page, which leads to /login with the result in the address. */
import { pages } from '#shared/pages.ts';
import { localStore } from '../../lib/storage.ts';
import { type NewTokens, storeTokens } from './session.ts';
import {
  authKeys,
  keepProviderSignInResult,
  type ProviderSignInResult,
  takeAfterLoginTarget,
  takeStartedSignIn,
} from './sign-in-storage.ts';

/** The error code when this browser cannot store the tokens. */
const notStored = 'not_stored';

/** Parses the tokens of the query. They are valid for two minutes: the next document exchanges them. */
function parseTokens(query: URLSearchParams): NewTokens | undefined {
  const read = (name: string) => query.get(name) ?? '';
  const [accessToken, refreshToken, userId] = [read('accessToken'), read('refreshToken'), read('userId')];
  const expiresIn = Number(read('expiresIn'));
  if (!accessToken || !refreshToken || !userId || !(expiresIn > 0)) return undefined;
  const role = read('role') === 'ADMIN' ? ('ADMIN' as const) : ('USER' as const);
  return {
    accessToken,
    refreshToken,
    userId,
    expiresIn,
    role,
    email: read('email'),
    fullName: read('fullName'),
  };
}

/** Returns the address of the next document, because a history entry must never have held a token. */
function signInByQuery(query: URLSearchParams): string {
  if (!takeStartedSignIn('apple', query.get('state'))) return pages.login;
  const tokens = parseTokens(query);
  if (tokens) storeTokens(tokens);
  if (!tokens || !localStore.persists(authKeys.accessToken)) return `${pages.login}?error=${notStored}`;
  return takeAfterLoginTarget();
}

/** A return from Google without a token, for example after 'Cancel', is a failed sign-in. */
function parseSignInResult(
  query: URLSearchParams,
  fragment: URLSearchParams,
): ProviderSignInResult | undefined {
  const error = query.get('error');
  if (error) return { kind: 'appleFailed', code: error };
  if (!takeStartedSignIn('google')) return undefined;
  const idToken = fragment.get('id_token');
  return idToken ? { kind: 'idToken', idToken } : { kind: 'googleFailed' };
}

/**
 * Takes what a provider's sign-in left in the address and clears the address. Call it first in the document: nothing
 * else may see it. Returns true when the browser is leaving the document: then start nothing, because a refresh
 * token that this document exchanges and loses would end the session.
 */
export function handleSignInReturn(): boolean {
  const { pathname, search, hash } = window.location;
  if (pathname !== pages.login) return false;
  const query = new URLSearchParams(search);
  if (search || hash) window.history.replaceState(window.history.state, '', pages.login);
  if (query.has('accessToken')) {
    window.location.replace(signInByQuery(query));
    return true;
  }
  keepProviderSignInResult(parseSignInResult(query, new URLSearchParams(hash.slice(1))));
  return false;
}

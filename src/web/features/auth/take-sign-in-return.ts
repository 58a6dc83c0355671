import { pages } from '#shared/pages.ts';
import { localStore } from '../../lib/storage.ts';
import { takeAfterLoginTarget } from './after-login.ts';
import { keys } from './local-data.ts';
import { type NewTokens, storeTokens } from './session.ts';
import { keepReturn, type SignInReturn, takePending } from './sign-in-return.ts';

/** In place of the server's code when this browser could not keep the tokens. */
const notStored = 'not_stored';

/** Tokens in the query (spec 4). They live two minutes: the next document exchanges them at once. */
function tokensOf(query: URLSearchParams): NewTokens | undefined {
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

/** Where to go on: a document of its own, whose entry in the browser's records never held a token. */
function enterByQuery(query: URLSearchParams): string {
  if (!takePending('apple', query.get('state'))) return pages.login;
  const tokens = tokensOf(query);
  if (tokens) storeTokens(tokens);
  if (!tokens || !localStore.keeps(keys.accessToken)) return `${pages.login}?error=${notStored}`;
  return takeAfterLoginTarget();
}

/** Back from Google without a token, for example by 'Cancel', is a sign-in that failed. */
function returnOf(query: URLSearchParams, fragment: URLSearchParams): SignInReturn | undefined {
  const error = query.get('error');
  if (error) return { kind: 'failed', code: error };
  if (!takePending('google')) return undefined;
  const idToken = fragment.get('id_token');
  return idToken ? { kind: 'idToken', idToken } : { kind: 'googleFailed' };
}

/**
 * Takes what a provider's sign-in left in the address and clears it. Call first of all in the document, so that
 * nothing else sees it. True when the document is being left: then start nothing, for a token used here and
 * lost on the way would end the session.
 */
export function takeSignInReturn(): boolean {
  const { pathname, search, hash } = window.location;
  if (pathname !== pages.login) return false;
  const query = new URLSearchParams(search);
  if (search || hash) window.history.replaceState(window.history.state, '', pages.login);
  if (query.has('accessToken')) {
    window.location.replace(enterByQuery(query));
    return true;
  }
  keepReturn(returnOf(query, new URLSearchParams(hash.slice(1))));
  return false;
}

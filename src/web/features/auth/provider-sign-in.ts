import { ApiError, call } from '../../lib/api.ts';
import { loadAppConfig } from '../../lib/app-config.ts';
import { enter } from './sign-in.ts';
import { rememberPending } from './sign-in-return.ts';

/** Texts of spec 8, 'Google' and 'Apple', and what the server may say of an identity. */
export type ProviderProblem =
  | 'googleNoCredential'
  | 'googleNoToken'
  | 'googleFailed'
  | 'appleNotInitialized'
  | 'appleFailed'
  | 'notStored'
  | 'accountExists'
  | 'emailUnverified';

/** Problems that both providers' identities can have; `otherwise` for the rest. */
export function problemOfCode(code: string, otherwise: ProviderProblem): ProviderProblem {
  if (code === 'account_exists') return 'accountExists';
  if (code === 'identity_email_unverified') return 'emailUnverified';
  return code === 'not_stored' ? 'notStored' : otherwise;
}

/** Exchanges what Google gave for our own tokens; gives the problem otherwise. */
export async function signInWithGoogle(idToken: string | undefined): Promise<ProviderProblem | undefined> {
  if (!idToken) return 'googleNoCredential';
  try {
    const tokens = await call('signInWithGoogle', { body: { idToken } });
    if (!tokens.accessToken) return 'googleNoToken';
    enter(tokens);
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? problemOfCode(error.code, 'googleFailed') : 'googleFailed';
  }
}

/** The nonce that Google is to put into its token; the server keeps its counterpart in a cookie. */
export async function requestGoogleNonce(): Promise<string> {
  return (await call('googleNonce', { fresh: true })).nonce;
}

/** Leaves for the sandbox's identity page, which comes back to /login with the token in the fragment. */
export async function leaveForSandboxGoogle(): Promise<ProviderProblem | undefined> {
  const nonce = await requestGoogleNonce().catch(() => undefined);
  if (!nonce || !rememberPending({ provider: 'google', state: nonce })) return 'googleFailed';
  window.location.assign(`/sandbox/google?${new URLSearchParams({ nonce })}`);
  return undefined;
}

/** Also without https, where `randomUUID` is missing. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-');
}

/** Leaves for Apple, real or sandbox; the way goes over our server, so that no script of Apple is needed. */
export async function leaveForApple(): Promise<ProviderProblem | undefined> {
  const config = await loadAppConfig();
  const state = randomText();
  const isReady = config && config.signIn.apple !== 'off' && rememberPending({ provider: 'apple', state });
  if (!isReady) return 'appleNotInitialized';
  window.location.assign(`/api/auth/apple/start?${new URLSearchParams({ state })}`);
  return undefined;
}

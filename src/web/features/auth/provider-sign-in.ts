/** Sign-in with Google or Apple: opens the provider's page, and signs in with the token that it returns. */
import { ApiError, call } from '../../lib/api.ts';
import { loadAppConfig } from '../../lib/app-config.ts';
import { type ProviderProblem, problemOfCode } from './provider-problems.ts';
import { completeSignIn } from './sign-in.ts';
import { rememberStartedSignIn } from './sign-in-storage.ts';

/** Exchanges Google's token for our own tokens. Returns undefined on success. */
export async function signInWithGoogle(idToken: string | undefined): Promise<ProviderProblem | undefined> {
  if (!idToken) return 'googleNoCredential';
  try {
    const tokens = await call('signInWithGoogle', { body: { idToken } });
    if (!tokens.accessToken) return 'googleNoToken';
    completeSignIn(tokens);
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? problemOfCode(error.code, 'googleFailed') : 'googleFailed';
  }
}

/** The nonce that Google puts into its token; the server keeps the matching value in a cookie. */
export async function requestGoogleNonce(): Promise<string> {
  return (await call('googleNonce', { fresh: true })).nonce;
}

/** Opens the sandbox's page in place of Google's, which returns to /login with the token in the URL fragment. */
export async function redirectToSandboxGoogle(): Promise<ProviderProblem | undefined> {
  const nonce = await requestGoogleNonce().catch(() => undefined);
  if (!nonce || !rememberStartedSignIn({ provider: 'google', state: nonce })) return 'googleFailed';
  window.location.assign(`/sandbox/google?${new URLSearchParams({ nonce })}`);
  return undefined;
}

/** `crypto.randomUUID` is available in secure contexts (HTTPS) only. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-');
}

/** Opens Apple's sign-in through our server, so that Apple's script is not needed. */
export async function redirectToApple(): Promise<ProviderProblem | undefined> {
  const config = await loadAppConfig();
  const state = randomText();
  const isReady =
    config && config.signIn.apple !== 'off' && rememberStartedSignIn({ provider: 'apple', state });
  if (!isReady) return 'appleNotInitialized';
  window.location.assign(`/api/auth/apple/start?${new URLSearchParams({ state })}`);
  return undefined;
}

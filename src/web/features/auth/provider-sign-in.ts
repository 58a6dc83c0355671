import { useEffect, useState } from 'react';
import { providerTexts } from '../../i18n/en/auth.ts';
import { ApiError, call } from '../../lib/api.ts';
import { loadAppConfig } from '../../lib/app-config.ts';
import { announce } from '../../ui/toast.tsx';
import { continueAfterLogin } from './after-login.ts';
import { completeSignIn } from './sign-in.ts';
import {
  forgetTypedEmail,
  readReturn,
  rememberStartedSignIn,
  type SignInReturn,
  takeReturn,
} from './sign-in-storage.ts';

/** Keys of `providerTexts().problems`. */
type ProviderProblem =
  | 'googleNoCredential'
  | 'googleNoToken'
  | 'googleFailed'
  | 'appleNotInitialized'
  | 'appleFailed'
  | 'notStored'
  | 'accountExists'
  | 'emailUnverified';

/** Problems that both providers can have; `otherwise` for all other codes. */
function problemOfCode(code: string, otherwise: ProviderProblem): ProviderProblem {
  if (code === 'account_exists') return 'accountExists';
  if (code === 'identity_email_unverified') return 'emailUnverified';
  return code === 'not_stored' ? 'notStored' : otherwise;
}

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

/** The nonce that Google puts into its token; the server keeps the other half in a cookie. */
export async function requestGoogleNonce(): Promise<string> {
  return (await call('googleNonce', { fresh: true })).nonce;
}

/** Opens the sandbox's identity page, which returns to /login with the token in the fragment. */
export async function leaveForSandboxGoogle(): Promise<ProviderProblem | undefined> {
  const nonce = await requestGoogleNonce().catch(() => undefined);
  if (!nonce || !rememberStartedSignIn({ provider: 'google', state: nonce })) return 'googleFailed';
  window.location.assign(`/sandbox/google?${new URLSearchParams({ nonce })}`);
  return undefined;
}

/** `crypto.randomUUID` is missing without https. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-');
}

/** Opens Apple's sign-in through our server, which needs no script of Apple. */
export async function leaveForApple(): Promise<ProviderProblem | undefined> {
  const config = await loadAppConfig();
  const state = randomText();
  const isReady =
    config && config.signIn.apple !== 'off' && rememberStartedSignIn({ provider: 'apple', state });
  if (!isReady) return 'appleNotInitialized';
  window.location.assign(`/api/auth/apple/start?${new URLSearchParams({ state })}`);
  return undefined;
}

type Busy = 'google' | 'apple' | undefined;

function returnProblem(found: SignInReturn | undefined): ProviderProblem | undefined {
  if (found?.kind === 'failed') return problemOfCode(found.code, 'appleFailed');
  return found?.kind === 'googleFailed' ? 'googleNoCredential' : undefined;
}

/** In a page restored from the back/forward cache, no sign-in is running. */
function useResetOnRestore(reset: () => void) {
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [reset]);
}

/** Signing in with Google and Apple. `attempt` counts the failures. */
export function useProviderSignIn() {
  const t = providerTexts();
  const [busy, setBusy] = useState<Busy>(() => (readReturn()?.kind === 'idToken' ? 'google' : undefined));
  const [problem, setProblem] = useState(() => returnProblem(readReturn()));
  const [attempt, setAttempt] = useState(0);

  function fail(found: ProviderProblem) {
    setBusy(undefined);
    setProblem(found);
    setAttempt((count) => count + 1);
    announce(t.problems[found], 'assertive');
  }

  async function run(provider: 'google' | 'apple', work: () => Promise<ProviderProblem | undefined>) {
    setBusy(provider);
    setProblem(undefined);
    const found = await work();
    if (found) fail(found);
    return found === undefined;
  }

  async function finishGoogle(idToken: string | undefined) {
    if (!(await run('google', () => signInWithGoogle(idToken)))) return;
    forgetTypedEmail();
    continueAfterLogin();
  }

  useResetOnRestore(() => setBusy(undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the return is handled once
  useEffect(() => {
    const found = takeReturn();
    if (found?.kind === 'idToken') void finishGoogle(found.idToken);
    const returned = returnProblem(found);
    if (returned) announce(t.problems[returned], 'assertive');
  }, []);
  return {
    busy,
    problem,
    attempt,
    finishGoogle,
    startGoogle: () => void run('google', leaveForSandboxGoogle),
    startApple: () => void run('apple', leaveForApple),
  };
}

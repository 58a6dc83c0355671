import { useEffect, useState } from 'react';
import { providerTexts } from '../../i18n/en/auth.ts';
import { announce } from '../../ui/toast.tsx';
import { continueAfterLogin } from './after-login.ts';
import { type ProviderProblem, problemOfCode } from './provider-problems.ts';
import { forgetTyped, readReturn, type SignInReturn, takeReturn } from './sign-in-storage.ts';

/** Loaded when a button is pressed, so that the page appears sooner. */
const load = () => import('./provider-sign-in.ts');

type Busy = 'google' | 'apple' | undefined;

function toReturnProblem(found: SignInReturn | undefined): ProviderProblem | undefined {
  if (found?.kind === 'failed') return problemOfCode(found.code, 'appleFailed');
  return found?.kind === 'googleFailed' ? 'googleNoCredential' : undefined;
}

/** In a page restored from the back/forward cache, no sign-in is running. */
function useResetOnRestore(reset: () => void) {
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [reset]);
}

/** State and actions of the buttons that sign in with Google and Apple. */
export function useProviderSignIn() {
  const t = providerTexts();
  const [busy, setBusy] = useState<Busy>(() => (readReturn()?.kind === 'idToken' ? 'google' : undefined));
  const [problem, setProblem] = useState(() => toReturnProblem(readReturn()));
  const [failureCount, setFailureCount] = useState(0);

  function fail(found: ProviderProblem) {
    setBusy(undefined);
    setProblem(found);
    setFailureCount((count) => count + 1);
    announce(t.problems[found], 'assertive');
  }

  async function run(provider: 'google' | 'apple', work: () => Promise<ProviderProblem | undefined>) {
    setBusy(provider);
    setProblem(undefined);
    const found = await work().catch(() => `${provider}Failed` as const);
    if (found) fail(found);
    return found === undefined;
  }

  async function finishGoogle(idToken: string | undefined) {
    if (!(await run('google', async () => (await load()).signInWithGoogle(idToken)))) return;
    forgetTyped();
    continueAfterLogin();
  }

  useResetOnRestore(() => setBusy(undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the return is handled once
  useEffect(() => {
    const found = takeReturn();
    if (found?.kind === 'idToken') void finishGoogle(found.idToken);
    const returnedProblem = toReturnProblem(found);
    if (returnedProblem) announce(t.problems[returnedProblem], 'assertive');
  }, []);
  return {
    busy,
    problem,
    failureCount,
    finishGoogle,
    startGoogle: () => void run('google', async () => (await load()).redirectToSandboxGoogle()),
    startApple: () => void run('apple', async () => (await load()).redirectToApple()),
  };
}

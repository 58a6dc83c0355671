import { useEffect, useState } from 'react';
import { providerTexts } from '../../i18n/en/auth.ts';
import { announce } from '../../ui/toast.tsx';
import { continueAfterLogin } from './after-login.ts';
import { type ProviderProblem, problemOfCode } from './provider-problems.ts';
import { forgetTyped, readReturn, type SignInReturn, takeReturn } from './sign-in-storage.ts';

/** What a press needs is fetched then. */
const load = () => import('./provider-sign-in.ts');

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
    const returned = returnProblem(found);
    if (returned) announce(t.problems[returned], 'assertive');
  }, []);
  return {
    busy,
    problem,
    attempt,
    finishGoogle,
    startGoogle: () => void run('google', async () => (await load()).leaveForSandboxGoogle()),
    startApple: () => void run('apple', async () => (await load()).leaveForApple()),
  };
}

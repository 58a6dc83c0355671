import { useEffect, useState } from 'react';
import { providerTexts } from '../../i18n/providers.ts';
import { announce } from '../../ui/announce.tsx';
import { continueAfterLogin } from './after-login.ts';
import {
  leaveForApple,
  leaveForSandboxGoogle,
  type ProviderProblem,
  problemOfCode,
  signInWithGoogle,
} from './provider-sign-in.ts';
import { consumeReturn, readReturn, type SignInReturn } from './sign-in-return.ts';
import { forgetTypedEmail } from './typed-email.ts';

type Busy = 'google' | 'apple' | undefined;

function problemOf(found: SignInReturn | undefined): ProviderProblem | undefined {
  if (found?.kind === 'failed') return problemOfCode(found.code, 'appleFailed');
  return found?.kind === 'googleFailed' ? 'googleNoCredential' : undefined;
}

/** A page that the browser kept while the person was away has nothing under way any more. */
function useReleaseOnReturn(release: () => void) {
  useEffect(() => {
    const whenShown = (event: PageTransitionEvent) => event.persisted && release();
    window.addEventListener('pageshow', whenShown);
    return () => window.removeEventListener('pageshow', whenShown);
  }, [release]);
}

/** The ways to Google and Apple and back; `attempt` grows with each failure. */
export function useProviderSignIn() {
  const t = providerTexts();
  const [busy, setBusy] = useState<Busy>(() => (readReturn()?.kind === 'idToken' ? 'google' : undefined));
  const [problem, setProblem] = useState(() => problemOf(readReturn()));
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

  useReleaseOnReturn(() => setBusy(undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought back is dealt with once
  useEffect(() => {
    const found = consumeReturn();
    if (found?.kind === 'idToken') void finishGoogle(found.idToken);
    const brought = problemOf(found);
    if (brought) announce(t.problems[brought], 'assertive');
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

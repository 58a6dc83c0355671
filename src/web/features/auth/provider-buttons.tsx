/** The buttons that sign in with Google and Apple, and what they do. */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '#shared/pages.ts';
import { providerTexts } from '../../i18n/en/auth.ts';
import { loadAppConfig, useAppConfig } from '../../lib/app-config.ts';
import { useLazyComponent } from '../../lib/lazy.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { announce } from '../../ui/toast.tsx';
import { type ProviderProblem, toProviderProblem } from './provider-problems.ts';
import styles from './providers.module.css';
import {
  continueAfterLogin,
  forgetTypedFields,
  type ProviderSignInResult,
  readProviderSignInResult,
  takeProviderSignInResult,
} from './sign-in-storage.ts';

const loadGoogleButton = () =>
  import('./google-identity-button.tsx').then(({ GoogleIdentityButton }) => GoogleIdentityButton);

/**
 * Google and Apple, above the form. A provider that is off has no button. Google draws its own button, and only
 * the document of /login may load its script: on other pages our button leads there, and the app then reloads the
 * document (`useLoginDocument`).
 */
export function ProviderButtons() {
  const t = providerTexts();
  const [path] = useLocation();
  const config = useAppConfig();
  // Until the settings are loaded, both of our own buttons are shown; a press waits for the settings.
  const { google, apple } = config?.signIn ?? { google: 'sandbox', apple: 'sandbox' };
  const { busy, problem, failureCount, finishGoogle, startGoogle, startApple } = useProviderSignIn();
  const googleClientId = google === 'real' && path === pages.login && config?.googleClientId;
  const GoogleButton = useLazyComponent(Boolean(googleClientId), loadGoogleButton);
  if (google === 'off' && apple === 'off') return null;
  return (
    <div className={styles.providers} data-part="identity">
      {googleClientId && (
        <div className={styles.google}>
          {GoogleButton && (
            // Each failure draws it again, because the nonce is used up.
            <GoogleButton key={failureCount} clientId={googleClientId} onCredential={finishGoogle} />
          )}
        </div>
      )}
      {google !== 'off' && !googleClientId && (
        <ProviderButton
          provider="google"
          logo={<GoogleLogo />}
          busy={busy === 'google'}
          onPress={startGoogle}
        >
          {t.google}
        </ProviderButton>
      )}
      {apple !== 'off' && (
        <ProviderButton provider="apple" logo={<AppleLogo />} busy={busy === 'apple'} onPress={startApple}>
          {t.apple}
        </ProviderButton>
      )}
      {problem && (
        <p className={styles.problem}>
          <AlertIcon />
          <span>{t.problems[problem]}</span>
        </p>
      )}
      <p className={styles.or}>{t.or}</p>
    </div>
  );
}

interface ProviderButtonProps {
  provider: 'google' | 'apple';
  logo: ReactNode;
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ProviderButton({ provider, logo, busy, onPress, children }: ProviderButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${provider === 'apple' ? styles.dark : ''}`}
      data-part={provider}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      {logo}
      <span>{busy ? providerTexts().opening : children}</span>
    </button>
  );
}

/** The providers' logos, in their own colours. */
function GoogleLogo() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path stroke="#ea4335" d="M18.1 6.9A8 8 0 0 0 4.8 8.6" />
      <path stroke="#fbbc04" d="M4.8 8.6a8 8 0 0 0 0 6.8" />
      <path stroke="#34a853" d="M4.8 15.4a8 8 0 0 0 12.3 2.7" />
      <path stroke="#4285f4" d="M17.1 18.1A8 8 0 0 0 20 12h-7.8" />
    </svg>
  );
}

function AppleLogo() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M15.4 2c.2 1.3-.4 2.6-1.2 3.5-.8.9-1.9 1.5-3 1.4-.2-1.2.4-2.5 1.1-3.3.8-.9 2.1-1.5 3.1-1.6ZM19.4 8.9c-3.1 1.9-2.8 6.2.6 7.6-.9 2.4-2.5 5-4.4 5-1.3 0-1.8-.8-3.4-.8s-2.1.8-3.4.8c-2.5 0-5.3-5-5.3-8.7 0-3.5 2.2-5.5 4.6-5.5 1.5 0 2.7 1 3.8 1 1 0 2.5-1.1 4.3-1 1.3 0 2.5.6 3.2 1.6Z" />
    </svg>
  );
}

/** Loaded when a button is pressed, so that the page appears sooner. */
const loadSignIn = () => import('./sign-in.ts');

type Busy = 'google' | 'apple' | undefined;

function findSignInProblem(result: ProviderSignInResult | undefined): ProviderProblem | undefined {
  if (result?.kind === 'appleFailed') return toProviderProblem(result.code, 'appleFailed');
  return result?.kind === 'googleFailed' ? 'googleNoCredential' : undefined;
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
function useProviderSignIn() {
  const t = providerTexts();
  const [path, navigate] = useLocation();
  const [busy, setBusy] = useState<Busy>(() =>
    readProviderSignInResult()?.kind === 'idToken' ? 'google' : undefined,
  );
  const [problem, setProblem] = useState(() => findSignInProblem(readProviderSignInResult()));
  const [failureCount, setFailureCount] = useState(0);

  function fail(newProblem: ProviderProblem) {
    setBusy(undefined);
    setProblem(newProblem);
    setFailureCount((count) => count + 1);
    announce(t.problems[newProblem], 'assertive');
  }

  /** True on success: then the buttons stay busy, because the page is left. */
  async function run(provider: 'google' | 'apple', work: () => Promise<ProviderProblem | undefined>) {
    setBusy(provider);
    setProblem(undefined);
    const newProblem = await work().catch(() => `${provider}Failed` as const);
    if (newProblem) fail(newProblem);
    return newProblem === undefined;
  }

  async function finishGoogle(idToken: string | undefined) {
    if (!(await run('google', async () => (await loadSignIn()).signInWithGoogle(idToken)))) return;
    forgetTypedFields();
    continueAfterLogin();
  }

  async function startGoogle() {
    setBusy('google');
    setProblem(undefined);
    if ((await loadAppConfig())?.signIn.google !== 'real') {
      await run('google', async () => (await loadSignIn()).redirectToSandboxGoogle());
      return;
    }
    // Only Google's own button can sign in. On /login it has replaced our button now that the settings are loaded.
    setBusy(undefined);
    if (path !== pages.login) navigate(pages.login);
  }

  useResetOnRestore(() => setBusy(undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result is handled once
  useEffect(() => {
    const result = takeProviderSignInResult();
    if (result?.kind === 'idToken') void finishGoogle(result.idToken);
    const foundProblem = findSignInProblem(result);
    if (foundProblem) announce(t.problems[foundProblem], 'assertive');
  }, []);
  return {
    busy,
    problem,
    failureCount,
    finishGoogle,
    startGoogle: () => void startGoogle(),
    startApple: () => void run('apple', async () => (await loadSignIn()).redirectToApple()),
  };
}

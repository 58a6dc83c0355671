import { useEffect, useState } from 'react';
import { isSignedIn } from '../../features/auth/session.ts';
import { confirmTexts } from '../../i18n/en/chat.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import styles from './confirm.module.css';

/** What is still missing before the guide's first question, e.g. an account. */
type Needs = 'account' | 'subscription' | 'free' | 'freeUsed' | 'nothing';

async function fetchNeeds(signal: AbortSignal): Promise<Needs> {
  const [{ fetchActiveSubscription }, { fetchFreeReflection }] = await Promise.all([
    import('../../features/billing/subscription/own-subscription.ts'),
    import('../../features/billing/free-reflection.ts'),
  ]);
  if (await fetchActiveSubscription({ signal })) return 'nothing';
  const { state } = await fetchFreeReflection({ signal });
  return ({ open: 'free', used: 'freeUsed', off: 'subscription' } as const)[state];
}

/** Undefined until the server has answered. When it fails, nothing is shown, because the next screen checks again. */
function useNeeds(): Needs | undefined {
  const [signedIn] = useState(isSignedIn);
  const [needs, setNeeds] = useState<Needs | undefined>(signedIn ? undefined : 'account');
  useEffect(() => {
    if (!signedIn) return;
    const controller = new AbortController();
    fetchNeeds(controller.signal).then(setNeeds, () => controller.signal.aborted || setNeeds('nothing'));
    return () => controller.abort();
  }, [signedIn]);
  return needs;
}

/**
 * Says what the first question needs, above the button that begins. On a wide screen the lines keep their room until
 * they are known.
 */
export function BeforeFirstQuestion({ unstored }: { unstored: boolean }) {
  const needs = useNeeds();
  const isOffered = useAppConfig()?.firstReflectionFree ?? false;
  const t = confirmTexts().needs;
  const lines = {
    ...t,
    account: isOffered && !unstored ? t.accountFree : t.account,
    free: unstored ? t.freeUnstored : t.free,
  };
  return (
    <div className={styles.needs} aria-live="polite">
      {needs && lines[needs].map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { isSignedIn } from '../../features/auth/session.ts';
import { confirmTexts } from '../../i18n/en/chat.ts';
import styles from './confirm.module.css';

/** What a person still needs before the first question. */
type Needs = 'account' | 'subscription' | 'nothing';

/** Undefined until the server has answered. When it cannot, the next screen asks again. */
function useNeeds(): Needs | undefined {
  const [signedIn] = useState(isSignedIn);
  const [needs, setNeeds] = useState<Needs | undefined>(signedIn ? undefined : 'account');
  useEffect(() => {
    if (!signedIn) return;
    const controller = new AbortController();
    import('../../features/billing/subscription/own-subscription.ts')
      .then(({ fetchActiveSubscription }) => fetchActiveSubscription({ signal: controller.signal }))
      .then(
        (subscription) => setNeeds(subscription ? 'nothing' : 'subscription'),
        () => controller.signal.aborted || setNeeds('nothing'),
      );
    return () => controller.abort();
  }, [signedIn]);
  return needs;
}

/** Said before the person begins. The lines keep their room until they are known. */
export function BeforeFirstQuestion() {
  const needs = useNeeds();
  return (
    <div className={styles.needs} aria-live="polite">
      {needs && confirmTexts().needs[needs].map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

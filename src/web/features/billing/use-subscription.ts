import { useEffect, useState } from 'react';
import type { ActiveSubscription } from '#shared/shapes.ts';
import { fetchActiveSubscription } from './active-subscription.ts';

export type SubscriptionState =
  /** Nobody is signed in. */
  | { status: 'off' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; subscription: ActiveSubscription | undefined };

/** The status of the signed-in person, asked for while `enabled` and again after `reload`. */
export function useSubscription(enabled: boolean) {
  const [state, setState] = useState<SubscriptionState>({ status: enabled ? 'loading' : 'off' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (!enabled) return setState({ status: 'off' });
    const leaving = new AbortController();
    setState({ status: 'loading' });
    fetchActiveSubscription({ signal: leaving.signal }).then(
      (subscription) => setState({ status: 'known', subscription }),
      () => leaving.signal.aborted || setState({ status: 'failed' }),
    );
    return () => leaving.abort();
  }, [enabled, round]);
  return { state, reload: () => setRound((now) => now + 1) };
}

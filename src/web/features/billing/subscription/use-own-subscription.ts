import { useEffect, useState } from 'react';
import type { ContractTypes } from '#shared/contract/contract.ts';
import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { call } from '../../../lib/api.ts';

export type OwnSubscriptionState =
  /** Nobody is signed in. */
  | { status: 'off' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; subscription: OwnSubscription | undefined };

type Answer = ContractTypes['currentSubscription']['response'];

/** An empty answer means none. */
function isSubscription(answer: Answer): answer is OwnSubscription {
  return 'id' in answer && typeof answer.id === 'string';
}

/** Undefined when there is none. Throws `ApiError`. */
async function fetchOwnSubscription(signal: AbortSignal): Promise<OwnSubscription | undefined> {
  const answer = await call('currentSubscription', { signal, fresh: true });
  return isSubscription(answer) ? answer : undefined;
}

async function look(signal: AbortSignal): Promise<OwnSubscriptionState> {
  try {
    return { status: 'known', subscription: await fetchOwnSubscription(signal) };
  } catch {
    return { status: 'failed' };
  }
}

/** Every place that shows the subscription: the pay page may stand under the open settings panel. */
const watchers = new Set<() => Promise<void>>();

async function reloadAll(): Promise<void> {
  await Promise.all([...watchers].map((watcher) => watcher()));
}

/** A page that the browser kept while the person was at the provider may show what was true before. */
function wakeUp(event: PageTransitionEvent) {
  if (event.persisted) void reloadAll();
}

/**
 * The signed-in person's subscription, asked for while `enabled`. `reload` asks again in every place that shows
 * it, keeps what is known until the answer is there, and resolves with it.
 */
export function useOwnSubscription(enabled: boolean) {
  const [state, setState] = useState<OwnSubscriptionState>({ status: enabled ? 'loading' : 'off' });
  useEffect(() => {
    if (!enabled) return setState({ status: 'off' });
    let asking: AbortController | undefined;
    async function ask() {
      asking?.abort();
      asking = new AbortController();
      const { signal } = asking;
      setState((now) => (now.status === 'known' ? now : { status: 'loading' }));
      const found = await look(signal);
      if (!signal.aborted) setState(found);
    }
    void ask();
    watchers.add(ask);
    window.addEventListener('pageshow', wakeUp);
    return () => {
      asking?.abort();
      watchers.delete(ask);
      window.removeEventListener('pageshow', wakeUp);
    };
  }, [enabled]);
  return { state, reload: reloadAll };
}

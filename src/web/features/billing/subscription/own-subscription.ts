/** The signed-in user's subscription: loading it, and questions about its state. */
import { useEffect, useState } from 'react';
import type { ActiveSubscription, OwnSubscription } from '#shared/contract/shapes.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { fetchFreeReflection } from '../free-reflection.ts';

export type OwnSubscriptionState =
  /** Nobody is signed in. */
  | { status: 'signed-out' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; subscription: OwnSubscription | undefined };

/** The API responds with an empty object when there is no subscription. */
function isSubscription<T extends { id: string }>(response: T | object): response is T {
  return 'id' in response && typeof response.id === 'string';
}

/** The active subscription, or undefined. Throws `ApiError`. */
export async function fetchActiveSubscription(
  options: Pick<CallOptions<'activeSubscription'>, 'signal'> = {},
): Promise<ActiveSubscription | undefined> {
  const response = await call('activeSubscription', { ...options, noCache: true });
  return isSubscription<ActiveSubscription>(response) ? response : undefined;
}

/**
 * Whether the user may make the next call of this stored dialogue: with a subscription, or because it is, or can
 * become, the free one. `starts`: that call asks for its first question. Throws `ApiError`.
 */
export async function hasDialogueAccess(
  { sessionId, starts }: { sessionId: string; starts: boolean },
  options: { signal?: AbortSignal | undefined } = {},
): Promise<boolean> {
  if (await fetchActiveSubscription(options)) return true;
  const free = await fetchFreeReflection(options);
  return free.sessionId === sessionId || (starts && free.state === 'open');
}

/** A charge failed or waits for the user. */
export function isPaymentFailing({ status }: Pick<OwnSubscription, 'status'>): boolean {
  return status === 'past_due' || status === 'requires_action';
}

/** It has ended and gives no access; only its receipts stay available. */
export function hasEnded({ hasAccess, status }: Pick<OwnSubscription, 'hasAccess' | 'status'>): boolean {
  return status === 'ended' && !hasAccess;
}

const runningStatuses: readonly OwnSubscription['status'][] = [
  'active',
  'past_due',
  'requires_action',
  'paused',
];

/**
 * Whether there is a subscription to manage instead of plans to buy: it gives access or may still charge the
 * user. One that only waits for its first payment is an abandoned checkout.
 */
export function isManageable({ hasAccess, status }: Pick<OwnSubscription, 'hasAccess' | 'status'>): boolean {
  return hasAccess || runningStatuses.includes(status);
}

async function loadState(signal: AbortSignal): Promise<OwnSubscriptionState> {
  try {
    const response = await call('currentSubscription', { signal, noCache: true });
    return {
      status: 'loaded',
      subscription: isSubscription<OwnSubscription>(response) ? response : undefined,
    };
  } catch {
    return { status: 'failed' };
  }
}

/** A function per mounted hook that loads again: the settings panel may be open on top of the pay page. */
const watchers = new Set<() => Promise<void>>();

async function reloadAll(): Promise<void> {
  await Promise.all([...watchers].map((watcher) => watcher()));
}

/** A page restored from the back/forward cache may be out of date. */
function reloadOnRestore(event: PageTransitionEvent) {
  if (event.persisted) void reloadAll();
}

/**
 * The signed-in user's subscription, loaded while `enabled`. `reload` refreshes all mounted hooks; they keep their
 * state until the response arrives, and the promise resolves then.
 */
export function useOwnSubscription(enabled: boolean) {
  const [state, setState] = useState<OwnSubscriptionState>({ status: enabled ? 'loading' : 'signed-out' });
  useEffect(() => {
    if (!enabled) return setState({ status: 'signed-out' });
    let controller: AbortController | undefined;
    async function load() {
      controller?.abort();
      controller = new AbortController();
      const { signal } = controller;
      setState((current) => (current.status === 'loaded' ? current : { status: 'loading' }));
      const found = await loadState(signal);
      if (!signal.aborted) setState(found);
    }
    void load();
    watchers.add(load);
    window.addEventListener('pageshow', reloadOnRestore);
    return () => {
      controller?.abort();
      watchers.delete(load);
      window.removeEventListener('pageshow', reloadOnRestore);
    };
  }, [enabled]);
  return { state, reload: reloadAll };
}

export interface SubscriptionActionProps {
  subscription: OwnSubscription;
  /** Reload the subscription. A returned promise is awaited. */
  onChanged: () => unknown;
}

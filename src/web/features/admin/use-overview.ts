import { useCallback, useEffect, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { call } from '../../lib/api.ts';

export type Overview = ContractTypes['adminOverview']['response'];

export const periods = [7, 30, 90, 365] as const;
type Days = (typeof periods)[number];

type OverviewState =
  /** Also when the server denies access: the API client is opening /403 then. */
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; overview: Overview; update: 'idle' | 'loading' | 'failed' };

export interface Figures {
  state: OverviewState;
  days: Days;
  setDays: (days: Days) => void;
  reload: () => void;
}

/** The figures of the last days. The old ones stay on the screen while new ones are loaded. */
export function useOverview(): Figures {
  const [state, setState] = useState<OverviewState>({ status: 'loading' });
  const [asked, setAsked] = useState<{ days: Days; reloads: number }>({ days: 30, reloads: 0 });
  const { days } = asked;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((now) => (now.status === 'ready' ? { ...now, update: 'loading' } : { status: 'loading' }));
    call('adminOverview', { query: { days: asked.days }, signal, fresh: true }).then(
      (overview) => signal.aborted || setState({ status: 'ready', overview, update: 'idle' }),
      (error: unknown) => {
        if (signal.aborted || (error as { status?: number }).status === 403) return;
        setState((now) => (now.status === 'ready' ? { ...now, update: 'failed' } : { status: 'failed' }));
      },
    );
    return () => controller.abort();
  }, [asked]);
  return {
    state,
    days,
    setDays: useCallback((next: Days) => setAsked({ days: next, reloads: 0 }), []),
    reload: useCallback(() => setAsked((now) => ({ ...now, reloads: now.reloads + 1 })), []),
  };
}

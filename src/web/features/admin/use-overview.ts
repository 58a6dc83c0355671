/** Loads the figures of the admin page for a period. */
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
  const [request, setRequest] = useState<{ days: Days; reloads: number }>({ days: 30, reloads: 0 });
  const { days } = request;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((current) =>
      current.status === 'ready' ? { ...current, update: 'loading' } : { status: 'loading' },
    );
    call('adminOverview', { query: { days: request.days }, signal, fresh: true }).then(
      (overview) => signal.aborted || setState({ status: 'ready', overview, update: 'idle' }),
      (error: unknown) => {
        if (signal.aborted || (error as { status?: number }).status === 403) return;
        setState((current) =>
          current.status === 'ready' ? { ...current, update: 'failed' } : { status: 'failed' },
        );
      },
    );
    return () => controller.abort();
  }, [request]);
  return {
    state,
    days,
    setDays: useCallback((next: Days) => setRequest({ days: next, reloads: 0 }), []),
    reload: useCallback(() => setRequest((current) => ({ ...current, reloads: current.reloads + 1 })), []),
  };
}

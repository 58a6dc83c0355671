/** A check-in: the user looks back at a dialogue on a day that they chose. */
import { useCallback, useEffect, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { ApiError, call } from '../../lib/api.ts';

export type CheckIn = ContractTypes['getCheckIn']['response'];

export type CheckInState =
  | { kind: 'loading' | 'failed' | 'missing' | 'unreadable' }
  | { kind: 'ready'; checkIn: CheckIn };

function toProblem(error: unknown): CheckInState {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'not_found' || code === 'invalid_input') return { kind: 'missing' };
  return { kind: code === 'unreadable' ? 'unreadable' : 'failed' };
}

/** Loads one check-in. `show` replaces it by a newer one from the server. */
export function useCheckIn(sessionId: string) {
  const [state, setState] = useState<CheckInState>({ kind: 'loading' });
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState({ kind: 'loading' });
    call('getCheckIn', { params: { sessionId }, fresh: true, signal }).then(
      (checkIn) => signal.aborted || setState({ kind: 'ready', checkIn }),
      (error: unknown) => signal.aborted || setState(toProblem(error)),
    );
    return () => controller.abort();
  }, [sessionId, reloads]);
  return {
    state,
    show: (checkIn: CheckIn) => setState({ kind: 'ready', checkIn }),
    reload: useCallback(() => setReloads((current) => current + 1), []),
  };
}

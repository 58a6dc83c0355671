/** The list of reflections that have been loaded so far. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchPage, type Reflection, type ReflectionPage } from './reflections.ts';

export type LibraryState =
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'ready'; more: 'idle' | 'loading' | 'failed' } & ReflectionPage);

export interface Library {
  state: LibraryState;
  /** `quiet`: the list stays on the screen meanwhile. */
  reload: (options?: { quiet: boolean }) => void;
  /** Loads the next page and resolves with what is new in it; empty when it failed or there is none. */
  showMore: () => Promise<readonly Reflection[]>;
  /** Removes a deleted one from the list. */
  drop: (sessionId: string) => void;
}

/** Loads the first page, and again with each `reload`. */
function useFirstPage(setState: (state: LibraryState) => void): Library['reload'] {
  const [reload, setReload] = useState({ quiet: false });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (!reload.quiet) setState({ status: 'loading' });
    fetchPage({ signal }).then(
      (page) => signal.aborted || setState({ status: 'ready', more: 'idle', ...page }),
      () => signal.aborted || setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [reload, setState]);
  return useCallback(({ quiet } = { quiet: false }) => setReload({ quiet }), []);
}

/**
 * Returns a function that gives a signal, which aborts when the screen is left. It is made on demand, because in Strict
 * Mode React runs an effect's cleanup and mounts again.
 */
export function useLeaveSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return useCallback(() => {
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}

/** Leaves out what is listed already: a reflection begun meanwhile on another device shifts the pages. */
function withoutKnown(known: readonly Reflection[], next: readonly Reflection[]): readonly Reflection[] {
  const ids = new Set(known.map(({ sessionId }) => sessionId));
  return next.filter(({ sessionId }) => !ids.has(sessionId));
}

export function useLibrary(): Library {
  const [state, setState] = useState<LibraryState>({ status: 'loading' });
  const reload = useFirstPage(setState);
  const getLeaveSignal = useLeaveSignal();

  async function showMore(): Promise<readonly Reflection[]> {
    if (state.status !== 'ready' || state.cursor === null || state.more === 'loading') return [];
    setState({ ...state, more: 'loading' });
    const signal = getLeaveSignal();
    try {
      const page = await fetchPage({ cursor: state.cursor, signal });
      const added = withoutKnown(state.reflections, page.reflections);
      setState((current) => {
        // The list was loaded again meanwhile: what came belongs to the pages of the one before.
        if (current.status !== 'ready' || current.cursor !== state.cursor) return current;
        const reflections = [...current.reflections, ...withoutKnown(current.reflections, added)];
        return { ...current, more: 'idle', cursor: page.cursor, reflections };
      });
      return added;
    } catch {
      if (!signal.aborted)
        setState((current) =>
          current.status === 'ready' && current.cursor === state.cursor
            ? { ...current, more: 'failed' }
            : current,
        );
      return [];
    }
  }

  function drop(sessionId: string): void {
    setState((current) => {
      if (current.status !== 'ready') return current;
      return { ...current, reflections: current.reflections.filter((one) => one.sessionId !== sessionId) };
    });
  }

  return { state, reload, showMore, drop };
}

/** The user's reflections: loaded page by page, newest first, or found by the server while the user types. */
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';

import {
  type FoundReflection,
  fetchPage,
  type Reflection,
  type ReflectionPage,
  searchReflections,
} from './reflections.ts';

type ReadyState = ReflectionPage & { status: 'ready'; nextPage: 'idle' | 'loading' | 'failed' };

export type LibraryState = { status: 'loading' } | { status: 'failed' } | ReadyState;

export interface Library {
  state: LibraryState;
  /** `quiet`: keeps showing the current list while loading, and if loading fails. */
  reload: (options?: { quiet: boolean }) => void;
  /** Loads the next page and resolves with the reflections it added to the list: none if it failed. */
  showMore: () => Promise<readonly Reflection[]>;
  /** Removes a deleted one from the list. */
  drop: (sessionId: string) => void;
}

/** Loads the first page, and again with each `reload`. */
function useFirstPage(setState: Dispatch<SetStateAction<LibraryState>>): Library['reload'] {
  const [request, setRequest] = useState({ quiet: false });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const keepsList = (current: LibraryState) => request.quiet && current.status === 'ready';
    if (!request.quiet) setState({ status: 'loading' });
    fetchPage({ signal }).then(
      (page) => signal.aborted || setState({ status: 'ready', nextPage: 'idle', ...page }),
      () => signal.aborted || setState((current) => (keepsList(current) ? current : { status: 'failed' })),
    );
    return () => controller.abort();
  }, [request, setState]);
  return useCallback(({ quiet } = { quiet: false }) => setRequest({ quiet }), []);
}

/** Leaves out what is listed already: a reflection begun meanwhile on another device shifts the pages. */
function withoutKnown(known: readonly Reflection[], next: readonly Reflection[]): readonly Reflection[] {
  const ids = new Set(known.map(({ sessionId }) => sessionId));
  return next.filter(({ sessionId }) => !ids.has(sessionId));
}

export function useLibrary(): Library {
  const [state, setState] = useState<LibraryState>({ status: 'loading' });
  const latestState = useRef(state);
  latestState.current = state;
  const reload = useFirstPage(setState);
  const getUnmountSignal = useUnmountSignal();

  async function showMore(): Promise<readonly Reflection[]> {
    if (state.status !== 'ready' || state.cursor === null || state.nextPage === 'loading') return [];
    setState({ ...state, nextPage: 'loading' });
    // False if the list was reloaded meanwhile: the page does not continue the new list.
    const isSameList = (current: LibraryState): current is ReadyState =>
      current.status === 'ready' && current.cursor === state.cursor;
    const signal = getUnmountSignal();
    try {
      const page = await fetchPage({ cursor: state.cursor, signal });
      setState((current) => {
        if (!isSameList(current)) return current;
        const reflections = [...current.reflections, ...withoutKnown(current.reflections, page.reflections)];
        return { ...current, nextPage: 'idle', cursor: page.cursor, reflections };
      });
      return isSameList(latestState.current) ? withoutKnown(state.reflections, page.reflections) : [];
    } catch {
      if (!signal.aborted)
        setState((current) => (isSameList(current) ? { ...current, nextPage: 'failed' } : current));
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

/** Wait after the last key before the words are sent. */
const pauseMs = 300;

type SearchState =
  | { status: 'searching' | 'failed' }
  | { status: 'found'; reflections: readonly FoundReflection[]; more: boolean };

export interface Search {
  words: string;
  setWords: (words: string) => void;
  /** Undefined while there are no words. */
  state: SearchState | undefined;
  retry: () => void;
  drop: (sessionId: string) => void;
}

export function useSearch(): Search {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<SearchState>({ status: 'searching' });
  const [reloads, setReloads] = useState(0);
  const query = words.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry searches again
  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    setFound({ status: 'searching' });
    const timer = setTimeout(() => {
      searchReflections(query, signal).then(
        ({ sessions, more }) => signal.aborted || setFound({ status: 'found', reflections: sessions, more }),
        () => signal.aborted || setFound({ status: 'failed' }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, reloads]);
  return {
    words,
    setWords,
    state: query === '' ? undefined : found,
    retry: () => setReloads((current) => current + 1),
    drop: (sessionId) =>
      setFound((current) =>
        current.status === 'found'
          ? { ...current, reflections: current.reflections.filter((one) => one.sessionId !== sessionId) }
          : current,
      ),
  };
}

/**
 * Returns a function that gives a signal, which aborts when the component is unmounted. The signal is created on
 * demand, because in Strict Mode React runs an effect's cleanup and mounts again.
 */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return useCallback(() => {
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}

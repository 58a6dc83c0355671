/** Searches on the server while the user types. */
import { useEffect, useState } from 'react';
import { type FoundReflection, searchReflections } from './reflections.ts';

/** Wait after the last key before the words are sent. */
const pauseMs = 300;

export type SearchState =
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

/** A user's reflections: the list, page by page and newest first, the search of it, and saving them as a file. */
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { ApiError, call } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { showToast } from '../../ui/toast.tsx';
import type { ExportFormat, WholeReflection } from './reflection-files.ts';

export type Reflection = ContractTypes['listSessions']['response']['sessions'][number];
/** A reflection that a search found, with the excerpt that matches. */
export type FoundReflection = ContractTypes['searchReflections']['response']['sessions'][number];

export interface ReflectionPage {
  reflections: readonly Reflection[];
  /** Start of the next page; null at the end. */
  cursor: string | null;
}

interface PageOptions {
  cursor?: string | undefined;
  limit?: number;
  signal: AbortSignal;
}

/** A page of the list, newest first. Throws `ApiError`. */
async function fetchPage({ cursor, limit, signal }: PageOptions): Promise<ReflectionPage> {
  const query = { ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) };
  const { sessions, nextCursor } = await call('listSessions', { query, signal, noCache: true });
  return { reflections: sessions, cursor: nextCursor };
}

/** Throws `ApiError`. */
function fetchWhole(sessionId: string, signal: AbortSignal): Promise<WholeReflection> {
  return call('getSession', { params: { sessionId }, signal, noCache: true });
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The reflection's encryption key is lost, so nobody can read it. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unreadable';

/** Reflections that contain every word, with an excerpt if the matching text is not on the card. Throws `ApiError`. */
function searchReflections(
  query: string,
  signal: AbortSignal,
): Promise<ContractTypes['searchReflections']['response']> {
  return call('searchReflections', { body: { query }, signal });
}

/** `2026-11`, in local time. */
function monthOf({ createdAt }: Reflection): string {
  const date = new Date(createdAt);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

interface Month {
  key: string;
  reflections: readonly FoundReflection[];
}

/** Groups a list that is sorted by time. */
export function groupByMonth(reflections: readonly FoundReflection[]): Month[] {
  const months: { key: string; reflections: FoundReflection[] }[] = [];
  for (const reflection of reflections) {
    const key = monthOf(reflection);
    const last = months.at(-1);
    if (last?.key === key) last.reflections.push(reflection);
    else months.push({ key, reflections: [reflection] });
  }
  return months;
}

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

// Downloads one reflection, or all of them, as a file.

/** The server's largest page. */
const pageLimit = 100;

type Collect = (signal: AbortSignal) => Promise<WholeReflection[]>;

const collectOne =
  (sessionId: string): Collect =>
  async (signal) => [await fetchWhole(sessionId, signal)];

/** Every reflection, newest first. Leaves out what is deleted meanwhile or cannot be read. */
function collectAll(onCount: (count: number) => void): Collect {
  return async (signal) => {
    const complete: WholeReflection[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await fetchPage({ cursor, limit: pageLimit, signal });
      for (const { sessionId } of page.reflections) {
        const one = await fetchWhole(sessionId, signal).catch((error: unknown) => {
          if (!isNotFound(error) && !isUnreadable(error)) throw error;
        });
        if (one) complete.push(one);
        onCount(complete.length);
      }
      cursor = page.cursor;
    }
    return complete;
  };
}

interface SaveOptions {
  collect: Collect;
  format: ExportFormat;
  /** Names the file after all reflections instead of one. */
  all: boolean;
}

async function save({ collect, format, all }: SaveOptions, signal: AbortSignal): Promise<void> {
  const [reflections, { createExportFile }] = await Promise.all([
    collect(signal),
    import('./reflection-files.ts'),
  ]);
  signal.throwIfAborted();
  const { name, blob } = createExportFile(reflections, format, { all, now: new Date() });
  saveBlob(blob, name);
}

/** `busy`: the format being saved. `count`: how many reflections are collected so far. */
export function useSaving() {
  const t = libraryTexts();
  const getUnmountSignal = useUnmountSignal();
  const [busy, setBusy] = useState<ExportFormat>();
  const [count, setCount] = useState(0);

  function run(options: SaveOptions): void {
    const signal = getUnmountSignal();
    setBusy(options.format);
    setCount(0);
    save(options, signal)
      .then(() => showToast({ text: t.saved, kind: 'status' }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        const failure = isUnreadable(error) ? t.unreadable : t.saveFailed;
        showToast({ text: isNotFound(error) ? t.gone : failure, kind: 'error' });
      })
      .finally(() => setBusy(undefined));
  }

  return {
    busy,
    count,
    saveOne: (sessionId: string, format: ExportFormat) =>
      run({ collect: collectOne(sessionId), format, all: false }),
    saveAll: (format: ExportFormat) => run({ collect: collectAll(setCount), format, all: true }),
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

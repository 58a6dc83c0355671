/** Code and texts that are fetched when they are needed. */
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from '#shared/locales.ts';
import { timing } from '#shared/timing.ts';
import { type Language, loadTranslations } from '../i18n/languages.ts';
import type { call } from './api.ts';
import { tabStore } from './storage.ts';

/** In session storage: the document was reloaded because code was missing. */
const reloadedKey = 'chunkReloaded';
/** Wait before a failed import or a check of the server is repeated. */
const retryMs = 600;

function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, retryMs));

/** Waits until the server responds; otherwise a reload would show the browser's error page. */
async function waitForServer(): Promise<void> {
  const isServed = () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = performance.now() + timing.chunkTimeoutMs;
  while (!(await isServed()) && performance.now() < deadline) await pause();
}

/**
 * Retries a failed import once the network and the server are available, then reloads the document once (the file may
 * belong to an old version). If that fails too, throws to the error boundary.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load().catch(async () => {
      await pause();
      await waitUntilOnline();
      await waitForServer();
      return load();
    });
    tabStore.remove(reloadedKey);
    return loaded;
  } catch (error) {
    if (tabStore.read(reloadedKey) || !navigator.onLine) throw error;
    tabStore.write(reloadedKey, '1');
    window.location.reload();
    return new Promise(() => {}); // The document is being replaced.
  }
}

/** Loads the texts in the reader's language. Never rejects; without them the page is in English. */
export async function loadTexts(part: keyof Language, locale?: Locale): Promise<void> {
  await importWithRetry(() => loadTranslations(part, locale)).catch(() => undefined);
}

/** A chunk that has not arrived after `timing.chunkTimeoutMs` counts as failed. */
function withTimeout<T>(loading: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('The code of this page did not arrive in time'));
    const timer = setTimeout(fail, timing.chunkTimeoutMs);
    loading.finally(() => clearTimeout(timer)).catch(() => undefined);
  });
  return Promise.race([loading, timeout]);
}

export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Fetches the code and texts; after that the first render is complete. */
  load(): Promise<unknown>;
}

/**
 * A component, mostly a page, whose code is loaded when it is first shown. Not React's `lazy`: once its Suspense shows a fallback, it keeps it
 * for 300 ms, even if the code arrives 2 ms later. Here, `fallback` is shown only until the code has arrived. `texts`: the
 * part of the translations that it needs; `rest` has those of all pages but the landing page and documents.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
  texts: keyof Language = 'rest',
): LazyComponent<P> {
  let ready: { View: ComponentType<P> } | undefined;
  const fetchCode = async () => {
    const [View] = await Promise.all([importWithRetry(() => withTimeout(load())), loadTexts(texts)]);
    ready = { View };
    return ready;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of a module only, like React's lazy()
  function Lazy(props: P) {
    const [loaded, setLoaded] = useState(ready);
    useLayoutEffect(() => {
      if (loaded) return;
      const fail = (error: unknown) =>
        setLoaded(() => {
          throw error; // To the error boundary.
        });
      fetchCode().then(setLoaded, fail);
    }, [loaded]);
    return loaded ? <loaded.View {...props} /> : fallback;
  }
  return Object.assign(Lazy, { load: fetchCode });
}

/**
 * A part of the screen whose code is fetched after the first paint, once `enabled`; undefined until it has arrived.
 * Define `load` outside the component: a new function is called again. A failure is not retried, and the page stays
 * without the part.
 */
export function useLazyComponent<P>(
  enabled: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<{ View: ComponentType<P> }>();
  useEffect(() => {
    if (!enabled) return;
    Promise.all([load(), loadTexts('rest')]).then(
      ([View]) => setPart({ View }),
      () => undefined,
    );
  }, [enabled, load]);
  return enabled ? part?.View : undefined;
}

/**
 * `call` of api.ts for code that the first paint needs: loads the API client only now, so that the paint does not wait.
 */
export const callLazily: typeof call = async (name, options) =>
  (await import('./api.ts')).call(name, options);

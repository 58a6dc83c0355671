import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { timing } from '#shared/timing.ts';
import { tabStore } from './storage.ts';

const reloadedKey = 'chunkReloaded';
const retryMs = 600;

/** Without a network nothing can be fetched: the screen waits for it, below the banner that says so. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * A chunk that did not load is asked for once more (a flicker of the network), then the document is loaded anew,
 * once (a new version is out and the old file is gone). After that the error is the boundary's.
 */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      await untilOnline();
      return load();
    });
    tabStore.remove(reloadedKey);
    return loaded;
  } catch (error) {
    if (tabStore.read(reloadedKey) || !navigator.onLine) throw error;
    tabStore.write(reloadedKey, '1');
    window.location.reload();
    return new Promise(() => {}); // The document is on its way out.
  }
}

/** Spec 9: a chunk that has not come in time counts as one that failed. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const failed = () => reject(new Error('The code of this page did not come in time'));
    const timer = setTimeout(failed, timing.chunkTimeoutMs);
    loading.finally(() => clearTimeout(timer)).catch(() => undefined);
  });
  return Promise.race([loading, late]);
}

export interface LazyPage<P> {
  (props: P): ReactNode;
  /** Fetches the page's code; after that its first rendering needs no waiting. */
  load(): Promise<unknown>;
}

export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  let ready: ComponentType<P> | undefined;
  const fetchPage = async () => {
    ready = await insist(() => inTime(load()));
    return { default: ready };
  };
  const Waiting: ComponentType<P> = lazy(fetchPage);
  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of a module only, as lazy() itself
  function Page(props: P) {
    // Held, since another type would begin the screen anew when its code has come.
    const [{ Found }] = useState(() => ({ Found: ready ?? Waiting }));
    return <Found {...props} />;
  }
  return Object.assign(Page, { load: fetchPage });
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { tabStore } from './storage.ts';

const reloadedKey = 'chunkReloaded';
const retryMs = 600;

/**
 * A chunk that did not load is asked for once more (a flicker of the network), then the document is loaded anew,
 * once (a new version is out and the old file is gone). After that the error is the boundary's.
 */
async function insist<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
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

export function lazyPage<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await insist(load) }));
}

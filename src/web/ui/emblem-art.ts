import { type ReactNode, useSyncExternalStore } from 'react';

/** What the weather draws around the sun: given by the sky feature once it is loaded, after the first paint. */
export interface EmblemArt {
  behind: ReactNode;
  before: ReactNode;
  /** Of the disc, on a field of 320. */
  radius: number;
}

let art: EmblemArt | undefined;
const listeners = new Set<() => void>();

export function setEmblemArt(next: EmblemArt | undefined): void {
  art = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined for a clear sky, and until the weather is known. */
export function useEmblemArt(): EmblemArt | undefined {
  return useSyncExternalStore(
    subscribe,
    () => art,
    () => undefined,
  );
}

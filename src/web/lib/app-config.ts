/** The server's public settings, such as the product's name and the guide in use. */
import { useSyncExternalStore } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { callLazily } from './lazy.tsx';

export type AppConfig = ContractTypes['getConfig']['response'];

let config: AppConfig | undefined;
let pending: Promise<AppConfig | undefined> | undefined;
const listeners = new Set<() => void>();

/** Loads the server's public settings once; a failed load is retried with the next call. Never rejects. */
export function loadAppConfig(): Promise<AppConfig | undefined> {
  pending ??= callLazily('getConfig').then(
    (loaded) => {
      config = loaded;
      for (const listener of listeners) listener();
      return loaded;
    },
    () => {
      pending = undefined;
      return undefined;
    },
  );
  return pending;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  void loadAppConfig();
  return () => listeners.delete(listener);
}

/** The server's public settings; undefined until they are loaded. */
export function useAppConfig(): AppConfig | undefined {
  return useSyncExternalStore(
    subscribe,
    () => config,
    () => undefined,
  );
}

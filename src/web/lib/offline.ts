import { useEffect, useSyncExternalStore } from 'react';
import { pages } from '#shared/pages.ts';
import { useAppConfig } from './app-config.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True while the browser says that it has no network at all. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** Long enough for the page to have all it needs: the worker's files must take nothing from it. */
const quietMs = 4_000;

/** Not in the page as it is sent: its description would be fetched before the first paint, which it is not for. */
function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** After the first rendering; the browser may then offer to install the app. */
export function useManifest(): void {
  useEffect(linkManifest, []);
}

/**
 * Registers the worker once the page has been at rest. Not on /login where Google is real: that document lets
 * Google's script run and has no Trusted Types, so it sets up nothing that outlives it.
 */
export function useOfflineWorker(path: string): void {
  const config = useAppConfig();
  const wanted = config !== undefined && !(config.signIn.google === 'real' && path === pages.login);
  useEffect(() => {
    if (!wanted || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const timer = window.setTimeout(() => {
      // Without the file there is no worker this time; the next page tries again.
      import('./offline-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
    }, quietMs);
    return () => window.clearTimeout(timer);
  }, [wanted]);
}

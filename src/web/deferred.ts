/** Code that no first screen needs. main.tsx loads it at the first interaction. */
import { pages } from '#shared/pages.ts';
import { startSky } from './features/sky/sky.ts';
import { loadAppConfig } from './lib/app-config.ts';

/** Loads the performance watch, if the server enables it. */
async function watchIfEnabled(): Promise<void> {
  const config = await loadAppConfig();
  if (!config?.performanceMonitoring) return;
  const { watchPerformance } = await import('./lib/performance-watch.ts');
  watchPerformance();
}

/** Added by script, because a manifest in the HTML would be fetched before the first paint. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Trusted Types are missing in TypeScript's DOM library. */
interface TypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const workerFile = '/sw.js';

/** The only policy that the server's headers allow. It accepts one file. */
function trustedFile(): string {
  const types = (window as { trustedTypes?: TypesFactory }).trustedTypes;
  const createScriptURL = (url: string) => {
    if (url !== workerFile) throw new TypeError('Only the service worker may be loaded');
    return url;
  };
  return types
    ? types.createPolicy('service-worker', { createScriptURL }).createScriptURL(workerFile)
    : workerFile;
}

/** Without a worker (private window, no HTTPS), everything works except opening the app offline. */
async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedFile(), { updateViaCache: 'none' });
  } catch {
    // The browser or its settings forbid it.
  }
}

/** The worker downloads files, so it waits until the page has loaded its own. */
const quietMs = 4_000;

/**
 * Registers the service worker, which opens the app offline. Not on /login when it loads Google's script: that document
 * has no Trusted Types and must not set up anything that outlives it.
 */
async function registerLater(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const config = await loadAppConfig();
  if (!config || (config.signIn.google === 'real' && window.location.pathname === pages.login)) return;
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  await registerWorker();
}

/** Follows the weather and sign-outs in other tabs, and watches performance if that is enabled. */
export function startDeferred(): void {
  startSky();
  linkManifest();
  registerLater().catch(() => undefined); // The next page tries again.
  // A separate chunk, because all other pages load it at start.
  void import('./lib/wipe.ts').then(({ watchForWipes }) => watchForWipes()).catch(() => undefined);
  watchIfEnabled().catch(() => undefined); // The page works without it.
}

/** Code that no page needs for its first screen. main.tsx loads it at the first interaction. */
import { pages } from '#shared/pages.ts';
import { startSky } from './features/sky/sky.ts';
import { loadAppConfig } from './lib/app-config.ts';

/** Starts performance monitoring, if the server enables it. */
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

/** `window.trustedTypes`, which is missing in TypeScript's DOM library. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const workerUrl = '/sw.js';

/** The URL of the worker as Trusted Types demand it: from the only policy that the server's headers allow. */
function trustedWorkerUrl(): string {
  const types = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  const createScriptURL = (url: string) => {
    if (url !== workerUrl) throw new TypeError('Only the service worker may be loaded');
    return url;
  };
  return types
    ? types.createPolicy('service-worker', { createScriptURL }).createScriptURL(workerUrl)
    : workerUrl;
}

/** Without a worker (private window, no HTTPS), everything works except opening the app offline. */
async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedWorkerUrl(), { updateViaCache: 'none' });
  } catch {
    // The browser or its settings forbid it.
  }
}

/** The worker downloads files, so it waits until the page has loaded its own. */
const workerDelayMs = 4_000;

/**
 * Registers the service worker, which opens the app offline. Not on /login when it loads Google's script: there the server
 * turns Trusted Types off, so that a foreign script could register a worker that stays after the page is closed.
 */
async function registerLater(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const config = await loadAppConfig();
  if (!config || (config.signIn.google === 'real' && window.location.pathname === pages.login)) return;
  await new Promise((resolve) => setTimeout(resolve, workerDelayMs));
  await registerWorker();
}

/**
 * Starts what the page does in the background: the sky behind the pages follows the weather, the service worker is
 * registered, a sign-out in another tab deletes the user's data in this one, too, and performance is monitored if that is
 * enabled.
 */
export function startDeferred(): void {
  startSky();
  linkManifest();
  registerLater().catch(() => undefined); // The next page tries again.
  // `import`, so that it stays in the chunk that every page but the landing page has loaded with the session already.
  void import('./lib/wipe.ts').then(({ watchForWipes }) => watchForWipes()).catch(() => undefined);
  watchIfEnabled().catch(() => undefined); // The page works without it.
}

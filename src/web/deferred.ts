/** What no first screen needs; main.tsx fetches it at the first interaction. */
import { pages } from '#shared/pages.ts';
import { startSky } from './features/sky/sky.ts';
import { loadAppConfig } from './lib/app-config.ts';

/** Watches how fast the page is, where the server asks for it; the code of that is fetched only then. */
async function watchIfAsked(): Promise<void> {
  const config = await loadAppConfig();
  if (!config?.performanceMonitoring) return;
  const { watchPerformance } = await import('./lib/performance-watch.ts');
  watchPerformance();
}

/** Not in the page as it is sent: its description would be fetched before the first paint, which it is not for. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Trusted Types, in browsers that have them. TypeScript's DOM library does not have them yet. */
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
    if (url !== workerFile) throw new TypeError('Only the service worker may be named');
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

/** Long enough for the page to have all it needs: the worker's files must take nothing from it. */
const quietMs = 4_000;

/**
 * The worker that opens the app offline. Not on /login where Google is real: that document lets Google's script run
 * and has no Trusted Types, so it sets up nothing that outlives it.
 */
async function registerLater(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const config = await loadAppConfig();
  if (!config || (config.signIn.google === 'real' && window.location.pathname === pages.login)) return;
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  await registerWorker();
}

/** Follows the weather and what other tabs wipe, and watches the page where it is asked for. */
export function startDeferred(): void {
  startSky();
  linkManifest();
  registerLater().catch(() => undefined); // The next page tries again.
  // A chunk of its own, since the other pages have it from the beginning.
  void import('./lib/wipe.ts').then(({ startWipes }) => startWipes()).catch(() => undefined);
  watchIfAsked().catch(() => undefined); // The page is as good without.
}

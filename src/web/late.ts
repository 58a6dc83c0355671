/** What no first screen needs; start-later.ts fetches it once the page stands. */
import { startSky } from './features/sky/sky.ts';
import { loadAppConfig } from './lib/app-config.ts';

/** Watches how fast the page is, where the server asks for it; the code of that is fetched only then. */
async function watchIfAsked(): Promise<void> {
  const config = await loadAppConfig();
  if (!config?.performanceMonitoring) return;
  const { watchPerformance } = await import('./lib/performance-watch.ts');
  watchPerformance();
}

/** Follows the weather and what other tabs wipe, and watches the page where it is asked for. */
export function startLate(): void {
  startSky();
  // A chunk of its own, since the other pages have it from the beginning.
  void import('./lib/wipe.ts').then(({ startWipes }) => startWipes()).catch(() => undefined);
  watchIfAsked().catch(() => undefined); // The page is as good without.
}

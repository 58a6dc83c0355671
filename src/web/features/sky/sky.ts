/** The sky of the page: its theme follows the weather, its mode the system's scheme and the sun. */
import { useSyncExternalStore } from 'react';
import { weatherTiming } from '#shared/weather.ts';
import { call } from '../../lib/api.ts';
import { localStore } from '../../lib/storage.ts';
import { paintFavicon, paintSky } from './paint.ts';
import { isFresh, type KeptReading, keepReading, keptReading } from './reading.ts';
import { defaultTheme, type SkyMode, skyMode, type ThemeName, themeForCode } from './themes.ts';

const timeoutMs = 20_000;

export interface Sky {
  theme: ThemeName;
  mode: SkyMode;
  /** Undefined while it is being asked for, and when that has failed. */
  reading: KeptReading | undefined;
  state: 'asking' | 'known' | 'failed';
}

let sky: Sky = { theme: defaultTheme, mode: 'light-day', reading: undefined, state: 'asking' };
let asking: Promise<void> | undefined;
let started = false;
const listeners = new Set<() => void>();

const darkScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

function skyOf(reading: KeptReading | undefined, state: Sky['state']): Sky {
  const { weathercode, is_day } = reading?.weather ?? {};
  const theme = weathercode === undefined ? defaultTheme : themeForCode(weathercode);
  return { theme, mode: skyMode(darkScheme().matches, is_day !== 0), reading, state };
}

function show(next: Sky): void {
  sky = next;
  paintSky(sky.theme, sky.mode);
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  try {
    const { current_weather, source } = await call('getWeather', { timeoutMs, fresh: true });
    const kept = keptReading(localStore, Date.now());
    const given: KeptReading = { weather: current_weather, source, at: Date.now() };
    // A real reading of this browser tells more than weather that stands in for one.
    const reading = source === 'default' ? (kept ?? given) : given;
    keepReading(localStore, reading);
    show(skyOf(reading, 'known'));
  } catch {
    const kept = keptReading(localStore, Date.now());
    show(skyOf(kept, kept ? 'known' : 'failed'));
  }
}

/** Asks when the last reading is half an hour old, and only for a page that somebody sees. */
async function refresh(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const kept = keptReading(localStore, Date.now());
  if (kept && isFresh(kept, Date.now())) return show(skyOf(kept, 'known')); // Another tab may have asked.
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** After a failure, at the person's own wish. */
export function askAgain(): Promise<void> {
  show({ ...sky, state: 'asking' });
  return refresh();
}

const refreshFavicon = () => paintFavicon(sky.theme, sky.mode);

/** Begins to follow the weather, once. The icon is drawn at once, then every hour and with the scheme. */
export function startSky(): void {
  if (started) return;
  started = true;
  const kept = keptReading(localStore, Date.now());
  if (kept) show(skyOf(kept, 'known'));
  void refresh().then(refreshFavicon);
  darkScheme().addEventListener('change', () => {
    show(skyOf(sky.reading, sky.state));
    refreshFavicon();
  });
  document.addEventListener('visibilitychange', () => void refresh());
  setInterval(() => void refresh(), weatherTiming.refreshMs);
  setInterval(refreshFavicon, weatherTiming.faviconMs);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  startSky();
  return () => listeners.delete(listener);
}

/** The sky above the page and the reading it follows. */
export function useSky(): Sky {
  return useSyncExternalStore(
    subscribe,
    () => sky,
    () => sky,
  );
}

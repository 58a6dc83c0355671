/** The sky of the page: its theme follows the weather, its mode the system's scheme and the sun. */
import { useSyncExternalStore } from 'react';
import { weatherTiming } from '#shared/weather.ts';
import { call } from '../../lib/api.ts';
import { localStore } from '../../lib/storage.ts';
import { paintFavicon, paintSky } from './paint.ts';
import { defaultTheme, type SkyMode, skyMode, type ThemeName, themeForCode } from './themes.ts';
import { type CachedWeather, cacheWeather, isFresh, readCachedWeather } from './weather-cache.ts';

const timeoutMs = 20_000;

export interface Sky {
  theme: ThemeName;
  mode: SkyMode;
  /** Undefined until the first reading, and when it failed. */
  reading: CachedWeather | undefined;
  state: 'loading' | 'loaded' | 'failed';
}

let sky: Sky = { theme: defaultTheme, mode: 'light-day', reading: undefined, state: 'loading' };
let pending: Promise<void> | undefined;
let started = false;
const listeners = new Set<() => void>();

const darkScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

function createSky(reading: CachedWeather | undefined, state: Sky['state']): Sky {
  const { weathercode, is_day } = reading?.weather ?? {};
  const theme = weathercode === undefined ? defaultTheme : themeForCode(weathercode);
  return { theme, mode: skyMode(darkScheme().matches, is_day !== 0), reading, state };
}

function show(next: Sky): void {
  sky = next;
  paintSky(sky.theme, sky.mode);
  for (const listener of listeners) listener();
}

async function fetchWeather(): Promise<void> {
  try {
    const { current_weather, source } = await call('getWeather', { timeoutMs, fresh: true });
    const cached = readCachedWeather(localStore, Date.now());
    const received: CachedWeather = { weather: current_weather, source, at: Date.now() };
    // An older real reading is better than default weather.
    const reading = source === 'default' ? (cached ?? received) : received;
    cacheWeather(localStore, reading);
    show(createSky(reading, 'loaded'));
  } catch {
    const cached = readCachedWeather(localStore, Date.now());
    show(createSky(cached, cached ? 'loaded' : 'failed'));
  }
}

/** Fetches the weather when the last reading is half an hour old and the page is visible. */
async function refresh(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const cached = readCachedWeather(localStore, Date.now());
  if (cached && isFresh(cached, Date.now())) return show(createSky(cached, 'loaded')); // Another tab may have updated it.
  pending ??= fetchWeather().finally(() => {
    pending = undefined;
  });
  return pending;
}

/** For the button that is shown after a failure. */
export function retryWeather(): Promise<void> {
  show({ ...sky, state: 'loading' });
  return refresh();
}

const refreshFavicon = () => paintFavicon(sky.theme, sky.mode);

/** Starts to follow the weather; later calls do nothing. The icon is redrawn every hour and with the scheme. */
export function startSky(): void {
  if (started) return;
  started = true;
  const cached = readCachedWeather(localStore, Date.now());
  if (cached) show(createSky(cached, 'loaded'));
  void refresh().then(refreshFavicon);
  darkScheme().addEventListener('change', () => {
    show(createSky(sky.reading, sky.state));
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

export function useSky(): Sky {
  return useSyncExternalStore(
    subscribe,
    () => sky,
    () => sky,
  );
}

/** The sky of the page: its theme follows the weather, its mode the system's scheme and the sun. */
import { useSyncExternalStore } from 'react';
import { type CurrentWeather, weatherTiming } from '#shared/weather.ts';
import { call } from '../../lib/api.ts';
import { localStore, readJson, type Store, writeJson } from '../../lib/storage.ts';
import { paintFavicon, paintSky } from './paint.tsx';
import { defaultTheme, type SkyMode, skyMode, type ThemeName, themeForCode } from './themes.ts';

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
    const { current_weather, source } = await call('getWeather', { timeoutMs, noCache: true });
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

/** The last weather reading, kept in local storage for twelve hours and refreshed after half an hour. */
const weatherKey = 'weather';

export interface CachedWeather {
  weather: CurrentWeather;
  /** `default`: the server's weather service failed. */
  source: 'service' | 'bundled' | 'default';
  /** When this browser received it, in milliseconds since the epoch. */
  at: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const sources: readonly unknown[] = ['service', 'bundled', 'default'];
const numbers = ['weathercode', 'temperature', 'windspeed', 'winddirection', 'is_day'] as const;

/** Storage may hold anything: extensions and older versions write to it, too. */
function isCachedWeather(value: unknown): value is CachedWeather {
  if (!isRecord(value) || !isRecord(value.weather)) return false;
  const { weather } = value;
  return (
    numbers.every((name) => Number.isFinite(weather[name])) &&
    typeof weather.time === 'string' &&
    !Number.isNaN(Date.parse(weather.time)) &&
    sources.includes(value.source) &&
    Number.isFinite(value.at)
  );
}

/** Undefined when there is none, or it is malformed, too old, or from the future. */
function readCachedWeather(store: Store, now: number): CachedWeather | undefined {
  const cached = readJson(store, weatherKey);
  if (!isCachedWeather(cached)) return undefined;
  const age = now - cached.at;
  return age >= 0 && age < weatherTiming.cacheMs ? cached : undefined;
}

function cacheWeather(store: Store, reading: CachedWeather): void {
  writeJson(store, weatherKey, reading);
}

/** Allows for the time a response takes, so that a refresh every half hour finds the reading old enough. */
const responseTimeMs = 30_000;

/** Default weather never counts as fresh: the next refresh asks again. */
const isFresh = (cached: CachedWeather, now: number) =>
  cached.source !== 'default' && now - cached.at < weatherTiming.refreshMs - responseTimeMs;

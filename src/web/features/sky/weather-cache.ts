/** The last weather reading, kept in local storage for twelve hours and refreshed after half an hour. */
import { type CurrentWeather, weatherTiming } from '#shared/weather.ts';
import { readJson, type Store, writeJson } from '../../lib/storage.ts';

const key = 'weather';

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
export function readCachedWeather(store: Store, now: number): CachedWeather | undefined {
  const cached = readJson(store, key);
  if (!isCachedWeather(cached)) return undefined;
  const age = now - cached.at;
  return age >= 0 && age < weatherTiming.cacheMs ? cached : undefined;
}

export function cacheWeather(store: Store, reading: CachedWeather): void {
  writeJson(store, key, reading);
}

/** Allows for the time a response takes, so that a refresh every half hour finds the reading old enough. */
const responseTimeMs = 30_000;

/** Default weather never counts as fresh: the next refresh asks again. */
export const isFresh = (cached: CachedWeather, now: number) =>
  cached.source !== 'default' && now - cached.at < weatherTiming.refreshMs - responseTimeMs;

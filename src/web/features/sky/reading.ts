/** The last reading in this browser: kept for twelve hours, asked for anew after half an hour (spec 9). */
import { type CurrentWeather, weatherTiming } from '#shared/weather.ts';
import { readJson, type Store, writeJson } from '../../lib/storage.ts';

const key = 'weather';

export interface KeptReading {
  weather: CurrentWeather;
  /** Where the server has it from; `default` when its own service fails. */
  source: 'service' | 'bundled' | 'default';
  /** When this browser got it, in milliseconds. */
  at: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const sources: readonly unknown[] = ['service', 'bundled', 'default'];
const numbers = ['weathercode', 'temperature', 'windspeed', 'winddirection', 'is_day'] as const;

/** Whoever has changed the storage, an older version too, must not break the page. */
function isKept(value: unknown): value is KeptReading {
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

/** Undefined when there is none, it is broken, or it is older than twelve hours or from the future. */
export function keptReading(store: Store, now: number): KeptReading | undefined {
  const kept = readJson(store, key);
  if (!isKept(kept)) return undefined;
  const age = now - kept.at;
  return age >= 0 && age < weatherTiming.cacheMs ? kept : undefined;
}

export function keepReading(store: Store, reading: KeptReading): void {
  writeJson(store, key, reading);
}

/** An answer takes a moment: a reading that is asked for every half hour is a little younger when it is time again. */
const answerMs = 30_000;

/** Default weather is no reading: it is asked for anew at the next occasion. */
export const isFresh = (kept: KeptReading, now: number) =>
  kept.source !== 'default' && now - kept.at < weatherTiming.refreshMs - answerMs;

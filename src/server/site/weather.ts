/** The weather at one fixed place, for the colours of logo and sky. No data about visitors is sent to the service. */
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { type CurrentWeather, defaultWeather, weatherTiming } from '#shared/weather.ts';
import type { Config } from '../config/config.ts';
import { fetchBoundedJson } from '../http/outbound.ts';
import type { Handlers } from '../mount.ts';

const timeoutMs = 3_000;
const maxResponseBytes = 64 * 1_024;
/** How long the service is not called again after a failure. */
const pauseAfterFailureMs = 60_000;
/** Shorter than the half hour between readings, so that browsers soon get the new one. */
const browserCacheS = 600;

type WeatherResponse = ResponseBody<'getWeather'>;

export interface Weather {
  /**
   * The last reading if it is younger than 12 hours, otherwise the default weather. Waits only for the first reading.
   */
  read(): Promise<WeatherResponse>;
  /**
   * Calls the service; concurrent calls share one request. A failure is logged and keeps the last reading. Never
   * rejects.
   */
  refresh(): Promise<void>;
}

export interface WeatherDeps {
  config: Pick<Config, 'weather'>;
  fetch: typeof fetch;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  stopping: AbortSignal;
}

/** Keeps other query parameters, e.g. an API key. */
function createUrl({ url, latitude, longitude }: NonNullable<Config['weather']>): string {
  const requestUrl = new URL(url);
  const parameters = { latitude, longitude, current_weather: true, timezone: 'GMT' };
  for (const [name, value] of Object.entries(parameters)) requestUrl.searchParams.set(name, String(value));
  return requestUrl.href;
}

async function fetchReading(
  deps: WeatherDeps,
  place: NonNullable<Config['weather']>,
): Promise<CurrentWeather> {
  const { status, body } = await fetchBoundedJson(deps.fetch, createUrl(place), {
    timeoutMs,
    maxBytes: maxResponseBytes,
    signal: deps.stopping,
  });
  const reading = status === 200 ? parseReading(body) : undefined;
  if (!reading) throw new Error(`the weather service gave no reading (status ${status})`);
  return reading;
}

/** Without a configured service: a fixed sample, parsed like a real response. */
function createBundledWeather({ now }: WeatherDeps): Weather {
  const reading = parseReading(bundledResponse);
  if (!reading) throw new Error('the bundled weather is not valid');
  return {
    read: async () => ({ current_weather: { ...reading, time: now().toISOString() }, source: 'bundled' }),
    refresh: async () => {},
  };
}

export function createWeather(deps: WeatherDeps): Weather {
  const place = deps.config.weather;
  if (!place) return createBundledWeather(deps);
  let last: { reading: CurrentWeather; at: number } | undefined;
  let lastTryAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  const callService = async () => {
    lastTryAt = deps.now().getTime();
    try {
      last = { reading: await fetchReading(deps, place), at: deps.now().getTime() };
    } catch (err) {
      if (!deps.stopping.aborted) deps.log.warn({ err }, 'the weather could not be read');
    }
  };
  const refresh = () => {
    running ??= callService().finally(() => {
      running = undefined;
    });
    return running;
  };
  const isOld = (at: number | undefined) =>
    at === undefined || deps.now().getTime() - at >= weatherTiming.refreshMs;
  return {
    refresh,
    read: async () => {
      const mayCall = deps.now().getTime() - lastTryAt >= pauseAfterFailureMs;
      const pendingRefresh = isOld(last?.at) && mayCall ? refresh() : running;
      if (!last) await pendingRefresh;
      if (last && deps.now().getTime() - last.at < weatherTiming.cacheMs)
        return { current_weather: last.reading, source: 'service' };
      return { current_weather: { ...defaultWeather, time: deps.now().toISOString() }, source: 'default' };
    },
  };
}

/** Reads the weather immediately and every half hour, until the server stops. */
export function startWeatherRefresh(deps: { weather: Weather; stopping: AbortSignal }): void {
  void deps.weather.refresh();
  const timer = setInterval(() => void deps.weather.refresh(), weatherTiming.refreshMs).unref();
  deps.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
}

export function weatherRoutes(deps: { weather: Weather }): Handlers<'getWeather'> {
  return {
    getWeather: async ({ reply }) => {
      const weather = await deps.weather.read();
      const maxAgeS = weather.source === 'default' ? pauseAfterFailureMs / 1_000 : browserCacheS;
      reply.header('cache-control', `public, max-age=${maxAgeS}`);
      return weather;
    },
  };
}

const code = z.number().int().min(0).max(99);
const temperature = z.number().min(-100).max(100);
const windspeed = z.number().min(0).max(500);
const winddirection = z.number().min(0).max(360);
const isDay = z.union([z.literal(0), z.literal(1)]);
/** In GMT, as requested, but without a zone in the text. */
const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z?$/)
  .transform((text) => new Date(text.endsWith('Z') ? text : `${text}Z`))
  .refine((at) => !Number.isNaN(at.getTime()), 'must be a time')
  .transform((at) => at.toISOString());

const olderFormat = z
  .object({
    current_weather: z.object({
      weathercode: code,
      temperature,
      windspeed,
      winddirection,
      is_day: isDay,
      time,
    }),
  })
  .transform(({ current_weather }): CurrentWeather => current_weather);

const currentFormat = z
  .object({
    current: z.object({
      weather_code: code,
      temperature_2m: temperature,
      wind_speed_10m: windspeed,
      wind_direction_10m: winddirection,
      is_day: isDay,
      time,
    }),
  })
  .transform(
    ({ current }): CurrentWeather => ({
      weathercode: current.weather_code,
      temperature: current.temperature_2m,
      windspeed: current.wind_speed_10m,
      winddirection: current.wind_direction_10m,
      is_day: current.is_day,
      time: current.time,
    }),
  );

const serviceResponse = z.union([olderFormat, currentFormat]);

/** Parses the service's response; undefined if it has no valid reading. */
export function parseReading(body: unknown): CurrentWeather | undefined {
  return serviceResponse.safeParse(body).data;
}

/** A sample response (a clear day), for servers without a weather service. */
export const bundledResponse: unknown = {
  latitude: 52.52,
  longitude: 13.42,
  utc_offset_seconds: 0,
  timezone: 'GMT',
  current_weather: {
    time: '2026-06-20T10:00',
    temperature: 18.4,
    windspeed: 6.1,
    winddirection: 220,
    is_day: 1,
    weathercode: 0,
  },
};

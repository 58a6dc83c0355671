/** What Open-Meteo answers, in its older form (`current_weather`) and its present one (`current`). */
import { z } from 'zod';
import type { CurrentWeather } from '#shared/weather.ts';

const code = z.number().int().min(0).max(99);
const temperature = z.number().min(-100).max(100);
const windspeed = z.number().min(0).max(500);
const winddirection = z.number().min(0).max(360);
const isDay = z.union([z.literal(0), z.literal(1)]);
/** In GMT, as we ask for it, but written without saying so. */
const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z?$/)
  .transform((text) => new Date(text.endsWith('Z') ? text : `${text}Z`))
  .refine((at) => !Number.isNaN(at.getTime()), 'must be a time')
  .transform((at) => at.toISOString());

const older = z
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

const present = z
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

const answer = z.union([older, present]);

/** The reading in an answer of the weather service; undefined when it is none. */
export function parseReading(body: unknown): CurrentWeather | undefined {
  return answer.safeParse(body).data;
}

/** An answer as the service gives it, for servers that ask none: a clear day. */
export const bundledAnswer: unknown = {
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

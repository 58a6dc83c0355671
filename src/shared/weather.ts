/** Constants of spec 9 on weather, and the weather for when none is known. All times in milliseconds. */
export const weatherTiming = {
  cacheMs: 43_200_000,
  refreshMs: 30 * 60_000,
  faviconMs: 60 * 60_000,
} as const;

/** Spec 3, 'Weather data': degrees Celsius, km/h, degrees from north, WMO code, 1 by day and 0 by night. */
export interface CurrentWeather {
  weathercode: number;
  temperature: number;
  windspeed: number;
  winddirection: number;
  is_day: 0 | 1;
  /** ISO 8601 in UTC. */
  time: string;
}

/** Spec 8: weather failure falls back to default weather data, whose logo is aurora-dream. */
export const defaultWeather: Omit<CurrentWeather, 'time'> = {
  weathercode: 0,
  temperature: 18,
  windspeed: 6,
  winddirection: 220,
  is_day: 1,
};

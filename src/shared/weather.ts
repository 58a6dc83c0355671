/** Constants of the weather, and the default weather. */

export const weatherTiming = {
  /** An older reading is not used any more. */
  cacheMs: 12 * 3_600_000,
  /** How often the weather is fetched. */
  refreshMs: 30 * 60_000,
  /** How often the icon of the page is drawn again. */
  faviconMs: 60 * 60_000,
} as const;

/** Degrees Celsius, km/h, degrees from north, WMO code, 1 by day and 0 by night. */
export interface CurrentWeather {
  weathercode: number;
  temperature: number;
  windspeed: number;
  winddirection: number;
  is_day: 0 | 1;
  /** ISO 8601 in UTC. */
  time: string;
}

/** Used when the weather cannot be loaded; its logo is aurora-dream. */
export const defaultWeather: Omit<CurrentWeather, 'time'> = {
  weathercode: 0,
  temperature: 18,
  windspeed: 6,
  winddirection: 220,
  is_day: 1,
};

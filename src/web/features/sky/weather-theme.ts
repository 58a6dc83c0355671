/** Spec 9: which weather has which logo, and how it follows scheme and sun. */
export type ThemeName =
  | 'aurora-dream'
  | 'purple-mystic'
  | 'neon-tech'
  | 'forest-mystic'
  | 'deep-ocean'
  | 'dark-rainbow';
/** Dark follows the system; in the light scheme day or night follow the sun. */
export const skyModes = ['light-day', 'light-night', 'dark'] as const;
export type SkyMode = (typeof skyModes)[number];

/** For when the weather is not known (spec 8). */
export const defaultTheme: ThemeName = 'aurora-dream';

export function themeForCode(code: number): ThemeName {
  if (code === 0) return 'aurora-dream';
  if (code === 51) return 'purple-mystic';
  if (code >= 60) return 'forest-mystic';
  if (code === 3 || code === 4) return 'neon-tech';
  if (code === 45 || code === 48) return 'deep-ocean';
  return 'dark-rainbow';
}

export function skyMode(isDark: boolean, isDay: boolean): SkyMode {
  if (isDark) return 'dark';
  return isDay ? 'light-day' : 'light-night';
}

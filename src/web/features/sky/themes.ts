/**
 * The themes of sky and logo: which weather has which, and their colours by scheme and time of day. They are mixed in
 * the colour space OKLCH.
 */
import type { LogoColours, LogoCore } from '../../ui/art.tsx';

export type ThemeName =
  | 'aurora-dream'
  | 'purple-mystic'
  | 'neon-tech'
  | 'forest-mystic'
  | 'deep-ocean'
  | 'dark-rainbow';
/** The system's colour scheme decides on `dark`; in the light scheme, the sun decides on day or night. */
export const skyModes = ['light-day', 'light-night', 'dark'] as const;
export type SkyMode = (typeof skyModes)[number];

/** Used while the weather is not known. */
export const defaultTheme: ThemeName = 'aurora-dream';

/** `code`: WMO weather code, as Open-Meteo reports it. */
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

/**
 * Colours of the leaves by layer: `b` back, `m` middle, `f` front; `2` is the second shade, `s` the stem. The same as
 * in tokens.css; a test compares both.
 */
const lightLeaves = {
  '--leaf-b': '#a6d3c6',
  '--leaf-b2': '#97c8b9',
  '--leaf-bs': '#a9d2c6',
  '--leaf-m': '#4e9b80',
  '--leaf-m2': '#438d73',
  '--leaf-ms': '#3e8068',
  '--leaf-f': '#175a45',
  '--leaf-f2': '#10493a',
  '--leaf-fs': '#0f4535',
};
const darkLeaves = {
  '--leaf-b': '#1d374e',
  '--leaf-b2': '#193147',
  '--leaf-bs': '#1b3349',
  '--leaf-m': '#16293b',
  '--leaf-m2': '#132434',
  '--leaf-ms': '#132434',
  '--leaf-f': '#0a1726',
  '--leaf-f2': '#07111d',
  '--leaf-fs': '#07111d',
};
/** How strongly a theme tints a layer: the back layer most, the front layer least. */
function tintStrength(name: string): number {
  if (name.startsWith('--leaf-b')) return 1;
  return name.startsWith('--leaf-m') ? 0.7 : 0.4;
}

function turnHue(hex: string, degrees: number): string {
  if (degrees === 0) return hex;
  const [lightness, chroma, hue] = toOklch(hex);
  return fromOklch([lightness, chroma, (hue + degrees + 360) % 360]);
}

function canopyColours(
  { canopyTurn: [light, dark] }: Pick<Theme, 'canopyTurn'>,
  mode: SkyMode,
): Record<string, string> {
  const [leaves, turn] = mode === 'dark' ? [darkLeaves, dark] : [lightLeaves, light];
  return Object.fromEntries(
    Object.entries(leaves).map(([name, hex]) => [name, turnHue(hex, turn * tintStrength(name))]),
  );
}

/** `stops`: colours along the logo's leaves from dark to light. `skyHues`: from top to bottom, in degrees. */
interface Theme {
  stops: readonly [string, string, string];
  skyHues: readonly [number, number, number];
  /** Degrees by which the hue of the canopy turns: the branches with leaves that frame the page. */
  canopyTurn: readonly [light: number, dark: number];
}

export const themes = {
  'aurora-dream': { stops: ['#0e6a68', '#27b08f', '#b4e08a'], skyHues: [205, 180, 95], canopyTurn: [0, 0] },
  'purple-mystic': {
    stops: ['#4b3b8f', '#8e6cc9', '#f0a9b8'],
    skyHues: [285, 300, 350],
    canopyTurn: [36, 34],
  },
  'neon-tech': { stops: ['#1f4363', '#1596a6', '#b7e34b'], skyHues: [225, 205, 130], canopyTurn: [24, -14] },
  'forest-mystic': {
    stops: ['#15503a', '#3d8a4e', '#c2cb55'],
    skyHues: [165, 150, 115],
    canopyTurn: [-16, -60],
  },
  'deep-ocean': { stops: ['#153c63', '#2e78a8', '#9ad3dc'], skyHues: [245, 230, 205], canopyTurn: [48, -6] },
  'dark-rainbow': {
    stops: ['#2a4b8d', '#c2416b', '#f0823c'],
    skyHues: [255, 350, 70],
    canopyTurn: [-38, 52],
  },
} as const satisfies Record<ThemeName, Theme>;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The colours along the leaves. Fixed bounds of lightness keep the contrast; only hue and chroma follow the weather.
 */
function stopsFor({ stops }: Theme, mode: SkyMode): readonly string[] {
  if (mode === 'light-day') return stops;
  return stops.map((hex, i) => {
    const [l, c, h] = toOklch(hex);
    return mode === 'dark'
      ? fromOklch([clamp(l + 0.1, 0.54 + i * 0.08, 0.9), c * 1.02, h])
      : fromOklch([clamp(l * 0.86, 0.3, 0.66), c * 0.92, h]);
  });
}

function skyFor({ skyHues: [top, middle, bottom] }: Theme, mode: SkyMode): readonly string[] {
  if (mode === 'dark') {
    const horizonHue = top * 0.55 + 250 * 0.45;
    return [
      fromOklch([0.19, 0.036, 260]),
      fromOklch([0.235, 0.044, 255]),
      fromOklch([0.31, 0.055, horizonHue]),
    ];
  }
  const [first, second, third] =
    mode === 'light-night' ? ([0.885, 0.925, 0.955] as const) : ([0.9, 0.945, 0.978] as const);
  const chroma = mode === 'light-night' ? [0.034, 0.026, 0.018] : [0.046, 0.03, 0.022];
  return [
    fromOklch([first, chroma[0] ?? 0, top]),
    fromOklch([second, chroma[1] ?? 0, middle]),
    fromOklch([third, chroma[2] ?? 0, mode === 'light-night' ? middle : bottom]),
  ];
}

/** The sun or moon inside the logo's C. */
const cores: Record<SkyMode, LogoCore> = {
  'light-day': { kind: 'sun', fill: '#f5b52a' },
  'light-night': { kind: 'moon', fill: '#3c5a8a' },
  dark: { kind: 'moon', fill: '#ffe6a6' },
};
/** The sun or moon in the sky. */
const discs: Record<SkyMode, string> = { 'light-day': '#ffd061', 'light-night': '#fff3cf', dark: '#f4e4b4' };

/** Spreads the theme's stops over the logo's five leaves. `overrides` replaces stops or core. */
export function logoColours(
  name: ThemeName,
  mode: SkyMode,
  overrides: { stops?: readonly string[] | undefined; core?: LogoCore | undefined } = {},
): LogoColours {
  const stops = overrides.stops ?? stopsFor(themes[name], mode);
  return { leaves: [0, 1, 2, 3, 4].map((i) => mixStops(stops, i / 4)), core: overrides.core ?? cores[mode] };
}

/** The colours of the sky from top to horizon. */
export const skyStops = (name: ThemeName, mode: SkyMode): readonly string[] => skyFor(themes[name], mode);

/** Clouds and fog; the second colour is the darker one. */
export function cloudColours(name: ThemeName, mode: SkyMode): readonly [string, string] {
  const [, middle = '', horizon = ''] = skyStops(name, mode);
  return mode === 'dark'
    ? [lighten(horizon, 0.1), lighten(horizon, 0.04)]
    : ['#ffffff', lighten(middle, -0.035)];
}

/**
 * The custom properties a theme sets. tokens.css holds those of the default theme, because the first paint must not
 * wait for a script.
 */
export function skyVariables(name: ThemeName, mode: SkyMode): Record<string, string> {
  const { leaves, core } = logoColours(name, mode);
  return {
    ...Object.fromEntries(skyStops(name, mode).map((colour, i) => [`--sky-${i + 1}`, colour])),
    ...Object.fromEntries(leaves.map((colour, i) => [`--logo-${i + 1}`, colour])),
    ...canopyColours(themes[name], mode),
    '--logo-core': core.fill,
    '--disc': discs[mode],
  };
}

// Converts sRGB hex colours such as `#0e6a68` to OKLCH and back, with Björn Ottosson's matrices

/** Lightness from 0 to 1, chroma from 0, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toLinear = (channel: number) => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (c: number) =>
  Math.round(255 * Math.min(1, Math.max(0, c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)));

type Rgb = readonly [number, number, number];

function parseHex(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function formatHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function toOklch(hex: string): Oklch {
  const [r8, g8, b8] = parseHex(hex);
  const [r, g, b] = [toLinear(r8), toLinear(g8), toLinear(b8)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(x, y), ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360];
}

function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const x = chroma * Math.cos((hue * Math.PI) / 180);
  const y = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Reduces chroma until sRGB can show the colour. */
function fromOklch([lightness, chroma, hue]: Oklch): string {
  let c = chroma;
  let rgb = toLinearRgb([lightness, c, hue]);
  while (c >= 0.002 && !rgb.every((v) => v > -0.0005 && v < 1.0005)) {
    c *= 0.96;
    rgb = toLinearRgb([lightness, c, hue]);
  }
  return formatHex([fromLinear(rgb[0]), fromLinear(rgb[1]), fromLinear(rgb[2])]);
}

/** The colour at `t` (0..1) between neighbouring stops, in sRGB. */
function mixStops(stops: readonly string[], t: number): string {
  const last = stops.length - 1;
  const at = Math.min(last - 1e-6, Math.max(0, t * last));
  const index = Math.floor(at);
  const from = parseHex(stops[index] ?? '#000000');
  const to = parseHex(stops[index + 1] ?? '#000000');
  const mix = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * (at - index));
  return formatHex([mix(0), mix(1), mix(2)]);
}

/** The same hue, lighter by `by` (0..1), or darker when that is negative. */
function lighten(hex: string, by: number): string {
  const [lightness, chroma, hue] = toOklch(hex);
  return fromOklch([Math.min(0.97, Math.max(0.05, lightness + by)), chroma, hue]);
}

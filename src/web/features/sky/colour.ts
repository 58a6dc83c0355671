/** Converts sRGB hex colours such as `#0e6a68` to OKLCH and back, with Björn Ottosson's matrices. */

/** Lightness from 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

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
export function fromOklch([lightness, chroma, hue]: Oklch): string {
  let c = chroma;
  let rgb = toLinearRgb([lightness, c, hue]);
  while (c >= 0.002 && !rgb.every((v) => v > -0.0005 && v < 1.0005)) {
    c *= 0.96;
    rgb = toLinearRgb([lightness, c, hue]);
  }
  return formatHex([fromLinear(rgb[0]), fromLinear(rgb[1]), fromLinear(rgb[2])]);
}

/** The colour at `t` (0..1) between neighbouring stops, in sRGB. */
export function mixStops(stops: readonly string[], t: number): string {
  const last = stops.length - 1;
  const at = Math.min(last - 1e-6, Math.max(0, t * last));
  const index = Math.floor(at);
  const from = parseHex(stops[index] ?? '#000000');
  const to = parseHex(stops[index + 1] ?? '#000000');
  const mix = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * (at - index));
  return formatHex([mix(0), mix(1), mix(2)]);
}

/** The same hue, lighter by `by` (0..1), or darker when that is negative. */
export function lighten(hex: string, by: number): string {
  const [lightness, chroma, hue] = toOklch(hex);
  return fromOklch([Math.min(0.97, Math.max(0.05, lightness + by)), chroma, hue]);
}

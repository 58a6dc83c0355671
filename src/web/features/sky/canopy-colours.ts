/** The branches keep their lightness, and turn only a little towards the weather: they stay leaves. */
import { fromOklch, toOklch } from './colour.ts';
import type { SkyMode } from './weather-theme.ts';

/** As in tokens.css; a test keeps both equal. */
const inTheLight = {
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
const inTheDark = {
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
/** The far leaves take most of the air's colour, the near ones least. */
const share = (name: string) => (name.startsWith('--leaf-b') ? 1 : name.startsWith('--leaf-m') ? 0.7 : 0.4);

function turned(hex: string, degrees: number): string {
  if (degrees === 0) return hex;
  const [lightness, chroma, hue] = toOklch(hex);
  return fromOklch([lightness, chroma, (hue + degrees + 360) % 360]);
}

export function canopyColours(
  { canopyTurn: [light, dark] }: { canopyTurn: readonly [light: number, dark: number] },
  mode: SkyMode,
): Record<string, string> {
  const [leaves, turn] = mode === 'dark' ? [inTheDark, dark] : [inTheLight, light];
  return Object.fromEntries(
    Object.entries(leaves).map(([name, hex]) => [name, turned(hex, turn * share(name))]),
  );
}

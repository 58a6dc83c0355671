import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cloudColours,
  logoColours,
  type SkyMode,
  skyMode,
  skyModes,
  skyVariables,
  type ThemeName,
  themeForCode,
  themes,
  toOklch,
} from './themes.ts';

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

/** The declarations of the block that starts after `selector`. */
function declared(selector: string): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(selector)) + 1;
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]));
}

const light = declared(':root,\n[data-scheme="light"] {');
const dark = declared('\n[data-scheme="dark"] {');

describe('tokens.css', () => {
  it('has every color in both schemes', () => {
    expect(Object.keys(light).length).toBeGreaterThan(40);
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });

  it('holds the colours of the theme for unknown weather', () => {
    expect(light).toMatchObject(skyVariables('aurora-dream', 'light-day'));
    expect(dark).toMatchObject(skyVariables('aurora-dream', 'dark'));
  });
});

describe('skyVariables', () => {
  it.each(Object.keys(themes) as ThemeName[])(
    'keeps the sky of %s within its bounds of lightness',
    (name) => {
      for (const stop of [1, 2, 3]) {
        const of = (mode: 'light-day' | 'light-night' | 'dark') =>
          toOklch(skyVariables(name, mode)[`--sky-${stop}`] ?? '')[0];
        expect(of('light-day')).toBeGreaterThan(0.89);
        expect(of('light-night')).toBeGreaterThan(0.875);
        expect(of('dark')).toBeLessThan(0.32);
      }
    },
  );
});

it('gives every weather code its theme, as the specification lists them', () => {
  const expected = (code: number) => {
    if (code >= 60) return 'forest-mystic';
    const listed: Record<number, string> = {
      0: 'aurora-dream',
      3: 'neon-tech',
      4: 'neon-tech',
      45: 'deep-ocean',
      48: 'deep-ocean',
      51: 'purple-mystic',
    };
    return listed[code] ?? 'dark-rainbow';
  };
  for (let code = 0; code < 100; code += 1)
    expect([code, themeForCode(code)]).toEqual([code, expected(code)]);
});

it('is dark by the system alone, and by day or night in the light', () => {
  expect([skyMode(true, true), skyMode(true, false)]).toEqual(['dark', 'dark']);
  expect([skyMode(false, true), skyMode(false, false)]).toEqual(['light-day', 'light-night']);
});

describe('the contrast at the worst point of each sky', () => {
  const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  const block = (selector: string) => css.slice(css.indexOf(selector)).split('}', 1)[0] ?? '';
  const schemes = {
    light: block(':root,\n[data-scheme="light"] {'),
    dark: block('\n[data-scheme="dark"] {'),
  };

  function token(mode: SkyMode, name: string): string {
    const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(schemes[mode === 'dark' ? 'dark' : 'light']);
    if (!found?.[1]) throw new Error(`tokens.css has no --${name}`);
    return found[1];
  }

  function luminance(hex: string): number {
    const channel = (at: number) => {
      const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  }

  function contrast(a: string, b: string): number {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  }

  const worst = (colour: string, grounds: readonly string[]) =>
    Math.min(...grounds.map((ground) => contrast(colour, ground)));

  const variants = (Object.keys(themes) as ThemeName[]).flatMap((name) =>
    skyModes.map((mode) => [name, mode] as const),
  );

  /** Token and the ratio it needs: body text 4.5, the large first text 7, the border of a control 3. */
  const needs = [
    ['ink', 7],
    ['ink-2', 4.5],
    ['ink-3', 4.5],
    ['headline', 4.5],
    ['line-strong', 3],
  ] as const;

  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  describe.each(variants)('%s, %s', (name, mode) => {
    const variables = skyVariables(name, mode);
    const sky = [1, 2, 3].map((stop) => variables[`--sky-${stop}`] ?? '');

    it.each(needs)('holds %s at %d', (text, ratio) => {
      expect(worst(token(mode, text), sky)).toBeGreaterThanOrEqual(ratio);
    });

    it('keeps the large words legible before its clouds', () => {
      const clouds = cloudColours(name, mode);
      expect(worst(token(mode, 'headline'), clouds)).toBeGreaterThanOrEqual(3);
      expect(worst(token(mode, 'ink'), clouds)).toBeGreaterThanOrEqual(4.5);
    });

    it('shows the logo: its strongest leaf and its light stand out from the sky', () => {
      const { leaves, core } = logoColours(name, mode);
      expect(Math.max(...leaves.map((leaf) => worst(leaf, sky)))).toBeGreaterThanOrEqual(3);
      if (core.kind === 'moon') expect(worst(core.fill, sky)).toBeGreaterThanOrEqual(3);
    });
  });
});

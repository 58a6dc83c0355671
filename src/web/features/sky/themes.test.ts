import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toOklch } from './colour.ts';
import { skyMode, skyVariables, type ThemeName, themeForCode, themes } from './themes.ts';

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

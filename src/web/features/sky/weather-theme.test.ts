import { expect, it } from 'vitest';
import { skyMode, themeForCode } from './weather-theme.ts';

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

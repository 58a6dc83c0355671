import { describe, expect, it } from 'vitest';
import {
  createFileName,
  fittingScale,
  isFaceNeeded,
  isIos,
  isWebKit,
  parseRanges,
  pictureScale,
  takeUntilSettled,
} from './card-picture.ts';

describe('the saved picture', () => {
  it('has three dots per pixel on high-density screens, else two', () => {
    expect([1, 1.25, 1.5, 2, 3].map(pictureScale)).toEqual([2, 3, 3, 3, 3]);
  });

  it('keeps a very long card within what a canvas can hold', () => {
    expect(fittingScale(3, 360, 900)).toBe(3);
    const scale = fittingScale(3, 360, 7_000);
    expect(scale).toBeGreaterThan(2);
    expect(360 * scale * 7_000 * scale).toBeLessThanOrEqual(16_000_001);
    expect(7_000 * scale).toBeLessThanOrEqual(16_384);
  });

  it('is named by its time, without characters that a file system forbids', () => {
    expect(createFileName(new Date('2026-11-20T19:05:07.123Z'))).toBe(
      'screenshot-2026-11-20T19-05-07-123Z.png',
    );
  });
});

describe('taking the picture', () => {
  const camera = (...sizes: number[]) => {
    const left = [...sizes];
    const take = async () => new Blob([new Uint8Array((left.length > 1 ? left.shift() : left[0]) ?? 0)]);
    return { take, left };
  };

  it('takes one picture where the first is complete', async () => {
    const { take, left } = camera(50_000, 60_000);
    expect((await takeUntilSettled(take, { minBytes: 12_000, retakes: false })).size).toBe(50_000);
    expect(left).toEqual([60_000]);
  });

  it('takes at least two on WebKit, and goes on while they grow', async () => {
    expect(
      (await takeUntilSettled(camera(900, 40_000, 60_000, 60_000).take, { minBytes: 12_000, retakes: true }))
        .size,
    ).toBe(60_000);
    const { take, left } = camera(50_000, 50_000, 70_000);
    expect((await takeUntilSettled(take, { minBytes: 12_000, retakes: true })).size).toBe(50_000);
    expect(left).toEqual([70_000]);
  });

  it('fails instead of returning a blank picture', async () => {
    await expect(takeUntilSettled(camera(900).take, { minBytes: 12_000, retakes: true })).rejects.toThrow(
      'blank',
    );
    await expect(takeUntilSettled(camera(0).take, { minBytes: 12_000, retakes: false })).rejects.toThrow(
      'blank',
    );
  });
});

const cyrillic = 'U+0301, U+0400-045F, U+0490-0491, U+04??';

it('reads the ranges of a face', () => {
  expect(parseRanges(cyrillic)).toEqual([
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x400, 0x4ff],
  ]);
  expect(parseRanges('u+26')).toEqual([[0x26, 0x26]]);
});

it('selects a face by the letters that it draws', () => {
  expect(isFaceNeeded(cyrillic, 'Остаться?')).toBe(true);
  expect(isFaceNeeded(cyrillic, 'Stay? 留下？')).toBe(false);
  expect(isFaceNeeded('U+20000-2A6DF', '𠮷')).toBe(true);
  expect(isFaceNeeded('', 'anything')).toBe(true);
});

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const devices = {
  safariPhone: { userAgent: `${phone} Version/18.1 Mobile/15E148 Safari/604.1`, platform: 'iPhone' },
  chromePhone: { userAgent: `${phone} CriOS/131.0 Mobile/15E148 Safari/604.1`, platform: 'iPhone' },
  ipadAsMac: { userAgent: `${mac} Version/18.1 Safari/605.1.15`, platform: 'MacIntel', maxTouchPoints: 5 },
  safariMac: { userAgent: `${mac} Version/18.1 Safari/605.1.15`, platform: 'MacIntel' },
  chromeMac: { userAgent: `${mac} Chrome/131.0 Safari/537.36`, platform: 'MacIntel' },
  android: {
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
    platform: 'Linux armv81',
    maxTouchPoints: 5,
  },
  firefox: {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    platform: 'Linux',
  },
};

it('knows iOS, an iPad that calls itself a Mac, and WebKit', () => {
  const results = Object.entries(devices).map(([name, device]) => {
    const full = { maxTouchPoints: 0, ...device };
    return [name, isIos(full), isWebKit(full)];
  });
  expect(results).toEqual([
    ['safariPhone', true, true],
    ['chromePhone', true, true],
    ['ipadAsMac', true, true],
    ['safariMac', false, true],
    ['chromeMac', false, false],
    ['android', false, false],
    ['firefox', false, false],
  ]);
});

import { describe, expect, it } from 'vitest';
import { createFileName, fittingScale, scaleFor, takeUntilSettled } from './capture.ts';

describe('the saved picture', () => {
  it('has three dots per pixel on high-density screens, else two', () => {
    expect([1, 1.25, 1.5, 2, 3].map(scaleFor)).toEqual([2, 3, 3, 3, 3]);
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
    expect((await takeUntilSettled(take, 12_000, false)).size).toBe(50_000);
    expect(left).toEqual([60_000]);
  });

  it('takes at least two on WebKit, and goes on while they grow', async () => {
    expect((await takeUntilSettled(camera(900, 40_000, 60_000, 60_000).take, 12_000, true)).size).toBe(
      60_000,
    );
    const { take, left } = camera(50_000, 50_000, 70_000);
    expect((await takeUntilSettled(take, 12_000, true)).size).toBe(50_000);
    expect(left).toEqual([70_000]);
  });

  it('fails instead of returning a blank picture', async () => {
    await expect(takeUntilSettled(camera(900).take, 12_000, true)).rejects.toThrow('blank');
    await expect(takeUntilSettled(camera(0).take, 12_000, false)).rejects.toThrow('blank');
  });
});

import { describe, expect, it } from 'vitest';
import { fileName, scaleFor } from './capture.ts';

describe('the saved picture', () => {
  it('has three dots a pixel on high-density screens, else two', () => {
    expect([1, 1.5, 2, 3].map(scaleFor)).toEqual([2, 2, 3, 3]);
  });

  it('is named by its time, without marks that a file system forbids', () => {
    expect(fileName(new Date('2026-11-20T19:05:07.123Z'))).toBe('screenshot-2026-11-20T19-05-07-123Z.png');
  });
});

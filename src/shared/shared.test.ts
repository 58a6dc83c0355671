import { describe, expect, it } from 'vitest';
import { endpoints } from './contract/endpoints.ts';
import { pageUrl, sameOriginPath } from './pages.ts';
import { readingDelayMs } from './timing.ts';

describe('smart delay', () => {
  it('is 2 s plus 30 to 60 ms per character, at least 3 and at most 8 s', () => {
    for (let length = 0; length < 400; length += 1) {
      const within = (ms: number) => Math.min(8_000, Math.max(3_000, ms));
      const delay = readingDelayMs('x'.repeat(length));
      expect(delay).toBeGreaterThanOrEqual(within(2_000 + 30 * length));
      expect(delay).toBeLessThanOrEqual(within(2_000 + 60 * length));
    }
  });

  it('gives short texts more time per character, and long ones the least', () => {
    const delays = [0, 20, 30, 50, 85, 5_000].map((length) => readingDelayMs('x'.repeat(length)));
    expect(delays.map(Math.round)).toEqual([3_000, 3_200, 3_600, 3_600, 4_550, 8_000]);
  });
});

describe('addresses of pages', () => {
  it('leaves out what is not there and escapes the rest', () => {
    expect(pageUrl('confirm', { message: 'a & b', back: undefined })).toBe('/confirm?message=a+%26+b');
  });

  it('keeps redirects on this site', () => {
    for (const bad of [
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      'https://evil.test',
      '',
      '/a\nb',
      null,
    ]) {
      expect(sameOriginPath(bad), String(bad)).toBeUndefined();
    }
    expect(sameOriginPath('/confirm?message=hi')).toBe('/confirm?message=hi');
  });
});

describe('contract', () => {
  it('has a body for every POST and PUT, and none that takes unknown fields', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      expect('body' in endpoint, name).toBe(['POST', 'PUT'].includes(endpoint.method));
      if ('body' in endpoint) expect(endpoint.body.safeParse({ surprise: 1 }).success, name).toBe(false);
    }
  });

  it('folds an address to one form and refuses look-alikes, NUL and line breaks', () => {
    const parse = (email: string) => endpoints.sendVerificationCode.body.safeParse({ email });
    expect(parse('  Ann@Example.ORG ').data?.email).toBe('ann@example.org');
    expect(parse("o'neil+quiet.mind_1@mail.example-site.org").success).toBe(true);
    for (const bad of [
      'ann＠example.org',
      'ann@exаmple.org',
      'a\u0000@example.org',
      'a@b.c\r\nBcc: x@y.z',
      'a b@c.d',
      '@x.y',
      '\u212A@example.org',
      'a@b',
      'other@example.org,a@b.c',
      'x,victim@example.org',
      '<victim@example.org',
    ]) {
      expect(parse(bad).success, JSON.stringify(bad)).toBe(false);
    }
  });
});

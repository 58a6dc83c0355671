import { describe, expect, it, test } from 'vitest';
import { endpoints } from './contract/endpoints.ts';
import { countryCodes, getCurrency, isCountry } from './countries.ts';
import { longDate } from './dates.ts';
import { limits } from './limits.ts';
import { pageUrl, sameOriginPath } from './pages.ts';
import { defaultPrices } from './plans.ts';
import { readingDelayMs } from './reading-delay.ts';
import { timing } from './timing.ts';
import { weatherTiming } from './weather.ts';

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

it('holds the numbers of spec sections 4 and 9', () => {
  expect(timing).toMatchObject({
    requestTimeoutMs: 120_000,
    throttleMs: 500,
    responseCacheMs: 5_000,
    requestCleanMs: 60_000,
    requestForgottenMs: 120_000,
    chunkTimeoutMs: 120_000,
    retries: 3,
    retryDelayMs: 1_000,
    tokenCheckMs: 60_000,
    tokenRefreshAheadMs: 300_000,
    tokenDefaultLifeS: 3_600,
    moodRotateMs: 4_000,
    typingMinMs: 15,
    typingMaxMs: 30,
    progressMs: 15_000,
    summaryDelayMs: 1_500,
    connectionErrorBackMs: 3_000,
    redirectHomeMs: 2_000,
    codeCountdownS: 60,
    offerCountdownS: 263,
    localDataMs: 86_400_000,
    streamHeartbeatMs: 5_000,
  });
  expect(limits).toMatchObject({
    historyRounds: 100,
    optionsPerQuestion: 3,
    longTopicChars: 60,
    concurrentPerSession: 5,
    concurrentPerWindow: 2,
    verificationCodeDigits: 6,
    passwordMinRegister: 8,
    passwordMinReset: 6,
  });
  expect(weatherTiming).toEqual({ cacheMs: 43_200_000, refreshMs: 1_800_000, faviconMs: 3_600_000 });
});

test('a day is written as the language writes it, and is the same on every machine', () => {
  expect(longDate(new Date('2026-10-05T23:59:00Z'), 'en')).toBe('October 5, 2026');
  expect(longDate(new Date('2026-10-05T00:00:00Z'), 'zh')).toBe('2026年10月5日');
});

describe('countries', () => {
  test('every country with the euro is offered euros, Bulgaria since 2026 too', () => {
    const union = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
    expect(union).toHaveLength(21);
    for (const code of [...union, 'MC', 'ME', 'RE', 'XK'])
      expect(getCurrency(defaultPrices, code), code).toBe('EUR');
    for (const code of ['CZ', 'DK', 'HU', 'PL', 'RO', 'SE', 'CH', 'NO'])
      expect(getCurrency(defaultPrices, code), code).toBe('USD');
  });

  test('the other currencies are offered where they are at home, and the dollar everywhere else', () => {
    const offered = ['US', 'GB', 'JE', 'AU', 'TV', 'CA', 'JP', 'NZ'].map((code) =>
      getCurrency(defaultPrices, code),
    );
    expect(offered).toEqual(['USD', 'GBP', 'GBP', 'AUD', 'AUD', 'CAD', 'USD', 'USD']);
  });

  test('every country is listed once, under a code that has a name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(new Set(countryCodes).size).toBe(250);
    expect(countryCodes).toHaveLength(250);
    expect(countryCodes.filter((code) => !names.of(code))).toEqual([]);
    expect(['US', 'XX', 'us', 'EU', ''].map(isCountry)).toEqual([true, false, false, false, false]);
  });
});

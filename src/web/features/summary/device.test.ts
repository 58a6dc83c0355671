import { expect, it } from 'vitest';
import { isIos, isWebKit } from './device.ts';

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

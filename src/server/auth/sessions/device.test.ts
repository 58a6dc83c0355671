import { expect, it } from 'vitest';
import { describeDevice } from './device.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${mac} Version/18.5 Safari/605.1.15`, 'Safari', 'Mac'],
  [`${mac} Chrome/139.0.0.0 Safari/537.36`, 'Chrome', 'Mac'],
  [`${windows} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`, 'Edge', 'Windows'],
  [`${windows} Chrome/139.0.0.0 Safari/537.36 OPR/120.0`, 'Opera', 'Windows'],
  [`${android} Chrome/139.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50`, 'WeChat', 'Android'],
  [`${android} Chrome/139.0.0.0 HuaweiBrowser/15.0 Mobile Safari/537.36`, 'Huawei Browser', 'Android'],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iphone} CriOS/139.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iphone} FxiOS/141.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
  ],
  ['curl/8.5.0', null, null],
])('%s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

it('makes nothing of no text, and looks at the beginning of a long one only', () => {
  expect(describeDevice(undefined)).toEqual({ browser: null, system: null });
  expect(describeDevice(`${'x'.repeat(60_000)} Firefox/1`)).toEqual({ browser: null, system: null });
});

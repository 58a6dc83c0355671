// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { weatherTiming } from '#shared/weather.ts';

const hour = 60 * 60_000;
const weather = {
  weathercode: 61,
  temperature: 7.3,
  windspeed: 14.2,
  winddirection: 225,
  is_day: 0,
  time: '2026-11-20T18:15:00.000Z',
};
const rain = { current_weather: weather, source: 'service' };

let answer: object | undefined;
let asked: number;
let isDark: boolean;
let isSeen: boolean;
let listen: MockInstance<typeof document.addEventListener>;
const schemeListeners = new Set<() => void>();

function keep(kept: object): void {
  localStorage.setItem('weather', JSON.stringify({ weather, source: 'service', at: Date.now(), ...kept }));
}

/** A fresh copy of the module, as after a page load. */
async function open() {
  vi.resetModules();
  const sky = await import('./sky.ts');
  sky.startSky();
  await vi.advanceTimersByTimeAsync(0);
  return sky;
}

/** The retries of a read that found nobody take three seconds. */
const letRetriesPass = () => vi.advanceTimersByTimeAsync(4_000);

const shown = () => document.documentElement.dataset.sky;
const icon = () =>
  decodeURIComponent(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T18:30:00Z') });
  localStorage.clear();
  document.head.innerHTML = `<link rel="icon" href="/favicon.svg">
    <meta name="theme-color" content="#bbe7ed" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#0a1424" media="(prefers-color-scheme: dark)">`;
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset.sky;
  [answer, asked, isDark, isSeen] = [rain, 0, false, true];
  schemeListeners.clear();
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!answer) throw new TypeError('nobody answers');
    return Response.json(answer);
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return isDark;
        },
        addEventListener: (_: string, listener: () => void) => schemeListeners.add(listener),
      }) as unknown as MediaQueryList,
  );
  listen = vi.spyOn(document, 'addEventListener');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'));
});

afterEach(() => {
  for (const [type, listener] of listen.mock.calls)
    if (listener) document.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('paints the sky, the logo and the bars of the browser, and draws the icon', async () => {
  await open();
  expect(shown()).toBe('forest-mystic light-night');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--sky-1')).toBe('#c5e1d4');
  expect(style.getPropertyValue('--core-moon')).toBe('inline');
  expect(style.transition).toContain('--sky-1 var(--d-4)');
  expect(document.querySelector<HTMLMetaElement>('meta[media*="light"]')?.content).toBe('#c5e1d4');
  expect(icon()).toMatch(/^data:image\/svg\+xml,<svg .*width="32".*#3c5a8a/);
});

it('follows the scheme of the system while it is open', async () => {
  await open();
  isDark = true;
  for (const listener of schemeListeners) listener();
  expect(shown()).toBe('forest-mystic dark');
  expect(document.documentElement.style.getPropertyValue('--core-moon')).toBe('');
  expect(document.documentElement.style.transition).toBe('none');
  expect(icon()).toContain('#ffe6a6');
});

it('shows the stored weather immediately, and asks only when it is half an hour old', async () => {
  keep({ at: Date.now() - weatherTiming.refreshMs + 60_000 });
  await open();
  expect([shown(), asked]).toEqual(['forest-mystic light-night', 0]);
  await vi.advanceTimersByTimeAsync(weatherTiming.refreshMs);
  expect(asked).toBe(1);
  answer = { ...rain, current_weather: { ...weather, weathercode: 45, is_day: 1 } };
  await vi.advanceTimersByTimeAsync(weatherTiming.refreshMs);
  expect([shown(), asked]).toEqual(['deep-ocean light-day', 2]);
});

it('asks every half hour, however long an answer takes', async () => {
  const answerAtOnce = fetch;
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return answerAtOnce('');
  });
  await open();
  await vi.advanceTimersByTimeAsync(2 * hour + 2_000);
  expect(asked).toBe(5);
});

it('shows the weather that another tab has fetched', async () => {
  await open();
  keep({ at: Date.now() + hour / 2, weather: { ...weather, weathercode: 45 } });
  await vi.advanceTimersByTimeAsync(weatherTiming.refreshMs);
  expect([shown(), asked]).toEqual(['deep-ocean light-night', 1]);
});

it('asks nothing while the page is hidden, and catches up when it is visible', async () => {
  await open();
  isSeen = false;
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(asked).toBe(1);
  isSeen = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
});

it('redraws the icon every hour', async () => {
  await open();
  document.querySelector('link')?.setAttribute('href', '/favicon.svg');
  await vi.advanceTimersByTimeAsync(weatherTiming.faviconMs - 1);
  expect(icon()).toContain('/favicon.svg');
  await vi.advanceTimersByTimeAsync(1);
  expect(icon()).toContain('data:image/svg+xml');
});

it('keeps the last reading for twelve hours without an answer, then falls back to aurora-dream', async () => {
  answer = undefined;
  keep({ at: Date.now() - hour });
  await open();
  await letRetriesPass();
  expect(shown()).toBe('forest-mystic light-night');
  await vi.advanceTimersByTimeAsync(weatherTiming.cacheMs);
  expect(shown()).toBe('aurora-dream light-day');
});

it('prefers its stored reading to the default weather of the server, and asks the server again', async () => {
  const byDefault = { current_weather: { ...weather, weathercode: 0, is_day: 1 }, source: 'default' };
  answer = byDefault;
  keep({ at: Date.now() - hour });
  await open();
  expect(shown()).toBe('forest-mystic light-night');
  localStorage.clear();
  const { retryWeather } = await open();
  expect(shown()).toBe('aurora-dream light-day');
  answer = rain;
  await retryWeather();
  expect(shown()).toBe('forest-mystic light-night');
});

it('shows the default theme with no reading at all, and tries again when asked', async () => {
  answer = undefined;
  const { retryWeather } = await open();
  await letRetriesPass();
  expect(shown()).toBe('aurora-dream light-day');
  answer = rain;
  await retryWeather();
  expect(shown()).toBe('forest-mystic light-night');
});

it.each([
  ['broken', '{"weather'],
  ['another thing', '[1,2]'],
  ['without a code', JSON.stringify({ weather: { ...weather, weathercode: 'x' }, source: 'service', at: 1 })],
  ['of an unknown source', JSON.stringify({ weather, source: 'oracle', at: Date.now() })],
])('asks again when the stored reading is %s', async (_, kept) => {
  localStorage.setItem('weather', kept);
  await open();
  expect([shown(), asked]).toEqual(['forest-mystic light-night', 1]);
});

it('ignores a reading from the future', async () => {
  keep({ at: Date.now() + hour });
  await open();
  expect(asked).toBe(1);
});

/** Against a server that imitates Open-Meteo and its faults. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/contract/endpoints.ts';
import { weatherTiming } from '#shared/weather.ts';
import { createClock, createTestApp } from '../../../tests/support/test-app.ts';
import { bundledResponse, createWeather, parseReading, startWeatherRefresh } from './weather.ts';

const reading = {
  weathercode: 61,
  temperature: 7.3,
  windspeed: 14.2,
  winddirection: 250,
  is_day: 0,
  time: '2026-11-20T09:45',
};
const fromService = {
  current_weather: { ...reading, time: '2026-11-20T09:45:00.000Z' },
  source: 'service',
};
const byDefault = { current_weather: { weathercode: 0, is_day: 1 }, source: 'default' };
const minute = 60_000;
const hour = 60 * minute;

const answering =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(body);
const good = answering(JSON.stringify({ current_weather: reading }));

let service: Server;
let url: string;
let behave: RequestListener;
let asked: IncomingMessage[];

beforeEach(async () => {
  asked = [];
  behave = good;
  patienceMs = 5_000;
  service = createServer((request, response) => {
    asked.push(request);
    behave(request, response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/forecast?apikey=k`;
});

afterEach(() => {
  vi.useRealTimers();
  service.closeAllConnections();
  service.close();
});

function open(fetcher = fetch) {
  const clock = createClock();
  const stop = new AbortController();
  const warnings: unknown[] = [];
  const weather = createWeather({
    config: { weather: { url, latitude: 52.52, longitude: 13.42 } },
    fetch: fetcher,
    now: clock.now,
    log: { warn: (...said: unknown[]) => void warnings.push(said) },
    stopping: stop.signal,
  });
  return { weather, clock, stop, warnings };
}

let patienceMs: number;

/** Gives up after `patienceMs`, so that no test waits for the real limit. */
const impatient: typeof fetch = (input, init) => {
  const signals = [init?.signal, AbortSignal.timeout(patienceMs)].filter((signal) => signal != null);
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

it('asks for one place and sends nothing of the visitor', async () => {
  const test = await createTestApp({
    env: { WEATHER_URL: url, WEATHER_LATITUDE: '52.52', WEATHER_LONGITUDE: '13.42' },
  });
  const response = await test.app.inject({
    url: '/api/weather',
    remoteAddress: '203.0.113.77',
    headers: {
      'x-forwarded-for': '203.0.113.77',
      cookie: 'a=b',
      'accept-language': 'zh',
      referer: '/secret',
    },
  });
  await test.close();
  expect(response.json()).toEqual(fromService);
  const address = new URL(asked[0]?.url ?? '', url);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    apikey: 'k',
    latitude: '52.52',
    longitude: '13.42',
    current_weather: 'true',
    timezone: 'GMT',
  });
  expect(JSON.stringify(asked[0]?.rawHeaders)).not.toMatch(/203\.0\.113|cookie|zh|secret|forwarded/i);
});

it('asks again after half an hour, in the background, once for all who wait', async () => {
  const { weather, clock } = open();
  const first = await Promise.all([weather.read(), weather.read(), weather.read()]);
  expect(first).toEqual([fromService, fromService, fromService]);
  clock.pass(weatherTiming.refreshMs - 1);
  await weather.read();
  expect(asked).toHaveLength(1);
  clock.pass(1);
  behave = answering(JSON.stringify({ current_weather: { ...reading, weathercode: 3 } }));
  expect(await weather.read()).toEqual(fromService);
  await weather.refresh();
  expect(asked).toHaveLength(2);
  expect(await weather.read()).toMatchObject({ current_weather: { weathercode: 3 } });
});

const faults: [string, RequestListener][] = [
  ['a broken service', answering('{"reason":"down"}', 500)],
  ['an error page', answering('<!doctype html><p>Bad gateway')],
  ['an endless answer', answering(JSON.stringify({ current_weather: reading, more: 'x'.repeat(70_000) }))],
  ['values of wrong types', answering('{"current_weather":{"weathercode":"61"}}')],
  ['an empty answer', answering('')],
  ['silence', () => {}],
  ['an answer that never ends', (_, response) => void response.write('{')],
  ['a cut connection', (request) => void request.socket.destroy()],
  [
    'a redirect',
    (request, response) => {
      if (request.url?.startsWith('/elsewhere')) good(request, response);
      else response.writeHead(302, { location: '/elsewhere' }).end();
    },
  ],
];

it.each(faults)('keeps the last reading for twelve hours through %s', async (_, fault) => {
  const { weather, clock, warnings } = open(impatient);
  await weather.refresh();
  behave = fault;
  patienceMs = 200;
  clock.pass(weatherTiming.cacheMs - 1);
  await weather.refresh();
  expect(await weather.read()).toEqual(fromService);
  expect(warnings).toHaveLength(1);
  expect(asked.some((request) => request.url?.startsWith('/elsewhere'))).toBe(false);
  clock.pass(1);
  expect(await weather.read()).toMatchObject(byDefault);
  behave = good;
  patienceMs = 5_000;
  await weather.refresh();
  expect(await weather.read()).toEqual(fromService);
});

it('gives default weather until there is a reading, and asks a broken service at most once a minute', async () => {
  behave = answering('', 503);
  const { weather, clock } = open();
  for (let visitor = 0; visitor < 5; visitor += 1) expect(await weather.read()).toMatchObject(byDefault);
  expect(asked).toHaveLength(1);
  clock.pass(minute);
  behave = good;
  expect(await weather.read()).toEqual(fromService);
});

it('reads every half hour while the server runs, and no more after it stops', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const refresh = vi.fn(async () => {});
  startWeatherRefresh({ weather: { refresh, read: vi.fn() }, stopping: stop.signal });
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(hour);
  expect(refresh).toHaveBeenCalledTimes(3);
  stop.abort();
  await vi.advanceTimersByTimeAsync(hour);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('lets go of a call when the server stops, without a word in the log', async () => {
  behave = () => {};
  const { weather, stop, warnings } = open();
  const running = weather.refresh();
  stop.abort();
  await running;
  expect(warnings).toEqual([]);
});

it('needs no service: the bundled reading is the same for everybody', async () => {
  const weather = createWeather({
    config: { weather: undefined },
    fetch: () => Promise.reject(new Error('nobody is to be asked')),
    now: createClock().now,
    log: { warn: () => undefined },
    stopping: new AbortController().signal,
  });
  await weather.refresh();
  expect(await weather.read()).toMatchObject({
    current_weather: { weathercode: 0, is_day: 1, time: '2026-11-20T10:00:00.000Z' },
    source: 'bundled',
  });
});

const older = {
  weathercode: 61,
  temperature: 7.3,
  windspeed: 14.2,
  winddirection: 250,
  is_day: 0,
  time: '2026-11-20T18:15',
};
const present = {
  weather_code: 61,
  temperature_2m: 7.3,
  wind_speed_10m: 14.2,
  wind_direction_10m: 250,
  is_day: 0,
  time: '2026-11-20T18:15',
};
const parsed = { ...older, time: '2026-11-20T18:15:00.000Z' };

it('reads both forms of an answer, and its time as UTC', () => {
  expect(parseReading({ latitude: 1, current_weather: { ...older, interval: 900 } })).toEqual(parsed);
  expect(parseReading({ current: { ...present, interval: 900 } })).toEqual(parsed);
  expect(parseReading({ current_weather: { ...older, time: '2026-11-20T18:15:00Z' } })).toEqual(parsed);
});

it.each([
  ['nothing', undefined],
  ['a text', '<html>'],
  ['an error of the service', { error: true, reason: 'Latitude must be in range' }],
  ['no code', { current_weather: { ...older, weathercode: undefined } }],
  ['a code as text', { current_weather: { ...older, weathercode: '61' } }],
  ['a code that is none', { current_weather: { ...older, weathercode: 6.5 } }],
  ['a code out of range', { current_weather: { ...older, weathercode: 1_000 } }],
  ['an unearthly heat', { current_weather: { ...older, temperature: 9_000 } }],
  ['a wind from nowhere', { current_weather: { ...older, winddirection: -1 } }],
  ['neither day nor night', { current_weather: { ...older, is_day: 2 } }],
  ['a day in words', { current_weather: { ...older, is_day: 'yes' } }],
  ['no time', { current_weather: { ...older, time: 'soon' } }],
  ['a time that never is', { current_weather: { ...older, time: '2026-13-40T99:00' } }],
])('takes %s for no reading', (_, body) => {
  expect(parseReading(body)).toBeUndefined();
});

it('has a bundled answer that the same parser takes and the contract allows', () => {
  const bundled = parseReading(bundledResponse);
  expect(bundled).toMatchObject({ weathercode: 0, is_day: 1 });
  const body = { current_weather: bundled, source: 'bundled' };
  expect(endpoints.getWeather.response.parse(body)).toEqual(body);
});

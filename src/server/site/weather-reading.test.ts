import { expect, it } from 'vitest';
import { endpoints } from '#shared/contract/endpoints.ts';
import { bundledAnswer, parseReading } from './weather-reading.ts';

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
const reading = { ...older, time: '2026-11-20T18:15:00.000Z' };

it('reads both forms of an answer, and its time as UTC', () => {
  expect(parseReading({ latitude: 1, current_weather: { ...older, interval: 900 } })).toEqual(reading);
  expect(parseReading({ current: { ...present, interval: 900 } })).toEqual(reading);
  expect(parseReading({ current_weather: { ...older, time: '2026-11-20T18:15:00Z' } })).toEqual(reading);
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
  const bundled = parseReading(bundledAnswer);
  expect(bundled).toMatchObject({ weathercode: 0, is_day: 1 });
  const body = { current_weather: bundled, source: 'bundled' };
  expect(endpoints.getWeather.response.parse(body)).toEqual(body);
});

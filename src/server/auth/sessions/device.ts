/** Which browser and system a session is on, as the settings show it. */
import type { FastifyRequest } from 'fastify';

/** Common names of browser and system; null if they are not recognized. The full `User-Agent` is not stored. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first match counts, because most browsers also name others in their `User-Agent`. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/\bM?QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/Vivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\b(?:OpenHarmony|HarmonyOS)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A longer `User-Agent` is cut before it is searched; real ones are shorter. */
const maxUserAgentLength = 500;

/** Guesses browser and system from the `User-Agent`, which a client can set to anything. */
export function describeDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, maxUserAgentLength);
  const findName = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: findName(browsers), system: findName(systems) };
}

export function parseDevice({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  return describeDevice(headers['user-agent']);
}

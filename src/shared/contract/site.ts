/** Schemas of calls that need no sign-in. */
import { z } from 'zod';
import { type PageName, pages } from '../pages.ts';
import { paymentProviders } from '../payment-providers.ts';
import { routeBucketsMs, slowKinds } from '../performance.ts';
import { currencies } from '../plans.ts';
import type { Endpoints } from './endpoint.ts';
import { partKind, time } from './fields.ts';
import { done } from './shapes.ts';

const pageNames = Object.keys(pages) as [PageName, ...PageName[]];

/** Without the sessionId of other calls: a report cannot be linked to a person. */
const performanceReport = z
  .strictObject({
    kind: z.enum(slowKinds),
    route: z.enum(pageNames).optional().describe('of slow_route alone: the name of the page'),
    bucketMs: z
      .literal(routeBucketsMs)
      .optional()
      .describe('of slow_route alone: its milliseconds, rounded up to one of these; the last is open'),
  })
  .superRefine(({ kind, ...ofRoute }, context) => {
    for (const field of ['route', 'bucketMs'] as const) {
      if ((ofRoute[field] === undefined) === (kind !== 'slow_route')) continue;
      context.addIssue({ code: 'custom', path: [field], message: 'belongs to slow_route, and to it alone' });
    }
  });

export const siteEndpoints = {
  getConfig: {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    limit: 'reads',
    summary: 'What the browser needs to know',
    response: z.object({
      productName: z.string(),
      guide: z.object({ kind: z.string(), label: z.string() }),
      signIn: z.object({ google: partKind, apple: partKind }),
      googleClientId: z.string().optional().describe('for the Google button, where Google is real'),
      payment: z.record(z.enum(paymentProviders), partKind),
      mail: z.enum(['real', 'sandbox']),
      offerCountdown: z.boolean(),
      performanceMonitoring: z.boolean().describe('whether pages are to report what is slow'),
      seller: z
        .object({ name: z.string(), address: z.string(), email: z.string() })
        .nullable()
        .describe('who sells, for receipts'),
      testimonial: z.object({ name: z.string(), text: z.string() }).nullable(),
    }),
  },
  getLocation: {
    method: 'GET',
    path: '/api/location',
    access: 'public',
    limit: { network: 'lookups' },
    summary: 'Country and currency of the caller',
    response: z.object({
      countryCode: z.string(),
      countryName: z.string(),
      region: z.string(),
      city: z.string(),
      currency: z.enum(currencies),
      ip: z.string().describe("the caller's own, as the server sees it"),
      assumed: z.boolean().describe('nothing said where the caller is: it is the default'),
    }),
  },
  reportPerformance: {
    method: 'POST',
    path: '/api/performance',
    access: 'public',
    limit: { network: 'reports' },
    summary: 'What a page found slow, where the operator asks for it; without addresses and texts',
    body: performanceReport,
    response: done,
  },
  getWeather: {
    method: 'GET',
    path: '/api/weather',
    access: 'public',
    limit: 'reads',
    summary: 'The present weather at one fixed place, the same for everybody',
    response: z.object({
      current_weather: z.object({
        weathercode: z.number().int().min(0).max(99).describe('WMO code 4677'),
        temperature: z.number().min(-100).max(100).describe('degrees Celsius'),
        windspeed: z.number().min(0).max(500).describe('km/h'),
        winddirection: z.number().min(0).max(360).describe('degrees from north, where it blows from'),
        is_day: z.union([z.literal(0), z.literal(1)]),
        time,
      }),
      source: z
        .enum(['service', 'bundled', 'default'])
        .describe('default: the service has not answered for twelve hours, or never'),
    }),
  },
} as const satisfies Endpoints;

/** Schemas of calls that need no sign-in. */
import { z } from 'zod';
import { type PageName, pages } from '../pages.ts';
import { paymentProviders } from '../payment-providers.ts';
import { routeBucketsMs, slowKinds } from '../performance.ts';
import { currencies, planIds } from '../plans.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, successResponse, time } from './shapes.ts';

const pageNames = Object.keys(pages) as [PageName, ...PageName[]];

/** Without the sessionId of other calls: a report cannot be linked to a user. */
const performanceReport = z
  .strictObject({
    kind: z.enum(slowKinds),
    route: z.enum(pageNames).optional().describe('only for slow_route: the name of the page'),
    bucketMs: z
      .literal(routeBucketsMs)
      .optional()
      .describe(
        'only for slow_route: milliseconds, rounded up to one of these; the last means more than that',
      ),
  })
  .superRefine(({ kind, ...ofRoute }, context) => {
    for (const field of ['route', 'bucketMs'] as const) {
      if ((ofRoute[field] === undefined) === (kind !== 'slow_route')) continue;
      context.addIssue({ code: 'custom', path: [field], message: 'belongs to slow_route, and to it alone' });
    }
  });

/** State of an external service: real, simulated by the sandbox, or switched off. */
const serviceState = z.enum(['real', 'sandbox', 'off']);

/** The promotion code that the pay page announces to everyone; what it costs is in the answer of previewOffer. */
const announcedOffer = z.object({
  code: z.string(),
  plans: z.array(z.enum(planIds)),
  percentOff: z.number().int().optional(),
  amountOff: z.partialRecord(z.enum(currencies), amount).optional(),
  freeMonths: z.number().int().optional(),
  charges: z.number().int(),
  ends: time,
});

export const siteEndpoints = {
  getConfig: {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    limit: 'reads',
    summary: 'Public settings for the browser',
    response: z.object({
      productName: z.string(),
      guide: z.object({ kind: z.string(), label: z.string() }),
      signIn: z.object({ google: serviceState, apple: serviceState }),
      googleClientId: z
        .string()
        .optional()
        .describe("for Google's button; missing if Google is simulated or off"),
      payment: z.record(z.enum(paymentProviders), serviceState),
      mail: z.enum(['real', 'sandbox']),
      offerCountdown: z
        .boolean()
        .describe('whether the pay page shows a countdown where no offer is announced'),
      offerCodes: z.boolean().describe('whether there are promotion codes'),
      offer: announcedOffer.nullable(),
      firstReflectionFree: z.boolean().describe('whether a first dialogue needs no subscription'),
      performanceMonitoring: z.boolean().describe('whether pages should report slow loads'),
      seller: z
        .object({ name: z.string(), address: z.string(), email: z.string() })
        .nullable()
        .describe('the seller, for receipts'),
      refundDays: z
        .number()
        .int()
        .describe('days in which a first payment is refunded on request; 0: no promise beyond the law'),
      backupDays: z.number().int().describe('how long backups are kept; 0: no backups'),
      legalReviewed: z.boolean().describe('otherwise the legal pages are templates, and say so'),
      testimonial: z.object({ name: z.string(), text: z.string() }).nullable(),
      currency: z
        .enum(currencies)
        .optional()
        .describe("the caller's, if the proxy names the country; no service is asked"),
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
      ip: z.string().describe("the caller's address as the server sees it"),
      assumed: z.boolean().describe('the location is unknown, so this is the default'),
    }),
  },
  reportPerformance: {
    method: 'POST',
    path: '/api/performance',
    access: 'public',
    limit: { network: 'reports' },
    summary: 'Report a slow load, if the operator has monitoring on; contains no URLs or texts',
    body: performanceReport,
    response: successResponse,
  },
  getWeather: {
    method: 'GET',
    path: '/api/weather',
    access: 'public',
    limit: 'reads',
    summary: 'The current weather at one fixed place, the same for everybody',
    response: z.object({
      current_weather: z.object({
        weathercode: z.number().int().min(0).max(99).describe('WMO code 4677'),
        temperature: z.number().min(-100).max(100).describe('degrees Celsius'),
        windspeed: z.number().min(0).max(500).describe('km/h'),
        winddirection: z.number().min(0).max(360).describe('degrees from north, direction it blows from'),
        is_day: z.union([z.literal(0), z.literal(1)]),
        time,
      }),
      source: z
        .enum(['service', 'bundled', 'default'])
        .describe('default: there is no service answer from the last twelve hours'),
    }),
  },
} as const satisfies Endpoints;

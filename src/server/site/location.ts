import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { getCurrency, isCountry } from '#shared/countries.ts';
import type { Config } from '../config/config.ts';
import { fetchBoundedJson } from '../http/outbound.ts';
import type { Handlers } from '../mount.ts';

type Location = ResponseBody<'getLocation'>;

const timeoutMs = 2_000;
const maxAnswerBytes = 64 * 1_024;

type Found = Omit<Location, 'ip'>;

/** Used when the location is unknown. */
const fallback: Found = {
  countryCode: 'US',
  countryName: 'United States',
  region: '',
  city: '',
  currency: 'USD',
  assumed: true,
};

/** Undefined if it is not a country; proxies and services send such codes for unknown networks. */
function fromCountry(code: string): Found | undefined {
  const countryCode = code.toUpperCase();
  if (!isCountry(countryCode)) return undefined;
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(countryCode) ?? countryCode;
  return { ...fallback, countryCode, countryName, currency: getCurrency(countryCode), assumed: false };
}

/** Services use different names; the first one present is used. */
const serviceAnswer = z
  .looseObject({
    country_code: z.string().length(2).optional(),
    countryCode: z.string().length(2).optional(),
    region: z.string().optional(),
    regionName: z.string().optional(),
    city: z.string().optional(),
  })
  .transform((answer) => ({
    code: answer.country_code ?? answer.countryCode,
    region: answer.regionName ?? answer.region ?? '',
    city: answer.city ?? '',
  }));

async function askService(fetcher: typeof fetch, template: string, ip: string): Promise<Found | undefined> {
  try {
    const address = template.replace('{ip}', encodeURIComponent(ip));
    const { status, body } = await fetchBoundedJson(fetcher, address, { timeoutMs, largest: maxAnswerBytes });
    const parsed = serviceAnswer.safeParse(body);
    const found = status === 200 && parsed.success && parsed.data.code && fromCountry(parsed.data.code);
    return found ? { ...found, region: parsed.data.region, city: parsed.data.city } : undefined;
  } catch {
    return undefined; // Try the next service.
  }
}

/** What the proxy says, if it names the country. Asks nobody. */
export function fromProxy(
  geo: Config['geo'],
  { headers }: Pick<FastifyRequest, 'headers'>,
): Found | undefined {
  const header = geo.countryHeader ? headers[geo.countryHeader] : undefined;
  return typeof header === 'string' ? fromCountry(header) : undefined;
}

async function find(
  deps: { geo: Config['geo']; fetch: typeof fetch },
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Found> {
  const location = fromProxy(deps.geo, request);
  if (location) return location;
  for (const template of deps.geo.urls) {
    const found = await askService(deps.fetch, template, request.ip);
    if (found) return found;
  }
  return fallback;
}

/**
 * The country from the proxy's header, or from the first location service that answers; otherwise the United States,
 * marked as an assumption.
 */
export async function locate(
  deps: { geo: Config['geo']; fetch: typeof fetch },
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Location> {
  return { ...(await find(deps, request)), ip: request.ip ?? '' }; // None where the connection is gone already.
}

export function locationRoutes(deps: {
  config: Pick<Config, 'geo'>;
  fetch: typeof fetch;
}): Handlers<'getLocation'> {
  return {
    getLocation: ({ request }) => locate({ geo: deps.config.geo, fetch: deps.fetch }, request),
  };
}

/** Guesses a visitor's country, which decides the currency in which prices are shown. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { getCurrency, isCountry } from '#shared/countries.ts';
import type { PriceList } from '#shared/plans.ts';
import type { Config } from '../config/config.ts';
import { fetchBoundedJson } from '../http/outbound.ts';
import type { Handlers } from '../mount.ts';

type Location = ResponseBody<'getLocation'>;

const timeoutMs = 2_000;
const maxResponseBytes = 64 * 1_024;

/** A location without the visitor's address. */
type VisitorLocation = Omit<Location, 'ip'>;

interface LocationDeps {
  geo: Config['geo'];
  prices: PriceList;
  fetch: typeof fetch;
}

/** Used when the location is unknown. */
const getFallback = (prices: PriceList): VisitorLocation => ({
  countryCode: 'US',
  countryName: 'United States',
  region: '',
  city: '',
  currency: getCurrency(prices, 'US'),
  assumed: true,
});

/** Undefined if the code is no country: proxies and services send such codes for unknown networks. */
function toLocation(prices: PriceList, code: string): VisitorLocation | undefined {
  const countryCode = code.toUpperCase();
  if (!isCountry(countryCode)) return undefined;
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(countryCode) ?? countryCode;
  const currency = getCurrency(prices, countryCode);
  return { countryCode, countryName, region: '', city: '', currency, assumed: false };
}

/** Services use different names; the first one present is used. */
const serviceResponse = z
  .looseObject({
    country_code: z.string().length(2).optional(),
    countryCode: z.string().length(2).optional(),
    region: z.string().optional(),
    regionName: z.string().optional(),
    city: z.string().optional(),
  })
  .transform((response) => ({
    code: response.country_code ?? response.countryCode,
    region: response.regionName ?? response.region ?? '',
    city: response.city ?? '',
  }));

/** Undefined if the service fails or does not know. `template`: its URL with `{ip}`. */
async function askService(
  { fetch: fetcher, prices }: LocationDeps,
  template: string,
  ip: string,
): Promise<VisitorLocation | undefined> {
  try {
    const url = template.replace('{ip}', encodeURIComponent(ip));
    const { status, body } = await fetchBoundedJson(fetcher, url, { timeoutMs, maxBytes: maxResponseBytes });
    const parsed = serviceResponse.safeParse(body);
    const found =
      status === 200 && parsed.success && parsed.data.code && toLocation(prices, parsed.data.code);
    return found ? { ...found, region: parsed.data.region, city: parsed.data.city } : undefined;
  } catch {
    return undefined; // Try the next service.
  }
}

/** The location by the proxy's header, if the proxy names the country. Makes no request. */
export function findProxyLocation(
  { geo, prices }: Pick<LocationDeps, 'geo' | 'prices'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): VisitorLocation | undefined {
  const header = geo.countryHeader ? headers[geo.countryHeader] : undefined;
  return typeof header === 'string' ? toLocation(prices, header) : undefined;
}

async function getVisitorLocation(
  deps: LocationDeps,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<VisitorLocation> {
  const location = findProxyLocation(deps, request);
  if (location) return location;
  for (const template of deps.geo.urls) {
    const found = await askService(deps, template, request.ip);
    if (found) return found;
  }
  return getFallback(deps.prices);
}

/**
 * The country from the proxy's header, or from the first location service that answers; otherwise the United States,
 * marked as an assumption.
 */
export async function locateVisitor(
  deps: LocationDeps,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Location> {
  // There is no address if the connection is already closed.
  return { ...(await getVisitorLocation(deps, request)), ip: request.ip ?? '' };
}

export function locationRoutes(deps: {
  config: Pick<Config, 'geo' | 'prices'>;
  fetch: typeof fetch;
}): Handlers<'getLocation'> {
  return {
    getLocation: ({ request }) => locateVisitor({ ...deps.config, fetch: deps.fetch }, request),
  };
}

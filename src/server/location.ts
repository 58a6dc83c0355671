import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ResponseBody } from '#shared/contract.ts';
import type { Currency } from '#shared/plans.ts';
import type { Config } from './config.ts';
import { fetchBoundedJson } from './http/bounded-json.ts';
import type { Mount } from './http/mount.ts';

type Location = ResponseBody<'getLocation'>;

const timeoutMs = 2_000;
const largestAnswer = 64 * 1_024;

/** Spec 8: geolocation failure defaults to United States and USD. */
const fallback: Location = {
  countryCode: 'US',
  countryName: 'United States',
  region: '',
  city: '',
  currency: 'USD',
  ip: '',
};
const euro = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const other: Record<string, Currency> = { GB: 'GBP', AU: 'AUD', CA: 'CAD' };

export function currencyOf(countryCode: string): Currency {
  return other[countryCode] ?? (euro.includes(countryCode) ? 'EUR' : 'USD');
}

function fromCountry(code: string): Location {
  const countryCode = code.toUpperCase();
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(countryCode) ?? countryCode;
  return { ...fallback, countryCode, countryName, currency: currencyOf(countryCode) };
}

/** The services disagree on names; the first of each group that is there counts. */
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

async function askService(
  fetcher: typeof fetch,
  template: string,
  ip: string,
): Promise<Location | undefined> {
  try {
    const address = template.replace('{ip}', encodeURIComponent(ip));
    const { status, body } = await fetchBoundedJson(fetcher, address, { timeoutMs, largest: largestAnswer });
    const parsed = serviceAnswer.safeParse(body);
    if (status !== 200 || !parsed.success || !parsed.data.code) return undefined;
    return { ...fromCountry(parsed.data.code), region: parsed.data.region, city: parsed.data.city };
  } catch {
    return undefined; // The next service is tried; the caller falls back to the United States.
  }
}

/** Country by the proxy's header, else by the configured services in their order, else United States. */
export async function locate(
  deps: { geo: Config['geo']; fetch: typeof fetch },
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Location> {
  const header = deps.geo.countryHeader ? request.headers[deps.geo.countryHeader] : undefined;
  if (typeof header === 'string' && /^[a-z]{2}$/i.test(header) && header.toUpperCase() !== 'XX')
    return fromCountry(header);
  for (const template of deps.geo.urls) {
    const found = await askService(deps.fetch, template, request.ip);
    if (found) return found;
  }
  return fallback;
}

export function locationRoutes(
  mount: Mount,
  deps: { config: Pick<Config, 'geo'>; fetch: typeof fetch },
): void {
  mount('getLocation', ({ request }) => locate({ geo: deps.config.geo, fetch: deps.fetch }, request));
}

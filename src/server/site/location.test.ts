import { expect, it, vi } from 'vitest';
import { defaultPrices } from '#shared/plans.ts';
import { locateVisitor } from './location.ts';

const request = { headers: {}, ip: '203.0.113.9' };
const unitedStates = { countryCode: 'US', countryName: 'United States', currency: 'USD', assumed: true };

function answering(...answers: (object | Error)[]) {
  const queue = [...answers];
  return vi.fn(async () => {
    const next = queue.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('no answer left');
    return Response.json(next);
  });
}

it('defaults to the United States and USD with nothing configured', async () => {
  const fetcher = answering();
  const found = await locateVisitor(
    { prices: defaultPrices, geo: { countryHeader: undefined, urls: [] }, fetch: fetcher },
    request,
  );
  expect(found).toMatchObject(unitedStates);
  expect(fetcher).not.toHaveBeenCalled();
});

it('believes the header of the proxy', async () => {
  const geo = { countryHeader: 'cf-ipcountry', urls: [] };
  const found = await locateVisitor(
    { prices: defaultPrices, geo, fetch: answering() },
    { ...request, headers: { 'cf-ipcountry': 'gb' } },
  );
  expect(found).toMatchObject({
    countryCode: 'GB',
    countryName: 'United Kingdom',
    currency: 'GBP',
    assumed: false,
  });
});

it('tries the services in order until one answers', async () => {
  const fetcher = answering(new Error('down'), { error: true }, { country_code: 'DE', city: 'Bonn' });
  const geo = {
    countryHeader: undefined,
    urls: ['https://one.test/{ip}', 'https://two.test/{ip}', 'https://three.test/{ip}'],
  };
  const found = await locateVisitor({ prices: defaultPrices, geo, fetch: fetcher }, request);
  expect(found).toMatchObject({ countryCode: 'DE', countryName: 'Germany', currency: 'EUR', city: 'Bonn' });
  expect(fetcher).toHaveBeenCalledTimes(3);
});

it('falls back when all of them fail', async () => {
  const geo = { countryHeader: undefined, urls: ['https://one.test/{ip}'] };
  expect(
    await locateVisitor({ prices: defaultPrices, geo, fetch: answering(new Error('down')) }, request),
  ).toMatchObject(unitedStates);
});

it('takes no code for a country that is none, from a proxy or from a service', async () => {
  const geo = { countryHeader: 'cf-ipcountry', urls: ['https://one.test/{ip}', 'https://two.test/{ip}'] };
  const fetcher = answering({ country_code: 'EU' }, { country_code: 'BG' });
  const found = await locateVisitor(
    { prices: defaultPrices, geo, fetch: fetcher },
    { ...request, headers: { 'cf-ipcountry': 'XX' } },
  );
  expect(found).toMatchObject({ countryCode: 'BG', currency: 'EUR', assumed: false });
});

it('tells people the address that they are seen under, looked up or not', async () => {
  const nothing = { countryHeader: undefined, urls: [] };
  expect((await locateVisitor({ prices: defaultPrices, geo: nothing, fetch: answering() }, request)).ip).toBe(
    '203.0.113.9',
  );
  const geo = { countryHeader: 'x-country', urls: [] };
  const told = await locateVisitor(
    { prices: defaultPrices, geo, fetch: answering() },
    { ...request, headers: { 'x-country': 'FR' } },
  );
  expect(told.ip).toBe('203.0.113.9');
});

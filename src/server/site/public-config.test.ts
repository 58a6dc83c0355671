import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClock, createTestApp } from '../../../tests/support/test-app.ts';

test('each country gets its own currency, and an announced offer is shown until it ends', async () => {
  const offers = join(mkdtempSync(join(tmpdir(), 'offers-')), 'offers.json');
  const ends = new Date(createClock().now().getTime() + 60_000).toISOString();
  writeFileSync(
    offers,
    JSON.stringify({ codes: [{ code: 'SPRING', percentOff: 20, announced: true, ends }] }),
  );
  const { app, clock, close } = await createTestApp({
    env: { OFFERS_FILE: offers, GEO_COUNTRY_HEADER: 'cf-ipcountry' },
  });
  const read = async (country?: string) => {
    const headers = country ? { 'cf-ipcountry': country } : {};
    const { currency, offer } = (await app.inject({ url: '/api/config', headers })).json();
    return [currency, offer?.code];
  };
  expect(await read('GB')).toEqual(['GBP', 'SPRING']);
  expect(await read('DE')).toEqual(['EUR', 'SPRING']);
  expect(await read()).toEqual([undefined, 'SPRING']);
  clock.pass(60_001);
  expect(await read('GB')).toEqual(['GBP', undefined]);
  expect(await read('DE')).toEqual(['EUR', undefined]);
  await close();
});

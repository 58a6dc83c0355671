import { describe, expect, it } from 'vitest';
import { paymentProviders } from '#shared/payment-providers.ts';
import { type Config, ConfigError, readConfig, readServerConfig } from './config.ts';
import { serviceSettings } from './sandbox-rules.ts';

function problemsOf(env: Record<string, string>, read: (env: Record<string, string>) => Config = readConfig) {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('needs none to try the product out', () => {
    expect(readConfig({})).toMatchObject({
      port: 3_000,
      publicUrl: 'http://127.0.0.1:3000',
      productName: 'Clearing',
      stripe: undefined,
      mail: undefined,
      offerCountdown: true,
    });
  });

  it('counts an offer down in production only if told to', () => {
    const production = {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: 'true',
      APP_SECRET: 'Qw7mX2vB9kR4tY6zP1nL8cF3hJ5dG0sA',
    };
    expect(readConfig(production).offerCountdown).toBe(false);
    expect(readConfig({ ...production, OFFER_COUNTDOWN: 'true' }).offerCountdown).toBe(true);
    expect(readConfig({ OFFER_COUNTDOWN: 'false' }).offerCountdown).toBe(false);
  });

  it('takes an empty value for no value', () => {
    expect(readConfig({ DATABASE_URL: '', STRIPE_SECRET_KEY: '' }).databaseUrl).toBeUndefined();
  });

  it('names every mistake at once', () => {
    const problems = problemsOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://h/d',
      LOG_LEVEL: 'loud',
      APP_SECRET: 'short',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'APP_SECRET',
      'LOG_LEVEL',
    ]);
  });

  it('says which settings belong together', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_WEBHOOK_SECRET: needed because STRIPE_SECRET_KEY is set',
    ]);
  });

  it('takes a publishable key of Stripe and nothing else for one, and leaves monitoring off', () => {
    expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' })).toHaveLength(1);
    expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([]);
    expect(readConfig({}).performanceMonitoring).toBe(false);
    expect(readConfig({ PERFORMANCE_MONITORING: 'true' }).performanceMonitoring).toBe(true);
  });

  it('asks Open-Meteo once both coordinates are set, or another address of its kind', () => {
    const place = { WEATHER_LATITUDE: '-33.9', WEATHER_LONGITUDE: '0' };
    const weather = { url: 'https://api.open-meteo.com/v1/forecast', latitude: -33.9, longitude: 0 };
    expect(readConfig(place).weather).toEqual(weather);
    const url = 'http://127.0.0.1:9/v1?apikey=k';
    expect(readConfig({ ...place, WEATHER_URL: url }).weather).toEqual({ ...weather, url });
    expect(readConfig({}).weather).toBeUndefined();
    expect(problemsOf({ WEATHER_URL: url })).toEqual([
      'WEATHER_LATITUDE, WEATHER_LONGITUDE: needed because WEATHER_URL is set',
    ]);
    expect(problemsOf({ WEATHER_LATITUDE: '1' })).toEqual([
      'WEATHER_LONGITUDE: needed because WEATHER_LATITUDE is set',
    ]);
    expect(problemsOf({ ...place, WEATHER_LATITUDE: '91', WEATHER_URL: 'file:///etc/passwd' })).toHaveLength(
      2,
    );
  });

  it('refuses production on stand-ins and names every missing setting', () => {
    const names = problemsOf({ NODE_ENV: 'production' }, readServerConfig).map((one) => one.split(':')[0]);
    expect(names).toEqual([
      'APP_SECRET',
      'SELLER_NAME, SELLER_ADDRESS, SUPPORT_EMAIL',
      'DATABASE_URL',
      'PUBLIC_URL',
      'MAIL_FROM',
      'SMTP_URL',
      ...paymentProviders.map((name) => serviceSettings[name].join(', ')),
      'GOOGLE_CLIENT_ID',
      'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY',
    ]);
  });

  it('allows stand-ins in production when they are set explicitly', () => {
    const env = {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: 'true',
      APP_SECRET: 'nZ7vK2pQ9sLw4XcT6bYh1mRf8dGj3aEo',
    };
    expect(problemsOf(env)).toEqual([]);
    const money = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_123' };
    expect(problemsOf({ ...env, ...money })).toEqual([
      'SELLER_NAME, SELLER_ADDRESS, SUPPORT_EMAIL: needed in production (receipts and mails say who sells)',
    ]);
  });

  it('knows who sells by name, address and mail address, all or none', () => {
    const seller = { SELLER_NAME: 'Clearing Ltd', SELLER_ADDRESS: '1 High Street, Leeds, United Kingdom' };
    expect(problemsOf(seller)).toEqual(['SUPPORT_EMAIL: needed because SELLER_NAME, SELLER_ADDRESS is set']);
    expect(problemsOf({ ...seller, SUPPORT_EMAIL: 'help' })).toHaveLength(1);
    const email = 'help@clearing.example';
    expect(readConfig({ ...seller, SUPPORT_EMAIL: email }).seller).toEqual({
      name: 'Clearing Ltd',
      address: '1 High Street, Leeds, United Kingdom',
      email,
    });
  });

  it('keeps two webhook secrets while one is rolled', () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_old1, whsec_new1' };
    expect(readConfig(env).stripe?.webhookSecrets).toEqual(['whsec_old1', 'whsec_new1']);
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://[::1]:3000'],
    ['::1', 'http://[::1]:3000'],
    ['localhost', 'http://localhost:3000'],
  ])('listening on %s can be reached at %s', (HOST, url) => {
    expect(readConfig({ HOST })).toMatchObject({ publicUrl: url, localUrl: url });
    const told = readConfig({ HOST, PUBLIC_URL: 'https://clearing.example' });
    expect(told).toMatchObject({ publicUrl: 'https://clearing.example', localUrl: url });
  });

  it('accepts only location services that receive the address', () => {
    expect(readConfig({ GEO_URLS: 'https://a.example/{ip}, https://b.example/?q={ip}' }).geo.urls).toEqual([
      'https://a.example/{ip}',
      'https://b.example/?q={ip}',
    ]);
    for (const GEO_URLS of ['https://a.example/json', 'a.example/{ip}'])
      expect(problemsOf({ GEO_URLS })).toHaveLength(1);
  });
});

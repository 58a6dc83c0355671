import { describe, expect, it } from 'vitest';
import { paymentProviders } from '#shared/payment-providers.ts';
import { ConfigError, readServerConfig } from './config.ts';
import { getOnOffSetting } from './sandbox-rules.ts';

const real = {
  DATABASE_URL: 'postgres://h/d',
  APP_SECRET: 'nZ7vK2pQ9sLw4XcT6bYh1mRf8dGj3aEo',
  PUBLIC_URL: 'https://clearing.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'a@b.example',
  SELLER_NAME: 'Clearing Ltd',
  SELLER_ADDRESS: '1 High Street, Leeds',
  SUPPORT_EMAIL: 'help@clearing.example',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_123' };
const paypal = { PAYPAL_CLIENT_ID: 'p', PAYPAL_CLIENT_SECRET: 'p', PAYPAL_WEBHOOK_ID: 'p' };
const google = { GOOGLE_CLIENT_ID: 'g' };
/** Of every provider but Stripe and PayPal, which these tests switch themselves. */
const otherProviders = paymentProviders.filter((name) => name !== 'stripe' && name !== 'paypal');
const othersOff = Object.fromEntries(otherProviders.map((name) => [getOnOffSetting(name), 'off']));
const production = { NODE_ENV: 'production', ...real, ...othersOff };
const noIdentity = { GOOGLE: 'off', APPLE: 'off' };

/** The first setting of each problem, with where its stand-in is refused. */
function refused(env: Record<string, string>): string[] {
  try {
    readServerConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) =>
      problem.replace(/^(\w+).*?: (?:needed )?(.*?)(?: \(.*)?$/s, '$1 $2'),
    );
  }
  return [];
}

describe('parts that are off', () => {
  it('are not asked for in production', () => {
    expect(refused({ ...production, ...stripe, ...google, PAYPAL: 'off', APPLE: 'off' })).toEqual([]);
    expect(refused({ ...production, ...paypal, ...noIdentity, STRIPE: 'off' })).toEqual([]);
  });

  it('cannot be both ways to pay; there is always a password to sign in with', () => {
    const [first = ''] = paymentProviders.map(getOnOffSetting);
    expect(refused({ ...othersOff, STRIPE: 'off', PAYPAL: 'off' })).toEqual([
      `${first} one of them must be on, or nobody could pay`,
    ]);
    expect(refused(noIdentity)).toEqual([]);
    expect(refused({ STRIPE: 'no' })).toHaveLength(1);
  });

  it('have no settings of theirs, but keys of a provider that is off stay for what still runs there', () => {
    const config = readServerConfig({
      ...production,
      ...stripe,
      ...paypal,
      ...google,
      STRIPE: 'off',
      ...noIdentity,
    });
    expect(config.off.toSorted()).toEqual(['apple', 'google', 'stripe', ...otherProviders].toSorted());
    expect(config).toMatchObject({ google: undefined, apple: undefined });
    expect(config.stripe?.secretKey).toBe('sk_live_1');
  });
});

describe('stand-ins for mail and identity', () => {
  const all = ['SMTP_URL', 'GOOGLE_CLIENT_ID', 'APPLE_CLIENT_ID'];

  it.each([
    {},
    { ALLOW_SANDBOX: 'true' },
    { NODE_ENV: 'production', ALLOW_SANDBOX: 'true' },
    { NODE_ENV: 'test' },
  ])('are refused on a public address, whatever is set: %o', (env) => {
    const { APP_SECRET, PUBLIC_URL } = real;
    expect(refused({ ...(env as object), APP_SECRET, PUBLIC_URL })).toEqual(
      all.map((name) => `${name} on a public address`),
    );
    for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'box.example'])
      expect(refused({ ...(env as object), APP_SECRET, HOST })).toEqual(
        all.map((name) => `${name} where other machines can connect`),
      );
  });

  it.each([
    ['SMTP_URL', { SMTP_URL: 'smtp://127.0.0.1:25' }, all.slice(1)],
    ['STRIPE_SECRET_KEY', stripe, all],
    ['PAYPAL_CLIENT_ID', paypal, all],
    ['GOOGLE_CLIENT_ID', google, ['SMTP_URL', 'APPLE_CLIENT_ID']],
  ])('are refused beside a real part: %s', (name, env, names) => {
    expect(refused({ ...env, ALLOW_SANDBOX: 'true' })).toEqual(
      names.map((one) => `${one} beside real parts`),
    );
    expect(refused({ ...env, ...noIdentity, SMTP_URL: 'smtp://127.0.0.1:25' }), name).toEqual([]);
  });

  it('are there while the product is tried out on one machine, also with a real database and model', () => {
    for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) expect(refused({ HOST })).toEqual([]);
    const { APP_SECRET } = real;
    expect(refused({ PUBLIC_URL: 'http://localhost:3000', DATABASE_URL: real.DATABASE_URL })).toEqual([]);
    expect(refused({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true', APP_SECRET })).toEqual([]);
  });
});

describe('stand-ins for money', () => {
  it('are there in production only with ALLOW_SANDBOX=true', () => {
    const env = { ...production, ...noIdentity };
    expect(refused(env)).toEqual(['PAYPAL_CLIENT_ID in production', 'STRIPE_SECRET_KEY in production']);
    expect(refused({ ...env, ALLOW_SANDBOX: 'true' })).toEqual([]);
  });
});

it('production takes an address without TLS for this machine alone', () => {
  const env = { ...production, ...stripe, ...noIdentity, PAYPAL: 'off' };
  const http = { ...env, PUBLIC_URL: 'http://clearing.example' };
  for (const given of [http, { ...http, ALLOW_SANDBOX: 'true' }])
    expect(refused(given)).toEqual([
      'PUBLIC_URL must begin with https:// in production, or point to this machine only',
    ]);
  for (const PUBLIC_URL of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://clearing.example'])
    expect(refused({ ...env, PUBLIC_URL })).toEqual([]);
  expect(refused({ ...env, PUBLIC_URL: 'http://127.0.0.1.clearing.example' })).toHaveLength(1);
});

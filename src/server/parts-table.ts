import type { Config } from './config.ts';

interface Part {
  part: string;
  inUse: string;
  setting: string;
}

function parts(config: Config, guideLabel: string): Part[] {
  return [
    {
      part: 'database',
      inUse: config.databaseUrl ? 'PostgreSQL' : `PGlite in ${config.dataDir}/pg (for trying out)`,
      setting: 'DATABASE_URL',
    },
    {
      part: 'running turns, limits',
      inUse: config.redisUrl ? 'shared in Redis' : 'in this process',
      setting: 'REDIS_URL',
    },
    {
      part: 'guide',
      inUse: config.model ? `AI model, the text goes to ${guideLabel}` : guideLabel,
      setting: 'GUIDE_PROVIDER, GUIDE_MODEL, GUIDE_API_KEY, GUIDE_BASE_URL',
    },
    {
      part: 'mail',
      inUse: config.mail?.sandbox ? 'sandbox, read at /sandbox/mail' : 'SMTP',
      setting: 'SMTP_URL, MAIL_FROM',
    },
    {
      part: 'card payments',
      inUse: config.stripe?.sandbox ? 'Stripe sandbox, no money moves' : 'Stripe',
      setting: 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET',
    },
    {
      part: 'PayPal',
      inUse: config.paypal?.sandbox ? 'PayPal sandbox, no money moves' : 'PayPal',
      setting: 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID',
    },
    {
      part: 'Google sign-in',
      inUse: config.google?.sandbox ? 'sandbox page' : 'Google',
      setting: 'GOOGLE_CLIENT_ID',
    },
    {
      part: 'Apple sign-in',
      inUse: config.apple?.sandbox ? 'sandbox page' : 'Apple',
      setting: 'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY',
    },
    {
      part: 'weather',
      inUse: config.weather ? `${new URL(config.weather.url).host}, every half hour` : 'bundled reading',
      setting: 'WEATHER_LATITUDE, WEATHER_LONGITUDE, WEATHER_URL',
    },
    {
      part: 'IP location',
      inUse: config.geo.countryHeader
        ? `header ${config.geo.countryHeader}`
        : config.geo.urls.length
          ? 'services'
          : 'United States, USD assumed; people can change it',
      setting: 'GEO_URLS, GEO_COUNTRY_HEADER',
    },
  ];
}

/** What runs and which setting changes it, printed once at start. */
export function partsTable(
  config: Config,
  guideLabel: string,
  demo: { email: string; password: string } | undefined,
): string {
  const rows = parts(config, guideLabel);
  const width = (key: keyof Part) => Math.max(...rows.map((row) => row[key].length), key.length);
  const line = (row: Part) =>
    `  ${row.part.padEnd(width('part'))}  ${row.inUse.padEnd(width('inUse'))}  ${row.setting}`.trimEnd();
  return [
    '',
    line({ part: 'part', inUse: 'in use', setting: 'changed by' }),
    ...rows.map(line),
    ...(demo ? ['', `  A subscriber to try it with: ${demo.email}, password ${demo.password}`] : []),
    '',
    `  ${config.productName} is ready at ${config.publicUrl}`,
    '',
  ].join('\n');
}

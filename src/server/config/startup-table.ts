/** The table that the server prints when it has started. */
import {
  type PaymentProviderName,
  paymentProviders,
  providerDescriptors,
} from '#shared/payment-providers.ts';
import type { SubscriptionsOfDisabledProviders } from '../billing/subscriptions.ts';
import { type Config, getServiceState } from './config.ts';
import { getOnOffSetting, serviceSettings } from './sandbox-rules.ts';

/** A row of the table. */
interface Row {
  part: string;
  inUse: string;
  setting: string;
}

const issuerNames = { google: 'Google', apple: 'Apple' };

function describePayment(
  config: Config,
  part: PaymentProviderName,
  stillRunning: SubscriptionsOfDisabledProviders,
): string {
  const state = getServiceState(config, part);
  const { label } = providerDescriptors[part];
  if (state === 'real') return label;
  if (state === 'sandbox') return `${label} sandbox, no money moves`;
  const running = stillRunning[part] ?? 0;
  if (!running) return 'off';
  // With its keys, running subscriptions are managed until they end.
  return `off; ${running} still run there${config[part] ? '' : ', and nobody can cancel them here: set its keys again'}`;
}

function describeSignIn(config: Config, part: 'google' | 'apple'): string {
  const state = getServiceState(config, part);
  return state === 'real' ? issuerNames[part] : state === 'sandbox' ? 'sandbox page' : 'off';
}

function listParts(
  config: Config,
  guideLabel: string,
  stillRunning: SubscriptionsOfDisabledProviders,
): Row[] {
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
    ...paymentProviders.map((name) => ({
      part: providerDescriptors[name].paysByCard ? 'card payments' : providerDescriptors[name].label,
      inUse: describePayment(config, name, stillRunning),
      setting: [...serviceSettings[name], `${getOnOffSetting(name)}=off`].join(', '),
    })),
    {
      part: 'Google sign-in',
      inUse: describeSignIn(config, 'google'),
      setting: 'GOOGLE_CLIENT_ID, GOOGLE=off',
    },
    {
      part: 'Apple sign-in',
      inUse: describeSignIn(config, 'apple'),
      setting: 'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, APPLE=off',
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

/**
 * The parts of the product, what is used for each, and the settings that change it. `stillRunning`: subscriptions that
 * run on at a payment provider that is switched off.
 */
export function formatStartupTable(
  config: Config,
  options: {
    guideLabel: string;
    demo: { email: string; password: string } | undefined;
    stillRunning: SubscriptionsOfDisabledProviders;
  },
): string {
  const { guideLabel, demo, stillRunning } = options;
  const rows = listParts(config, guideLabel, stillRunning);
  const width = (key: keyof Row) => Math.max(...rows.map((row) => row[key].length), key.length);
  const line = (row: Row) =>
    `  ${row.part.padEnd(width('part'))}  ${row.inUse.padEnd(width('inUse'))}  ${row.setting}`.trimEnd();
  return [
    '',
    line({ part: 'part', inUse: 'in use', setting: 'changed by' }),
    ...rows.map(line),
    ...(demo ? ['', `  Demo subscriber to try it with: ${demo.email}, password ${demo.password}`] : []),
    '',
    `  ${config.productName} is ready at ${config.publicUrl}`,
    '',
  ].join('\n');
}

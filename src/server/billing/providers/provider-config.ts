/** The settings of every payment provider. Imports no provider's client, to keep commands fast to start. */
import type { z } from 'zod';
import { byProvider, type PaymentProviderName } from '#shared/payment-providers.ts';
import { paypalSettings } from './paypal/paypal-config.ts';
import { stripeSettings } from './stripe/stripe-config.ts';

const settings = { stripe: stripeSettings, paypal: paypalSettings };

/** The environment variables of all providers. */
export const providerFields = { ...stripeSettings.fields, ...paypalSettings.fields };

/** The parsed settings of each provider; undefined for one without keys. */
export type ProviderConfigs = {
  [Name in PaymentProviderName]: ReturnType<(typeof settings)[Name]['parse']>;
};

export type ProviderSettings = z.output<z.ZodObject<typeof providerFields>>;

export function parseProviderConfigs(values: ProviderSettings): ProviderConfigs {
  return byProvider((name) => settings[name].parse(values)) as ProviderConfigs;
}

/** The settings a provider needs: set all or none. */
export function requiredProviderSettings(name: PaymentProviderName): readonly string[] {
  return settings[name].required;
}

/** The origins that this server calls for a provider. Empty without keys. */
export function providerOrigins(name: PaymentProviderName, configs: ProviderConfigs): string[] {
  const config = configs[name];
  // Each function takes its own provider's configuration; the compiler cannot match them by name.
  return config ? (settings[name].origins as (config: object) => string[])(config) : [];
}

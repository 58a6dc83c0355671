/** The settings of every payment provider. Imports no provider's client, to keep commands fast to start. */
import type { z } from 'zod';
import { byProvider, type PaymentProviderName } from '#shared/payment-providers.ts';
import { paypalSettings } from './paypal/paypal-config.ts';
import { stripeSettings } from './stripe/stripe-config.ts';

const settings = { stripe: stripeSettings, paypal: paypalSettings };

export const providerFields = { ...stripeSettings.fields, ...paypalSettings.fields };

/** Undefined for a provider without keys. */
export type ProviderConfigs = {
  [Name in PaymentProviderName]: ReturnType<(typeof settings)[Name]['parse']>;
};

export type ProviderSettings = z.output<z.ZodObject<typeof providerFields>>;

export function providerConfigsFrom(s: ProviderSettings): ProviderConfigs {
  return byProvider((name) => settings[name].parse(s)) as ProviderConfigs;
}

/** The settings a provider needs: set all or none. */
export function requiredProviderSettings(name: PaymentProviderName): readonly string[] {
  return settings[name].required;
}

/** Where this server calls a provider. Empty without keys. */
export function providerOrigins(name: PaymentProviderName, configs: ProviderConfigs): string[] {
  const config = configs[name];
  // Each function takes its own provider's configuration; the compiler cannot match them by name.
  return config ? (settings[name].origins as (config: object) => string[])(config) : [];
}

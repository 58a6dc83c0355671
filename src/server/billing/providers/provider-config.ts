/** The settings of every payment provider. This file imports no provider's client, so that commands start fast. */
import type { z } from 'zod';
import { byProvider, type PaymentProviderName } from '#shared/payment-providers.ts';
import { paypalSettings } from './paypal/paypal-config.ts';
import { stripeSettings } from './stripe/stripe-config.ts';

const settings = { stripe: stripeSettings, paypal: paypalSettings };

export const providerFields = { ...stripeSettings.fields, ...paypalSettings.fields };

/** Undefined for a provider whose keys are not set. */
export type ProviderConfigs = {
  [Name in PaymentProviderName]: ReturnType<(typeof settings)[Name]['parse']>;
};

export type ProviderSettings = z.output<z.ZodObject<typeof providerFields>>;

export function providerConfigsFrom(s: ProviderSettings): ProviderConfigs {
  return byProvider((name) => settings[name].parse(s)) as ProviderConfigs;
}

/** The settings that make a provider real: either all of them are set or none. */
export function requiredProviderSettings(name: PaymentProviderName): readonly string[] {
  return settings[name].required;
}

/** Where this server calls a provider; empty while its keys are not set. */
export function providerOrigins(name: PaymentProviderName, configs: ProviderConfigs): string[] {
  const config = configs[name];
  // Each provider's function takes its own configuration, which the compiler cannot pair by name.
  return config ? (settings[name].origins as (config: object) => string[])(config) : [];
}

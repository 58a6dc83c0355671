import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import type { AppleConfig, IssuerConfig } from '../auth/identity/identity-config.ts';
import { providerOrigins } from '../billing/providers/provider-config.ts';
import { vendorAddressOf } from '../guide/model/model-config.ts';
import type { Config } from './config.ts';

const moderation = 'https://api.openai.com';

/** An issuer whose addresses are read from its discovery document has all of them on its own host. */
function issuerOrigins({ issuers, endpoints }: IssuerConfig | AppleConfig): string[] {
  return endpoints ? [endpoints.token, endpoints.keys] : [issuers[0]];
}

/** Every origin that this server may call by HTTP, by its settings alone: the fixed list of docs/security.md. */
export function outboundOrigins(
  config: Pick<Config, PaymentProviderName | 'google' | 'apple' | 'model' | 'weather' | 'geo'>,
): Set<string> {
  const { google, apple, model, weather, geo } = config;
  const addresses = [
    ...paymentProviders.flatMap((name) => providerOrigins(name, config)),
    ...(google ? issuerOrigins(google) : []),
    ...(apple ? issuerOrigins(apple) : []),
    ...(model ? [vendorAddressOf(model)] : []),
    ...(model?.provider === 'openai' && !model.baseUrl ? [moderation] : []),
    ...(weather ? [weather.url] : []),
    ...geo.urls.map((template) => template.replace('{ip}', '192.0.2.1')),
  ];
  return new Set(addresses.map((address) => new URL(address).origin));
}

/** Which addresses belong to this site, and which other servers this one may call. */
import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import type { AppleConfig, IssuerConfig } from '../auth/identity/identity-config.ts';
import { providerOrigins } from '../billing/providers/provider-config.ts';
import { getModelUrl } from '../guide/model/model-config.ts';
import type { Config } from './config.ts';
import { isLoopbackHost, isLoopbackUrl } from './setting-fields.ts';

/** No control characters, spaces or backslashes: URL parsers disagree about them. */
const plainAddress = /^[\x21-\x5b\x5d-\x7e]+$/;

/**
 * Whether an address belongs to this site. Without `PUBLIC_URL` every loopback name counts, since a user may open
 * `localhost` or `127.0.0.1`.
 */
export function isOwnAddress(
  config: { publicUrl: string; publicUrlIsSet: boolean },
  address: string,
): boolean {
  if (!plainAddress.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  if (url.origin === config.publicUrl) return true;
  return !config.publicUrlIsSet && url.protocol === 'http:' && isLoopbackHost(url.hostname);
}

/** Whether somebody only tries the product out: it listens on loopback only and has no public address. */
export function isLocalTrial(config: { host: string; publicUrl: string; publicUrlIsSet: boolean }): boolean {
  return isLoopbackHost(config.host) && (!config.publicUrlIsSet || isLoopbackUrl(config.publicUrl));
}

/** OpenAI's service that checks texts for danger (guide/model/calls/moderation.ts). */
const moderationOrigin = 'https://api.openai.com';

/** An issuer with a discovery document has all its endpoints on its own host. */
function issuerOrigins({ issuers, endpoints }: IssuerConfig | AppleConfig): string[] {
  return endpoints ? [endpoints.token, endpoints.keys] : [issuers[0]];
}

/** Every origin that this server may call over HTTP; see docs/security.md. */
export function outboundOrigins(
  config: Pick<Config, PaymentProviderName | 'google' | 'apple' | 'model' | 'weather' | 'geo'>,
): Set<string> {
  const { google, apple, model, weather, geo } = config;
  const addresses = [
    ...paymentProviders.flatMap((name) => providerOrigins(name, config)),
    ...(google ? issuerOrigins(google) : []),
    ...(apple ? issuerOrigins(apple) : []),
    ...(model ? [getModelUrl(model)] : []),
    ...(model?.provider === 'openai' && !model.baseUrl ? [moderationOrigin] : []),
    ...(weather ? [weather.url] : []),
    ...geo.urls.map((template) => template.replace('{ip}', '192.0.2.1')),
  ];
  return new Set(addresses.map((address) => new URL(address).origin));
}

import type { Config } from '../../config/config.ts';
import { isOwnAddress } from '../../config/origins.ts';
import { AppError } from '../../http/app-error.ts';

type Origins = Pick<Config, 'publicUrl' | 'publicUrlIsSet'>;

/** Where a provider's page leads back to: only to this site. Throws `redirect_not_allowed`. */
export function requireOwnReturn(config: Origins, address: string): void {
  if (!isOwnAddress(config, address)) throw new AppError('redirect_not_allowed');
}

/** A page of the provider: https, or one of the sandbox at our own address. Throws `provider_failed`. */
export function requireProviderPage(config: Origins, address: string): string {
  const isHttps = URL.canParse(address) && new URL(address).protocol === 'https:';
  if (!isHttps && !isOwnAddress(config, address)) throw new AppError('provider_failed');
  return address;
}

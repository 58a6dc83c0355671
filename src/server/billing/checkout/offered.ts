import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import type { PaymentProvider, Providers } from '../providers/provider.ts';

/** For what begins a subscription. Throws `provider_off`, also where keys for the old ones are still set. */
export function requireOffered({ off }: Pick<Config, 'off'>, name: PaymentProviderName): void {
  if (off.includes(name)) throw new AppError('provider_off');
}

/** For what belongs to a subscription or order that exists. Throws `provider_off` where nothing leads there any more. */
export function requireProvider(providers: Providers, name: PaymentProviderName): PaymentProvider {
  const provider = providers[name];
  if (!provider) throw new AppError('provider_off');
  return provider;
}

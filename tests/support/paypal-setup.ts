import { startPaypalSandbox } from '../../src/sandbox/paypal/paypal.ts';
import type { PaypalLimits } from '../../src/server/billing/providers/paypal/client.ts';
import { createPaypalProvider } from '../../src/server/billing/providers/paypal/paypal.ts';
import type { PaypalConfig } from '../../src/server/billing/providers/paypal/paypal-config.ts';
import type { PaymentProvider } from '../../src/server/billing/providers/provider.ts';
import { openProviderSetup, type ProviderSetup } from './provider-setup.ts';

export const impatient: PaypalLimits = { totalMs: 400, maxBytes: 1_048_576, pauseMs: 10 };

export interface PaypalSetup extends ProviderSetup {
  /** The same account by other settings. */
  providerWith(changes: Partial<PaypalConfig>, limits?: PaypalLimits): PaymentProvider;
  config: PaypalConfig;
}

/** The PayPal provider on its sandbox; `fetch` may look at what is sent. */
export async function openPaypalSetup(fetch = globalThis.fetch): Promise<PaypalSetup> {
  let own: Pick<PaypalSetup, 'providerWith' | 'config'> | undefined;
  const world = await openProviderSetup('/sandbox/paypal', async (options) => {
    const sandbox = await startPaypalSandbox(options);
    const { clientId, clientSecret, webhookId, apiBase } = sandbox;
    const rootCertificates = [sandbox.webhookRootCertificate];
    const config: PaypalConfig = {
      clientId,
      clientSecret,
      webhookId,
      apiBase,
      rootCertificates,
      sandbox: true,
    };
    const providerWith: PaypalSetup['providerWith'] = (changes, limits) =>
      createPaypalProvider({ ...config, ...changes }, fetch, limits);
    own = { providerWith, config };
    return {
      provider: providerWith({}),
      simulated: sandbox.simulated,
      pages: sandbox.pages,
      providerAt: (base) => providerWith({ apiBase: base }, impatient),
      stop: sandbox.stop,
    };
  });
  if (!own) throw new Error('the sandbox did not start');
  return { ...world, ...own };
}

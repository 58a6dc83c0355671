import { startPaypalSandbox } from '../../src/sandbox/paypal/paypal.ts';
import type { PaypalLimits } from '../../src/server/billing/providers/paypal/client.ts';
import { createPaypalProvider } from '../../src/server/billing/providers/paypal/paypal.ts';
import type { PaypalConfig } from '../../src/server/billing/providers/paypal/paypal-config.ts';
import { openProviderSetup, type ProviderSetup } from './provider-setup.ts';

export type PaypalSetup = ProviderSetup<PaypalConfig, PaypalLimits>;

/** The PayPal provider on its sandbox; `fetch` may look at what is sent. */
export function openPaypalSetup(fetch = globalThis.fetch): Promise<PaypalSetup> {
  return openProviderSetup('/sandbox/paypal', async (options) => {
    const sandbox = await startPaypalSandbox(options);
    const { clientId, clientSecret, webhookId, apiBase } = sandbox;
    const rootCertificates = [sandbox.webhookRootCertificate];
    return {
      sandbox,
      config: { clientId, clientSecret, webhookId, apiBase, rootCertificates, sandbox: true },
      impatient: { totalMs: 400, maxBytes: 1_048_576, pauseMs: 10 },
      create: (config, limits) => createPaypalProvider(config, fetch, limits),
    };
  });
}

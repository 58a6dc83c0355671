import { startStripeSandbox } from '../../src/sandbox/stripe/stripe.ts';
import type { StripeLimits } from '../../src/server/billing/providers/stripe/client.ts';
import { createStripeProvider } from '../../src/server/billing/providers/stripe/stripe.ts';
import type { StripeConfig } from '../../src/server/billing/providers/stripe/stripe-config.ts';
import { openProviderSetup, type ProviderSetup } from './provider-setup.ts';

export type StripeSetup = ProviderSetup<StripeConfig, StripeLimits>;

/** The Stripe provider on its sandbox; `apiBase` may put something between the two. */
export function openStripeSetup(
  apiBase: (real: string) => Promise<string> = async (real) => real,
): Promise<StripeSetup> {
  return openProviderSetup('/sandbox/stripe', async (options) => {
    const sandbox = await startStripeSandbox(options);
    return {
      sandbox,
      config: {
        secretKey: sandbox.secretKey,
        publishableKey: undefined,
        webhookSecrets: [sandbox.webhookSecret],
        apiBase: await apiBase(sandbox.apiBase),
        automaticTax: false,
        sandbox: true,
      },
      impatient: { requestMs: 200, callMs: 800 },
      create: (config, limits) => createStripeProvider(config, fetch, limits),
    };
  });
}

import { startStripeSandbox } from '../../src/sandbox/stripe/stripe.ts';
import type { PaymentProvider } from '../../src/server/billing/providers/provider.ts';
import type { StripeLimits } from '../../src/server/billing/providers/stripe/client.ts';
import { createStripeProvider } from '../../src/server/billing/providers/stripe/stripe.ts';
import type { StripeConfig } from '../../src/server/billing/providers/stripe/stripe-config.ts';
import { openProviderSetup, type ProviderSetup } from './provider-setup.ts';

export const impatient: StripeLimits = { requestMs: 200, callMs: 800 };

export interface StripeSetup extends ProviderSetup {
  /** The same account by other settings. */
  providerWith(changes: Partial<StripeConfig>, limits?: StripeLimits): PaymentProvider;
  /** Of the played Stripe, for looking behind the provider's back. */
  keys: { secretKey: string; webhookSecret: string; apiBase: string };
}

/** The Stripe provider on its sandbox; `apiBase` may put something between the two. */
export async function openStripeSetup(
  apiBase: (real: string) => Promise<string> = async (real) => real,
): Promise<StripeSetup> {
  let own: Pick<StripeSetup, 'providerWith' | 'keys'> | undefined;
  const world = await openProviderSetup('/sandbox/stripe', async (options) => {
    const sandbox = await startStripeSandbox(options);
    const { secretKey, webhookSecret } = sandbox;
    const config: StripeConfig = {
      secretKey,
      publishableKey: undefined,
      webhookSecrets: [webhookSecret],
      apiBase: await apiBase(sandbox.apiBase),
      sandbox: true,
    };
    const providerWith: StripeSetup['providerWith'] = (changes, limits) =>
      createStripeProvider({ ...config, ...changes }, limits);
    own = { providerWith, keys: { secretKey, webhookSecret, apiBase: sandbox.apiBase } };
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

import { z } from 'zod';
import { booleanSetting, onOrOff } from '../../../config/setting-fields.ts';

export interface StripeConfig {
  secretKey: string;
  publishableKey: string | undefined;
  webhookSecrets: string[];
  /** Base of an API to use instead of Stripe's, e.g. `http://127.0.0.1:40123`, for tests and the sandbox. */
  apiBase: string | undefined;
  /** Stripe calculates the tax that prices include. */
  automaticTax: boolean;
  /** Stripe is simulated by this server. */
  sandbox: boolean;
}

const fields = {
  STRIPE: onOrOff.describe('`off`: Stripe is not offered; one payment provider must stay on'),
  STRIPE_SECRET_KEY: z
    .string()
    .startsWith('sk_')
    .optional()
    .meta({ description: 'Secret key of the Stripe account', unset: 'Stripe sandbox' }),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .startsWith('pk_')
    .optional()
    .describe('Publishable key of the Stripe account'),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional().meta({
    description: 'Signing secret of the webhook; two, separated by a comma, while one is rolled',
    unset: 'Stripe sandbox',
  }),
  STRIPE_TAX: booleanSetting({ default: false }).describe(
    'Stripe calculates the tax that prices include, for countries in which you are registered there (docs/billing.md)',
  ),
  STRIPE_API_BASE: z
    .url()
    .optional()
    .meta({ description: "Another host that speaks Stripe's API, for tests", unset: "Stripe's own" }),
};

export const stripeSettings = {
  fields,
  required: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const,
  /** Undefined without keys: then Stripe is off, or simulated (src/sandbox). */
  parse(s: z.output<z.ZodObject<typeof fields>>): StripeConfig | undefined {
    if (!s.STRIPE_SECRET_KEY || !s.STRIPE_WEBHOOK_SECRET) return undefined;
    return {
      secretKey: s.STRIPE_SECRET_KEY,
      publishableKey: s.STRIPE_PUBLISHABLE_KEY,
      // Two secrets, separated by a comma, during a rotation.
      webhookSecrets: s.STRIPE_WEBHOOK_SECRET.split(',').map((part) => part.trim()),
      apiBase: s.STRIPE_API_BASE,
      automaticTax: s.STRIPE_TAX,
      sandbox: false,
    };
  },
  origins: ({ apiBase = 'https://api.stripe.com' }: StripeConfig) => [apiBase],
};

import { z } from 'zod';
import { onOrOff, origin } from '../../../config/setting-fields.ts';

/** PayPal's API, live and sandbox. It serves the certificates of webhooks from each of these origins. */
export const paypalOrigins = ['api', 'api-m', 'api.sandbox', 'api-m.sandbox'].map(
  (name) => `https://${name}.paypal.com`,
);

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Origin of the API: live, PayPal's sandbox, or a host for tests. */
  apiBase: string;
  /** PEM of the authorities trusted for webhook certificates. Undefined: Node's default. */
  rootCertificates: string[] | undefined;
  /** PayPal is simulated by this server. PayPal's own sandbox is an `apiBase` like any other. */
  sandbox: boolean;
}

const fields = {
  PAYPAL: onOrOff.describe('`off`: PayPal is not offered; one payment provider must stay on'),
  PAYPAL_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Client ID of the PayPal app', unset: 'PayPal sandbox' }),
  PAYPAL_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Client secret of the PayPal app', unset: 'PayPal sandbox' }),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'ID of the webhook at PayPal', unset: 'PayPal sandbox' }),
  PAYPAL_API_BASE: origin.optional().meta({
    description: "`https://api-m.sandbox.paypal.com` for PayPal's own sandbox, or another host for tests",
    unset: '`https://api-m.paypal.com`',
  }),
};

export const paypalSettings = {
  fields,
  required: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const,
  /** Undefined without keys: then PayPal is off, or simulated (src/sandbox). */
  parse(s: z.output<z.ZodObject<typeof fields>>): PaypalConfig | undefined {
    if (!s.PAYPAL_CLIENT_ID || !s.PAYPAL_CLIENT_SECRET || !s.PAYPAL_WEBHOOK_ID) return undefined;
    return {
      clientId: s.PAYPAL_CLIENT_ID,
      clientSecret: s.PAYPAL_CLIENT_SECRET,
      webhookId: s.PAYPAL_WEBHOOK_ID,
      apiBase: s.PAYPAL_API_BASE ?? 'https://api-m.paypal.com',
      rootCertificates: undefined,
      sandbox: false,
    };
  },
  origins: ({ apiBase }: PaypalConfig) => [apiBase, ...paypalOrigins],
};

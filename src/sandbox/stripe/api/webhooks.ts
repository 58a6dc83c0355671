import { createHmac } from 'node:crypto';

/** Stripe's headers for a body: `t=…,v1=…` is an HMAC over time and the very bytes. */
export function signatureHeaders(secret: string, payload: string, at: Date): Record<string, string> {
  const t = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  return {
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': `t=${t},v1=${v1}`,
  };
}

/** Starts the simulated Stripe: its API, hosted pages, webhooks and due work. */
import { createHmac } from 'node:crypto';
import { startDueWork } from '../clock.ts';
import type { ProviderSandbox, ProviderSandboxOptions } from '../simulated-provider.ts';
import { createWebhookSender } from '../webhook-delivery.ts';
import { serveApi } from './api/server.ts';
import { simulatedStripe } from './lifecycle/actions.ts';
import { nextDue, runDueWork } from './lifecycle/due.ts';
import { stripePages } from './pages.ts';
import { forgetSales, openStripeData, type SandboxState } from './state.ts';

/** Stripe's webhook headers: `v1` is an HMAC over the time and the exact bytes of the body. */
function signatureHeaders(secret: string, payload: string, at: Date): Record<string, string> {
  const t = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  return {
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': `t=${t},v1=${v1}`,
  };
}

export interface StripeSandbox extends ProviderSandbox {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** Simulates the part of Stripe that the app uses: API, hosted pages and signed webhooks. */
export async function startStripeSandbox(options: ProviderSandboxOptions): Promise<StripeSandbox> {
  const now = options.clock?.now ?? options.now ?? (() => new Date());
  const file = await openStripeData(options.dataDir, options.savesAtStop);
  const webhooks = createWebhookSender({
    url: options.webhookUrl,
    sign: (payload) => signatureHeaders(file.state.webhookSecret, payload, now()),
    undelivered: file.state.undeliveredWebhooks,
    save: file.save,
    now,
  });
  const sandbox: SandboxState = { data: file.state, now, send: webhooks.send };
  const api = await serveApi(sandbox, file.save);
  const runDue = async () => {
    // Not awaited: each event waits for a save before it is sent, and all events of a long clock move share one.
    if (runDueWork(sandbox)) file.save().catch(() => undefined);
  };
  const stopDueWork = startDueWork({ nextDue: () => nextDue(sandbox), runDue }, options.clock, now);
  return {
    secretKey: file.state.secretKey,
    publishableKey: file.state.publishableKey,
    webhookSecret: file.state.webhookSecret,
    apiBase: api.apiBase,
    pages: stripePages(sandbox, file.save),
    simulated: simulatedStripe(sandbox, file.save, webhooks),
    forgetSales: () => forgetSales(file.state),
    stop: async () => {
      stopDueWork();
      webhooks.stop();
      await api.close();
      await file.close();
    },
  };
}

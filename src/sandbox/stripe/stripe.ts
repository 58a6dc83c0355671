import { createHmac } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import type { StateFile } from '../state-file.ts';
import { createDeliverer } from '../webhook-delivery.ts';
import { serveApi } from './api/api.ts';
import { simulatedStripe } from './lifecycle/actions.ts';
import { catchUp, nextDue } from './lifecycle/due.ts';
import { stripePages } from './pages.ts';
import { openStripeState, type SandboxState, type StripeData } from './state.ts';

/** Stripe's headers for a body: `t=…,v1=…` is an HMAC over time and the very bytes. */
export function signatureHeaders(secret: string, payload: string, at: Date): Record<string, string> {
  const t = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  return {
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': `t=${t},v1=${v1}`,
  };
}

export interface StripeSandbox {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where the API is served, e.g. `http://127.0.0.1:40123`. */
  apiBase: string;
  /** The pay pages, the portal and the invoices, to be mounted under `/sandbox/stripe`. */
  pages: FastifyPluginAsync;
  simulated: SimulatedProvider;
  stop(): Promise<void>;
}

export interface StripeSandboxOptions {
  /** Keys and everything sold are kept in `sandbox/stripe.json` there. */
  dataDir: string;
  /** Where signed events go. */
  webhookUrl: string;
  now?: () => Date;
  /** Stands for `now`, and runs what is due when it passes it. */
  clock?: SandboxClock;
}

const lookEveryMs = 1_000;

/** By the clock that can be moved; without one, by the real time. A test's own `now` counts at each call. */
function runDueWork(
  sandbox: SandboxState,
  { save }: StateFile<StripeData>,
  options: StripeSandboxOptions,
): { stop(): void } {
  const runDue = async () => {
    // Not awaited: the events of it wait for a save, and so many of a long move share one.
    if (catchUp(sandbox)) save().catch(() => undefined);
  };
  if (options.clock) {
    options.clock.join({ nextDue: () => nextDue(sandbox), runDue });
    return { stop: () => undefined };
  }
  if (options.now) return { stop: () => undefined };
  const timer = setInterval(() => void runDue(), lookEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** Plays the part of Stripe that is used here, by its wire: API, hosted pages and signed webhooks. */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const now = options.clock?.now ?? options.now ?? (() => new Date());
  const file = await openStripeState(options.dataDir);
  const deliverer = createDeliverer({
    url: options.webhookUrl,
    sign: (payload) => signatureHeaders(file.state.webhookSecret, payload, now()),
    undelivered: file.state.undelivered,
    save: file.save,
    now,
  });
  const sandbox: SandboxState = { data: file.state, now, send: deliverer.send };
  const api = await serveApi(sandbox, file.save);
  const dueWork = runDueWork(sandbox, file, options);
  return {
    secretKey: file.state.secretKey,
    publishableKey: file.state.publishableKey,
    webhookSecret: file.state.webhookSecret,
    apiBase: api.apiBase,
    pages: stripePages(sandbox, file.save),
    simulated: simulatedStripe(sandbox, file.save, deliverer),
    stop: async () => {
      dueWork.stop();
      deliverer.stop();
      await api.close();
      await file.save();
    },
  };
}

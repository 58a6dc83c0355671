import type { FastifyPluginAsync } from 'fastify';
import { serveApi } from './stripe-api.ts';
import { stripePages } from './stripe-pages.ts';
import { openStateFile } from './stripe-state.ts';
import { createDeliverer } from './stripe-webhooks.ts';
import type { World } from './stripe-world.ts';

export interface StripeSandbox {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where the API is served, e.g. `http://127.0.0.1:40123`. */
  apiBase: string;
  /** The pay pages, to be mounted under `/sandbox/stripe`. */
  pages: FastifyPluginAsync;
  stop(): Promise<void>;
}

export interface StripeSandboxOptions {
  /** Keys and everything sold are kept in `sandbox/stripe.json` there. */
  dataDir: string;
  /** Where signed events go. */
  webhookUrl: string;
  now?: () => Date;
}

/** Plays the part of Stripe that is used here, by its wire: API, hosted pay page and signed webhooks. */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const now = options.now ?? (() => new Date());
  const file = await openStateFile(options.dataDir);
  const deliverer = createDeliverer({ url: options.webhookUrl, file, now });
  const world: World = { state: file.state, now, send: deliverer.send };
  const api = await serveApi(world, file.save);
  for (const event of file.state.undelivered) deliverer.send(event);
  return {
    secretKey: file.state.secretKey,
    publishableKey: file.state.publishableKey,
    webhookSecret: file.state.webhookSecret,
    apiBase: api.apiBase,
    pages: stripePages(world, file.save),
    stop: async () => {
      deliverer.stop();
      await api.close();
      await file.save();
    },
  };
}

import type { FastifyPluginAsync } from 'fastify';
import type { DueWork, SandboxClock } from '../clock.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import { openStateFile } from '../state-file.ts';
import { createDeliverer } from '../webhook-delivery.ts';
import { serveApi } from './api.ts';
import { nextDue, runDue } from './billing.ts';
import { paypalPages } from './pages.ts';
import { simulatedPaypal } from './panel-actions.ts';
import { signatureHeaders } from './signature.ts';
import { completeState, type PaypalData, type SandboxState } from './state.ts';

export interface PaypalSandbox {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Where the API is served, e.g. `http://127.0.0.1:40123`. */
  apiBase: string;
  /** In PEM: above the certificate that signs webhooks, and to be trusted while PayPal is played. */
  webhookRootCertificate: string;
  /** PayPal's own pages, to be mounted under `/sandbox/paypal`. */
  pages: FastifyPluginAsync;
  simulated: SimulatedProvider;
  stop(): Promise<void>;
}

export interface PaypalSandboxOptions {
  /** Keys and everything sold are kept in `sandbox/paypal.json` there. */
  dataDir: string;
  /** Where signed events go. */
  webhookUrl: string;
  now?: () => Date;
  clock?: SandboxClock;
}

const lookEveryMs = 1_000;

/** Without a clock that can be moved, real time brings the renewals. */
function watchRealTime(work: DueWork, now: () => Date): NodeJS.Timeout {
  const look = () => {
    const due = work.nextDue();
    // What fails now is due again at the next look.
    if (due && due <= now()) work.runDue(now()).catch(() => undefined);
  };
  return setInterval(look, lookEveryMs).unref();
}

/** Plays the part of PayPal that is used here, by its wire: API, consent pages and signed webhooks. */
export async function startPaypalSandbox(options: PaypalSandboxOptions): Promise<PaypalSandbox> {
  const now = options.clock?.now ?? options.now ?? (() => new Date());
  const file = await openStateFile<PaypalData>(options.dataDir, 'paypal', (stored) =>
    completeState(stored, now()),
  );
  const { state, save } = file;
  const sandbox: SandboxState = { data: state, now, apiBase: '', send: (event) => deliverer.send(event) };
  const api = await serveApi(sandbox, save);
  sandbox.apiBase = api.apiBase;
  const deliverer = createDeliverer({
    url: options.webhookUrl,
    sign: (payload) => signatureHeaders({ ...state, apiBase: api.apiBase }, payload, now()),
    undelivered: state.undelivered,
    save,
    now,
  });
  const work: DueWork = {
    nextDue: () => nextDue(sandbox),
    runDue: async (at) => {
      runDue(sandbox, at);
      await save();
    },
  };
  options.clock?.join(work);
  const timer = options.clock ? undefined : watchRealTime(work, now);
  return {
    clientId: state.clientId,
    clientSecret: state.clientSecret,
    webhookId: state.webhookId,
    apiBase: api.apiBase,
    webhookRootCertificate: state.certificates.root,
    pages: paypalPages(sandbox, save),
    simulated: simulatedPaypal(sandbox, save, deliverer),
    stop: async () => {
      clearInterval(timer);
      deliverer.stop();
      await api.close();
      await save();
    },
  };
}

/** Starts the simulated PayPal. */
import { type DueWork, startDueWork } from '../clock.ts';
import type { ProviderSandbox, ProviderSandboxOptions } from '../simulated-provider.ts';
import { openStateFile } from '../state-file.ts';
import { createDeliverer } from '../webhook-delivery.ts';
import { serveApi } from './api.ts';
import { nextDue, runDue } from './billing.ts';
import { paypalPages } from './pages.ts';
import { simulatedPaypal } from './panel-actions.ts';
import { signatureHeaders } from './signature.ts';
import { completeState, forgetSales, type PaypalData, type SandboxState } from './state.ts';

export interface PaypalSandbox extends ProviderSandbox {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** PEM of the root above the certificate that signs webhooks; trusted only while PayPal is simulated. */
  webhookRootCertificate: string;
}

/** Simulates the part of PayPal that the app uses: API, consent pages and signed webhooks. */
export async function startPaypalSandbox(options: ProviderSandboxOptions): Promise<PaypalSandbox> {
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
  const stopDueWork = startDueWork(work, options.clock, now);
  return {
    clientId: state.clientId,
    clientSecret: state.clientSecret,
    webhookId: state.webhookId,
    apiBase: api.apiBase,
    webhookRootCertificate: state.certificates.root,
    pages: paypalPages(sandbox, save),
    simulated: simulatedPaypal(sandbox, save, deliverer),
    forgetSales: () => forgetSales(state),
    stop: async () => {
      stopDueWork();
      deliverer.stop();
      await api.close();
      await save();
    },
  };
}

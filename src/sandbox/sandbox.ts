/**
 * The sandbox: simulations of the outside services that this server has no settings for, so that it runs without any.
 */
import type { FastifyPluginAsync } from 'fastify';
import type { SandboxClock } from './clock.ts';
import type { IdentitySandbox } from './identity.ts';
import type { Mailbox } from './mailbox.ts';
import type { PaypalSandbox } from './paypal/paypal.ts';
import type { StripeSandbox } from './stripe/stripe.ts';

export interface SandboxOptions {
  /** Where the simulated parts store their state across restarts. */
  dataDir: string;
  /** Base of the server's webhook routes on loopback; the provider's name is appended. */
  webhookUrl: string;
  /** Which services are simulated. */
  parts: { mail: boolean; stripe: boolean; paypal: boolean; google: boolean; apple: boolean };
  /** Whether a payment provider is real, so that time must stay real as well. */
  realTime: boolean;
}

export interface Sandbox {
  mail: Mailbox | undefined;
  stripe: StripeSandbox | undefined;
  paypal: PaypalSandbox | undefined;
  /** The clock of the simulated providers; undefined if one provider is real and time cannot be moved. */
  clock: SandboxClock | undefined;
  google: IdentitySandbox['google'] | undefined;
  apple: IdentitySandbox['apple'] | undefined;
  /** The pages under `/sandbox`, for the simulated parts only. */
  pages: FastifyPluginAsync;
  stop(): Promise<void>;
}

/** The simulated payment providers with their common clock. Imports only the code of those that are simulated. */
async function startProviders({ dataDir, webhookUrl, parts, realTime }: SandboxOptions) {
  if (!parts.stripe && !parts.paypal) return undefined;
  const clock = realTime ? undefined : await (await import('./clock.ts')).openSandboxClock({ dataDir });
  const options = { dataDir, ...(clock && { clock }) };
  const stripe = parts.stripe
    ? await (await import('./stripe/stripe.ts')).startStripeSandbox({
        ...options,
        webhookUrl: `${webhookUrl}/stripe`,
      })
    : undefined;
  const paypal = parts.paypal
    ? await (await import('./paypal/paypal.ts')).startPaypalSandbox({
        ...options,
        webhookUrl: `${webhookUrl}/paypal`,
      })
    : undefined;
  clock?.start();
  const { panelPages } = await import('./panel.ts');
  const pages: FastifyPluginAsync = async (app) => {
    if (stripe) await app.register(stripe.pages, { prefix: '/sandbox/stripe' });
    if (paypal) await app.register(paypal.pages, { prefix: '/sandbox/paypal' });
    await app.register(panelPages({ clock, providers: [stripe?.simulated, paypal?.simulated] }));
  };
  return { clock, stripe, paypal, pages };
}

/** A name or address of this machine, with any port. */
const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;
/** Headers that proxies and tunnels add, even if they keep a local host name. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Pages on which any visitor can read codes or sign in as anyone. A server with a public address does not start them;
 * this refuses requests that arrive under another name all the same, e.g. through a tunnel.
 */
function thisMachineOnly(pages: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async ({ headers }, reply) => {
      const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
      if (isForwarded || !thisMachine.test(headers.host ?? '')) return reply.callNotFound();
    });
    await app.register(pages);
  };
}

/**
 * Starts a simulation of each outside service that has no settings. Each speaks the real protocol, on a loopback port.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, parts } = options;
  const { google, apple } = parts;
  const mail = parts.mail ? await (await import('./mailbox.ts')).startMailbox({ dataDir }) : undefined;
  const providers = await startProviders(options);
  const identity: IdentitySandbox | undefined =
    google || apple ? await (await import('./identity.ts')).startIdentitySandbox() : undefined;
  const accountPages = thisMachineOnly(async (app) => {
    if (mail) await app.register(mail.pages, { prefix: '/sandbox/mail' });
    if (google && identity) await app.register(identity.googlePages, { prefix: '/sandbox/google' });
    if (apple && identity) await app.register(identity.applePages, { prefix: '/sandbox/apple' });
  });
  return {
    mail,
    stripe: providers?.stripe,
    paypal: providers?.paypal,
    clock: providers?.clock,
    google: google ? identity?.google : undefined,
    apple: apple ? identity?.apple : undefined,
    pages: async (app) => {
      if (providers) await app.register(providers.pages);
      await app.register(accountPages);
    },
    stop: async () => {
      providers?.clock?.stop();
      await Promise.all([
        mail?.stop(),
        providers?.stripe?.stop(),
        providers?.paypal?.stop(),
        identity?.stop(),
      ]);
    },
  };
}

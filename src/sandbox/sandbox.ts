import type { FastifyPluginAsync } from 'fastify';
import { openSandboxClock, type SandboxClock } from './clock.ts';
import { type IdentitySandbox, startIdentitySandbox } from './identity.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { panelPages } from './panel.ts';
import { type PaypalSandbox, startPaypalSandbox } from './paypal.ts';
import { type StripeSandbox, startStripeSandbox } from './stripe.ts';

export interface SandboxOptions {
  /** Where the played parts keep their state, so that a restart finds it again. */
  dataDir: string;
  /** What the names of the server's webhook routes are added to, reached over loopback. */
  webhookUrl: string;
  parts: { mail: boolean; stripe: boolean; paypal: boolean; google: boolean; apple: boolean };
}

export interface Sandbox {
  mail: Mailbox | undefined;
  stripe: StripeSandbox | undefined;
  paypal: PaypalSandbox | undefined;
  /** The clock of the played providers; undefined when one of them is real, and time cannot be moved. */
  clock: SandboxClock | undefined;
  google: IdentitySandbox['google'] | undefined;
  apple: IdentitySandbox['apple'] | undefined;
  /** The pages under `/sandbox`; only the routes of the parts that are played exist. */
  pages: FastifyPluginAsync;
  stop(): Promise<void>;
}

/** With one of them real, time must stay real as well. */
async function startProviders({ dataDir, webhookUrl, parts }: SandboxOptions) {
  const clock = parts.stripe && parts.paypal ? await openSandboxClock({ dataDir }) : undefined;
  const options = { dataDir, ...(clock && { clock }) };
  const stripe = parts.stripe
    ? await startStripeSandbox({ ...options, webhookUrl: `${webhookUrl}/stripe` })
    : undefined;
  const paypal = parts.paypal
    ? await startPaypalSandbox({ ...options, webhookUrl: `${webhookUrl}/paypal` })
    : undefined;
  clock?.start();
  return { clock, stripe, paypal };
}

/** Starts the parts of the outside world that have no settings; each speaks its real wire on loopback. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const mail = options.parts.mail ? await startMailbox({ dataDir: options.dataDir }) : undefined;
  const { clock, stripe, paypal } = await startProviders(options);
  const { google, apple } = options.parts;
  const identity = google || apple ? await startIdentitySandbox() : undefined;
  return {
    mail,
    stripe,
    paypal,
    clock,
    google: google ? identity?.google : undefined,
    apple: apple ? identity?.apple : undefined,
    pages: async (app) => {
      if (mail) await app.register(mail.pages, { prefix: '/sandbox/mail' });
      if (stripe) await app.register(stripe.pages, { prefix: '/sandbox/stripe' });
      if (paypal) await app.register(paypal.pages, { prefix: '/sandbox/paypal' });
      if (stripe || paypal)
        await app.register(panelPages({ clock, providers: [stripe?.played, paypal?.played] }));
      if (google && identity) await app.register(identity.googlePages, { prefix: '/sandbox/google' });
      if (apple && identity) await app.register(identity.applePages, { prefix: '/sandbox/apple' });
    },
    stop: async () => {
      clock?.stop();
      await Promise.all([mail?.stop(), stripe?.stop(), paypal?.stop(), identity?.stop()]);
    },
  };
}

import type { FastifyPluginAsync } from 'fastify';
import { type IdentitySandbox, startIdentitySandbox } from './identity.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { type StripeSandbox, startStripeSandbox } from './stripe.ts';

export interface SandboxOptions {
  /** Where the played parts keep their state, so that a restart finds it again. */
  dataDir: string;
  /** The server's webhook route for Stripe, reached over loopback. */
  stripeWebhookUrl: string;
  parts: { mail: boolean; stripe: boolean; google: boolean; apple: boolean };
}

export interface Sandbox {
  mail: Mailbox | undefined;
  stripe: StripeSandbox | undefined;
  google: IdentitySandbox['google'] | undefined;
  apple: IdentitySandbox['apple'] | undefined;
  /** The pages under `/sandbox`; only the routes of the parts that are played exist. */
  pages: FastifyPluginAsync;
  stop(): Promise<void>;
}

/** Starts the parts of the outside world that have no settings; each speaks its real wire on loopback. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const mail = options.parts.mail ? await startMailbox({ dataDir: options.dataDir }) : undefined;
  const stripe = options.parts.stripe
    ? await startStripeSandbox({ dataDir: options.dataDir, webhookUrl: options.stripeWebhookUrl })
    : undefined;
  const { google, apple } = options.parts;
  const identity = google || apple ? await startIdentitySandbox() : undefined;
  return {
    mail,
    stripe,
    google: google ? identity?.google : undefined,
    apple: apple ? identity?.apple : undefined,
    pages: async (app) => {
      if (mail) await app.register(mail.pages, { prefix: '/sandbox/mail' });
      if (stripe) await app.register(stripe.pages, { prefix: '/sandbox/stripe' });
      if (google && identity) await app.register(identity.googlePages, { prefix: '/sandbox/google' });
      if (apple && identity) await app.register(identity.applePages, { prefix: '/sandbox/apple' });
    },
    stop: async () => {
      await Promise.all([mail?.stop(), stripe?.stop(), identity?.stop()]);
    },
  };
}

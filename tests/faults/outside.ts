/** The outside parts, simulated in this process behind lines that can be made bad: mail, Stripe and PayPal. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { startMailbox } from '../../src/sandbox/mailbox.ts';
import { type PaypalSandbox, startPaypalSandbox } from '../../src/sandbox/paypal/paypal.ts';
import { type StripeSandbox, startStripeSandbox } from '../../src/sandbox/stripe/stripe.ts';
import { type HttpProxy, startHttpProxy } from './http-proxy.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export interface Mail {
  subject: string;
  text: string;
}

export interface Outside {
  env: Record<string, string>;
  mail: TcpProxy;
  stripeLine: HttpProxy;
  paypalLine: HttpProxy;
  stripe: StripeSandbox;
  paypal: PaypalSandbox;
  /** Newest first. */
  mailsTo(email: string): Promise<Mail[]>;
  /** The pay button of a pay page. */
  pay(redirectUrl: string): Promise<number>;
  close(): Promise<void>;
}

/** `serverPort`: where the server will listen for webhooks. */
export async function openOutside(serverPort: number): Promise<Outside> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearing-outside-'));
  const mailbox = await startMailbox({ dataDir });
  const mail = await startTcpProxy(Number(new URL(mailbox.smtpUrl).port));
  const webhooks = `http://127.0.0.1:${serverPort}/api/webhooks`;
  const stripe = await startStripeSandbox({ dataDir, webhookUrl: `${webhooks}/stripe` });
  const paypal = await startPaypalSandbox({ dataDir, webhookUrl: `${webhooks}/paypal` });
  const stripeLine = await startHttpProxy(stripe.apiBase);
  const paypalLine = await startHttpProxy(paypal.apiBase);
  const pages = Fastify({ logger: false });
  await pages.register(mailbox.pages, { prefix: '/sandbox/mail' });
  await pages.register(stripe.pages, { prefix: '/sandbox/stripe' });
  await pages.register(paypal.pages, { prefix: '/sandbox/paypal' });
  return {
    env: {
      // No stand-in for identity is served beside parts that have settings.
      GOOGLE: 'off',
      APPLE: 'off',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripeLine.url,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_API_BASE: paypalLine.url,
    },
    mail,
    stripeLine,
    paypalLine,
    stripe,
    paypal,
    mailsTo: async (email) => {
      const url = `/sandbox/mail?to=${encodeURIComponent(email)}`;
      return (await pages.inject({ url, headers: { accept: 'application/json' } })).json();
    },
    pay: async (redirectUrl) => {
      const url = `${new URL(redirectUrl).pathname}/pay`;
      return (await pages.inject({ method: 'POST', url })).statusCode;
    },
    close: async () => {
      await Promise.all([stripe.stop(), paypal.stop(), mailbox.stop(), pages.close()]);
      await Promise.all([mail.close(), stripeLine.close(), paypalLine.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

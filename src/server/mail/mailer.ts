import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { AppError } from '../http/app-error.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail; throws `mail_failed`. */
  send(mail: Mail): Promise<void>;
}

/** A silent mail server must not hold a request for longer than a person waits. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
} as const;

/** Keeps the kind of failure only: the mail server's words and the envelope hold the person's address. */
function failureOf(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return new AppError('mail_failed', { cause: Object.assign(new Error('SMTP failed'), { code }) });
}

/** Sends over SMTP as the settings say; without settings every mail fails. */
export function createMailer(config: Pick<Config, 'mail'>): Mailer {
  const { mail } = config;
  if (!mail) {
    return {
      send: async () => {
        throw new AppError('mail_failed');
      },
    };
  }
  const transport = createTransport({
    ...timeouts,
    url: mail.smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      // As an object the address is taken as it is; as a text, a comma in it would make two.
      const message = { from: mail.from, to: { name: '', address: to }, subject, text, html };
      await transport.sendMail(message).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
  };
}

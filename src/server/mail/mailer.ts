import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
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

export interface MailLimits {
  /** For the look-up of the name, for the connection and for the greeting, each. */
  connectMs: number;
  /** Between two pieces of what the server says. */
  idleMs: number;
  /** For a mail as a whole: a server that sends a byte at a time runs into no other limit. */
  totalMs: number;
  /** Of one reply. */
  maxBytes: number;
}

/** A silent mail server must not hold a request for longer than a person waits. */
const mailLimits: MailLimits = { connectMs: 5_000, idleMs: 10_000, totalMs: 30_000, maxBytes: 64 * 1_024 };

/** Keeps the kind of failure only: the mail server's words and the envelope hold the person's address. */
function failureOf(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return new AppError('mail_failed', { cause: Object.assign(new Error('SMTP failed'), { code }) });
}

/** Sends over SMTP as the settings say; without settings every mail fails. */
export function createMailer(config: Pick<Config, 'mail'>, limits = mailLimits): Mailer {
  const { mail } = config;
  if (!mail) {
    return {
      send: async () => {
        throw new AppError('mail_failed');
      },
    };
  }
  const transport = createTransport({
    url: mail.smtpUrl,
    dnsTimeout: limits.connectMs,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.idleMs,
    maxResponseSize: limits.maxBytes,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      const message = {
        from: mail.from,
        // As an object the address is taken as it is; as a text, a comma in it would make two.
        to: { name: '', address: to },
        subject,
        text,
        html,
        signal: AbortSignal.timeout(limits.totalMs),
      };
      await transport.sendMail(message).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
  };
}

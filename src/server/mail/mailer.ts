/** Sends mails by SMTP. */
import { Readable } from 'node:stream';
import type MailMessage from 'nodemailer/lib/mailer/mail-message.js';
import type { Config } from '../config/config.ts';
import { AppError } from '../http/app-error.ts';
import type { Tracing } from '../telemetry/tracing.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Equal for each try to send the same mail, so that mailboxes keep one. Random by default. */
  messageId?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
  /** Called as soon as all of the mail was handed to the network, before the mail server has answered. */
  onHandedOver?: () => void;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail; throws `mail_failed`. */
  send(mail: Mail): Promise<void>;
}

export interface MailLimits {
  /** Applies to each of DNS lookup, connection and greeting. */
  connectMs: number;
  /** Between two packets from the server. */
  idleMs: number;
  /** For the whole mail: the other limits do not stop a server that sends one byte at a time. */
  totalMs: number;
  /** Maximum size of one reply. */
  maxBytes: number;
}

const mailLimits: MailLimits = { connectMs: 5_000, idleMs: 10_000, totalMs: 30_000, maxBytes: 64 * 1_024 };

/** Keeps only the code, because the server's reply and the envelope contain the recipient's address. */
function toMailError(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return new AppError('mail_failed', { cause: Object.assign(new Error('SMTP failed'), { code }) });
}

/**
 * Calls `onHandedOver` once the mail was written. nodemailer writes its end as soon as the stream ends, so before the
 * next turn of the event loop.
 */
function callAfterRead(mail: Readable, onHandedOver: () => void): Readable {
  return Readable.from(
    (async function* () {
      yield* mail;
      setImmediate(onHandedOver);
    })(),
  );
}

/** A mailer for the configured mail server. Without one, every mail fails. */
export function createMailer(config: Pick<Config, 'mail'>, limits = mailLimits): Mailer {
  const { mail } = config;
  if (!mail) {
    return {
      send: async () => {
        throw new AppError('mail_failed');
      },
    };
  }
  const open = async () => {
    const { createTransport } = await import('nodemailer');
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
    // nodemailer reads the stream only once the mail server has asked for the mail.
    transport.use('stream', ({ data, message }: MailMessage<unknown>, done) => {
      const { onHandedOver } = data as Pick<Mail, 'onHandedOver'>;
      const createReadStream = message.createReadStream.bind(message);
      if (onHandedOver) message.createReadStream = () => callAfterRead(createReadStream(), onHandedOver);
      done();
    });
    return transport;
  };
  // Opened by the first mail: loading the package takes a twentieth of the time that the server needs to start.
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async ({ to, subject, text, html, messageId, headers, attachments, onHandedOver }) => {
      const message = {
        from: mail.from,
        // An object, because a comma in a string would make two addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(messageId && { messageId }),
        ...(headers && { headers }),
        ...(attachments && { attachments }),
        ...(onHandedOver && { onHandedOver }),
        signal: AbortSignal.timeout(limits.totalMs),
      };
      transport ??= open();
      await (await transport).sendMail(message).catch((error: unknown) => {
        throw toMailError(error);
      });
    },
  };
}

/** Adds a counter and a span to a mailer. */
export function withMailMetrics(
  mailer: Mailer,
  { mailed }: { mailed(outcome: 'sent' | 'failed'): void },
  tracing: Pick<Tracing, 'span'>,
): Mailer {
  return {
    send: async (mail) => {
      try {
        await tracing.span('mail', {}, () => mailer.send(mail));
        mailed('sent');
      } catch (error) {
        mailed('failed');
        throw error;
      }
    },
  };
}

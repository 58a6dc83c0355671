import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { mailboxPages } from './pages.ts';
import { openMailStore, type StoredMail } from './store.ts';

export interface Mailbox {
  /** Where the server sends its mail, e.g. `smtp://127.0.0.1:41233`. */
  smtpUrl: string;
  /** To be registered under `/sandbox/mail`. */
  pages: FastifyPluginAsync;
  stop(): Promise<void>;
}

const largestMail = 2 * 1_024 * 1_024;

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
  return Buffer.concat(chunks);
}

const addressOf = (address: Address | undefined): string => address?.address ?? '';

/** `to` comes from the envelope, as with a real mail server. */
async function parseMail(raw: Buffer, session: SMTPServerSession): Promise<Omit<StoredMail, 'id'>> {
  const { from, subject, text, html } = await PostalMime.parse(raw);
  return {
    to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
    from: addressOf(from),
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    receivedAt: new Date().toISOString(),
  };
}

async function listen(server: SMTPServer): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A connection that breaks off is the client's matter and must not end this process.
  server.removeAllListeners('error').on('error', () => {});
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the sandbox mail server has no port');
  return address.port;
}

/** A mail server that delivers nothing: it takes every mail by SMTP on loopback and shows it on a page. */
export async function startMailbox({ dataDir }: { dataDir: string }): Promise<Mailbox> {
  const store = openMailStore(join(dataDir, 'sandbox', 'mail'));
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    logger: false,
    closeTimeout: 1_000,
    onData: (stream, session, done) => {
      readAll(stream)
        .then((raw) => parseMail(raw, session))
        .then((mail) => store.add(mail))
        .then(() => done(), done);
    },
  });
  const port = await listen(server);
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    pages: mailboxPages(store),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

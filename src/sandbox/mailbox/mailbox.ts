import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { escapeHtml } from '../html.ts';
import { type MailStore, openMailStore, type StoredMail } from './store.ts';

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

const style = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 42rem; padding: 1rem; overflow-wrap: anywhere; }
  .sandbox { border: 2px dashed; border-radius: .5rem; margin: 0 0 1.5rem; padding: .5rem .75rem; font-weight: 600; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 0; }
  ol { list-style: none; margin: 0; padding: 0; }
  li { border-top: 1px solid #8886; } li a { display: block; padding: .75rem 0; }
  .about { font-size: .9rem; margin: 0; } time { white-space: nowrap; }
  pre { white-space: pre-wrap; font: inherit; margin: 1rem 0; } .source pre { font: .85rem/1.4 monospace; }
`;

function page(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>`,
    '<p class="sandbox">Sandbox, no real mail is sent</p>',
    `<main>${body}</main></body></html>`,
  ].join('\n');
}

/** `2026-11-20 13:30 UTC` */
const timeOf = ({ receivedAt }: StoredMail) => `${escapeHtml(receivedAt.slice(0, 16).replace('T', ' '))} UTC`;

const about = (mail: StoredMail) =>
  `<p class="about">To ${escapeHtml(mail.to)} · <time>${timeOf(mail)}</time></p>`;

function listPage(mails: StoredMail[], to: string | undefined): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/sandbox/mail/${mail.id}"><h2>${escapeHtml(mail.subject || '(no subject)')}</h2></a>${about(mail)}</li>`,
  );
  const whose = to ? `<p>To ${escapeHtml(to)}. <a href="/sandbox/mail">All mail</a></p>` : '';
  const list = items.length ? `<ol>${items.join('\n')}</ol>` : '<p>No mail yet.</p>';
  return page('Sandbox mailbox', `<h1>Mailbox</h1>${whose}${list}`);
}

function mailPage(mail: StoredMail): string {
  const body = [
    '<p><a href="/sandbox/mail">All mail</a></p>',
    `<h1>${escapeHtml(mail.subject || '(no subject)')}</h1>${about(mail)}`,
    `<p class="about">From ${escapeHtml(mail.from)}</p>`,
    `<pre>${escapeHtml(mail.text)}</pre>`,
    mail.html &&
      `<details class="source"><summary>HTML source</summary><pre>${escapeHtml(mail.html)}</pre></details>`,
  ];
  return page(mail.subject, body.join('\n'));
}

const wantsJson = (request: FastifyRequest) => (request.headers.accept ?? '').includes('application/json');

async function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').send(html);
}

function filterOf(request: FastifyRequest): string | undefined {
  const { to } = request.query as { to?: string | string[] };
  return Array.isArray(to) ? to[0] : to;
}

/** The mailbox as pages for people and as JSON for scripts. */
export function mailboxPages(store: MailStore): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/', { schema: { hide: true } }, async (request, reply) => {
      const to = filterOf(request);
      const mails = store.list(to);
      return wantsJson(request) ? reply.send(mails) : sendPage(reply, listPage(mails, to));
    });
    app.get('/:id', { schema: { hide: true } }, async (request, reply) => {
      const mail = store.find((request.params as { id: string }).id);
      if (!mail) return reply.callNotFound();
      return wantsJson(request) ? reply.send(mail) : sendPage(reply, mailPage(mail));
    });
  };
}

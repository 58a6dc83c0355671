/** Simulates a mail server, and shows its mails at `/sandbox/mail`. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { forbidCaching, type Html, hiddenFromApiDocs, html, page, sendPage, timeText } from './html.ts';

export interface Mailbox {
  /** Where the server sends its mail, e.g. `smtp://127.0.0.1:41233`. */
  smtpUrl: string;
  /** Register under `/sandbox/mail`. */
  pages: FastifyPluginAsync;
  stop(): Promise<void>;
}

/** More than any mail of the app, which may have a receipt as a PDF attached. */
const maxMailBytes = 2 * 1_024 * 1_024;
/** SMTP's reply code for a mail that is larger than the server accepts. */
const sizeExceeded = 552;

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded)
    throw Object.assign(new Error('The mail is too large'), { responseCode: sizeExceeded });
  return Buffer.concat(chunks);
}

const getAddress = (address: Address | undefined): string => address?.address ?? '';

/** `to` is the envelope's recipients, as with a real mail server. */
async function parseMail(raw: Buffer, session: SMTPServerSession): Promise<Omit<StoredMail, 'id'>> {
  // Loaded with the first mail: it takes 3 MB of memory, and 15 ms of a start.
  const { default: PostalMime } = await import('postal-mime');
  const { from, subject, text, html: htmlText, attachments } = await PostalMime.parse(raw);
  return {
    to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
    from: getAddress(from),
    subject: subject ?? '',
    text: text ?? '',
    html: htmlText ?? '',
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'file',
      type: mimeType,
      base64: Buffer.from(content as ArrayBuffer).toString('base64'),
    })),
    receivedAt: new Date().toISOString(),
  };
}

async function listen(server: SMTPServer): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // Without a listener, a connection that the client drops would end this process.
  server.removeAllListeners('error').on('error', () => {});
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the sandbox mail server has no port');
  return address.port;
}

/** An SMTP server on loopback that delivers nothing: it stores every mail and shows it on a page. */
export async function startMailbox({ dataDir }: { dataDir: string }): Promise<Mailbox> {
  const store = openMailStore(join(dataDir, 'sandbox', 'mail'));
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    logger: false,
    // At a stop: how long open connections may take to finish.
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
main{max-width:42rem;margin:0 auto;padding:1rem}
h1{font-size:1.4rem}
h2{margin:0;font-size:1.1rem}
ol{list-style:none;margin:0;padding:0}
li{border-top:1px solid var(--edge)}
li a{display:block;padding:.75rem 0}
a{color:var(--accent)}
.about{margin:0;font-size:.9rem}
time{white-space:nowrap}
pre{margin:1rem 0;white-space:pre-wrap;font:inherit}
.source pre{font:.85rem/1.4 monospace}`;

function mailboxPage(title: string, body: Html): Html {
  return page({ title, sandboxNotice: 'Sandbox, no real mail is sent', style, body });
}

const mailInfo = ({ to, receivedAt }: StoredMail) =>
  html`<p class="about">To ${to} · <time>${timeText(new Date(receivedAt))}</time></p>`;

const getSubject = ({ subject }: StoredMail) => subject || '(no subject)';

function listPage(mails: StoredMail[], to: string | undefined): Html {
  const items = mails.map(
    (mail) =>
      html`<li><a href="/sandbox/mail/${mail.id}"><h2>${getSubject(mail)}</h2></a>${mailInfo(mail)}</li>`,
  );
  return mailboxPage(
    'Sandbox mailbox',
    html`<h1>Mailbox</h1>${to !== undefined && html`<p>To ${to}. <a href="/sandbox/mail">All mail</a></p>`}
${items.length ? html`<ol>${items}</ol>` : html`<p>No mail yet.</p>`}`,
  );
}

function mailPage(mail: StoredMail): Html {
  return mailboxPage(
    getSubject(mail),
    html`<p><a href="/sandbox/mail">All mail</a></p>
<h1>${getSubject(mail)}</h1>${mailInfo(mail)}
<p class="about">From ${mail.from}</p>
<pre>${mail.text}</pre>
${mail.attachments.map(
  ({ name }, index) => html`<p><a href="/sandbox/mail/${mail.id}/files/${String(index)}">${name}</a></p>`,
)}
${mail.html && html`<details class="source"><summary>HTML source</summary><pre>${mail.html}</pre></details>`}`,
  );
}

const wantsJson = (request: FastifyRequest) => (request.headers.accept ?? '').includes('application/json');

/** The address in `?to=`, which limits the list to its mails. */
function findRecipientFilter(request: FastifyRequest): string | undefined {
  const { to } = request.query as { to?: string | string[] };
  return Array.isArray(to) ? to[0] : to;
}

/** The mailbox as HTML for browsers and as JSON for scripts. */
export function mailboxPages(store: MailStore): FastifyPluginAsync {
  return async (app) => {
    forbidCaching(app);
    app.get('/', hiddenFromApiDocs, async (request, reply) => {
      const to = findRecipientFilter(request);
      const mails = store.list(to);
      return wantsJson(request) ? reply.send(mails) : sendPage(reply, 200, listPage(mails, to));
    });
    app.get('/:id/files/:index', hiddenFromApiDocs, async (request, reply) => {
      const { id, index } = request.params as { id: string; index: string };
      const file = store.find(id)?.attachments[Number(index)];
      if (!file) return reply.callNotFound();
      return reply.type(file.type).send(Buffer.from(file.base64, 'base64'));
    });
    app.get('/:id', hiddenFromApiDocs, async (request, reply) => {
      const mail = store.find((request.params as { id: string }).id);
      if (!mail) return reply.callNotFound();
      return wantsJson(request) ? reply.send(mail) : sendPage(reply, 200, mailPage(mail));
    });
  };
}

// ---- Stored mails

export interface StoredMail {
  /** Nine digits, which count up. */
  id: string;
  /** Recipients of the envelope, separated by a comma. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; base64: string }[];
  receivedAt: string;
}

export interface MailStore {
  add(mail: Omit<StoredMail, 'id'>): void;
  /** Newest first; with `to` only the mails to that address, in upper or lower case. */
  list(to?: string): StoredMail[];
  find(id: string): StoredMail | undefined;
}

/** At most this many mails are kept; older ones are deleted. */
const maxMails = 500;
/** A mail's file is named after its id. All ids have the same length, so the names sort by age. */
const idDigits = 9;
const fileName = /^\d{9}\.json$/;

function readMails(folder: string): StoredMail[] {
  const names = readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort();
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredMail);
}

/** Replaces the file atomically: a killed process leaves no partial file. */
function writeAtomicallySync(file: string, text: string): void {
  writeFileSync(`${file}.partial`, text, { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}

/** Keeps the newest 500 mails in a folder, one file each. */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true });
  const mails = readMails(folder);
  let lastId = Number(mails.at(-1)?.id ?? 0);
  return {
    add: (mail) => {
      lastId += 1;
      const id = String(lastId).padStart(idDigits, '0');
      const stored = { id, ...mail };
      writeAtomicallySync(join(folder, `${id}.json`), JSON.stringify(stored));
      mails.push(stored);
      for (const old of mails.splice(0, mails.length - maxMails)) rmSync(join(folder, `${old.id}.json`));
    },
    list: (to) => {
      const address = to?.trim().toLowerCase();
      const isAddressed = (mail: StoredMail) =>
        !address || mail.to.toLowerCase().split(', ').includes(address);
      return mails.filter(isAddressed).reverse();
    },
    find: (id) => mails.find((mail) => mail.id === id),
  };
}

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html.ts';
import type { MailStore, StoredMail } from './store.ts';

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

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Mailbox, openMailStore, type StoredMail, startMailbox } from './mailbox.ts';

let dataDir: string;
let mailbox: Mailbox;
let app: FastifyInstance;

async function open(): Promise<void> {
  mailbox = await startMailbox({ dataDir });
  app = Fastify();
  await app.register(mailbox.pages, { prefix: '/sandbox/mail' });
}
async function close(): Promise<void> {
  await app.close();
  await mailbox.stop();
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'clearing-mail-'));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (to: string, subject: string, more: { text?: string; html?: string } = {}) =>
  createTransport(mailbox.smtpUrl).sendMail({
    from: 'Clearing <hello@clearing.test>',
    to,
    subject,
    text: `Text of ${subject}`,
    html: `<p>${subject}</p>`,
    ...more,
  });

const get = (path: string, accept = 'text/html') =>
  app.inject({ url: `/sandbox/mail${path}`, headers: { accept } });
const list = async (query = ''): Promise<StoredMail[]> => (await get(query, 'application/json')).json();

it('takes mail by SMTP and lists it, newest first', async () => {
  await send('a@example.org', 'first');
  await send('b@example.org', 'zweite Nachricht – 你好', { text: 'Größe: 你好' });
  const mails = await list();
  expect(mails.map(({ subject }) => subject)).toEqual(['zweite Nachricht – 你好', 'first']);
  expect(mails[0]).toEqual({
    id: '000000002',
    to: 'b@example.org',
    from: 'hello@clearing.test',
    subject: 'zweite Nachricht – 你好',
    text: expect.stringContaining('Größe: 你好'),
    html: expect.stringContaining('zweite Nachricht'),
    attachments: [],
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

it('filters by the whole address, whatever its case', async () => {
  await send('a@example.org', 'mine');
  await send('aa@example.org', 'other');
  await send('x+y@example.org', 'tagged');
  expect((await list('?to=A%40example.org')).map(({ subject }) => subject)).toEqual(['mine']);
  expect((await list('?to=x%2By%40example.org')).map(({ subject }) => subject)).toEqual(['tagged']);
  expect(await list('?to=nobody%40example.org')).toEqual([]);
  expect(await list('?to=a%40example.org&to=b%40example.org')).toHaveLength(1);
});

it('shows every recipient of a mail to several', async () => {
  await send('a@example.org, b@example.org', 'both');
  expect((await list('?to=b%40example.org'))[0]?.to).toBe('a@example.org, b@example.org');
});

it('finds its mail again after a restart and goes on counting', async () => {
  await send('a@example.org', 'before');
  await close();
  await open();
  await send('a@example.org', 'after');
  expect((await list()).map(({ id, subject }) => [id, subject])).toEqual([
    ['000000002', 'after'],
    ['000000001', 'before'],
  ]);
});

it('shows pages that are marked as a sandbox, fit a phone and run no script of a mail', async () => {
  await send('a@example.org', '<script>alert(1)</script>', { text: '<img src=x onerror=alert(2)>' });
  const pages = [(await get('')).body, (await get('/000000001')).body, (await get('?to=%3Cb%3E')).body];
  for (const page of pages) {
    expect(page).toContain('Sandbox, no real mail is sent');
    expect(page).toContain('width=device-width');
    expect(page).not.toMatch(/<script|<img|<b>|<p><script/);
  }
  expect(pages[0]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(pages[0]).toContain('href="/sandbox/mail/000000001"');
  expect(pages[1]).toContain('&lt;img src=x onerror=alert(2)&gt;');
});

it('shows one mail, as a page and as JSON, and 404 for an unknown one', async () => {
  await send('a@example.org', 'one');
  expect((await get('/000000001')).headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await get('/000000001', 'application/json')).json().subject).toBe('one');
  for (const id of ['000000009', 'x', '..%2f..%2fapp-secret']) {
    expect((await get(`/${id}`)).statusCode, id).toBe(404);
  }
});

it('offers neither sign-in nor encryption, and listens on loopback only', async () => {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  expect(hostname).toBe('127.0.0.1');
  const socket = createConnection({ host: hostname, port: Number(port) });
  let heard = '';
  for await (const data of socket) {
    heard += data;
    if (heard.split('\r\n').length === 2) socket.write('EHLO test\r\n');
    else if (/250 /.test(heard)) break;
  }
  socket.destroy();
  expect(heard).not.toMatch(/AUTH|STARTTLS/);
});

it('keeps the newest 500 mails', () => {
  const folder = join(dataDir, 'many');
  const store = openMailStore(folder);
  const mail = { to: 'a@example.org', from: '', text: '', html: '', attachments: [], receivedAt: '' };
  for (let at = 1; at <= 503; at += 1) store.add({ ...mail, subject: `${at}` });
  expect(store.list()).toHaveLength(500);
  expect(store.list().at(-1)?.subject).toBe('4');
  expect(readdirSync(folder)).toHaveLength(500);
  expect(openMailStore(folder).list()[0]?.subject).toBe('503');
});

it('outlives a client that breaks off in the middle of a mail', async () => {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.write('EHLO x\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\nSubject: half');
  for await (const data of socket) if (/354/.test(String(data))) socket.destroy();
  await send('a@example.org', 'whole');
  expect((await list()).map(({ subject }) => subject)).toEqual(['whole']);
});

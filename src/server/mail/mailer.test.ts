import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { locales } from '#shared/locales.ts';
import { testConfig } from '../../../tests/support/test-app.ts';
import { startMailbox } from '../../sandbox/mailbox.ts';
import { loggerOptions } from '../http/request-log.ts';
import { createMailer } from './mailer.ts';
import { createCodeMail } from './messages.ts';

const mail = { to: 'person@example.org', subject: 's', text: 't', html: '<p>t</p>' };

let port: number;
let answers: Record<string, string>;
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.write('220 here\r\n');
  socket.on('data', (data) => {
    const verb = data.toString().slice(0, 4).toUpperCase();
    socket.write(`${answers[verb] ?? '250 fine'}\r\n`);
  });
});

beforeEach(async () => {
  answers = {};
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

const mailerTo = (url: string) => createMailer(testConfig({ SMTP_URL: url }));

async function failure(sending: Promise<void>): Promise<Error> {
  const error = await sending.then(
    () => new Error('it was sent'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('no error was thrown');
  return error;
}

it('says mail_failed when the mail server refuses the address, and the address is in no log', async () => {
  answers = { RCPT: '550 no such user person@example.org' };
  const error = await failure(mailerTo(`smtp://127.0.0.1:${port}`).send(mail));
  expect(error).toMatchObject({ code: 'mail_failed', cause: { code: 'EENVELOPE' } });
  const serialize = loggerOptions('info').serializers?.err;
  const written = JSON.stringify([serialize?.(error), String(error.cause), error.message, error.stack]);
  expect(written).not.toContain('person');
});

it('sends under any name of the product, and under the sender of the settings', async () => {
  const heard: string[] = [];
  server.on('connection', (socket) => socket.on('data', (data) => heard.push(data.toString())));
  const from = async (env: Record<string, string>) => {
    heard.length = 0;
    await createMailer(testConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...env })).send(mail);
    return heard.join('').match(/MAIL FROM:<.*?>/)?.[0];
  };
  answers = { DATA: '354 go on' };
  expect(await from({ PRODUCT_NAME: 'A&B <x>, "y" \\ 清' })).toBe('MAIL FROM:<no-reply@localhost>');
  expect(await from({ MAIL_FROM: 'Clearing <hello@example.org>' })).toBe('MAIL FROM:<hello@example.org>');
});

it('says when a mail was handed over, and only if the mail server has asked for the mail', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearing-mailer-'));
  const mailbox = await startMailbox({ dataDir });
  let handedOver = 0;
  const onHandedOver = () => {
    handedOver += 1;
  };
  try {
    answers = { DATA: '451 not now' };
    await failure(mailerTo(`smtp://127.0.0.1:${port}`).send({ ...mail, onHandedOver }));
    expect(handedOver).toBe(0);
    await mailerTo(mailbox.smtpUrl).send({ ...mail, messageId: '<one@here>', onHandedOver });
    expect(handedOver).toBe(1);
  } finally {
    await mailbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('says mail_failed when no mail server is there', async () => {
  const error = await failure(mailerTo('smtp://127.0.0.1:1').send(mail));
  expect(error).toMatchObject({ code: 'mail_failed' });
});

it('says mail_failed when mail has no settings at all', async () => {
  const error = await failure(createMailer({ mail: undefined }).send(mail));
  expect(error).toMatchObject({ code: 'mail_failed' });
});

it('delivers a code by SMTP to the sandbox mailbox, in both languages, as it was written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearing-mailer-'));
  const mailbox = await startMailbox({ dataDir });
  const app = Fastify();
  await app.register(mailbox.pages);
  try {
    for (const locale of locales) {
      const message = createCodeMail(
        { productName: 'Clearing', code: '042317', lifeMinutes: 10 },
        'register',
        locale,
      );
      await mailerTo(mailbox.smtpUrl).send({ to: "o'neil+x@example.org", ...message });
      const response = await app.inject({ url: '/', headers: { accept: 'application/json' } });
      const [newest] = response.json<{ to: string; subject: string; text: string; html: string }[]>();
      expect(newest).toMatchObject({ to: "o'neil+x@example.org", subject: message.subject });
      expect(newest?.text.trim()).toBe(message.text);
      expect(newest?.html.trim()).toBe(message.html);
    }
  } finally {
    await app.close();
    await mailbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/**
 * 10,000 reminders that are due at once, while the server that sends them is killed again and again. Nobody is left out,
 * nobody gets two different mails, and what other people do waits for none of it.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, selectRows } from '../../src/server/db/database.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { removeServer, type ServerProcess, serverEntry, startServer } from '../support/server-process.ts';

const people = Number(process.env.REMINDER_PEOPLE ?? 10_000);
const kills = Number(process.env.REMINDER_KILLS ?? 8);
let postgres: TestPostgres;
let database: Database;
let server: ServerProcess;
/** Message-IDs of every accepted mail, by address. */
const received = new Map<string, string[]>();
let accepted = 0;
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, session, done) => {
    let text = '';
    stream.on('data', (data) => {
      text += data;
    });
    stream.on('end', () => {
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? 'none';
      const to = session.envelope.rcptTo[0]?.address ?? 'nobody';
      received.set(to, [...(received.get(to) ?? []), id]);
      accepted += 1;
      done();
    });
  },
});

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open();
  await database.db.execute(sql`
    insert into users (id, email, full_name, created_at)
    select gen_random_uuid(), 'p' || n || '@example.org', 'p', now() from generate_series(1, ${people}::int) n`);
  await database.db.execute(sql`
    insert into dialogues (user_id, session_id, question, reading, guide, created_at, updated_at)
    select id, 's', '\\x01', '\\x01', 'built-in', now(), now() from users`);
  await database.db.execute(sql`
    insert into check_ins (user_id, session_id, due_at, remind, locale, remind_at, created_at)
    select id, 's', now() - interval '1 hour', true, 'en', now() - interval '1 hour', now() from users`);
  // A server that is killed resets its connections.
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = await launch();
}, 180_000);
afterAll(async () => {
  await removeServer(server);
  await new Promise<void>((resolve) => smtp.close(resolve));
  await database.close();
  await postgres.stop();
});

function launch(before?: ServerProcess): Promise<ServerProcess> {
  const { port } = smtp.server.address() as AddressInfo;
  return startServer({
    entry: serverEntry,
    ...(before && { dataDir: before.dataDir, port: before.port }),
    env: {
      DATABASE_URL: postgres.url,
      APP_SECRET: 'known to every start of this server and nobody else',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Clearing <hello@clearing.test>',
      GOOGLE: 'off',
      APPLE: 'off',
      LOG_LEVEL: 'error',
    },
  });
}

/** A day passes on the clock of check-ins: what a killed server held is due again, and the job begins. */
async function passADay(): Promise<void> {
  const body = new URLSearchParams({ by: 'day' });
  const response = await fetch(`${server.url}/sandbox/panel/clock`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(response.status).toBeLessThan(400);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilAccepted(count: number): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (accepted < count) {
    if (Date.now() > deadline) throw new Error(`only ${accepted} mails after five minutes`);
    await pause(5);
  }
}

async function countLeft(): Promise<number> {
  const [row] = await selectRows<{ left: number }>(
    database.db,
    sql`select count(*)::int as left from check_ins where remind_at is not null or reminded_at is null`,
  );
  return row?.left ?? -1;
}

/** Milliseconds of a call that reads the database. */
async function timeOfCall(): Promise<number> {
  const begun = performance.now();
  await (await fetch(`${server.url}/readyz`)).text();
  return performance.now() - begun;
}

const nth = (times: number[], share: number) =>
  Math.round([...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0);

async function measureCalls(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    times.push(await timeOfCall());
    await pause(10);
  }
  return times;
}

/** Seconds until the mail with a code arrives, as somebody who signs up now would wait. */
async function timeOfCode(email: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${server.url}/api/auth/send-verification-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
  while (!received.has(email)) await pause(5);
  return performance.now() - begun;
}

it('are each sent once through kills, and nothing else waits for them', async () => {
  const calm = await measureCalls(100);
  for (let kill = 1; kill <= kills; kill += 1) {
    const from = accepted;
    await passADay();
    await untilAccepted(from + Math.round((people * 0.6) / kills) - kill * 7);
    await server.kill('SIGKILL');
    server = await launch(server);
  }
  const begun = { at: performance.now(), accepted };
  await passADay();
  await untilAccepted(accepted + 50);
  const [busy, code] = await Promise.all([measureCalls(100), timeOfCode('new@example.org')]);
  await expect.poll(countLeft, { timeout: 300_000, interval: 200 }).toBe(0);
  const perSecond = (accepted - begun.accepted) / ((performance.now() - begun.at) / 1_000);

  await passADay();
  await pause(3_000);
  received.delete('new@example.org');
  const ids = [...received.values()];
  const repeats = ids.reduce((sum, list) => sum + list.length - 1, 0);
  process.stdout.write(
    `${people} reminders, ${kills} kills: ${ids.length} people reached, ${repeats} mails repeated with the same id; ` +
      `${Math.round(perSecond)} mails a second; a call takes ${nth(calm, 0.5)} ms before and ${nth(busy, 0.5)} ms ` +
      `meanwhile (95 of 100 within ${nth(busy, 0.95)} ms); a code arrives after ${Math.round(code)} ms\n`,
  );
  expect(ids).toHaveLength(people);
  expect(ids.filter((list) => new Set(list).size > 1)).toEqual([]);
  expect(new Set(ids.flat()).size).toBe(people);
  expect(repeats).toBeLessThanOrEqual(kills);
  expect(nth(busy, 0.95)).toBeLessThan(500);
  expect(code).toBeLessThan(5_000);
}, 900_000);

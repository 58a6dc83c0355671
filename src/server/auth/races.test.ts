import { count, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testConfig } from '../../../tests/support/test-app.ts';
import { openConcurrentDatabase } from '../../../tests/support/test-database.ts';
import type { Database } from '../db/database.ts';
import { refreshTokens, sessions, users, verificationCodes } from '../db/schema.ts';
import { createDeps, type Deps } from '../deps.ts';
import { type Jobs, openJobs } from '../jobs/jobs.ts';
import { issueCode, requireValidCode } from './credentials/codes.ts';
import { resetPassword } from './credentials/new-password.ts';
import { createPasswordGuard, type PasswordGuard } from './credentials/password-guard.ts';
import { register } from './credentials/registration.ts';
import { describeDevice } from './sessions/device.ts';
import { findLiveSession, openSession, refreshSession, revokeAllSessions } from './sessions/sessions.ts';
import { signIn } from './sessions/sign-in.ts';
import { createUser } from './users.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const password = 'quiet forest 7';
/** A real PostgreSQL with ten connections: PGlite has one, where nothing can race. */
let database: Database;
let deps: Deps;
let jobs: Jobs;

beforeAll(async () => {
  database = await openConcurrentDatabase();
  jobs = await openJobs(database, console);
  deps = await createDeps({
    config: testConfig(),
    database,
    log: pino({ level: 'silent' }),
    appSecret: 'a secret for tests only, long enough to be taken',
    jobs,
    stopping: new AbortController().signal,
    now: () => start,
    mailer: { send: async () => {} },
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

let serial = 0;
async function createPerson() {
  serial += 1;
  const email = `p${serial}@example.org`;
  return createUser(deps, { email, password, fullName: 'p' });
}

const device = describeDevice(undefined);
/** Who asks for a code: an unknown browser. */
const requester = { ticket: 'a ticket', network: '203.0.113.7', isKnownBrowser: false };

const wrongCode = (code: string, step: number) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

it('20 parallel refreshes of one token get one identical new token, and one row is added', async () => {
  const { session, refreshToken } = await openSession(deps.db, (await createPerson()).id, start);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refreshSession(deps, refreshToken, later(1_000))),
  );
  expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
  const [row] = await deps.db
    .select({ rows: count() })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, session.id));
  expect(row?.rows).toBe(2);
  const next = await refreshSession(deps, answers[0]?.refreshToken ?? '', later(2_000));
  expect(next.session.id).toBe(session.id);
});

it('after a revocation of everything that races refreshes 100 times, nothing is alive', async () => {
  const user = await createPerson();
  for (let run = 0; run < 100; run += 1) {
    const opened = await Promise.all([1, 2].map(() => openSession(deps.db, user.id, start)));
    const refreshes = opened.map(
      ({ refreshToken }) =>
        () =>
          refreshSession(deps, refreshToken, later(1)).catch(() => undefined),
    );
    const revoke = () => revokeAllSessions(deps.db, user.id, later(1));
    const racers = [...refreshes.slice(0, run % 3), revoke, ...refreshes.slice(run % 3)];
    const results = await Promise.all(racers.map((racer) => racer()));
    const children = results.flatMap((result) => (result ? [result.refreshToken] : []));
    for (const { session, refreshToken } of opened) {
      const claims = { sessionId: session.id, userId: user.id };
      expect(await findLiveSession(deps.db, claims, later(2))).toBeUndefined();
      await expect(refreshSession(deps, refreshToken, later(2))).rejects.toMatchObject({
        code: 'refresh_invalid',
      });
    }
    for (const child of children) {
      await expect(refreshSession(deps, child, later(2))).rejects.toMatchObject({ code: 'refresh_invalid' });
    }
  }
});

it('sign-ins with the old password that race a reset leave no session behind', async () => {
  for (let run = 0; run < 10; run += 1) {
    const user = await createPerson();
    const { code } = await issueCode(deps, { purpose: 'reset', email: user.email }, requester, start);
    const input = { email: user.email, password, network: undefined };
    const attempts = Array.from({ length: 4 }, () => signIn(deps, input).catch(() => undefined));
    const reset = resetPassword(deps, {
      email: user.email,
      code,
      ticket: undefined,
      newPassword: 'still lake 9',
      locale: 'en',
    });
    await Promise.all([...attempts, reset]);
    const rows = await deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    await expect(signIn(deps, input)).rejects.toMatchObject({ code: 'invalid_credentials' });
  }
});

it('of 300 parallel guesses five are evaluated', async () => {
  const email = 'guessed@example.org';
  const { id, code } = await issueCode(deps, { purpose: 'register', email }, requester, start);
  const guesses = Array.from({ length: 300 }, (_, at) =>
    register(deps, {
      email,
      password,
      verificationCode: wrongCode(code, at + 1),
      ticket: undefined,
      device,
    }).catch((error) => error.code),
  );
  expect(new Set(await Promise.all(guesses))).toEqual(new Set(['code_invalid']));
  const [row] = await deps.db.select().from(verificationCodes).where(eq(verificationCodes.id, id));
  expect(row?.attempts).toBe(5);
});

it('the right code 20 times in parallel makes one account', async () => {
  const email = 'eager@example.org';
  const { code } = await issueCode(deps, { purpose: 'register', email }, requester, start);
  const calls = Array.from({ length: 20 }, () =>
    register(deps, { email, password, verificationCode: code, ticket: requester.ticket, device }),
  );
  const results = await Promise.allSettled(calls);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await deps.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

it('the holder of the ticket has five guesses of 300 parallel ones, and others none of them', async () => {
  const subject = { purpose: 'register', email: 'held@example.org' } as const;
  const { code } = await issueCode(deps, subject, requester, start);
  const guess = (step: number, ticket: string | undefined) =>
    requireValidCode(deps, subject, { code: wrongCode(code, step), ticket }, start).catch(
      (error) => error.code,
    );
  await Promise.all(Array.from({ length: 300 }, (_, at) => guess(at + 1, undefined)));
  await Promise.all(Array.from({ length: 4 }, (_, at) => guess(at + 1, requester.ticket)));
  expect(await guess(0, requester.ticket)).toEqual(expect.stringMatching(/^[\w-]{36}$/));
  expect(await guess(0, requester.ticket)).toBe('code_invalid');
});

it('two codes of one address, both right and at the same moment, set one password', async () => {
  for (let run = 0; run < 10; run += 1) {
    const user = await createPerson();
    const subject = { purpose: 'reset', email: user.email } as const;
    const requesters = ['laptop', 'phone'].map((at) => ({ ticket: at, network: at, isKnownBrowser: false }));
    const sent = [];
    for (const requester of requesters) sent.push(await issueCode(deps, subject, requester, start));
    const resets = sent.map(({ code }, at) =>
      resetPassword(deps, {
        email: user.email,
        code,
        ticket: requesters[at]?.ticket,
        newPassword: `still lake ${at}`,
        locale: 'en',
      }),
    );
    const results = await Promise.allSettled(resets);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason.code).toBe('code_invalid');
  }
});

describe('checks of a password over two processes', () => {
  const lane = { account: 'guessed@example.org' };
  let nowMs: number;
  let guards: PasswordGuard[];
  let running: number;
  let most: number;
  let looked: number;
  beforeEach(() => {
    serial += 1;
    nowMs = start.getTime() + 3_600_000 * serial;
    running = 0;
    most = 0;
    looked = 0;
    const pause = async (ms: number) => {
      nowMs += ms;
    };
    const one = () =>
      createPasswordGuard({ ...deps, key: Buffer.alloc(32, 7), now: () => new Date(nowMs), pause });
    guards = [one(), one()];
  });
  const guess = (at: number) =>
    guards[at % 2]
      ?.checkInTurn(lane, `203.0.113.${at}`, async () => {
        running += 1;
        looked += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return undefined;
      })
      .catch((error) => error.code);

  it('run one at a time for an account, and of 400 at the same moment a few are looked at', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, (_, at) => guess(at)));
    expect(most).toBe(1);
    expect(looked).toBeLessThanOrEqual(10);
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(400 - looked);
  });

  it('count their failures together', async () => {
    for (let at = 0; at < 10; at += 1) await guess(at);
    const before = nowMs;
    await guess(10);
    await guess(11);
    expect(nowMs - before).toBe(3_000);
  });
});

it('of ten calls for a code at the same moment one gets it', async () => {
  const subject = { purpose: 'reset', email: 'burst@example.org' } as const;
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => issueCode(deps, subject, requester, start)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerAccount } from '../../../../tests/support/accounts.ts';
import { createPerson } from '../../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import type { Database, Db } from '../../db/database.ts';
import { refreshTokens, sessions } from '../../db/schema.ts';
import { loggerOptions } from '../../http/request-log.ts';
import { insertUser } from '../users.ts';
import { describeDevice } from './device.ts';
import {
  createSessionCheck,
  findLiveSession,
  openSession,
  refreshGraceMs,
  refreshSession,
  revokeAllSessions,
  revokeSession,
  type SessionCheck,
  sessionIdleMs,
  sessionMaxMs,
} from './sessions.ts';
import { createRefreshToken, parseAccessToken } from './tokens.ts';

describe('sessions', () => {
  const start = new Date('2026-11-20T10:00:00.000Z');
  const later = (ms: number) => new Date(start.getTime() + ms);
  const dayMs = 86_400_000;
  let database: Database;
  let db: Db;
  let userId: string;
  let deps: Parameters<typeof refreshSession>[0];

  beforeAll(async () => {
    database = await openTestDatabase();
    db = database.db;
    deps = { db, keys: { refreshToken: Buffer.alloc(32, 3) } };
    const user = { email: 'a@example.org', passwordHash: 'x', fullName: 'a' };
    userId = (await insertUser(db, user, start)).id;
  });
  afterAll(() => database.close());

  async function countTokens(sessionId: string): Promise<number> {
    const [row] = await db
      .select({ rows: count() })
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, sessionId));
    return row?.rows ?? 0;
  }

  const isLive = async (sessionId: string, now: Date) =>
    (await findLiveSession(db, { sessionId, userId }, now)) !== undefined;

  it('20 parallel refreshes of one token all get one identical new token, and one row is added', async () => {
    const { session, refreshToken } = await openSession(db, userId, start);
    const calls = Array.from({ length: 20 }, () => refreshSession(deps, refreshToken, later(1_000)));
    const tokens = new Set((await Promise.all(calls)).map((answer) => answer.refreshToken));
    expect(tokens.size).toBe(1);
    expect(await countTokens(session.id)).toBe(2);
    const [child = ''] = tokens;
    const next = await refreshSession(deps, child, later(2_000));
    expect(next.session.id).toBe(session.id);
  });

  it('within the grace the direct parent gets its child again', async () => {
    const { session, refreshToken } = await openSession(db, userId, start);
    const first = await refreshSession(deps, refreshToken, start);
    const again = await refreshSession(deps, refreshToken, later(refreshGraceMs));
    expect(again.refreshToken).toBe(first.refreshToken);
    expect(await countTokens(session.id)).toBe(2);
  });

  it('a replay after the grace ends the session for good, though the call itself fails', async () => {
    const { session, refreshToken } = await openSession(db, userId, start);
    const child = await refreshSession(deps, refreshToken, start);
    const late = later(refreshGraceMs + 1);
    await expect(refreshSession(deps, refreshToken, late)).rejects.toMatchObject({ code: 'refresh_invalid' });
    expect(await isLive(session.id, late)).toBe(false);
    await expect(refreshSession(deps, child.refreshToken, late)).rejects.toMatchObject({
      code: 'refresh_invalid',
    });
  });

  it('an older generation is a replay even within the grace', async () => {
    const { session, refreshToken } = await openSession(db, userId, start);
    const child = await refreshSession(deps, refreshToken, start);
    const grandchild = await refreshSession(deps, child.refreshToken, later(1));
    await expect(refreshSession(deps, refreshToken, later(2))).rejects.toMatchObject({
      code: 'refresh_invalid',
    });
    expect(await isLive(session.id, later(2))).toBe(false);
    await expect(refreshSession(deps, grandchild.refreshToken, later(2))).rejects.toThrow();
  });

  it('a replay ends its own session only', async () => {
    const other = await openSession(db, userId, start);
    const { refreshToken } = await openSession(db, userId, start);
    await refreshSession(deps, refreshToken, start);
    await expect(refreshSession(deps, refreshToken, later(dayMs))).rejects.toThrow();
    expect(await isLive(other.session.id, later(dayMs))).toBe(true);
  });

  it('whichever of a revocation and a refresh comes first, nothing is alive afterwards', async () => {
    for (let run = 0; run < 100; run += 1) {
      const { session, refreshToken } = await openSession(db, userId, start);
      const refresh = () => refreshSession(deps, refreshToken, later(1)).catch(() => undefined);
      const revoke = () => revokeSession(db, session.id, later(1));
      const racers = run % 2 ? [refresh, revoke] : [revoke, refresh];
      const [answer] = (await Promise.all(racers.map((racer) => racer()))).filter((result) => result);
      expect(await isLive(session.id, later(2))).toBe(false);
      for (const token of [refreshToken, answer?.refreshToken ?? refreshToken]) {
        await expect(refreshSession(deps, token, later(2))).rejects.toMatchObject({
          code: 'refresh_invalid',
        });
      }
    }
  });

  it('a session that nobody used for 30 days is over', async () => {
    const { session, refreshToken } = await openSession(db, userId, start);
    expect(await isLive(session.id, later(sessionIdleMs - 1))).toBe(true);
    expect(await isLive(session.id, later(sessionIdleMs))).toBe(false);
    await expect(refreshSession(deps, refreshToken, later(sessionIdleMs))).rejects.toMatchObject({
      code: 'refresh_invalid',
    });
  });

  it('no refresh slides a session past 90 days', async () => {
    const opened = await openSession(db, userId, start);
    let token = opened.refreshToken;
    for (let day = 20; day < 90; day += 20) {
      token = (await refreshSession(deps, token, later(day * dayMs))).refreshToken;
    }
    const last = later(sessionMaxMs - 1);
    token = (await refreshSession(deps, token, last)).refreshToken;
    expect(await isLive(opened.session.id, last)).toBe(true);
    expect(await isLive(opened.session.id, later(sessionMaxMs))).toBe(false);
    await expect(refreshSession(deps, token, later(sessionMaxMs))).rejects.toMatchObject({
      code: 'refresh_invalid',
    });
  });

  it('refuses a token that was never given out, and text that is none', async () => {
    for (const token of [createRefreshToken(), 'rt1.', '', 'x'.repeat(500)]) {
      await expect(refreshSession(deps, token, start)).rejects.toMatchObject({ code: 'refresh_invalid' });
    }
  });

  it("a session is no use with another person's id", async () => {
    const { session } = await openSession(db, userId, start);
    const other = await insertUser(db, { email: 'b@example.org', passwordHash: 'x', fullName: 'b' }, start);
    expect(await findLiveSession(db, { sessionId: session.id, userId: other.id }, start)).toBeUndefined();
    const [row] = await db.select().from(sessions).where(eq(sessions.id, session.id));
    expect(row?.userId).toBe(userId);
  });

  describe('the session watch', () => {
    let testApp: TestApp;
    let isSignedIn: SessionCheck;

    beforeAll(async () => {
      testApp = await createTestApp();
      isSignedIn = createSessionCheck(testApp.deps);
    });
    afterAll(() => testApp.close());

    /** The query is prepared, so it goes straight to the client of the database. */
    function spyOnQueries() {
      const { client } = testApp.deps.db._.session as unknown as {
        client: { query(...args: unknown[]): Promise<unknown> };
      };
      return vi.spyOn(client, 'query');
    }

    async function signIn() {
      const { accessToken } = await createPerson(testApp);
      const claims = await parseAccessToken(testApp.deps, accessToken);
      if (!claims) throw new Error('the token is not valid');
      return claims;
    }

    it('questions at the same time share one query, and each gets its own answer', async () => {
      const people = [await signIn(), await signIn(), await signIn()] as const;
      const [first, second, third] = people;
      await revokeSession(testApp.deps.db, second.sessionId, testApp.deps.now());
      const queries = spyOnQueries();
      const foreign = { sessionId: first.sessionId, userId: third.userId };
      const answers = await Promise.all([...people, foreign].map(isSignedIn));
      expect(answers).toEqual([true, false, true, false]);
      expect(queries).toHaveBeenCalledTimes(1);
      queries.mockRestore();
    });

    it('does not report an ended session while the database fails', async () => {
      const claims = await signIn();
      const queries = spyOnQueries().mockRejectedValue(new Error('down'));
      await expect(isSignedIn(claims)).rejects.toMatchObject({ cause: { message: 'down' } });
      queries.mockRestore();
      expect(await isSignedIn(claims)).toBe(true);
    });
  });

  describe('a replay', () => {
    let test: TestApp;
    const written = new PassThrough();
    beforeAll(async () => {
      test = await createTestApp({ deps: { log: pino(loggerOptions('info'), written) as never } });
    });
    afterAll(() => test.close());

    const refresh = (refreshToken: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        payload: { refreshToken },
        headers: { 'accept-language': 'zh-CN' },
      });

    it('a replayed token ends the session, is counted and logged without an address, and its owner gets one mail', async () => {
      const email = 'owner@example.org';
      const first = (await registerAccount(test, email)).refreshToken;
      const second = (await refresh(first)).json().refreshToken;
      test.clock.pass(60_000);
      test.mails.length = 0;
      expect((await refresh(first)).statusCode).toBe(401);
      expect((await refresh(first)).statusCode).toBe(401);
      expect((await refresh(second)).statusCode).toBe(401);
      await test.deps.background.settled();
      expect(test.mails.map(({ to }) => to)).toEqual([email]);
      expect(test.mails[0]?.subject).toContain('退出');
      expect((await test.app.inject('/metrics')).body).toContain('clearing_refresh_token_reuse_total 1');
      const lines = String(written.read()).split('\n');
      const notes = lines
        .filter((line) => line.includes('refresh_token_reuse'))
        .map((line) => JSON.parse(line));
      expect(notes).toEqual([
        expect.objectContaining({
          audit: 'refresh_token_reuse',
          session: expect.stringMatching(/^[0-9a-f-]{36}$/),
          user: expect.any(String),
          reqId: expect.any(String),
        }),
      ]);
      expect(lines.join()).not.toContain('owner');
    });
  });
});

describe('a model of sessions', () => {
  /**
   * The rules of sessions as a model, run beside the real thing: sign-ins, refreshes with any token ever seen,
   * time, sign-out and reset in any order. Each call must end as the model says.
   */

  const graceMs = 30_000;
  const key = Buffer.alloc(32, 5);
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  interface ModelSession {
    person: number;
    openedAt: number;
    usedAt: number;
    revoked: boolean;
    /** Every token of the session, oldest first, with the time at which it was exchanged. */
    chain: { token: string; rotatedAt: number | undefined }[];
  }

  interface Model {
    now: number;
    sessions: ModelSession[];
  }

  interface Real {
    people: string[];
    ids: string[];
  }

  type Command = fc.AsyncCommand<Model, Real>;
  const at = (model: Model) => new Date(model.now);

  function isAlive(model: Model, session: ModelSession): boolean {
    return (
      !session.revoked &&
      model.now < session.openedAt + sessionMaxMs &&
      model.now < session.usedAt + sessionIdleMs
    );
  }

  /** What is true of every session after every step. */
  async function checkAll(model: Model, real: Real): Promise<void> {
    for (const [index, session] of model.sessions.entries()) {
      const claims = { sessionId: real.ids[index] ?? '', userId: real.people[session.person] ?? '' };
      const found = await findLiveSession(database.db, claims, at(model));
      expect(found !== undefined, `session ${index}`).toBe(isAlive(model, session));
    }
  }

  function command(name: string, check: (model: Model) => boolean, run: Command['run']): Command {
    return {
      check,
      run: async (model, real) => {
        await run(model, real);
        await checkAll(model, real);
      },
      toString: () => name,
    };
  }

  const any = () => true;
  const hasSession = (model: Model) => model.sessions.length > 0;
  const pick = <T>(list: T[], index: number): T => {
    const item = list[index % list.length];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };

  const login = (person: number): Command =>
    command(`login(${person})`, any, async (model, real) => {
      const { session, refreshToken } = await openSession(database.db, real.people[person] ?? '', at(model));
      real.ids.push(session.id);
      model.sessions.push({
        person,
        openedAt: model.now,
        usedAt: model.now,
        revoked: false,
        chain: [{ token: refreshToken, rotatedAt: undefined }],
      });
    });

  /** The token that the model expects back, `new` for a fresh one, or undefined for a refusal. */
  function expectedOf(model: Model, session: ModelSession, generation: number): string | undefined {
    const link = session.chain[generation];
    if (!link || !isAlive(model, session)) return undefined;
    if (link.rotatedAt === undefined) return 'new';
    const isParentOfNewest = generation === session.chain.length - 2;
    if (isParentOfNewest && model.now - link.rotatedAt <= graceMs) return session.chain.at(-1)?.token;
    session.revoked = true;
    return undefined;
  }

  const refresh = (which: number, age: number): Command =>
    command(`refresh(${which}, ${age})`, hasSession, async (model) => {
      const session = pick(model.sessions, which);
      const generation = Math.max(0, session.chain.length - 1 - age);
      const link = session.chain[generation];
      const expected = expectedOf(model, session, generation);
      const deps = { db: database.db, keys: { refreshToken: key } };
      const given = await refreshSession(deps, link?.token ?? '', at(model)).then(
        (opened) => opened.refreshToken,
        () => undefined,
      );
      if (expected !== 'new') {
        expect(given).toBe(expected);
        return;
      }
      expect(given).toMatch(/^rt1\./);
      expect(session.chain.map(({ token }) => token)).not.toContain(given);
      if (link) link.rotatedAt = model.now;
      session.usedAt = model.now;
      session.chain.push({ token: given ?? '', rotatedAt: undefined });
    });

  const tick = (ms: number): Command =>
    command(`tick(${ms})`, any, async (model) => {
      model.now += ms;
    });

  const logout = (which: number): Command =>
    command(`logout(${which})`, hasSession, async (model, real) => {
      const session = pick(model.sessions, which);
      await revokeSession(database.db, pick(real.ids, which), at(model));
      session.revoked = true;
    });

  const reset = (person: number): Command =>
    command(`reset(${person})`, any, async (model, real) => {
      await revokeAllSessions(database.db, real.people[person] ?? '', at(model));
      for (const session of model.sessions) if (session.person === person) session.revoked = true;
    });

  const day = 86_400_000;
  const person = fc.nat(1);
  const which = fc.nat(5);
  const commands = fc.commands(
    [
      person.map(login),
      // The newest token and its parent most often: that is where the rules are.
      fc.tuple(which, fc.constantFrom(0, 0, 0, 1, 1, 2, 5)).map(([session, age]) => refresh(session, age)),
      fc
        .constantFrom(1, 1_000, graceMs - 1, graceMs, graceMs + 1, day, 20 * day, 30 * day - 1, 30 * day)
        .map(tick),
      which.map(logout),
      person.map(reset),
    ],
    { maxCommands: 20 },
  );

  it('sessions live and die as their model says, in 150 sequences', async () => {
    const property = fc.asyncProperty(commands, async (sequence) => {
      const now = Date.parse('2026-11-20T10:00:00.000Z');
      const names = [randomUUID(), randomUUID()];
      const users = await Promise.all(
        names.map((name) =>
          insertUser(
            database.db,
            { email: `${name}@example.org`, passwordHash: 'x', fullName: 'p' },
            new Date(now),
          ),
        ),
      );
      const setup = () => ({
        model: { now, sessions: [] },
        real: { people: users.map(({ id }) => id), ids: [] },
      });
      await fc.asyncModelRun<Model, Real, false, Model>(setup, sequence);
    });
    await fc.assert(property, { numRuns: 150 });
  }, 120_000);
});

describe('the name of a device', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

  it.each([
    [`${mac} Version/18.5 Safari/605.1.15`, 'Safari', 'Mac'],
    [`${mac} Chrome/139.0.0.0 Safari/537.36`, 'Chrome', 'Mac'],
    [`${windows} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`, 'Edge', 'Windows'],
    [`${windows} Chrome/139.0.0.0 Safari/537.36 OPR/120.0`, 'Opera', 'Windows'],
    [`${android} Chrome/139.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [
      `${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50`,
      'WeChat',
      'Android',
    ],
    [`${android} Chrome/139.0.0.0 HuaweiBrowser/15.0 Mobile Safari/537.36`, 'Huawei Browser', 'Android'],
    [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${iphone} CriOS/139.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${iphone} FxiOS/141.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    ['curl/8.5.0', null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });

  it('makes nothing of no text, and looks at the beginning of a long one only', () => {
    expect(describeDevice(undefined)).toEqual({ browser: null, system: null });
    expect(describeDevice(`${'x'.repeat(60_000)} Firefox/1`)).toEqual({ browser: null, system: null });
  });
});

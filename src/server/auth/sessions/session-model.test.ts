/**
 * The rules of sessions as a model, run beside the real thing: sign-ins, refreshes with any token ever seen,
 * time, sign-out and reset in any order. Each call must end as the model says.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import type { Database } from '../../db/database.ts';
import { insertUser } from '../users.ts';
import {
  findLiveSession,
  openSession,
  refreshSession,
  revokeAllSessions,
  revokeSession,
  sessionIdleMs,
  sessionMaxMs,
} from './sessions.ts';

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

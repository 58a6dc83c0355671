/**
 * Sign-in sessions with their refresh tokens, and the check whether they are still valid. (In chat/, a session is a
 * dialogue.)
 */
import {
  and,
  desc,
  eq,
  gt,
  type InferSelectModel,
  isNull,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { matchLocale } from '#shared/locales.ts';
import type { Config } from '../../config/config.ts';
import { type Db, prepareOnce } from '../../db/database.ts';
import { refreshTokens, sessions } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createSessionEndedMail } from '../../mail/messages.ts';
import type { Background } from '../../process/background.ts';
import { type AuditDeps, hashAccountAndNetwork } from '../audit.ts';
import { findEmailById } from '../users.ts';
import type { Device } from './device.ts';
import {
  createRefreshToken,
  deriveSuccessorToken,
  hashRefreshToken,
  isRefreshToken,
  type SessionClaims,
} from './tokens.ts';

const dayMs = 24 * 3_600_000;
/** A session ends when it was not used for 30 days, and 90 days after the sign-in at the latest. */
export const sessionIdleMs = 30 * dayMs;
export const sessionMaxMs = 90 * dayMs;
/** How long a used refresh token still returns its successor: two tabs may send it, or a response may get lost. */
export const refreshGraceMs = 30_000;
/** How long tokens that were sent in a URL are valid: only until the page has exchanged them. */
export const handoffLifeMs = 120_000;

export type Session = InferSelectModel<typeof sessions>;

/** A session with its newest refresh token. */
export interface OpenSession {
  session: Session;
  refreshToken: string;
}

/** A session that was last used before this time has ended. */
const getIdleLimit = (now: Date) => new Date(now.getTime() - sessionIdleMs);

/** SQL condition: the session was neither revoked, nor has it expired or not been used for too long. */
function liveCondition<Time extends Date | Placeholder>(now: Time, idleLimit: Time): SQL | undefined {
  return and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, idleLimit));
}

export interface SessionOptions {
  /** How the tokens reach the browser. `url`: in a query, so the refresh token expires soon. */
  delivery?: 'body' | 'url';
  device?: Device;
}

/** Always creates a new session, even if the browser has one. */
export async function openSession(
  db: Db,
  userId: string,
  now: Date,
  { delivery = 'body', device }: SessionOptions = {},
): Promise<OpenSession> {
  const expiresAt = new Date(now.getTime() + sessionMaxMs);
  const [session] = await db
    .insert(sessions)
    .values({ userId, createdAt: now, lastUsedAt: now, expiresAt, ...device })
    .returning();
  if (!session) throw new Error('the insert returned no session');
  const refreshToken = createRefreshToken();
  const handoffExpiresAt = delivery === 'url' ? new Date(now.getTime() + handoffLifeMs) : null;
  await db.insert(refreshTokens).values({
    hash: hashRefreshToken(refreshToken),
    sessionId: session.id,
    createdAt: now,
    handoffExpiresAt,
  });
  return { session, refreshToken };
}

/** The session, unless it has expired or was revoked. */
export async function findLiveSession(
  db: Db,
  claims: SessionClaims,
  now: Date,
): Promise<Session | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(sessions.userId, claims.userId),
        liveCondition(now, getIdleLimit(now)),
      ),
    );
  return session;
}

/** Ends a session: all its access and refresh tokens are refused from now on. */
export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends all sessions of a user, including one that is just being refreshed. */
export async function revokeAllSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Ends all other sessions of a user and returns how many there were. */
export async function revokeOtherSessions(
  db: Db,
  { userId, sessionId }: SessionClaims,
  now: Date,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends a session of a user; false when they have no live session with this id. */
export async function revokeOwnSession(
  db: Db,
  { userId, sessionId }: SessionClaims,
  now: Date,
): Promise<boolean> {
  if (!(await findLiveSession(db, { userId, sessionId }, now))) return false;
  await revokeSession(db, sessionId, now);
  return true;
}

/** The live sessions of a user, the most recently used first. */
export function listLiveSessions(db: Db, userId: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), liveCondition(now, getIdleLimit(now))))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
}

/** The live session of a token, locked before the token is read: revocations and refreshes run one after another. */
async function lockLiveSessionByToken(tx: Db, hash: string, now: Date) {
  const [found] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!found) return undefined;
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, found.sessionId), liveCondition(now, getIdleLimit(now))))
    .for('update');
  return session;
}

/** The session of a refresh token, even if the token is no longer valid. */
export async function findSessionIdByToken(db: Db, token: string): Promise<string | undefined> {
  return (await findToken(db, hashRefreshToken(token)))?.sessionId;
}

async function findToken(tx: Db, hash: string) {
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  return token;
}

/** Hashes of the token that was sent (`parent`) and of its successor (`child`). */
interface TokenHashes {
  parentHash: string;
  childHash: string;
}

/** Replaces a refresh token by its successor. */
async function replaceToken(tx: Db, session: Session, { parentHash, childHash }: TokenHashes, now: Date) {
  await tx.update(refreshTokens).set({ rotatedAt: now }).where(eq(refreshTokens.hash, parentHash));
  await tx
    .insert(refreshTokens)
    .values({ hash: childHash, sessionId: session.id, parentHash, createdAt: now });
  await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
}

/** Whether a used token may be used again: for a short time, and only if its successor was not used yet. */
async function mayBeRepeated(tx: Db, rotatedAt: Date, childHash: string, now: Date): Promise<boolean> {
  if (now.getTime() - rotatedAt.getTime() > refreshGraceMs) return false;
  const child = await findToken(tx, childHash);
  return child?.rotatedAt === null;
}

/** The session to continue, or one that was ended by a replayed token. Undefined for an invalid token. */
type Exchange = { session: Session; replayed: boolean } | undefined;

async function exchangeToken(tx: Db, hashes: TokenHashes, now: Date): Promise<Exchange> {
  const { parentHash, childHash } = hashes;
  const session = await lockLiveSessionByToken(tx, parentHash, now);
  if (!session) return undefined;
  const token = await findToken(tx, parentHash);
  if (!token) return undefined;
  const { rotatedAt, handoffExpiresAt } = token;
  if (rotatedAt === null) {
    if (handoffExpiresAt && handoffExpiresAt <= now) return undefined;
    await replaceToken(tx, session, hashes, now);
    return { session, replayed: false };
  }
  if (!handoffExpiresAt && (await mayBeRepeated(tx, rotatedAt, childHash, now)))
    return { session, replayed: false };
  // A replay: either the thief or the owner has the newer token, and we cannot tell which.
  await revokeSession(tx, session.id, now);
  return { session, replayed: true };
}

/**
 * Exchanges a refresh token for its successor. Throws `refresh_invalid`; for a replay only after the commit, because a
 * throw inside the transaction would undo the revocation. `onReplay` is called once per session.
 */
export async function refreshSession(
  deps: {
    db: Db;
    keys: { refreshToken: Uint8Array };
    onReplay?: (session: Session) => void;
  },
  token: string,
  now: Date,
): Promise<OpenSession> {
  if (!isRefreshToken(token)) throw new AppError('refresh_invalid');
  const refreshToken = deriveSuccessorToken(deps.keys.refreshToken, token);
  const found = await deps.db.transaction((tx) =>
    exchangeToken(
      tx,
      { parentHash: hashRefreshToken(token), childHash: hashRefreshToken(refreshToken) },
      now,
    ),
  );
  if (found?.replayed) deps.onReplay?.(found.session);
  if (!found || found.replayed) throw new AppError('refresh_invalid');
  return { session: found.session, refreshToken };
}

export interface ReplayDeps extends AuditDeps {
  db: Db;
  config: Pick<Config, 'productName'>;
  mailer: Mailer;
  background: Background;
  metrics: { refreshReused(): void };
}

/**
 * Handles a replayed refresh token, whose session was ended: logs ids and hashes, and mails the owner, because the
 * token may have been stolen.
 */
export function reportTokenReplay(
  deps: ReplayDeps,
  { id: session, userId: user }: Session,
  request: Pick<FastifyRequest, 'ip' | 'log' | 'headers'>,
): void {
  deps.metrics.refreshReused();
  const event = { audit: 'refresh_token_reuse', session, user };
  deps.background.run('mailing of an ended session', async () => {
    const to = await findEmailById(deps.db, user);
    request.log.warn(
      { ...event, ...hashAccountAndNetwork(deps, request, to) },
      'a refresh token was used again',
    );
    const mail = createSessionEndedMail(
      deps.config.productName,
      matchLocale(request.headers['accept-language'] ?? ''),
    );
    if (to) await deps.mailer.send({ to, ...mail });
  });
}

// ---- Checks on every call, and during event streams, whether sign-in sessions are still valid

// Both lists are one parameter each, and the result is one text with a digit per session: a thousand
// parameters would block the process for milliseconds, and a row per session would cost a check a seventh more.
const selectLive = prepareOnce(
  'live_sessions',
  ['ids', 'userIds', 'now', 'idleLimit'],
  (db, { ids, userIds, now, idleLimit }) =>
    db
      .select({
        live: sql<string>`string_agg(case when ${sessions.id} is null then '0' else '1' end, '' order by asked.at)`,
      })
      .from(sql`unnest(${ids}::uuid[], ${userIds}::uuid[]) with ordinality as asked(id, user_id, at)`)
      .leftJoin(
        sessions,
        and(
          eq(sessions.id, sql`asked.id`),
          eq(sessions.userId, sql`asked.user_id`),
          liveCondition(now, idleLimit),
        ),
      ),
);

/** Like `findLiveSession`, for many sessions in one query: whether each is valid. */
async function checkLive(db: Db, claims: readonly SessionClaims[], now: Date): Promise<boolean[]> {
  const ids = `{${claims.map(({ sessionId }) => sessionId).join()}}`;
  const userIds = `{${claims.map(({ userId }) => userId).join()}}`;
  const [row] = await selectLive(db, { ids, userIds, now, idleLimit: getIdleLimit(now) });
  return claims.map((_, index) => row?.live[index] === '1');
}

/** Sessions per query. */
const maxBatchSize = 1_000;

/** Whether a session is still valid. Rejects when the database fails. */
export type SessionCheck = (claims: SessionClaims) => Promise<boolean>;

interface PendingCheck extends SessionClaims {
  resolve(isLive: boolean): void;
  reject(error: unknown): void;
}

/**
 * Collects checks for 250 ms. For event streams, which check every few seconds and may notice a revocation
 * ten seconds late.
 */
const scheduleForStreams = (run: () => void) => void setTimeout(run, 250).unref();

/** `schedule` runs the pending checks after a while: all that arrive until then share one query. */
export function createSessionCheck(
  { db, now }: { db: Db; now: () => Date },
  schedule: (run: () => void) => void = scheduleForStreams,
): SessionCheck {
  let pending: PendingCheck[] = [];
  const runChecks = async (checks: PendingCheck[]) => {
    try {
      const live = await checkLive(db, checks, now());
      for (const [index, { resolve }] of checks.entries()) resolve(live[index] === true);
    } catch (error) {
      for (const { reject } of checks) reject(error);
    }
  };
  const runAll = () => {
    const checks = pending;
    pending = [];
    for (let start = 0; start < checks.length; start += maxBatchSize) {
      void runChecks(checks.slice(start, start + maxBatchSize));
    }
  };
  return (claims) =>
    new Promise((resolve, reject) => {
      if (pending.length === 0) schedule(runAll);
      pending.push({ ...claims, resolve, reject });
    });
}

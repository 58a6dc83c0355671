import { and, desc, eq, type InferSelectModel, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { refreshTokens, sessions } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Device } from './device.ts';
import { childRefreshToken, createRefreshToken, hashRefreshToken, isRefreshToken } from './tokens.ts';

const dayMs = 24 * 3_600_000;
export const sessionIdleMs = 30 * dayMs;
export const sessionMaxMs = 90 * dayMs;
/** How long a rotated token still gives its child again: two tabs, or an answer lost on the way. */
export const refreshGraceMs = 30_000;
/** How long a pair lives that a browser is handed in an address. */
export const handoffLifeMs = 120_000;

export type Session = InferSelectModel<typeof sessions>;

/** A session with the refresh token that goes on with it. */
export interface OpenSession {
  session: Session;
  refreshToken: string;
}

function isAlive(session: Session, now: Date): boolean {
  return (
    session.revokedAt === null &&
    session.expiresAt > now &&
    session.lastUsedAt.getTime() + sessionIdleMs > now.getTime()
  );
}

export interface SessionStart {
  delivery?: 'body' | 'address';
  device?: Device;
}

/** Always a new session: a sign-in takes nothing over from an earlier one. */
export async function openSession(
  db: Db,
  userId: string,
  now: Date,
  { delivery = 'body', device }: SessionStart = {},
): Promise<OpenSession> {
  const expiresAt = new Date(now.getTime() + sessionMaxMs);
  const [session] = await db
    .insert(sessions)
    .values({ userId, createdAt: now, lastUsedAt: now, expiresAt, ...device })
    .returning();
  if (!session) throw new Error('the database gave back no session');
  const refreshToken = createRefreshToken();
  const handoffExpiresAt = delivery === 'address' ? new Date(now.getTime() + handoffLifeMs) : null;
  await db.insert(refreshTokens).values({
    hash: hashRefreshToken(refreshToken),
    sessionId: session.id,
    createdAt: now,
    handoffExpiresAt,
  });
  return { session, refreshToken };
}

/** The session of a signed-in person while it lives. */
export async function findLiveSession(
  db: Db,
  claims: { sessionId: string; userId: string },
  now: Date,
): Promise<Session | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId)));
  return session && isAlive(session, now) ? session : undefined;
}

export interface SessionClaims {
  sessionId: string;
  userId: string;
}

/** A test as `findLiveSession`, for many sign-ins in one query. */
export async function findLiveSessions(
  db: Db,
  claims: readonly SessionClaims[],
  now: Date,
): Promise<(claims: SessionClaims) => boolean> {
  const ids = new Set(claims.map(({ sessionId }) => sessionId));
  const rows = await db
    .select()
    .from(sessions)
    .where(inArray(sessions.id, [...ids]));
  const owners = new Map(rows.filter((row) => isAlive(row, now)).map((row) => [row.id, row.userId]));
  return ({ sessionId, userId }) => owners.get(sessionId) === userId;
}

/** Ends a session: every access and refresh token of it is refused from now on. */
export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every session of a person, also one that a refresh is just going on with. */
export async function revokeAllSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Ends every other session of a person; gives how many. */
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

/** Ends a session of a person; false where they have none of this id that lives. */
export async function revokeOwnSession(
  db: Db,
  { userId, sessionId }: SessionClaims,
  now: Date,
): Promise<boolean> {
  if (!(await findLiveSession(db, { userId, sessionId }, now))) return false;
  await revokeSession(db, sessionId, now);
  return true;
}

/** The sessions of a person that live, the one used last first. */
export async function listLiveSessions(db: Db, userId: string, now: Date): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
  return rows.filter((row) => isAlive(row, now));
}

/**
 * Locks the session before it reads the token, so that a revocation and parallel refreshes come one after
 * another.
 */
async function lockSessionOf(tx: Db, hash: string) {
  const [found] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!found) return undefined;
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, found.sessionId)).for('update');
  return session;
}

/** The session that a refresh token belongs to, whatever has become of either. */
export async function findSessionIdOf(db: Db, token: string): Promise<string | undefined> {
  return (await findToken(db, hashRefreshToken(token)))?.sessionId;
}

async function findToken(tx: Db, hash: string) {
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  return token;
}

/** Hashes of the token that was sent and of its successor. */
interface Tokens {
  parentHash: string;
  childHash: string;
}

async function rotate(tx: Db, session: Session, { parentHash, childHash }: Tokens, now: Date) {
  await tx.update(refreshTokens).set({ rotatedAt: now }).where(eq(refreshTokens.hash, parentHash));
  await tx
    .insert(refreshTokens)
    .values({ hash: childHash, sessionId: session.id, parentHash, createdAt: now });
  await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
}

/** Within the grace only the direct parent of the newest token is forgiven. */
async function isForgiven(tx: Db, rotatedAt: Date, childHash: string, now: Date): Promise<boolean> {
  if (now.getTime() - rotatedAt.getTime() > refreshGraceMs) return false;
  const child = await findToken(tx, childHash);
  return child?.rotatedAt === null;
}

/** What became of a refresh token: a session to go on with, or one that was ended because the token came again. */
type Exchange = { session: Session; replayed: boolean } | undefined;

async function exchange(tx: Db, tokens: Tokens, now: Date): Promise<Exchange> {
  const { parentHash, childHash } = tokens;
  const session = await lockSessionOf(tx, parentHash);
  if (!session || !isAlive(session, now)) return undefined;
  const token = await findToken(tx, parentHash);
  if (!token) return undefined;
  const { rotatedAt, handoffExpiresAt } = token;
  if (rotatedAt === null) {
    if (handoffExpiresAt && handoffExpiresAt <= now) return undefined;
    await rotate(tx, session, tokens, now);
    return { session, replayed: false };
  }
  if (!handoffExpiresAt && (await isForgiven(tx, rotatedAt, childHash, now)))
    return { session, replayed: false };
  // A replay: either the thief or the owner holds the newer token, and nobody can say which.
  await revokeSession(tx, session.id, now);
  return { session, replayed: true };
}

/**
 * Gives the successor of a refresh token. Throws `refresh_invalid`, for a replay only after the revocation is
 * committed: a throw inside the transaction would undo it. `onReplay` is told then, once for a session.
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
  const refreshToken = childRefreshToken(deps.keys.refreshToken, token);
  const found = await deps.db.transaction((tx) =>
    exchange(tx, { parentHash: hashRefreshToken(token), childHash: hashRefreshToken(refreshToken) }, now),
  );
  if (found?.replayed) deps.onReplay?.(found.session);
  if (!found || found.replayed) throw new AppError('refresh_invalid');
  return { session: found.session, refreshToken };
}

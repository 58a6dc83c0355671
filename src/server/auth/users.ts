/** The table of users: finding, creating, and passwords as hashes. */
import type { InferSelectModel } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { Passwords } from './credentials/passwords.ts';

export type User = InferSelectModel<typeof users>;

export interface NewUser {
  /** Trimmed and lower case. */
  email: string;
  /** Null for users who sign in with Google or Apple. */
  passwordHash: string | null;
  fullName: string;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function findEmailById(db: Db, userId: string): Promise<string | undefined> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email;
}

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return user !== undefined && user.passwordHash !== null;
}

/** Throws `email_taken`; for concurrent calls, the unique index decides. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<User> {
  const [inserted] = await db
    .insert(users)
    .values({ ...user, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!inserted) throw new AppError('email_taken');
  return inserted;
}

/** Creates an account without verifying its address, for the demo account. Users register with a mailed code instead. */
export async function createUser(
  deps: { db: Db; passwords: Passwords; now: () => Date },
  input: { email: string; password: string; fullName: string },
): Promise<User> {
  const passwordHash = await deps.passwords.hash(input.password);
  return insertUser(deps.db, { email: input.email, fullName: input.fullName, passwordHash }, deps.now());
}

/** Null removes the password. Sessions stay open: end them if the password changed. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/**
 * Returns the password hash and locks the row until the transaction ends. `no key update`: rows that refer to the user,
 * e.g. of new sessions, can still be inserted meanwhile.
 */
export async function lockPasswordHash(tx: Db, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user?.passwordHash ?? null;
}

/** Read at every call of an administrator, so that removing the role takes effect immediately. */
export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return user?.role === 'ADMIN';
}

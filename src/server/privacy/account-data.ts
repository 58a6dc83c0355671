/** What is stored of a person beside their reflections. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { identities, sessions, users } from '../db/schema.ts';
import { orders, payments, subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';

async function readAccount(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthorized');
  const { id, email, fullName, role, emailVerified, createdAt, passwordHash } = user;
  return { id, email, fullName, role, emailVerified, hasPassword: passwordHash !== null, createdAt };
}

/** All but the reflections: a handful of rows. */
export async function readProfile(db: Db, userId: string) {
  return {
    account: await readAccount(db, userId),
    identities: await db
      .select({
        provider: identities.provider,
        issuer: identities.issuer,
        subject: identities.subject,
        createdAt: identities.createdAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
    signIns: await db
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
        browser: sessions.browser,
        system: sessions.system,
        endedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    ...(await readMoney(db, userId)),
  };
}

/** Without our own ids of the person, which say nothing to them. */
async function readMoney(db: Db, userId: string) {
  const without = <T extends { userId: string }>(rows: T[]) => rows.map(({ userId: _, ...row }) => row);
  const [bought, ordered, paid] = [
    await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    await db.select().from(orders).where(eq(orders.userId, userId)),
    await db.select().from(payments).where(eq(payments.userId, userId)),
  ];
  return { subscriptions: without(bought), orders: without(ordered), payments: without(paid) };
}

export type Profile = Awaited<ReturnType<typeof readProfile>>;

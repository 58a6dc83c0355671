/** Accounts of users who sign in with Google or Apple: finds, links or creates the account of an identity. */
import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { email as emailField } from '#shared/contract/shapes.ts';
import type { Db } from '../../db/database.ts';
import { identities, usedProofs, users } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { openSession, revokeAllSessions, type SessionOptions } from '../sessions/sessions.ts';
import type { SignedIn } from '../sessions/sign-in.ts';
import { findUserByEmail, insertUser, type User } from '../users.ts';

/**
 * How much an identity's email address proves. `authoritative`: the provider issued the address, or vouches for it.
 * `verified`: the provider verified it once. `relay`: it forwards to an address that only the provider knows.
 */
export type EmailTrust = 'authoritative' | 'verified' | 'relay' | 'none';
/** Whether we have an account with the same address, and whether its address was verified here. */
export type LocalAccount = 'none' | 'verified' | 'unverified';

export type LinkAction =
  /** Create an account with this address. */
  | 'create'
  /** Link to the account. It keeps its password, and its owner gets a mail. */
  | 'link'
  /** Link, and remove the password and sessions: the account's creator never verified the address. */
  | 'take-over'
  /** Refuse: the owner must sign in with the password, because the provider's address is not enough proof. */
  | 'ask-for-password'
  | 'refuse';

/** What to do with an identity that is new to us. A known one signs in. */
export const linkTable: Record<EmailTrust, Record<LocalAccount, LinkAction>> = {
  authoritative: { none: 'create', verified: 'link', unverified: 'take-over' },
  verified: { none: 'create', verified: 'ask-for-password', unverified: 'ask-for-password' },
  relay: { none: 'create', verified: 'ask-for-password', unverified: 'ask-for-password' },
  none: { none: 'refuse', verified: 'refuse', unverified: 'refuse' },
};

/** The claims of a verified token that we use. */
export interface Identity {
  provider: 'google' | 'apple';
  issuer: string;
  subject: string;
  email: string | undefined;
  trust: EmailTrust;
  fullName: string | undefined;
}

/** What may be used for only one sign-in, known by its hash: an ID token, or a transaction with Apple. */
export interface SingleUseProof {
  hash: string;
  /** When it expires; after this, the record of its use can be deleted. */
  endsAt: Date;
}

/** Hashes only the signed part of the token, because a signature can be encoded in several ways. */
export function createTokenProof(idToken: string, endsAt: Date): SingleUseProof {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  return { hash: createHash('sha256').update(signed).digest('hex'), endsAt };
}

/** Marks a proof as used. Throws `identity_refused` if it was used before. */
export async function consumeProof(db: Db, { hash, endsAt }: SingleUseProof, now: Date): Promise<void> {
  await db.delete(usedProofs).where(lt(usedProofs.expiresAt, now));
  const used = await db
    .insert(usedProofs)
    .values({ hash, expiresAt: endsAt })
    .onConflictDoNothing()
    .returning({ hash: usedProofs.hash });
  if (!used.length) throw new AppError('identity_refused');
}

/** The user whom the identity already belongs to. */
async function findLinkedUser(tx: Db, { provider, issuer, subject }: Identity): Promise<User | undefined> {
  const [found] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(eq(identities.provider, provider), eq(identities.issuer, issuer), eq(identities.subject, subject)),
    );
  return found?.user;
}

/** Without a name, the part of the address before the @ is used. */
function getFullName(identity: Identity, email: string): string {
  const givenName = identity.fullName
    ?.replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 120);
  return givenName || email.slice(0, email.indexOf('@'));
}

/** Removes everything by which the account's creator could sign in. */
async function takeOverAccount(tx: Db, user: User, now: Date): Promise<User> {
  await revokeAllSessions(tx, user.id, now);
  await tx.delete(identities).where(eq(identities.userId, user.id));
  const changes = { passwordHash: null, emailVerified: true };
  await tx.update(users).set(changes).where(eq(users.id, user.id));
  return { ...user, ...changes };
}

function toLocalAccount(user: User | undefined) {
  if (!user) return 'none';
  return user.emailVerified ? 'verified' : 'unverified';
}

/** The account that a new identity is linked to, as `linkTable` decides by its email address. */
async function findOrCreateAccount(
  tx: Db,
  identity: Identity,
  now: Date,
): Promise<{ user: User; action: LinkAction }> {
  const parsed = emailField.safeParse(identity.email);
  const email = parsed.success ? parsed.data : '';
  const local = email ? await findUserByEmail(tx, email) : undefined;
  const action = linkTable[email ? identity.trust : 'none'][toLocalAccount(local)];
  if (action === 'ask-for-password') throw new AppError('account_exists');
  if (action === 'refuse') throw new AppError('identity_email_unverified');
  if (action === 'take-over' && local) return { user: await takeOverAccount(tx, local, now), action };
  if (local) return { user: local, action };
  const fullName = getFullName(identity, email);
  return { user: await insertUser(tx, { email, passwordHash: null, fullName }, now), action };
}

/** The user of an identity, which is linked if it is new. `action`: how it was linked just now. */
async function findOrCreateUser(tx: Db, identity: Identity, now: Date) {
  const { provider, issuer, subject } = identity;
  // Serializes concurrent first sign-ins, so that the second finds the first one's account.
  const lock = JSON.stringify([provider, issuer, subject]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const existing = await findLinkedUser(tx, identity);
  if (existing) return { user: existing, action: undefined };
  const found = await findOrCreateAccount(tx, identity, now);
  await tx.insert(identities).values({ provider, issuer, subject, userId: found.user.id, createdAt: now });
  return found;
}

/**
 * Opens a session for a verified identity and marks its proof as used. `linked`: it was just linked to an account with
 * a password. Throws `identity_refused`, `identity_email_unverified`, `account_exists`.
 */
export async function signInWithIdentity(
  deps: { db: Db; now: () => Date },
  input: { identity: Identity; proof: SingleUseProof } & SessionOptions,
): Promise<SignedIn & { linked: boolean }> {
  const now = deps.now();
  await consumeProof(deps.db, input.proof, now);
  return deps.db.transaction(async (tx) => {
    const { user, action } = await findOrCreateUser(tx, input.identity, now);
    const session = await openSession(tx, user.id, now, input);
    return { user, ...session, linked: action === 'link' };
  });
}

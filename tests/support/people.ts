import { randomUUID } from 'node:crypto';
import { openSession } from '../../src/server/auth/sessions/sessions.ts';
import { signAccessToken } from '../../src/server/auth/sessions/tokens.ts';
import { insertUser } from '../../src/server/auth/users.ts';
import { subscriptions } from '../../src/server/db/schema-billing.ts';
import type { TestApp } from './test-app.ts';

/** Somebody signed in, written straight into the database. */
export interface SignedInPerson {
  userId: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  headers: { authorization: string };
}

/** The password hash of these people matches no password: they are signed in already. */
export async function createPerson({ deps }: Pick<TestApp, 'deps'>, tokenAgeMs = 0): Promise<SignedInPerson> {
  const email = `p${randomUUID()}@example.org`;
  const user = await insertUser(deps.db, { email, passwordHash: 'none', fullName: 'p' }, deps.now());
  const { session, refreshToken } = await openSession(deps.db, user.id, deps.now());
  const claims = { userId: user.id, sessionId: session.id };
  const issuedAt = new Date(deps.now().getTime() - tokenAgeMs);
  const { accessToken } = await signAccessToken({ ...deps, now: () => issuedAt }, claims, session.expiresAt);
  return {
    userId: user.id,
    email,
    accessToken,
    refreshToken,
    headers: { authorization: `Bearer ${accessToken}` },
  };
}

/** Somebody whose subscription is paid for the next month. */
export async function createSubscribedPerson(testApp: Pick<TestApp, 'deps'>): Promise<SignedInPerson> {
  const person = await createPerson(testApp);
  const at = testApp.deps.now();
  await testApp.deps.db.insert(subscriptions).values({
    userId: person.userId,
    provider: 'stripe',
    providerSubscriptionId: `sub_${randomUUID()}`,
    plan: 'monthly',
    providerStatus: 'active',
    status: 'active',
    live: true,
    paidThrough: new Date(at.getTime() + 30 * 24 * 3_600_000),
    createdAt: at,
    syncedAt: at,
  });
  return person;
}

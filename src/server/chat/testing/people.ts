import { openSession } from '../../auth/sessions/sessions.ts';
import { signAccessToken } from '../../auth/sessions/tokens.ts';
import { insertUser } from '../../auth/users.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';

export interface Person {
  userId: string;
  authSessionId: string;
  authorization: string;
}

/** A signed-in person without a subscription. */
export async function createPerson(deps: Deps, name: string): Promise<Person> {
  const now = deps.now();
  const email = `${name}@clearing.test`;
  const user = await insertUser(deps.db, { email, passwordHash: 'none', fullName: name }, now);
  const { session } = await openSession(deps.db, user.id, now);
  const claims = { userId: user.id, sessionId: session.id };
  const { accessToken } = await signAccessToken(deps, claims, session.expiresAt);
  return { userId: user.id, authSessionId: session.id, authorization: `Bearer ${accessToken}` };
}

export async function payForAYear(deps: Deps, userId: string, name: string): Promise<void> {
  const now = deps.now();
  await deps.db.insert(subscriptions).values({
    userId,
    provider: 'stripe',
    providerSubscriptionId: `sub_${name}`,
    plan: 'annual',
    providerStatus: 'active',
    status: 'active',
    live: true,
    paidThrough: new Date(now.getTime() + 365 * 24 * 3_600_000),
    createdAt: now,
    syncedAt: now,
  });
}

/** A signed-in person who has paid for a year. */
export async function createSubscriber(deps: Deps, name: string): Promise<Person> {
  const person = await createPerson(deps, name);
  await payForAYear(deps, person.userId, name);
  return person;
}

import { eq } from 'drizzle-orm';
import { users } from '../../src/server/db/schema.ts';
import { createPerson, type SignedInPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

export async function setRole(
  { deps }: Pick<TestApp, 'deps'>,
  userId: string,
  role: 'USER' | 'ADMIN',
): Promise<void> {
  await deps.db.update(users).set({ role }).where(eq(users.id, userId));
}

/** Somebody signed in who runs the service. */
export async function createAdmin(testApp: Pick<TestApp, 'deps'>): Promise<SignedInPerson> {
  const person = await createPerson(testApp);
  await setRole(testApp, person.userId, 'ADMIN');
  return person;
}

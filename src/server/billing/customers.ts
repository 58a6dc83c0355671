import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { billingCustomers } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';
import type { PaymentProvider } from './provider.ts';

async function findCustomer(
  db: Db,
  provider: PaymentProvider['name'],
  userId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: billingCustomers.providerCustomerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)));
  return row?.id;
}

async function createCustomer(db: Db, provider: PaymentProvider, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('not_found');
  return provider.createCustomer({ userId, email: user.email });
}

/**
 * The person's customer at the provider, made and stored before any checkout: a webhook can then always be led
 * back to its person. Two calls at once get the same one, by the provider's idempotency key.
 */
export async function ensureCustomer(
  { db, provider }: { db: Db; provider: PaymentProvider },
  userId: string,
): Promise<string> {
  const stored = await findCustomer(db, provider.name, userId);
  if (stored) return stored;
  const made = await createCustomer(db, provider, userId);
  await db
    .insert(billingCustomers)
    .values({ userId, provider: provider.name, providerCustomerId: made })
    .onConflictDoNothing();
  return (await findCustomer(db, provider.name, userId)) ?? made;
}

/** A new customer in place of one that the provider does not know, e.g. after a change to another account. */
export async function replaceCustomer(
  { db, provider }: { db: Db; provider: PaymentProvider },
  userId: string,
): Promise<string> {
  const providerCustomerId = await createCustomer(db, provider, userId);
  await db
    .update(billingCustomers)
    .set({ providerCustomerId })
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider.name)));
  return providerCustomerId;
}

import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { billingCustomers, users } from '../db/schema.ts';
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
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('not_found');
  const made = await provider.createCustomer({ userId, email: user.email });
  await db
    .insert(billingCustomers)
    .values({ userId, provider: provider.name, providerCustomerId: made })
    .onConflictDoNothing();
  return (await findCustomer(db, provider.name, userId)) ?? made;
}

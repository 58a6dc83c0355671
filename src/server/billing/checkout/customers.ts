/** Customers at a provider: whom it charges. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { billingCustomers } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { PaymentProvider } from '../providers/provider.ts';

interface CustomerDeps {
  db: Db;
  provider: PaymentProvider;
}

/** The provider's id of the user's customer, as stored. */
export async function findCustomer(
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

/** The user's email address, for the provider. Throws `not_found`. */
export async function getEmail(db: Db, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('not_found');
  return user.email;
}

async function createCustomer({ db, provider }: CustomerDeps, userId: string): Promise<string | null> {
  if (!provider.createCustomer) return null;
  return provider.createCustomer({ userId, email: await getEmail(db, userId) });
}

/**
 * The user's customer at the provider, created before any checkout, so every webhook can be traced to a user. The
 * provider's idempotency key gives concurrent calls the same customer. Null if the provider has no customers.
 */
export async function ensureCustomer(deps: CustomerDeps, userId: string): Promise<string | null> {
  const { db, provider } = deps;
  const stored = await findCustomer(db, provider.name, userId);
  if (stored) return stored;
  const created = await createCustomer(deps, userId);
  if (!created) return null;
  await db
    .insert(billingCustomers)
    .values({ userId, provider: provider.name, providerCustomerId: created })
    .onConflictDoNothing();
  return (await findCustomer(db, provider.name, userId)) ?? created;
}

/** Replaces a customer that the provider does not know, e.g. after a change of account. */
export async function replaceCustomer(deps: CustomerDeps, userId: string): Promise<string | null> {
  const { db, provider } = deps;
  const providerCustomerId = await createCustomer(deps, userId);
  if (!providerCustomerId) return null;
  await db
    .update(billingCustomers)
    .set({ providerCustomerId })
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider.name)));
  return providerCustomerId;
}

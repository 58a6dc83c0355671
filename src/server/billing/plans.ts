/**
 * The plans that we have created at a provider (at Stripe: prices), and the plans that were agreed for a subscription.
 */
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Introduction } from '#shared/offers.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Currency, PlanId } from '#shared/plans.ts';
import type { Db } from '../db/database.ts';
import { agreedPlans, orders, providerPlans, subscriptions } from '../db/schema-billing.ts';
import { withProviderLock } from './locks.ts';
import type { AgreedPlan, PaymentProvider, ProviderPlan } from './providers/provider.ts';

interface PlanDeps {
  db: Db;
  provider: PaymentProvider;
}

interface WantedPlan {
  plan: PlanId;
  currency: Currency;
  /** The agreed price, which may differ from today's price list. */
  amountCents: number;
  productName: string;
  /** Lower first charges or free months of a promotion code. */
  introduction?: Introduction | null;
}

const planNames = { monthly: 'Monthly', annual: 'Annual' } as const;

/** Names the terms and not the promotion code: two codes with the same terms share a plan. */
function getIntroductionKey({ freeMonths, charges, cents }: Introduction): string {
  return freeMonths ? `free:${freeMonths}` : `${charges}:${cents}`;
}

/** The columns that identify a plan of a provider. */
function getPlanKey(provider: PaymentProvider, { plan, currency, amountCents, ...wanted }: WantedPlan) {
  // For the other providers, the checkout has the terms of the promotion code, and the plan is the usual one.
  const ownTerms = provider.introducesBy === 'plan' ? wanted.introduction : undefined;
  const introduction = ownTerms ? getIntroductionKey(ownTerms) : '';
  return { provider: provider.name, plan, currency, amountCents, introduction };
}

async function findPlan({ db, provider }: PlanDeps, wanted: WantedPlan): Promise<ProviderPlan | undefined> {
  const key = getPlanKey(provider, wanted);
  const [row] = await db
    .select({ productId: providerPlans.productId, providerPlanId: providerPlans.providerPlanId })
    .from(providerPlans)
    .where(
      and(
        eq(providerPlans.provider, key.provider),
        eq(providerPlans.plan, key.plan),
        eq(providerPlans.currency, key.currency),
        eq(providerPlans.amountCents, key.amountCents),
        eq(providerPlans.introduction, key.introduction),
      ),
    );
  return row;
}

/** All plans of a provider share one product, because switching requires it. */
async function findProduct({ db, provider }: PlanDeps): Promise<string | undefined> {
  const [row] = await db
    .select({ productId: providerPlans.productId })
    .from(providerPlans)
    .where(eq(providerPlans.provider, provider.name))
    .limit(1);
  return row?.productId;
}

async function createPlan(deps: PlanDeps, wanted: WantedPlan): Promise<ProviderPlan> {
  const key = getPlanKey(deps.provider, wanted);
  const plan = await deps.provider.createPlan({
    plan: key.plan,
    currency: key.currency,
    amountCents: key.amountCents,
    name: `${wanted.productName} ${planNames[wanted.plan]}`,
    productName: wanted.productName,
    productId: await findProduct(deps),
    introduction: (key.introduction && wanted.introduction) || undefined,
  });
  await deps.db.insert(providerPlans).values({ ...key, ...plan });
  return plan;
}

function lockName(provider: PaymentProvider): string {
  return `plans:${provider.name}`;
}

/** The provider's plan, created there on its first sale. */
export async function ensurePlan(deps: PlanDeps, wanted: WantedPlan): Promise<ProviderPlan> {
  const existing = await findPlan(deps, wanted);
  if (existing) return existing;
  return withProviderLock(deps.db, lockName(deps.provider), async (tx) => {
    const locked = { ...deps, db: tx };
    return (await findPlan(locked, wanted)) ?? createPlan(locked, wanted);
  });
}

/**
 * Deletes our record of a plan that the provider does not have, e.g. after a change of account, and of all other plans
 * of its product. They are created again when they are sold.
 */
export async function forgetPlan({ db, provider }: PlanDeps, plan: ProviderPlan): Promise<void> {
  await db
    .delete(providerPlans)
    .where(and(eq(providerPlans.provider, provider.name), eq(providerPlans.productId, plan.productId)));
}

/** The plans agreed for a subscription, oldest first: as last read from the provider, otherwise as ordered. */
export async function listAgreedPlans(
  db: Db,
  provider: PaymentProviderName,
  providerSubscriptionId: string,
): Promise<AgreedPlan[]> {
  const stored = await db
    .select({
      plan: agreedPlans.plan,
      amountCents: agreedPlans.amountCents,
      currency: agreedPlans.currency,
      since: agreedPlans.since,
    })
    .from(agreedPlans)
    .innerJoin(subscriptions, eq(subscriptions.id, agreedPlans.subscriptionId))
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.providerSubscriptionId, providerSubscriptionId),
      ),
    )
    .orderBy(asc(agreedPlans.since));
  if (stored.length) return stored;
  const { plan, amountCents, currency, createdAt: since } = orders;
  return db
    .select({ plan, amountCents, currency, since })
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.providerSessionId, providerSubscriptionId)));
}

/** Stores the agreed plans as read from the provider. Drops a change that was undone before its first charge. */
export async function writeAgreedPlans(tx: Db, subscriptionId: string, agreed: AgreedPlan[]): Promise<void> {
  if (!agreed.length) return;
  const times = agreed.map(({ since }) => since);
  await tx
    .delete(agreedPlans)
    .where(and(eq(agreedPlans.subscriptionId, subscriptionId), notInArray(agreedPlans.since, times)));
  for (const { since, ...terms } of agreed)
    await tx
      .insert(agreedPlans)
      .values({ subscriptionId, since, ...terms })
      .onConflictDoUpdate({ target: [agreedPlans.subscriptionId, agreedPlans.since], set: terms });
}

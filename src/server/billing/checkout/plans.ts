import { and, eq } from 'drizzle-orm';
import type { Currency, OrderType } from '#shared/plans.ts';
import type { Db } from '../../db/database.ts';
import { providerPlans } from '../../db/schema-billing.ts';
import { withProviderLock } from '../locks.ts';
import type { PaymentProvider, ProviderPlan } from '../providers/provider.ts';

interface PlanDeps {
  db: Db;
  provider: PaymentProvider;
}

interface WantedPlan {
  orderType: OrderType;
  currency: Currency;
  /** What was agreed, which today's price list may not have any more. */
  amountCents: number;
  productName: string;
}

const planNames = { MONTHLY: 'Monthly', YEARLY: 'Annual' } as const;

function keyOf(provider: PaymentProvider, { orderType, currency, amountCents }: WantedPlan) {
  return { provider: provider.name, orderType, currency, amountCents };
}

async function findPlan({ db, provider }: PlanDeps, wanted: WantedPlan): Promise<ProviderPlan | undefined> {
  const key = keyOf(provider, wanted);
  const [row] = await db
    .select({ productId: providerPlans.productId, planId: providerPlans.planId })
    .from(providerPlans)
    .where(
      and(
        eq(providerPlans.provider, key.provider),
        eq(providerPlans.orderType, key.orderType),
        eq(providerPlans.currency, key.currency),
        eq(providerPlans.amountCents, key.amountCents),
      ),
    );
  return row;
}

/** All plans of a provider belong to one product, so that one can be switched for the other. */
async function findProduct({ db, provider }: PlanDeps): Promise<string | undefined> {
  const [row] = await db
    .select({ productId: providerPlans.productId })
    .from(providerPlans)
    .where(eq(providerPlans.provider, provider.name))
    .limit(1);
  return row?.productId;
}

async function makePlan(deps: PlanDeps, wanted: WantedPlan): Promise<ProviderPlan> {
  const key = keyOf(deps.provider, wanted);
  const plan = await deps.provider.createPlan({
    orderType: key.orderType,
    currency: key.currency,
    amountCents: key.amountCents,
    name: `${wanted.productName} ${planNames[wanted.orderType]}`,
    productName: wanted.productName,
    productId: await findProduct(deps),
  });
  await deps.db.insert(providerPlans).values({ ...key, ...plan });
  return plan;
}

function lockName(provider: PaymentProvider): string {
  return `plans:${provider.name}`;
}

/** The plan as it is stored at the provider, made there when it is first sold. */
export async function ensurePlan(deps: PlanDeps, wanted: WantedPlan): Promise<ProviderPlan> {
  const known = await findPlan(deps, wanted);
  if (known) return known;
  return withProviderLock(deps.db, lockName(deps.provider), async (tx) => {
    const locked = { ...deps, db: tx };
    return (await findPlan(locked, wanted)) ?? makePlan(locked, wanted);
  });
}

/** Forgets a plan that the provider does not have, with all others of its product: they are made anew when sold. */
export async function forgetPlan({ db, provider }: PlanDeps, plan: ProviderPlan): Promise<void> {
  await db
    .delete(providerPlans)
    .where(and(eq(providerPlans.provider, provider.name), eq(providerPlans.productId, plan.productId)));
}

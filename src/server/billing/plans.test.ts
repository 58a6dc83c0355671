import { beforeEach, expect, test } from 'vitest';
import { currencies, defaultPrices, planIds, priceCents } from '#shared/plans.ts';
import { createOrder, openPayPage, setUpBilling } from '../../../tests/support/billing-app.ts';
import { monthlyAmount, monthlyCents } from '../../../tests/support/prices.ts';
import { providerPlans } from '../db/schema-billing.ts';
import { ensurePlan } from './plans.ts';
import type { PlanToSell } from './providers/provider.ts';

const billing = setUpBilling();
beforeEach(async () => void (await billing.app.deps.db.delete(providerPlans)));

const wanted = {
  plan: 'monthly',
  currency: 'USD',
  amountCents: monthlyCents,
  productName: 'Clearing',
} as const;

/** A provider that only notes which plans it was asked to make. */
function counting() {
  const made: PlanToSell[] = [];
  const provider = billing.app.deps.providers.stripe;
  if (!provider) throw new Error('no provider');
  const createPlan = async (plan: PlanToSell) => {
    made.push(plan);
    return { productId: 'prod_1', providerPlanId: `price_${made.length}` };
  };
  return { made, deps: { db: billing.app.deps.db, provider: { ...provider, createPlan } } };
}

test('a plan is created once for concurrent calls', async () => {
  const { made, deps } = counting();
  const plans = await Promise.all(Array.from({ length: 10 }, () => ensurePlan(deps, wanted)));
  expect(new Set(plans.map(({ providerPlanId }) => providerPlanId))).toEqual(new Set(['price_1']));
  expect(made).toEqual([
    {
      plan: 'monthly',
      currency: 'USD',
      amountCents: monthlyCents,
      name: 'Clearing Monthly',
      productName: 'Clearing',
      productId: undefined,
    },
  ]);
});

test('all plans of a provider belong to the product of the first', async () => {
  const { made, deps } = counting();
  for (const plan of planIds)
    for (const currency of currencies)
      await ensurePlan(deps, {
        ...wanted,
        plan,
        currency,
        amountCents: priceCents(defaultPrices, plan, currency),
      });
  expect(made.map(({ productId }) => productId)).toEqual([undefined, ...Array(9).fill('prod_1')]);
  expect(made.map(({ amountCents }) => amountCents)).toEqual(
    planIds.flatMap((plan) => currencies.map((currency) => priceCents(defaultPrices, plan, currency))),
  );
});

test.each(['stripe', 'paypal'] as const)(
  'a plan that %s no longer knows is created again, and the checkout opens',
  async (provider) => {
    await billing.app.deps.db.insert(providerPlans).values({
      provider,
      plan: 'monthly',
      currency: 'USD',
      amountCents: monthlyCents,
      productId: 'PROD-OF-ANOTHER-ACCOUNT',
      providerPlanId: provider === 'stripe' ? 'price_of_another_account' : 'P-OFANOTHERACCOUNT00000000',
    });
    const person = await billing.createPerson();
    const plan = { orderType: 'MONTHLY', paymentMethod: provider, amount: monthlyAmount, currency: 'USD' };
    const ref = await createOrder(billing, person, plan);
    const answer = await openPayPage(billing, person, ref, {}, {}, provider);
    expect(answer.json()).toMatchObject({ success: true });
    const [row, ...more] = await billing.app.deps.db.select().from(providerPlans);
    expect([row?.productId === 'PROD-OF-ANOTHER-ACCOUNT', more]).toEqual([false, []]);
  },
);

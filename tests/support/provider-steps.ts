/** Steps of the contract of payment providers, as a billing would take them. */
import { expect } from 'vitest';
import type { SimulatedAction } from '../../src/sandbox/simulated-provider.ts';
import type {
  Checkout,
  CheckoutRequest,
  PaymentProvider,
  ProviderPlan,
  ProviderSubscription,
  SwitchRequest,
} from '../../src/server/billing/providers/provider.ts';
import type { Introduction } from '../../src/shared/offers.ts';
import { type Currency, defaultPrices, type PlanId, priceCents } from '../../src/shared/plans.ts';
import { origin } from './billing-app.ts';
import type { ProviderSetup } from './provider-setup.ts';

export const dayMs = 24 * 3_600_000;
/** Stripe charges an hour after the period has ended. */
const renewalMs = 2 * 3_600_000;

interface Bought {
  request: CheckoutRequest;
  checkout: Checkout;
  subscription: ProviderSubscription;
}

/** What promotion codes can give. */
export const introductions = {
  once: { code: 'ONCE', freeMonths: 0, charges: 1, cents: 525 },
  thrice: { code: 'THRICE', freeMonths: 0, charges: 3, cents: 499 },
  free: { code: 'FREE', freeMonths: 2, charges: 0, cents: 0 },
} satisfies Record<string, Introduction>;

export interface Steps {
  readonly setup: ProviderSetup;
  readonly provider: PaymentProvider;
  plan(plan: PlanId, currency?: Currency, introduction?: Introduction): Promise<ProviderPlan>;
  request(plan?: PlanId, currency?: Currency, introduction?: Introduction): Promise<CheckoutRequest>;
  open(request: CheckoutRequest): Promise<Checkout & { url: string }>;
  buy(plan?: PlanId, currency?: Currency, introduction?: Introduction): Promise<Bought>;
  read(id: string): Promise<ProviderSubscription>;
  act(id: string, action: SimulatedAction): Promise<ProviderSubscription>;
  /** Lets the clock pass the next charge, or a month where there is none. */
  passCharge(id: string): Promise<ProviderSubscription>;
  switchTo(id: string, to: PlanId): Promise<SwitchRequest>;
  /** Switches, with the customer's approval where the provider asks for it. */
  agree(request: SwitchRequest): Promise<ProviderSubscription>;
}

export function createSteps(getSetup: () => ProviderSetup): Steps {
  let orders = 0;
  let productId: string | undefined;
  /** What was agreed for each subscription, as the app keeps it between two readings. */
  const agreed = new Map<string, ProviderSubscription['agreed']>();
  const provider = () => getSetup().provider;
  const steps: Steps = {
    get setup() {
      return getSetup();
    },
    get provider() {
      return provider();
    },
    plan: async (plan, currency = 'USD', introduction) => {
      const amountCents = priceCents(defaultPrices, plan, currency);
      const name = `Clearing ${plan === 'monthly' ? 'Monthly' : 'Annual'}`;
      const created = await provider().createPlan({
        plan,
        currency,
        amountCents,
        name,
        productName: 'Clearing',
        productId,
        ...(provider().introducesBy === 'plan' && { introduction }),
      });
      productId ??= created.productId;
      return created;
    },
    request: async (plan = 'monthly', currency = 'USD', introduction) => {
      const userId = `user-${orders}`;
      const email = `${userId}@clearing.test`;
      return {
        orderId: `order-${orders++}`,
        userId,
        customerId: (await provider().createCustomer?.({ userId, email })) ?? null,
        email,
        providerPlanId: (await steps.plan(plan, currency, introduction)).providerPlanId,
        ...(introduction &&
          provider().introducesBy === 'checkout' && {
            introduction: {
              ...introduction,
              currency,
              offCents: priceCents(defaultPrices, plan, currency) - introduction.cents,
              freeDays: 30 * introduction.freeMonths,
            },
          }),
        locale: 'en',
        productName: 'Clearing',
        taxRate: null,
        successUrl: `${origin}/payment-success`,
        cancelUrl: `${origin}/subscription-cancel`,
      };
    },
    open: async (request) => {
      const checkout = await provider().openCheckout(request);
      if ('unknown' in checkout) throw new Error(`unknown ${checkout.unknown}`);
      const { url } = checkout;
      if (!url) throw new Error('a checkout without an address');
      return { ...checkout, url };
    },
    buy: async (plan, currency, introduction) => {
      const request = await steps.request(plan, currency, introduction);
      const { id, url } = await steps.open(request);
      await getSetup().press(url, 'pay');
      const checkout = await provider().findCheckout(id);
      if (!checkout?.subscriptionId) throw new Error('paying made no subscription');
      return { request, checkout, subscription: await steps.read(checkout.subscriptionId) };
    },
    read: async (id) => {
      const subscription = await provider().findSubscription(id, agreed.get(id));
      if (!subscription) throw new Error(`no subscription ${id}`);
      agreed.set(id, subscription.agreed);
      return subscription;
    },
    act: async (id, action) => {
      await getSetup().simulated.perform(id, action);
      return steps.read(id);
    },
    passCharge: async (id) => {
      const { clock } = getSetup();
      const next = (await steps.read(id)).nextCharge?.at.getTime() ?? clock.now().getTime() + 31 * dayMs;
      await clock.moveTo(new Date(Math.max(next, clock.now().getTime()) + renewalMs));
      return steps.read(id);
    },
    switchTo: async (subscriptionId, to) => ({
      subscriptionId,
      to,
      plan: await steps.plan(to),
      amountCents: priceCents(defaultPrices, to, 'USD'),
      taxRate: null,
      quotedAt: getSetup().clock.now(),
    }),
    agree: async (request) => {
      const returnUrl = `${origin}/settings`;
      const outcome = await provider().switchPlan({ ...request, returnUrl });
      if (outcome.kind === 'declined') throw new Error('the switch was declined');
      if (outcome.kind === 'approval') await getSetup().press(outcome.url, 'pay');
      return steps.read(request.subscriptionId);
    },
  };
  return steps;
}

export function newest({ payments }: ProviderSubscription) {
  const [payment] = payments.toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime());
  if (!payment) throw new Error('no payment');
  return payment;
}

/** Seconds are all that providers count. */
export function near(at: Date | undefined, expected: Date, toleranceMs = 1_000): void {
  expect(Math.abs((at?.getTime() ?? 0) - expected.getTime())).toBeLessThanOrEqual(toleranceMs);
}

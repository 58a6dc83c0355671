/** Changes of plan as the page makes them: ask for the price, show it, send what was shown. */
import { expect } from 'vitest';
import type { PaymentRecord, SwitchQuote } from '../../src/shared/contract/shapes.ts';
import type { PaymentProviderName } from '../../src/shared/payment-providers.ts';
import type { OrderType } from '../../src/shared/plan-codec.ts';
import {
  type BillingApp,
  getCurrentSubscription,
  origin,
  type Person,
  pressOnPayPage,
  processWebhooks,
} from './billing-app.ts';

const hour = 3_600_000;

export interface PlanChanges {
  /** Asks for the price of the plan. */
  ask(person: Person, id: string, orderType: OrderType): ReturnType<BillingApp['call']>;
  quoteOf(person: Person, id: string, orderType: OrderType): Promise<SwitchQuote>;
  change(
    person: Person,
    id: string,
    payload: object,
    headers?: Record<string, string>,
  ): ReturnType<BillingApp['call']>;
  /** Asks for the price and agrees to it, at the provider too where that is asked for. */
  agree(person: Person, id: string, orderType: OrderType): Promise<SwitchQuote>;
  cancel(person: Person, id: string): ReturnType<BillingApp['call']>;
}

/** What the page sends when the person has seen this quote. */
export function accept({ orderType, dueToday, quotedAt }: SwitchQuote) {
  return { orderType, dueToday, quotedAt, returnUrl: `${origin}/pay` };
}

/** `seller`: the payment provider whose subscriptions are changed. */
export function planChanges(getBilling: () => BillingApp, seller: PaymentProviderName): PlanChanges {
  const urlOf = (id: string) => `/api/payments/${seller}/subscription/${id}`;
  const changes: PlanChanges = {
    ask: (person, id, orderType) =>
      getBilling().call(person, { url: `${urlOf(id)}/switch?orderType=${orderType}` }),
    quoteOf: async (person, id, orderType) => (await changes.ask(person, id, orderType)).json(),
    change: (person, id, payload, headers = {}) =>
      getBilling().call(person, { method: 'POST', url: `${urlOf(id)}/switch`, payload, headers }),
    agree: async (person, id, orderType) => {
      const quote = await changes.quoteOf(person, id, orderType);
      const { success, redirectUrl } = (await changes.change(person, id, accept(quote))).json();
      expect(success).toBe(true);
      if (redirectUrl) await pressOnPayPage(getBilling(), redirectUrl, 'pay');
      await processWebhooks(getBilling());
      return quote;
    },
    cancel: (person, id) => getBilling().call(person, { method: 'POST', url: `${urlOf(id)}/cancel` }),
  };
  return changes;
}

export async function paymentsOf(billing: BillingApp, person: Person, id: string): Promise<PaymentRecord[]> {
  return (await billing.call(person, { url: `/api/payments/subscription/${id}/payments` })).json();
}

/** The clock goes on past the end of the paid time, and the app learns of it. */
export async function passPeriod(billing: BillingApp, person: Person): Promise<void> {
  const { endDate } = await getCurrentSubscription(billing, person);
  await billing.billingClock.moveTo(new Date(Date.parse(endDate) + 3 * hour));
  await processWebhooks(billing);
}

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { OwnSubscription, PaymentRecord } from '../../../src/shared/contract/shapes.ts';
import { longDate as dayOf } from '../../../src/shared/dates.ts';
import { toOrderType } from '../../../src/shared/plan-codec.ts';
import { type Currency, defaultPrices, type PlanId, priceCents } from '../../../src/shared/plans.ts';
import { type Person, registerPerson } from '../../support/http-person.ts';
import type { ServerProcess } from '../../support/server-process.ts';

type PlanName = 'Annual' | 'Monthly';
export type MethodName = 'PayPal' | 'Stripe';

/** The sizes on which everything about money has to work. */
export const sizes = [
  { size: 'phone', viewport: { width: 390, height: 844 } },
  { size: 'desktop', viewport: { width: 1_280, height: 800 } },
] as const;

export const planCard = (page: Page, name: PlanName) =>
  page.locator('label', { has: page.getByRole('radio', { name: new RegExp(name) }) });

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

/** Picks a plan, then the method. */
export async function choose(
  page: Page,
  plan: PlanName = 'Monthly',
  method: MethodName = 'Stripe',
): Promise<void> {
  await planCard(page, plan).click();
  await page.getByText(method, { exact: true }).click();
}

/** A sum or a date beside its name, wherever facts are listed. */
export const fact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .first()
    .getByRole('definition');

/** The settings panel of the page that is open, when it has said whether there is a subscription. */
export async function openSettings(page: Page, name = 'Settings'): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByText(/^(Subscribed|Unsubscribed|已订阅|未订阅)$/).waitFor();
  return panel;
}

/** As pages and mails write it. */
export async function longDate(_page: Page, iso: string | null | undefined): Promise<string> {
  return dayOf(new Date(iso ?? ''), 'en');
}

/** Without the year. */
export const shortDay = (iso: string | null | undefined): string =>
  new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso ?? ''),
  );

export interface Bought {
  plan?: PlanId;
  method?: 'stripe' | 'paypal';
  currency?: Currency;
}

/** Buys without a browser, through the provider's own page. */
export async function buyPlan(
  { url }: ServerProcess,
  person: Person,
  { plan = 'monthly', method = 'stripe', currency = 'USD' }: Bought = {},
): Promise<void> {
  const amount = priceCents(defaultPrices, plan, currency) / 100;
  const order = await person.call('createOrder', {
    body: { orderType: toOrderType(plan), paymentMethod: method, amount, currency },
    key: randomUUID(),
  });
  const start = method === 'stripe' ? 'startStripeSubscription' : 'startPaypalSubscription';
  const { redirectUrl } = await person.call(start, {
    body: {
      ...order,
      successUrl: `${url}/payment-success?order=${order.orderId}`,
      cancelUrl: `${url}/subscription-cancel`,
    },
    key: randomUUID(),
  });
  const paid = await fetch(`${redirectUrl}/pay`, { method: 'POST', redirect: 'manual' });
  if (paid.status !== 303) throw new Error(`paying answered ${paid.status}`);
  await person.call('confirmOrder', { params: { orderId: order.orderId }, body: {} });
}

export async function createPayer(server: ServerProcess, bought: Bought = {}): Promise<Person> {
  const person = await registerPerson(server.url);
  await buyPlan(server, person, bought);
  return person;
}

/** What the server says of the subscription; it throws where there is none. */
export async function ownSubscription(person: Person): Promise<OwnSubscription> {
  const own = await person.call('currentSubscription');
  if (!own.id) throw new Error('no subscription');
  return own as OwnSubscription;
}

export async function paymentsOf(person: Person): Promise<PaymentRecord[]> {
  const { id } = await ownSubscription(person);
  return person.call('listPayments', { params: { subscriptionId: id } });
}

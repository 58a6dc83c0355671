import type { Page } from '@playwright/test';
import {
  type Currency,
  defaultPrices,
  formatCents,
  type PlanId,
  priceCents,
} from '../../src/shared/plans.ts';
import { registerPerson } from '../support/http-person.ts';
import { expect, signIn, signInPerson, test, variant } from './support/fixtures.ts';
import {
  buyPlan,
  choose,
  fact,
  longDate,
  type MethodName,
  ownSubscription,
  payButton,
  sizes,
} from './support/pay-page.ts';

test.use({ expectedErrors: [/status of 409/] });

const [phone, desktop] = sizes;
const countries = { USD: 'US', GBP: 'GB' } as const;

interface Purchase {
  plan: PlanId;
  method: MethodName;
  currency: keyof typeof countries & Currency;
  screen: (typeof sizes)[number];
}

/**
 * All plans, methods and currencies; every two of plan, method, currency and size meet. The first and the last are in
 * every run.
 */
const purchases: Purchase[] = [
  { plan: 'monthly', method: 'Stripe', currency: 'USD', screen: phone },
  { plan: 'monthly', method: 'Stripe', currency: 'GBP', screen: desktop },
  { plan: 'monthly', method: 'PayPal', currency: 'USD', screen: desktop },
  { plan: 'monthly', method: 'PayPal', currency: 'GBP', screen: phone },
  { plan: 'annual', method: 'Stripe', currency: 'USD', screen: desktop },
  { plan: 'annual', method: 'Stripe', currency: 'GBP', screen: phone },
  { plan: 'annual', method: 'PayPal', currency: 'USD', screen: phone },
  { plan: 'annual', method: 'PayPal', currency: 'GBP', screen: desktop },
];

const planName = ({ plan }: Purchase) => (plan === 'monthly' ? 'Monthly' : 'Annual');
const payLabel = ({ plan, method }: Purchase) =>
  `Pay ${plan === 'monthly' ? 'Monthly' : 'Annually'} with ${method}`;

const declined = { Stripe: 'Your card was declined.', PayPal: 'PayPal could not use your payment method.' };

async function decline(page: Page, { method }: Purchase): Promise<void> {
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toHaveText(declined[method]);
}

/** Leaves the provider's page, finds the choice as it was, and goes there again. */
async function cancelAndReturn(page: Page, purchase: Purchase): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/subscription-cancel$/);
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page.getByRole('radio', { name: new RegExp(planName(purchase)) })).toBeChecked();
  await page.getByRole('button', { name: payLabel(purchase) }).click();
}

async function expectReceipt(page: Page, purchase: Purchase, sum: string, until: string): Promise<void> {
  const facts = {
    Plan: planName(purchase),
    'Amount paid': sum,
    'Valid until': until,
    'Next charge': `${sum} on ${until}`,
  };
  for (const [name, text] of Object.entries(facts)) await expect(fact(page, name), name).toHaveText(text);
  const receipt = page.locator('details', { hasText: 'Receipt' });
  await receipt.locator('summary').click();
  await expect(receipt).toContainText(sum);
  await expect(receipt).toContainText(purchase.method === 'PayPal' ? 'PayPal' : 'Card (Stripe)');
}

for (const [index, purchase] of purchases.entries()) {
  const details = index === 0 || index === purchases.length - 1 ? {} : variant;
  const { plan, method, currency, screen } = purchase;
  const sum = formatCents(priceCents(defaultPrices, plan, currency), currency);
  test.describe(`on a ${screen.size}`, details, () => {
    test.use({ viewport: screen.viewport, extraHTTPHeaders: { 'x-country': countries[currency] } });

    test(`${planName(purchase)} by ${method} in ${currency} can be ${
      plan === 'monthly' ? 'declined' : 'cancelled'
    } and is then paid, with plan, sum, dates and receipt shown`, async ({ page, server }) => {
      const person = await signInPerson(page, server);
      await page.goto('/pay');
      await choose(page, planName(purchase), method);
      await expect(page.getByText(`${sum} today`).first()).toBeVisible();
      await page.getByRole('button', { name: payLabel(purchase) }).click();
      await expect(page.locator('.amount')).toContainText(sum);
      if (plan === 'monthly') await decline(page, purchase);
      else await cancelAndReturn(page, purchase);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment successful');
      // Nothing of the provider stays in the address.
      await expect(page).toHaveURL(/\/payment-success\?order=[\w-]+$/);
      const { endDate, paymentProvider } = await ownSubscription(person);
      expect(paymentProvider).toBe(method.toLowerCase());
      await expectReceipt(page, purchase, sum, await longDate(page, endDate));
    });
  });
}

test(
  'a second purchase is refused while one is live, also by the other provider',
  variant,
  async ({ page, server }) => {
    const person = await registerPerson(server.url);
    await signIn(page, person);
    await page.goto('/pay');
    await choose(page, 'Annual', 'PayPal');
    await buyPlan(server, person, { method: 'stripe' });
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: "You're subscribed" })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    expect(await ownSubscription(person)).toMatchObject({ paymentProvider: 'stripe', status: 'active' });
  },
);

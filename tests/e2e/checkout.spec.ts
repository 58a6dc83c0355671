import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { subscribePerson } from '../support/http-person.ts';
import { monthlyAmount, monthlyText } from '../support/prices.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, signInPerson, signInSubscriber, test, variant } from './support/fixtures.ts';
import { choose, payButton } from './support/pay-page.ts';

test.use({ expectedErrors: [/status of (400|404|409)/] });

const orders = '**/api/orders/create';

async function openSandbox(page: Page): Promise<void> {
  await page.goto('/pay');
  await choose(page);
  await payButton(page).click();
  await expect(page.getByText('Sandbox, no money moves')).toBeVisible();
}

const amountPaid = (page: Page) =>
  page.locator('dl').first().locator('div', { hasText: 'Amount paid' }).getByRole('definition');

/** An order with its checkout page, not paid yet. */
async function openOrder(page: Page, server: ServerProcess) {
  const person = await signInPerson(page, server);
  const order = await person.call('createOrder', {
    body: { orderType: 'MONTHLY', paymentMethod: 'stripe', amount: monthlyAmount, currency: 'USD' },
    key: randomUUID(),
  });
  const checkout = await person.call('startStripeSubscription', {
    body: {
      ...order,
      successUrl: `${server.url}/payment-success?order=${order.orderId}`,
      cancelUrl: `${server.url}/subscription-cancel`,
    },
    key: randomUUID(),
  });
  return { orderId: order.orderId, redirectUrl: checkout.redirectUrl ?? '' };
}

test.describe('the checkout', () => {
  test(
    'a declined card can be tried again, and the journey breaks no content policy',
    variant,
    async ({ page, server }) => {
      const broken: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) broken.push(message.text());
      });
      await signInPerson(page, server);
      await page.goto('/login');
      await page.goto('/register');
      await openSandbox(page);
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.waitForURL('**/payment-success?order=*');
      await expect(page).toHaveTitle('Payment Successful | Clearing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment successful');
      await expect(amountPaid(page)).toHaveText(monthlyText);
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL(`${server.url}/`);
      expect(broken).toEqual([]);
    },
  );

  test('cancelling charges nothing and keeps plan and method', variant, async ({ page, server }) => {
    await signInPerson(page, server);
    await openSandbox(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${server.url}/subscription-cancel`);
    await page.getByRole('link', { name: 'Back to the plans' }).click();
    await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Pay Monthly with Stripe' })).toBeEnabled();
  });

  test(
    'a double click makes one order, and the button tells that it works',
    variant,
    async ({ page, server }) => {
      await signInPerson(page, server);
      let made = 0;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(orders, async (route) => {
        made += 1;
        await held;
        await route.continue();
      });
      await page.goto('/pay');
      await choose(page, 'Annual');
      await payButton(page).dblclick();
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
      await expect(page.getByText('Opening the payment page')).toBeVisible();
      release();
      await expect(page.getByText('Sandbox, no money moves')).toBeVisible();
      expect(made).toBe(1);
    },
  );

  test('a subscriber sees the plan and nothing to buy', variant, async ({ page, server }) => {
    await signInSubscriber(page, server);
    await page.goto('/pay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage your subscription');
    await expect(page.getByRole('heading', { name: "You're subscribed" })).toBeVisible();
    await expect(page.getByText('Monthly')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Pay|Select) / })).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  test(
    'a person who subscribed in another tab meanwhile sees that instead of paying again',
    variant,
    async ({ page, server }) => {
      const person = await signInPerson(page, server);
      await page.goto('/pay');
      await choose(page);
      await subscribePerson(server.url, person);
      await payButton(page).click();
      await expect(page.getByRole('heading', { name: "You're subscribed" })).toBeVisible();
    },
  );

  test(
    'who returns before the payment is known waits and then sees the receipt',
    variant,
    async ({ page, server }) => {
      const { orderId, redirectUrl } = await openOrder(page, server);
      await page.goto(`/payment-success?order=${orderId}`);
      await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
      await page.request.post(`${redirectUrl}/pay`, { maxRedirects: 0 });
      await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
      await expect(amountPaid(page)).toHaveText(monthlyText);
    },
  );

  test(
    'an order that nobody knows, or of somebody else, leads back to the plans',
    variant,
    async ({ page, server }) => {
      const { orderId } = await openOrder(page, server);
      await signInPerson(page, server);
      for (const query of [`?order=${orderId}`, `?order=${randomUUID()}`, '?order=x', '']) {
        await page.goto(`/payment-success${query}`);
        await expect(page.getByRole('heading', { name: "We couldn't find this order" })).toBeVisible();
      }
      await page.getByRole('link', { name: 'Back to the plans' }).click();
      await expect(page).toHaveURL(/\/pay$/);
    },
  );
});

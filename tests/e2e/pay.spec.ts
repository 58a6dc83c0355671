import { currencySymbol, defaultPrices, formatCents, plansFor } from '../../src/shared/plans.ts';
import { annualText, monthlyText, priceText } from '../support/prices.ts';
import { removeServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { builtServer, expect, signInPerson, test, variant } from './support/fixtures.ts';
import { choose, payButton, planCard } from './support/pay-page.ts';

// One pattern: Playwright takes an array whose second item is an object for a value with options.
test.use({
  expectedErrors: [/status of (401|404|409|500|502)|^50[02] from \/api\/(orders|payments)\//],
});

const orders = '**/api/orders/create';
const payments = '**/api/payments/stripe/subscription';

test.describe('the choice', () => {
  test('shows where the person is, the plans, and which is the best value', async ({ page }) => {
    await page.goto('/pay');
    await expect(page).toHaveTitle('Subscribe | Clearing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Journey is Just a Step Away');
    await expect(page.getByLabel('Country')).toHaveValue('US');
    await expect(page.getByText(/This is a guess/)).toBeVisible();
    await expect(planCard(page, 'Annual')).toContainText('BEST VALUE');
    await expect(planCard(page, 'Monthly')).not.toContainText('BEST VALUE');
    await expect(page.getByText(/Secure payment/)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test(
    'the button asks for a plan, then for a method, then pays; a new plan resets the method',
    variant,
    async ({ page }) => {
      await page.goto('/pay');
      await expect(page.getByRole('button', { name: 'Select a Plan' })).toBeDisabled();
      await planCard(page, 'Annual').click();
      await expect(page.getByRole('button', { name: 'Select Payment Method' })).toBeDisabled();
      await page.getByText('Stripe', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Pay Annually with Stripe' })).toBeEnabled();
      await expect(page.getByText(`${annualText} today, then ${annualText} each year`)).toBeVisible();
      await planCard(page, 'Monthly').click();
      await expect(page.getByRole('radio', { name: 'Stripe' })).not.toBeChecked();
      await expect(page.getByRole('button', { name: 'Select Payment Method' })).toBeDisabled();
      await page.getByText('Stripe', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Pay Monthly with Stripe' })).toBeEnabled();
      await expect(page.getByText(`${monthlyText} today, then ${monthlyText} each month`)).toBeVisible();
    },
  );

  test(
    'the offer counts down from 04:23, a reload does not restart it, and at 00:00 it is gone',
    variant,
    async ({ page }) => {
      const start = Date.UTC(2026, 9, 5, 20);
      const timer = page.getByRole('timer');
      await page.clock.setFixedTime(start);
      await page.goto('/pay');
      await expect(timer).toHaveText('Urgent offer ends in 04:23');
      await page.clock.setFixedTime(start + 60_000);
      await expect(timer).toHaveText('Urgent offer ends in 03:23');
      await page.reload();
      await expect(timer).toHaveText('Urgent offer ends in 03:23');
      await page.clock.setFixedTime(start + 262_000);
      await expect(timer).toHaveText('Urgent offer ends in 00:01');
      const price = await planCard(page, 'Annual').textContent();
      await page.clock.setFixedTime(start + 263_000);
      await expect(timer).toBeHidden();
      await expect(planCard(page, 'Annual')).toHaveText(price ?? '');
    },
  );
});

test.describe('behind a proxy that names the country, without the countdown', () => {
  let server: ServerProcess;
  test.beforeAll(async () => {
    server = await startServer({
      entry: builtServer,
      env: { GEO_COUNTRY_HEADER: 'x-country', OFFER_COUNTDOWN: 'false' },
    });
  });
  test.afterAll(() => removeServer(server));

  const rows = [
    ['US', 'United States', 'USD'],
    ['GB', 'United Kingdom', 'GBP'],
    ['AU', 'Australia', 'AUD'],
    ['DE', 'Germany', 'EUR'],
    ['CA', 'Canada', 'CAD'],
    ['BR', 'Brazil', 'USD'],
  ] as const;

  test('each country sees its currency and prices, and no countdown', variant, async ({ page }) => {
    for (const [code, name, currency] of rows) {
      const { monthly, annual } = plansFor(defaultPrices, currency);
      const [sign, sum] = [currencySymbol(currency), (cents: number) => formatCents(cents, currency)];
      await page.setExtraHTTPHeaders({ 'x-country': code });
      await page.goto(`${server.url}/pay`);
      await expect(page.getByLabel('Country').locator('option:checked')).toHaveText(name);
      await expect(page.getByText(currency, { exact: true })).toBeVisible();
      await expect(page.getByText(/This is a guess/)).toHaveCount(0);
      await expect(planCard(page, 'Annual')).toContainText(`${sum(annual.chargeCents)} a year`);
      await expect(planCard(page, 'Annual')).toContainText(
        `${sum(annual.perMonthCents)} a month Original price ${sign}120, you save ${sum(annual.yearlyDiscountCents)} ${sum(annual.savingsCents)} less than monthly`,
      );
      await expect(planCard(page, 'Monthly')).toContainText(`${sum(monthly.chargeCents)} a month`);
      await expect(planCard(page, 'Monthly')).toContainText(
        `Original price ${sign}10, you save ${sum(monthly.savingsCents)} ${sum(monthly.totalPerYearCents)} over a year`,
      );
      await expect(page.getByRole('timer')).toHaveCount(0);
    }
  });
});

test('another country is chosen by keyboard, brings its currency, and is kept', variant, async ({ page }) => {
  await page.goto('/pay');
  const country = page.getByLabel('Country');
  await country.focus();
  await page.keyboard.type('United K');
  await expect(country).toHaveValue('GB');
  await expect(planCard(page, 'Annual')).toContainText(`${priceText('annual', 'GBP')} a year`);
  await page.reload();
  await expect(country).toHaveValue('GB');
  await expect(planCard(page, 'Annual')).toContainText(`${priceText('annual', 'GBP')} a year`);
  await expect(page.getByText(/This is a guess/)).toHaveCount(0);
});

test.describe('what goes wrong', () => {
  test('without a login it asks for one and comes back with the plan', async ({ page }) => {
    await page.goto('/pay');
    await choose(page);
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Please login first');
    await page.getByRole('link', { name: 'Sign in to continue' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/pay');
  });

  const refusals: [name: string, path: string, status: number, json: object, text: string][] = [
    ['a refused order', orders, 500, { code: 'internal' }, 'Failed to create order'],
    ['an order without an id', orders, 200, {}, 'Failed to create order'],
    [
      'a reason of the server',
      payments,
      200,
      { success: false, errorMessage: 'Card type not taken' },
      'Card type not taken',
    ],
    ['a refusal without a reason', payments, 200, { success: false }, 'Subscription initialization failed'],
    [
      'a provider that is away',
      payments,
      502,
      { code: 'provider_failed' },
      'Subscription processing failed. Please try again.',
    ],
    [
      'a payment page on a foreign host without encryption',
      payments,
      200,
      { success: true, sessionId: 'cs_1', redirectUrl: 'http://evil.example/pay' },
      'Failed to initialize Stripe',
    ],
  ];
  test(
    'each refusal is shown next to the button, and the person can try again',
    variant,
    async ({ page, server }) => {
      await signInPerson(page, server);
      await page.goto('/pay');
      await choose(page);
      for (const [name, path, status, json, text] of refusals) {
        await page.route(path, (route) => route.fulfill({ status, json }));
        await payButton(page).click();
        await expect(page.getByRole('alert'), name).toContainText(text);
        await expect(payButton(page)).toBeEnabled();
        await page.unroute(path);
      }
      expect(page.url()).toBe(`${server.url}/pay`);
      await payButton(page).click();
      await expect(page.getByText('Sandbox, no money moves')).toBeVisible();
    },
  );

  test('an answer without an address or a session counts as cancelled', variant, async ({ page, server }) => {
    await signInPerson(page, server);
    await page.route(payments, (route) => route.fulfill({ json: { success: true, sessionId: 'cs_1' } }));
    await page.goto('/pay');
    await choose(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/subscription-cancel$/);
    await expect(page).toHaveTitle('Payment Cancelled | Clearing');
  });

  test('an expired session says so and leads to the login and back', variant, async ({ page, server }) => {
    await signInPerson(page, server);
    await page.goto('/pay');
    await choose(page);
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'revoked');
      localStorage.setItem('refreshToken', 'revoked');
    });
    await payButton(page).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has expired. Please login again.').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/pay');
  });
});

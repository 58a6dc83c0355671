import { expect, test } from 'vitest';
import { createBillingApp } from '../../../tests/support/billing-app.ts';
import { annualAmount } from '../../../tests/support/prices.ts';
import { raisePrices } from '../../../tests/support/raise-prices.ts';
import { demoAccount, ensureDemoSubscriber } from './demo.ts';

test('the first start makes its subscriber whatever the annual plan costs', async () => {
  const billing = await createBillingApp();
  const restore = raisePrices(billing.app.deps.config, { monthly: 100, annual: 1_000 });
  try {
    const { app, deps } = billing.app;
    const { stripe } = deps.config;
    if (!stripe) throw new Error('no settings');
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Clearing <clearing@clearing.test>', sandbox: true };
    // As without settings for Stripe and mail: the sandbox stands in for both.
    const config = { ...deps.config, stripe: { ...stripe, sandbox: true }, mail };
    expect(await ensureDemoSubscriber(app, { ...deps, config })).toBe(demoAccount);
    const [{ payments } = { payments: [] }] = billing.stripeSandbox.simulated.subscriptions();
    expect(payments.map(({ amountCents }) => amountCents)).toEqual([Math.round(annualAmount * 100) + 1_000]);
  } finally {
    restore();
    await billing.close();
  }
});

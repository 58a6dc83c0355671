import { describe, expect, test } from 'vitest';
import {
  createSubscriber,
  getActiveSubscription,
  monthlyOrder,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { monthlyText } from '../../../../tests/support/prices.ts';

const operator = 'care@seller.test';
const billing = setUpBilling({
  env: { SELLER_NAME: 'Seller', SELLER_ADDRESS: 'Street 1, Town', SUPPORT_EMAIL: operator },
});

describe.each([
  ['stripe', /^https:\/\/dashboard\.stripe\.com\/test\/payments\/pi_\w+$/],
  ['paypal', /^https:\/\/www\.paypal\.com\/disputes\/dashboard\/$/],
] as const)('a dispute at %s', (paymentMethod, page) => {
  test('stops the renewal and reaches the operator once, with the page where it is answered', async () => {
    const { person, id } = await createSubscriber(billing, { ...monthlyOrder, paymentMethod });
    const sandbox = paymentMethod === 'stripe' ? billing.stripeSandbox : billing.paypalSandbox;
    const before = billing.app.mails.length;
    await sandbox.simulated.act(id, 'dispute');
    await processWebhooks(billing);
    await processWebhooks(billing);
    expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: true });
    const mails = billing.app.mails.slice(before).filter(({ to }) => to === operator);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Clearing: a payment of ${monthlyText} USD is disputed`,
    ]);
    expect(mails[0]?.text.match(/https:\S+/)?.[0]).toMatch(page);
    const state = await sandbox.simulated.subscriptions().find((one) => one.id === id);
    expect(paymentMethod === 'stripe' ? state?.willCancel : state?.status).toBe(
      paymentMethod === 'stripe' ? true : 'SUSPENDED',
    );
  });
});

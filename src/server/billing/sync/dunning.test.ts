/** The mails sent when a charge fails and when the provider gives up, with the provider's dates. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longDate } from '#shared/dates.ts';
import {
  annualOrder,
  annualPaypalOrder,
  type BillingApp,
  createBillingApp,
  createSubscriber,
  getActiveSubscription,
  getCurrentSubscription,
  processWebhooks,
} from '../../../../tests/support/billing-app.ts';
import { annualCents } from '../../../../tests/support/prices.ts';
import { users } from '../../db/schema.ts';

let billing: BillingApp;
beforeAll(async () => {
  billing = await createBillingApp();
});
afterAll(() => billing.close());

const dayMs = 86_400_000;

async function mailsTo(userId: string) {
  const [user] = await billing.app.deps.db.select().from(users).where(eq(users.id, userId));
  return billing.app.mails.filter(({ to }) => to === user?.email);
}

/** Moves the clock a day at a time, so each failed try is seen on its day, as with webhooks. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    await billing.passTime(dayMs);
    await processWebhooks(billing);
  }
}

describe.each([
  ['paypal', annualPaypalOrder, 'SUSPENDED'],
  ['stripe', annualOrder, 'canceled'],
] as const)('a year at %s that cannot be charged again', (seller, plan, lastStatus) => {
  test('is announced with the next try, and its end with the reason and the way back', async () => {
    const { person, id, subscription } = await createSubscriber(billing, plan);
    const sandbox = seller === 'paypal' ? billing.paypalSandbox.simulated : billing.stripeSandbox.simulated;
    await sandbox.act(id, 'fail-next');
    const untilEnd = Date.parse(subscription.endDate) - billing.billingClock.now().getTime();
    await billing.passTime(untilEnd + 3 * 3_600_000);
    await processWebhooks(billing);
    const failing = await getCurrentSubscription(billing, person);
    expect(failing).toMatchObject({
      status: 'past_due',
      nextCharge: { amount: annualCents / 100 },
    });
    const daysAhead = (Date.parse(failing.nextCharge.at) - billing.billingClock.now().getTime()) / dayMs;
    expect(daysAhead).toBeGreaterThan(0);
    expect(daysAhead).toBeLessThan(8);
    const failed = (await mailsTo(person.userId)).at(-1);
    expect(failed?.subject).toBe('Your Clearing payment didn’t go through');
    expect(failed?.text).toContain(longDate(new Date(failing.nextCharge.at), 'en'));

    await passDays(20);
    expect(sandbox.subscriptions().find((one) => one.id === id)?.status).toBe(lastStatus);
    const stopped = await getCurrentSubscription(billing, person);
    expect(stopped).toMatchObject({ hasAccess: false, nextCharge: null });
    expect(await getActiveSubscription(billing, person)).toEqual({});
    const mails = await mailsTo(person.userId);
    const ended = mails.filter(({ subject }) => subject === 'Your access to Clearing has ended');
    expect(ended).toHaveLength(1);
    expect(ended[0]).toBe(mails.at(-1));
    const [{ text } = { text: '' }] = ended;
    expect(text).toContain('has stopped trying');
    expect(text).toContain(
      seller === 'paypal' ? 'update your payment method' : 'subscribe again whenever you like',
    );
  });
});

test('a suspension at PayPal in the middle of a paid year sends a mail with the remaining access', async () => {
  const { person, id, subscription } = await createSubscriber(billing, annualPaypalOrder);
  const { clientId, clientSecret, apiBase } = billing.paypalSandbox;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const signedIn = await fetch(`${apiBase}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  await fetch(`${apiBase}/v1/billing/subscriptions/${id}/suspend`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'By hand at PayPal' }),
  });
  await processWebhooks(billing);
  const mail = (await mailsTo(person.userId)).at(-1);
  expect(mail?.subject).toBe('Your Clearing subscription has stopped');
  expect(mail?.text).toContain('PayPal has suspended your subscription');
  // Plus the day of grace for a renewal.
  const end = new Date(Date.parse(subscription.endDate) + dayMs);
  expect(mail?.text).toContain(`Access until: ${longDate(end, 'en')}`);
});

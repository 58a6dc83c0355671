/** The mails sent when a charge fails and when the provider gives up, with the provider's dates. */
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { longDate } from '#shared/dates.ts';
import {
  annualOrder,
  annualPaypalOrder,
  createSubscriber,
  getActiveSubscription,
  getCurrentSubscription,
  mailsTo,
  monthlyOrder,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { annualCents, monthlyAmount } from '../../../../tests/support/prices.ts';
import { createStopToken } from '../../chat/check-ins/reminders.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import { createPaymentFixUrl, sendDunningNotices } from './dunning.ts';

const billing = setUpBilling();

const dayMs = 86_400_000;

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
    await sandbox.perform(id, 'fail-next');
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
    const failed = (await mailsTo(billing, person)).at(-1);
    const before = (await mailsTo(billing, person)).length - 1;
    expect(failed?.subject).toBe('Your Clearing payment didn’t go through');
    expect(failed?.text).toContain(longDate(new Date(failing.nextCharge.at), 'en'));

    await passDays(20);
    expect(sandbox.subscriptions().find((one) => one.id === id)?.status).toBe(lastStatus);
    const stopped = await getCurrentSubscription(billing, person);
    expect(stopped).toMatchObject({ hasAccess: false, nextCharge: null });
    expect(await getActiveSubscription(billing, person)).toEqual({});
    const mails = await mailsTo(billing, person);
    const ended = mails.filter(({ subject }) => subject === 'Your access to Clearing has ended');
    expect(ended).toHaveLength(1);
    // One for each attempt, which the sandbox of Stripe makes four times and that of PayPal three times.
    expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
      'Your Clearing payment didn’t go through',
      'Your Clearing payment still hasn’t gone through',
      ...(seller === 'stripe' ? ['Last reminder about your Clearing payment'] : []),
      'Your access to Clearing has ended',
    ]);
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
  const mail = (await mailsTo(billing, person)).at(-1);
  expect(mail?.subject).toBe('Your Clearing subscription has stopped');
  expect(mail?.text).toContain('PayPal has suspended your subscription');
  // Plus the day of grace for a renewal.
  const end = new Date(Date.parse(subscription.endDate) + dayMs);
  expect(mail?.text).toContain(`Access until: ${longDate(end, 'en')}`);
});

const fixLink = /\/fix-payment\?token=([\w-]+)/;

function tokenIn(mail: { text: string } | undefined): string {
  const [, token = ''] = fixLink.exec(mail?.text ?? '') ?? [];
  expect(token).not.toBe('');
  return token;
}

/** As from the page of the link, without a sign-in. */
const openFix = (token: string) =>
  billing.call(undefined, { method: 'POST', url: '/api/payments/fix', payload: { token } });

async function press(url: string): Promise<void> {
  const pages = { stripe: billing.stripeSandbox, paypal: billing.paypalSandbox };
  const { pathname } = new URL(url);
  const [, , provider = '', ...rest] = pathname.split('/');
  const site = Fastify();
  await site.register(pages[provider as keyof typeof pages].pages, { prefix: `/sandbox/${provider}` });
  const answer = await site.inject({ method: 'POST', url: `/sandbox/${provider}/${rest.join('/')}` });
  expect(answer.statusCode).toBe(303);
  await site.close();
}

async function reachRenewal(plan: typeof monthlyOrder, action: 'fail-next' | 'confirm-next') {
  const bought = await createSubscriber(billing, plan);
  await billing.stripeSandbox.simulated.perform(bought.id, action);
  const untilEnd = Date.parse(bought.subscription.endDate) - billing.billingClock.now().getTime();
  await billing.passTime(untilEnd + 3 * 3_600_000);
  await processWebhooks(billing);
  return bought;
}

describe('a renewal that the bank wants confirmed', () => {
  test('is a state and a mail of its own, and goes through once it is confirmed by the link', async () => {
    const { person } = await reachRenewal(monthlyOrder, 'confirm-next');
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      status: 'requires_action',
      hasAccess: true,
      nextCharge: null,
      owed: { amount: monthlyAmount, currency: 'USD' },
    });
    const mail = (await mailsTo(billing, person)).at(-1);
    expect(mail?.subject).toBe('Please confirm your Clearing payment');
    const { redirectUrl } = (await openFix(tokenIn(mail))).json();
    expect(redirectUrl).toContain('/sandbox/stripe/invoices/in_');
    await press(`${redirectUrl}/confirm`);
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ status: 'active', owed: null });
  });

  test('is asked for three times at most, and ends with one last mail', async () => {
    const { person } = await reachRenewal(monthlyOrder, 'confirm-next');
    const before = (await mailsTo(billing, person)).length - 1;
    for (let day = 0; day < 17; day++) {
      await billing.passTime(dayMs);
      await sendDunningNotices(billing.app.deps);
      await sendDunningNotices(billing.app.deps); // A second process, or a repeat.
      await processWebhooks(billing);
    }
    expect((await mailsTo(billing, person)).slice(before).map(({ subject }) => subject)).toEqual([
      'Please confirm your Clearing payment',
      'Your Clearing payment is waiting for you to confirm it',
      'Last reminder: please confirm your Clearing payment',
      'Your access to Clearing has ended',
    ]);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ status: 'ended' });
  });
});

describe('the link in a mail about a payment', () => {
  test('opens the page for another payment method without a sign-in, and no other', async () => {
    const { person } = await reachRenewal(monthlyOrder, 'fail-next');
    const answer = await openFix(tokenIn((await mailsTo(billing, person)).at(-1)));
    expect(Object.keys(answer.json()).sort()).toEqual(['redirectUrl', 'success']);
    const { redirectUrl } = answer.json();
    expect(redirectUrl).toContain('/sandbox/stripe/portal/');
    await press(`${redirectUrl}/use-new-card`);
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ status: 'active' });
  });

  test('opens nothing after 30 days, when changed, for another purpose, or once the subscription has ended', async () => {
    const { person } = await reachRenewal(monthlyOrder, 'fail-next');
    const token = tokenIn((await mailsTo(billing, person)).at(-1));
    const [row] = await billing.app.deps.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, person.userId));
    const flipped = `${token.slice(0, 4)}${token[4] === 'A' ? 'B' : 'A'}${token.slice(5)}`;
    const reminderStop = createStopToken(billing.app.deps, row?.id ?? '');
    for (const bad of [flipped, token.slice(0, -1), '', 'x', reminderStop])
      expect((await openFix(bad)).json(), bad).toMatchObject({ code: 'not_found' });
    expect((await openFix(token)).statusCode).toBe(200);
    await billing.passTime(30 * dayMs);
    expect((await openFix(token)).statusCode).toBe(404);
    const fresh = new URL(createPaymentFixUrl(billing.app.deps, row?.id ?? '', billing.billingClock.now()));
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ status: 'ended' });
    expect((await openFix(fresh.searchParams.get('token') ?? '')).statusCode).toBe(404);
  });
});

test('a card that expires is announced once, in its last month, and not if it was replaced', async () => {
  const { person, id } = await createSubscriber(billing, annualOrder);
  const before = (await mailsTo(billing, person)).length;
  const look = async () => {
    await processWebhooks(billing);
    await sendDunningNotices(billing.app.deps);
    await processWebhooks(billing);
    return (await mailsTo(billing, person)).slice(before).map(({ subject }) => subject);
  };
  expect(await look()).toEqual([]);
  await billing.stripeSandbox.simulated.perform(id, 'expire-card');
  const told = ['The card for your Clearing subscription expires soon'];
  expect(await look()).toEqual(told);
  await billing.passTime(10 * dayMs);
  expect(await look()).toEqual(told);
  await billing.stripeSandbox.simulated.perform(id, 'recover').catch(() => undefined);
  expect(await look()).toEqual(told);
});

test('access lasts for DUNNING_GRACE_DAYS while a charge is tried again, as it was set when the charge failed', async () => {
  const { config } = billing.app.deps;
  config.dunningGraceDays = 5;
  const { person, subscription } = await reachRenewal(monthlyOrder, 'fail-next');
  config.dunningGraceDays = 1;
  const accessUntil = new Date(Date.parse(subscription.endDate) + 5 * dayMs);
  expect((await mailsTo(billing, person)).at(-1)?.text).toContain(
    `You can use everything until ${longDate(accessUntil, 'en')}`,
  );
  await passDays(4);
  expect(await getCurrentSubscription(billing, person)).toMatchObject({
    status: 'past_due',
    hasAccess: true,
    accessUntil: accessUntil.toISOString(),
  });
  await passDays(1);
  expect(await getActiveSubscription(billing, person)).toEqual({});
});

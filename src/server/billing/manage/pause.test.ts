/** Pausing a monthly plan: what is charged, when there is access, which mails are sent, and how it ends. */
import { describe, expect, test } from 'vitest';
import { addMonths, longDate } from '#shared/dates.ts';
import {
  annualOrder,
  createSubscriber,
  getActiveSubscription,
  getCurrentSubscription,
  mailsTo,
  monthlyOrder,
  monthlyPaypalOrder,
  origin,
  type Person,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { monthlyAmount } from '../../../../tests/support/prices.ts';
import { closeBilling } from '../deletion/close-billing.ts';

const billing = setUpBilling();

const dayMs = 86_400_000;

/** The provider does what is due, and the hourly job runs. */
async function passTo(at: Date): Promise<void> {
  await billing.billingClock.moveTo(at);
  await processWebhooks(billing);
  await billing.app.deps.jobs.send(billing.app.deps.db, 'reconcile', {});
  await billing.app.runJobs();
}

const subjectsTo = async (person: Person): Promise<string[]> =>
  (await mailsTo(billing, person)).map(({ subject }) => subject);

const countPayments = async (person: Person, id: string): Promise<number> =>
  (await billing.call(person, { url: `/api/payments/subscription/${id}/payments` })).json().length;

describe.each([
  { name: 'stripe', order: monthlyOrder },
  { name: 'paypal', order: monthlyPaypalOrder },
] as const)('at $name', ({ name, order }) => {
  const post = async (person: Person, id: string, action: string, payload?: object) =>
    (
      await billing.call(person, {
        method: 'POST',
        url: `/api/payments/${name}/subscription/${id}/${action}`,
        ...(payload && { payload }),
      })
    ).json();
  const pause = (person: Person, id: string, months: number) => post(person, id, 'pause', { months });
  const subscribe = async () => {
    const { person, id, subscription } = await createSubscriber(billing, order);
    return { person, id, paidUntil: new Date(subscription.endDate) };
  };

  test('nothing is charged for two months, access is as paid, and it goes on by itself after a notice', async () => {
    const { person, id, paidUntil } = await subscribe();
    const until = addMonths(paidUntil, 2);
    const before = (await subjectsTo(person)).length;
    expect(await pause(person, id, 2)).toEqual({ success: true });
    expect(await pause(person, id, 2)).toEqual({ success: true });
    const own = await getCurrentSubscription(billing, person);
    expect(own).toMatchObject({ status: 'paused', hasAccess: true, canPause: false, pause: { dueNow: 0 } });
    expect(own.nextCharge).toMatchObject({ at: own.pause?.until, amount: monthlyAmount });
    await passTo(new Date(paidUntil.getTime() + dayMs));
    expect(await getActiveSubscription(billing, person)).toEqual({});
    await passTo(new Date(until.getTime() - 3 * dayMs));
    await passTo(new Date(until.getTime() - 2 * dayMs));
    expect(await countPayments(person, id)).toBe(1);
    const day = longDate(until, 'en');
    expect((await subjectsTo(person)).slice(before)).toEqual([
      `Your Clearing subscription is paused until ${day}`,
      `Your Clearing pause ends on ${day}`,
    ]);
    await passTo(new Date(until.getTime() - dayMs / 2));
    await passTo(new Date(until.getTime() + dayMs));
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      status: 'active',
      hasAccess: true,
      pause: null,
    });
    expect(await countPayments(person, id)).toBe(2);
    expect((await subjectsTo(person)).slice(before + 2)).toEqual([
      expect.stringContaining('Your Clearing receipt'),
    ]);
  });

  test('ended while the paid month lasts, it charges nothing and renews as before', async () => {
    const { person, id, paidUntil } = await subscribe();
    await pause(person, id, 3);
    expect(await post(person, id, 'pause/end', { dueToday: 0 })).toEqual({ success: true });
    expect(await post(person, id, 'pause/end', { dueToday: 0 })).toEqual({ success: true });
    const own = await getCurrentSubscription(billing, person);
    expect(own).toMatchObject({ status: 'active', pause: null, canPause: true });
    await billing.app.runJobs();
    expect((await subjectsTo(person)).at(-1)).toBe('Your Clearing pause has ended');
    await passTo(new Date(paidUntil.getTime() + dayMs));
    expect(await countPayments(person, id)).toBe(2);
  });

  test('ended after the paid month, it says first what it charges', async () => {
    const { person, id, paidUntil } = await subscribe();
    await pause(person, id, 3);
    await passTo(new Date(paidUntil.getTime() + 5 * dayMs));
    const { pause: paused } = await getCurrentSubscription(billing, person);
    expect(paused?.dueNow).toBe(name === 'stripe' ? monthlyAmount : 0);
    expect(await post(person, id, 'pause/end', { dueToday: 1 })).toMatchObject({ code: 'quote_changed' });
    expect(await countPayments(person, id)).toBe(1);
    expect(await post(person, id, 'pause/end', { dueToday: paused?.dueNow })).toEqual({ success: true });
    await processWebhooks(billing);
    const own = await getCurrentSubscription(billing, person);
    // PayPal cannot start a period today: it charges on the next billing day.
    expect(own).toMatchObject({ status: 'active', pause: null, hasAccess: name === 'stripe' });
    expect(await countPayments(person, id)).toBe(name === 'stripe' ? 2 : 1);
    await passTo(new Date(Date.parse(own.nextCharge?.at ?? '') + dayMs));
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ hasAccess: true });
  });

  test('during the pause a change of plan is refused because of the pause, also after the paid month', async () => {
    const { person, id, paidUntil } = await subscribe();
    const url = `/api/payments/${name}/subscription/${id}/switch`;
    const quote = async () => {
      const answer = await billing.call(person, { url: `${url}?orderType=YEARLY` });
      return [answer.statusCode, answer.json().code];
    };
    const agree = () =>
      post(person, id, 'switch', {
        orderType: 'YEARLY',
        dueToday: 0,
        quotedAt: billing.billingClock.now().toISOString(),
        returnUrl: `${origin}/pay`,
      });
    await pause(person, id, 2);
    expect(await quote()).toEqual([409, 'subscription_paused']);
    expect(await agree()).toMatchObject({ success: false, code: 'subscription_paused' });
    await passTo(new Date(paidUntil.getTime() + 2 * dayMs));
    expect(await quote()).toEqual([409, 'subscription_paused']);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      status: 'paused',
      subscriptionType: 'MONTHLY',
      pendingSwitch: null,
    });
  });

  test('cancelled during the pause, it charges nothing more and keeps the paid month', async () => {
    const { person, id, paidUntil } = await subscribe();
    await pause(person, id, 1);
    expect(await post(person, id, 'cancel')).toEqual({ success: true });
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      hasAccess: true,
      willCancelAtPeriodEnd: true,
      pause: null,
      nextCharge: null,
    });
    await passTo(addMonths(paidUntil, 2));
    expect(await countPayments(person, id)).toBe(1);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      status: 'ended',
      hasAccess: false,
    });
  });

  test('an account deleted during the pause is never charged', async () => {
    const { person, id, paidUntil } = await subscribe();
    await pause(person, id, 1);
    const { ended } = await closeBilling(billing.app.deps, person.userId, async () => ({}));
    expect(ended).toBe(true);
    const sandbox = name === 'stripe' ? billing.stripeSandbox : billing.paypalSandbox;
    await passTo(addMonths(paidUntil, 2));
    expect(sandbox.simulated.subscriptions().find((one) => one.id === id)?.payments).toHaveLength(1);
  });

  test.each([
    ['a fourth month', { months: 4 }, 'invalid_input'],
    ['half a month', { months: 0.5 }, 'invalid_input'],
  ])('%s is refused', async (_name, body, code) => {
    const { person, id } = await subscribe();
    expect(await post(person, id, 'pause', body)).toMatchObject({ code });
  });

  test('it is refused for another person, while a payment fails, and after a cancellation', async () => {
    const { person, id, paidUntil } = await subscribe();
    const other = await billing.createPerson();
    expect(await pause(other, id, 1)).toMatchObject({ code: 'not_found' });
    await post(person, id, 'cancel');
    expect(await pause(person, id, 1)).toMatchObject({ code: 'cancel_waiting' });
    await post(person, id, 'resume');
    const sandbox = name === 'stripe' ? billing.stripeSandbox : billing.paypalSandbox;
    await sandbox.simulated.act(id, 'fail-next');
    await passTo(new Date(paidUntil.getTime() + 3 * 3_600_000));
    expect(await pause(person, id, 1)).toMatchObject({ code: 'payment_failing' });
  });
});

test('a declined card leaves the pause as it was', async () => {
  const { person, id, subscription } = await createSubscriber(billing, monthlyOrder);
  const url = `/api/payments/stripe/subscription/${id}/pause`;
  await billing.call(person, { method: 'POST', url, payload: { months: 2 } });
  await billing.stripeSandbox.simulated.act(id, 'fail-next');
  await passTo(new Date(Date.parse(subscription.endDate) + 2 * dayMs));
  const answer = await billing.call(person, {
    method: 'POST',
    url: `${url}/end`,
    payload: { dueToday: monthlyAmount },
  });
  expect(answer.json()).toMatchObject({ success: false, code: 'payment_declined' });
  expect(await getCurrentSubscription(billing, person)).toMatchObject({ status: 'paused', owed: null });
});

test('an annual plan cannot be paused: a skipped period would be a year', async () => {
  const { person, id } = await createSubscriber(billing, annualOrder);
  expect(await getCurrentSubscription(billing, person)).toMatchObject({ canPause: false });
  const url = `/api/payments/stripe/subscription/${id}/pause`;
  const answer = await billing.call(person, { method: 'POST', url, payload: { months: 1 } });
  expect(answer.json()).toMatchObject({ code: 'cannot_pause' });
});

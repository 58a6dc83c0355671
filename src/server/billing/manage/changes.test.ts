import { afterEach, describe, expect, test, vi } from 'vitest';
import { addMonths, longDate } from '#shared/dates.ts';
import {
  annualOrder,
  annualPaypalOrder,
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
import { repeats } from '../../../../tests/support/repeats.ts';
import type { PaymentRecord } from '../../../shared/contract/shapes.ts';
import { AppError } from '../../http/app-error.ts';
import { endBilling } from '../deletion.ts';

describe('cancelling and resuming', () => {
  const billing = setUpBilling();
  afterEach(() => vi.restoreAllMocks());

  const hour = 3_600_000;
  const day = 24 * hour;

  const sellers = repeats([
    { name: 'stripe', monthly: monthlyOrder, annual: annualOrder },
    { name: 'paypal', monthly: monthlyPaypalOrder, annual: annualPaypalOrder },
  ]);

  describe.each(sellers)('by $name', ({ name, ...plans }) => {
    const post = (person: Person, id: string, action: 'cancel' | 'resume', headers = {}) =>
      billing.call(person, {
        method: 'POST',
        url: `/api/payments/${name}/subscription/${id}/${action}`,
        headers,
      });
    const cancel = async (person: Person, id: string) => (await post(person, id, 'cancel')).json();
    const resume = async (person: Person, id: string) => (await post(person, id, 'resume')).json();
    const paymentsOf = async (person: Person, id: string): Promise<PaymentRecord[]> =>
      (await billing.call(person, { url: `/api/payments/subscription/${id}/payments` })).json();
    const provider = () => {
      const found = billing.app.deps.providers[name];
      if (!found) throw new Error(`no ${name}`);
      return found;
    };
    const simulate = (id: string, action: 'fail-next' | 'cancel') =>
      billing[name === 'stripe' ? 'stripeSandbox' : 'paypalSandbox'].simulated.perform(id, action);
    /** The clock goes on past the end of the paid time, and the app learns of it. */
    const passPeriod = async (person: Person, extraMs = 3 * hour) => {
      const { endDate } = await getCurrentSubscription(billing, person);
      await billing.billingClock.moveTo(new Date(Date.parse(endDate) + extraMs));
      await processWebhooks(billing);
      await billing.app.deps.jobs.send(billing.app.deps.db, 'reconcile', {});
      await billing.app.runJobs();
    };
    const createPastDue = async () => {
      const bought = await createSubscriber(billing, plans.monthly);
      await simulate(bought.id, 'fail-next');
      await passPeriod(bought.person);
      expect(await getCurrentSubscription(billing, bought.person)).toMatchObject({ status: 'past_due' });
      return bought;
    };

    describe('cancelling', () => {
      test('keeps the paid time, stops charges and can be undone', async () => {
        const { person, id, subscription } = await createSubscriber(billing, plans.monthly);
        expect(await cancel(person, id)).toEqual({ success: true });
        expect(await getCurrentSubscription(billing, person)).toMatchObject({
          willCancelAtPeriodEnd: true,
          canResume: true,
          hasAccess: true,
          endDate: subscription.endDate,
          nextCharge: null,
        });
        expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: true });
        await passPeriod(person);
        expect(await getActiveSubscription(billing, person)).toEqual({});
        const over = { hasAccess: false, canResume: false, nextCharge: null };
        expect(await getCurrentSubscription(billing, person)).toMatchObject({ ...over, status: 'ended' });
        expect(await paymentsOf(person, id)).toHaveLength(1);
      });

      test('twice succeeds and calls the provider once', async () => {
        const { person, id } = await createSubscriber(billing, plans.monthly);
        const sent = vi.spyOn(provider(), 'cancelAtPeriodEnd');
        expect(await cancel(person, id)).toEqual({ success: true });
        expect(await cancel(person, id)).toEqual({ success: true });
        expect(sent).toHaveBeenCalledTimes(1);
      });

      test('while undoing and cancelling again ends in a consistent state', async () => {
        const { person, id } = await createSubscriber(billing, plans.monthly);
        const answers = await Promise.all([cancel(person, id), resume(person, id), cancel(person, id)]);
        expect(answers).toEqual(Array(3).fill({ success: true }));
        const { willCancelAtPeriodEnd } = await getCurrentSubscription(billing, person);
        expect((await provider().findSubscription(id))?.willCancelAtPeriodEnd).toBe(willCancelAtPeriodEnd);
      });

      test('sends one mail, and only if it still applies', async () => {
        const { person, id } = await createSubscriber(billing, plans.monthly);
        const sent = billing.app.mails.length;
        await cancel(person, id);
        await processWebhooks(billing);
        const mails = billing.app.mails.slice(sent).map(({ subject }) => subject);
        expect(mails).toEqual(['Your Clearing subscription is canceled']);
        await resume(person, id);
        await processWebhooks(billing);
        expect(billing.app.mails.at(-1)?.subject).toBe('Your Clearing subscription continues');
      });

      test('ends one without paid time whose charge fails, so it is not retried', async () => {
        const { person, id } = await createPastDue();
        const sent = vi.spyOn(provider(), 'endNow');
        expect(await cancel(person, id)).toEqual({ success: true });
        expect(sent).toHaveBeenCalledTimes(1);
        expect((await provider().findSubscription(id))?.status).toBe('ended');
        await billing.passTime(20 * day);
        await processWebhooks(billing);
        expect(await paymentsOf(person, id)).toHaveLength(1);
      });

      test('an ended one is refused with a message', async () => {
        const { person, id } = await createPastDue();
        await cancel(person, id);
        const refusal = {
          success: false,
          code: 'subscription_ended',
          errorMessage: 'This subscription has already ended',
        };
        expect(await cancel(person, id)).toEqual(refusal);
        expect(await resume(person, id)).toEqual(refusal);
      });

      test('follows the provider if its webhook was lost', async () => {
        const { person, id } = await createSubscriber(billing, plans.monthly);
        await simulate(id, 'cancel');
        const answer = await cancel(person, id);
        const { status } = (await provider().findSubscription(id)) ?? {};
        expect(answer.success).toBe(status !== 'ended');
        expect(await getCurrentSubscription(billing, person)).toMatchObject({
          willCancelAtPeriodEnd: true,
          nextCharge: null,
        });
      });

      test('suspends a pending change of plan, and undoing restores it', async () => {
        const { person, id } = await createSubscriber(billing, plans.annual);
        const switching = { orderType: 'MONTHLY', dueToday: 0, returnUrl: 'http://127.0.0.1:3000/pay' };
        const { redirectUrl } = (
          await billing.call(person, {
            method: 'POST',
            url: `/api/payments/${name}/subscription/${id}/switch`,
            payload: { ...switching, quotedAt: billing.billingClock.now().toISOString() },
          })
        ).json();
        if (redirectUrl)
          await billing.app.app.inject({ method: 'POST', url: `${new URL(redirectUrl).pathname}/pay` });
        await processWebhooks(billing);
        expect((await getCurrentSubscription(billing, person)).pendingSwitch).toMatchObject({
          subscriptionType: 'MONTHLY',
        });
        expect(await cancel(person, id)).toEqual({ success: true });
        expect(await getCurrentSubscription(billing, person)).toMatchObject({
          pendingSwitch: null,
          willCancelAtPeriodEnd: true,
        });
        expect(await resume(person, id)).toEqual({ success: true });
        expect((await getCurrentSubscription(billing, person)).pendingSwitch).toMatchObject({
          subscriptionType: 'MONTHLY',
        });
      });
    });

    describe('undoing a cancellation', () => {
      test('lets the subscription renew as before', async () => {
        const { person, id, subscription } = await createSubscriber(billing, plans.monthly);
        await cancel(person, id);
        expect(await resume(person, id)).toEqual({ success: true });
        expect(await getCurrentSubscription(billing, person)).toEqual(subscription);
        await passPeriod(person);
        expect(await paymentsOf(person, id)).toHaveLength(2);
        expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: false });
      });

      test('twice, or without a cancellation, succeeds', async () => {
        const { person, id } = await createSubscriber(billing, plans.monthly);
        const sent = vi.spyOn(provider(), 'undoCancel');
        expect(await resume(person, id)).toEqual({ success: true });
        await cancel(person, id);
        expect(await resume(person, id)).toEqual({ success: true });
        expect(await resume(person, id)).toEqual({ success: true });
        expect(sent).toHaveBeenCalledTimes(1);
      });

      test('is refused with a message when the paid time is over', async () => {
        const { person, id } = await createSubscriber(billing, plans.monthly);
        await cancel(person, id);
        const { endDate } = await getCurrentSubscription(billing, person);
        await billing.billingClock.moveTo(new Date(Date.parse(endDate) + 1_000));
        const answer = await resume(person, id);
        expect(answer).toMatchObject({ success: false, errorMessage: expect.any(String) });
        // PayPal holds it back until the hourly job ends it.
        expect(answer.code).toBe(name === 'paypal' ? 'cannot_resume' : 'subscription_ended');
        expect(await getActiveSubscription(billing, person)).toEqual({});
      });
    });

    describe.each(['cancel', 'resume'] as const)('%s', (action) => {
      test('of another person’s or an unknown subscription is a 404 without a provider call', async () => {
        const { id } = await createSubscriber(billing, plans.monthly);
        const other = await billing.createPerson();
        const calls = (['findSubscription', 'cancelAtPeriodEnd', 'undoCancel', 'endNow'] as const).map(
          (call) => vi.spyOn(provider(), call),
        );
        const foreign = await post(other, id, action);
        const unknown = await post(other, 'sub_unknown', action);
        expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
        for (const call of calls) expect(call).not.toHaveBeenCalled();
      });

      test('is refused without signing in and for an unknown provider', async () => {
        const { person, id } = await createSubscriber(billing, plans.monthly);
        const url = `/api/payments/${name}/subscription/${id}/${action}`;
        expect((await billing.call(undefined, { method: 'POST', url })).statusCode).toBe(401);
        const elsewhere = url.replace(name, 'cheque');
        expect((await billing.call(person, { method: 'POST', url: elsewhere })).statusCode).toBe(400);
      });
    });

    test('a provider failure changes nothing and can be retried with the same key', async () => {
      const { person, id } = await createSubscriber(billing, plans.monthly);
      const headers = { 'idempotency-key': `cancel ${id}` };
      vi.spyOn(provider(), 'cancelAtPeriodEnd').mockRejectedValueOnce(new AppError('provider_failed'));
      const failed = await post(person, id, 'cancel', headers);
      expect([failed.statusCode, failed.json().code]).toEqual([502, 'provider_failed']);
      expect(await getCurrentSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: false });
      expect((await post(person, id, 'cancel', headers)).json()).toEqual({ success: true });
      expect(await getCurrentSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: true });
    });

    test('a cancellation succeeds even if the following sync fails', async () => {
      const { person, id } = await createSubscriber(billing, plans.monthly);
      const find = provider().findSubscription;
      vi.spyOn(provider(), 'findSubscription')
        .mockImplementationOnce(find)
        .mockRejectedValueOnce(new AppError('provider_failed'));
      expect(await cancel(person, id)).toEqual({ success: true });
      await billing.app.runJobs();
      expect(await getCurrentSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: true });
    });

    test('a key returns the first answer again and belongs to one subscription', async () => {
      const { person, id } = await createSubscriber(billing, plans.monthly);
      const headers = { 'idempotency-key': 'one' };
      const first = await post(person, id, 'cancel', headers);
      await resume(person, id);
      expect((await post(person, id, 'cancel', headers)).json()).toEqual(first.json());
      expect(await getCurrentSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: false });
      expect((await post(person, 'sub_other', 'cancel', headers)).statusCode).toBe(422);
      expect((await post(person, id, 'resume', headers)).statusCode).toBe(422);
    });
  });
});

describe('the portal', () => {
  const billing = setUpBilling();
  afterEach(() => vi.restoreAllMocks());

  const sellers = repeats([
    { seller: 'stripe', plan: monthlyOrder },
    { seller: 'paypal', plan: monthlyPaypalOrder },
  ]);

  describe.each(sellers)('the page of $seller for updating the payment method', ({ seller, plan }) => {
    const open = (person: Person, id: string, returnUrl = `${origin}/pay`) =>
      billing.call(person, {
        method: 'POST',
        url: `/api/payments/${seller}/subscription/${id}/portal`,
        payload: { returnUrl },
      });
    const provider = () => {
      const found = billing.app.deps.providers[seller];
      if (!found) throw new Error(`no ${seller}`);
      return found;
    };

    test('opens for the user’s own subscription', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const { success, redirectUrl } = (await open(person, id)).json();
      expect(success).toBe(true);
      expect(redirectUrl).toContain(`${origin}/sandbox/${seller}/`);
      const { pathname, search } = new URL(redirectUrl);
      expect((await billing.app.app.inject({ url: pathname + search })).statusCode).toBe(200);
    });

    test('returns only to this site', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const answer = await open(person, id, 'https://evil.example/');
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'redirect_not_allowed']);
    });

    test.each(['http://evil.example/', 'javascript:alert(1)', 'no address'])(
      'is not given on as %s',
      async (url) => {
        const { person, id } = await createSubscriber(billing, plan);
        vi.spyOn(provider(), 'openPortal').mockResolvedValue(url);
        const answer = await open(person, id);
        expect([answer.statusCode, answer.json().code]).toEqual([502, 'provider_failed']);
      },
    );

    test('is returned if it uses https', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const url = 'https://billing.example.org/p/session/1';
      vi.spyOn(provider(), 'openPortal').mockResolvedValue(url);
      expect((await open(person, id)).json()).toEqual({ success: true, redirectUrl: url });
    });

    test('is refused with a message after the end', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      await provider().endNow(id);
      await processWebhooks(billing);
      expect((await open(person, id)).json()).toMatchObject({ success: false, code: 'subscription_ended' });
    });

    test('does not open for another person’s or an unknown subscription', async () => {
      const { id } = await createSubscriber(billing, plan);
      const other = await billing.createPerson();
      const sent = vi.spyOn(provider(), 'openPortal');
      const unknown = await open(other, 'sub_unknown');
      const foreign = await open(other, id);
      expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
      expect(sent).not.toHaveBeenCalled();
    });

    test('a refresh shows changes made there', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const refresh = (by: Person) =>
        billing.call(by, { method: 'POST', url: `/api/payments/${seller}/subscription/${id}/refresh` });
      await provider().endNow(id);
      expect(await getCurrentSubscription(billing, person)).toMatchObject({ status: 'active' });
      const asked = vi.spyOn(provider(), 'findSubscription');
      const foreign = await refresh(await billing.createPerson());
      expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
      expect(asked).not.toHaveBeenCalled();
      expect((await refresh(person)).json()).toEqual({ success: true });
      expect(await getCurrentSubscription(billing, person)).toMatchObject({ status: 'ended' });
    });
  });
});

describe('pausing', () => {
  /** Pausing a monthly plan: what is charged, when there is access, which mails are sent, and how it ends. */

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

  const sellers = repeats([
    { name: 'stripe', order: monthlyOrder },
    { name: 'paypal', order: monthlyPaypalOrder },
  ]);

  describe.each(sellers)('at $name', ({ name, order }) => {
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
      const before = (await subjectsTo(person)).length;
      const { pauseOptions } = await getCurrentSubscription(billing, person);
      expect(await pause(person, id, 2)).toEqual({ success: true });
      expect(await pause(person, id, 2)).toEqual({ success: true });
      const own = await getCurrentSubscription(billing, person);
      expect(own.pause?.until).toBe(pauseOptions[1]?.until);
      expect(own).toMatchObject({
        status: 'paused',
        hasAccess: true,
        pauseOptions: [],
        pause: { dueNow: 0 },
      });
      expect(own.nextCharge).toMatchObject({ at: own.pause?.until, amount: monthlyAmount });
      const until = new Date(own.pause?.until ?? '');
      // A billing day that the month of `paidUntil` lacks is up to three days later.
      const lateMs = until.getTime() - addMonths(paidUntil, 2).getTime();
      expect(lateMs > -dayMs && lateMs <= 3 * dayMs, `${until}, paid until ${paidUntil}`).toBe(true);
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
      expect(own).toMatchObject({ status: 'active', pause: null });
      expect(own.pauseOptions).toHaveLength(3);
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
      const { ended } = await endBilling(billing.app.deps, person.userId, async () => ({}));
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
      await sandbox.simulated.perform(id, 'fail-next');
      await passTo(new Date(paidUntil.getTime() + 3 * 3_600_000));
      expect(await pause(person, id, 1)).toMatchObject({ code: 'payment_failing' });
    });
  });

  test('at PayPal it ends on the billing day, although the paid period ends on the last day of February', async () => {
    const year = billing.billingClock.now().getUTCFullYear() + 1;
    await passTo(new Date(Date.UTC(year, 0, 31, 15)));
    const { person, id } = await createSubscriber(billing, monthlyPaypalOrder);
    const url = `/api/payments/paypal/subscription/${id}/pause`;
    await billing.call(person, { method: 'POST', url, payload: { months: 2 } });
    const until = new Date(Date.UTC(year, 3, 30, 10));
    const own = await getCurrentSubscription(billing, person);
    expect(own).toMatchObject({
      pause: { until: until.toISOString() },
      nextCharge: { at: until.toISOString() },
    });
    await passTo(new Date(until.getTime() - 2 * dayMs));
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ status: 'paused' });
    await passTo(new Date(until.getTime() - dayMs / 2));
    await passTo(new Date(until.getTime() + 3_600_000));
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      status: 'active',
      hasAccess: true,
    });
    expect(await countPayments(person, id)).toBe(2);
  });

  test('a declined card leaves the pause as it was', async () => {
    const { person, id, subscription } = await createSubscriber(billing, monthlyOrder);
    const url = `/api/payments/stripe/subscription/${id}/pause`;
    await billing.call(person, { method: 'POST', url, payload: { months: 2 } });
    await billing.stripeSandbox.simulated.perform(id, 'fail-next');
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
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ pauseOptions: [] });
    const url = `/api/payments/stripe/subscription/${id}/pause`;
    const answer = await billing.call(person, { method: 'POST', url, payload: { months: 1 } });
    expect(answer.json()).toMatchObject({ code: 'cannot_pause' });
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  annualOrder,
  annualPaypalOrder,
  createSubscriber,
  getCurrentSubscription,
  monthlyOrder,
  monthlyPaypalOrder,
  origin,
  pressOnPayPage,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { accept, passPeriod, paymentsOf, planChanges } from '../../../../tests/support/plan-changes.ts';
import { annualAmount, monthlyAmount, priceAmount } from '../../../../tests/support/prices.ts';
import { repeats } from '../../../../tests/support/repeats.ts';
import { AppError } from '../../http/app-error.ts';

const billing = setUpBilling();
afterEach(() => vi.restoreAllMocks());

const minute = 60_000;
const day = 24 * 60 * minute;
const byStripe = planChanges(() => billing, 'stripe');
const byPaypal = planChanges(() => billing, 'paypal');

describe('monthly to annual by stripe', () => {
  /** Somebody in the first third of a paid month. */
  const createBuyer = async () => {
    const buyer = await createSubscriber(billing, monthlyOrder);
    await billing.passTime(10 * day);
    return buyer;
  };

  test('charges exactly the quoted amount immediately, and the announced price next', async () => {
    const { person, id } = await createBuyer();
    const quote = await byStripe.agree(person, id, 'YEARLY');
    expect(quote).toMatchObject({ effective: 'now', currency: 'USD', orderType: 'YEARLY' });
    expect(quote.credit).toBeGreaterThan(4);
    expect(quote.credit).toBeLessThan(5);
    expect(quote.dueToday).toBeCloseTo(annualAmount - quote.credit, 2);
    const [latest, first] = await paymentsOf(billing, person, id);
    expect(latest).toMatchObject({ amount: quote.dueToday, subscriptionType: 'ANNUAL', status: 'paid' });
    expect(first).toMatchObject({ amount: monthlyAmount, subscriptionType: 'MONTHLY' });
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      subscriptionType: 'ANNUAL',
      pendingSwitch: null,
      nextCharge: quote.nextCharge,
    });
  });

  test('charges the same amount nine minutes after the quote', async () => {
    const { person, id } = await createBuyer();
    const quote = await byStripe.quoteOf(person, id, 'YEARLY');
    await billing.passTime(9 * minute);
    expect((await byStripe.change(person, id, accept(quote))).json()).toEqual({ success: true });
    expect((await paymentsOf(billing, person, id))[0]?.amount).toBe(quote.dueToday);
  });

  test('charges once for repeated calls', async () => {
    const { person, id } = await createBuyer();
    const seen = accept(await byStripe.quoteOf(person, id, 'YEARLY'));
    const headers = { 'idempotency-key': 'switch' };
    const calls = [
      byStripe.change(person, id, seen, headers),
      byStripe.change(person, id, seen, headers),
      byStripe.change(person, id, seen),
      byStripe.change(person, id, seen),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.json()).toEqual({ success: true });
    expect((await byStripe.change(person, id, seen)).json()).toEqual({ success: true });
    expect(await paymentsOf(billing, person, id)).toHaveLength(2);
  });

  test('and a simultaneous cancellation run one after the other', async () => {
    const { person, id } = await createBuyer();
    const seen = accept(await byStripe.quoteOf(person, id, 'YEARLY'));
    const [switched, cancelled] = await Promise.all([
      byStripe.change(person, id, seen),
      byStripe.cancel(person, id),
    ]);
    expect(cancelled.json()).toEqual({ success: true });
    const isFirst = switched.json().success;
    expect(switched.json().code).toBe(isFirst ? undefined : 'cancel_waiting');
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      subscriptionType: isFirst ? 'ANNUAL' : 'MONTHLY',
      willCancelAtPeriodEnd: true,
      nextCharge: null,
    });
    expect(await paymentsOf(billing, person, id)).toHaveLength(isFirst ? 2 : 1);
  });

  test('changes and charges nothing when the card is declined', async () => {
    const { person, id, subscription } = await createBuyer();
    const seen = accept(await byStripe.quoteOf(person, id, 'YEARLY'));
    await billing.stripeSandbox.simulated.perform(id, 'fail-next');
    expect((await byStripe.change(person, id, seen)).json()).toEqual({
      success: false,
      code: 'payment_declined',
      errorMessage: 'The payment was declined; nothing was changed',
    });
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toEqual(subscription);
    expect(await paymentsOf(billing, person, id)).toHaveLength(1);
  });
});

describe('a partial refund', () => {
  const giveBack = async (id: string) => {
    const [charge] = (await billing.stripe.charges.list({ limit: 1 })).data;
    expect((await billing.stripe.subscriptions.retrieve(id)).customer).toBe(charge?.customer);
    await billing.stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 });
    await processWebhooks(billing);
  };

  test('blocks an immediate change, which would credit unpaid days', async () => {
    const { person, id } = await createSubscriber(billing, monthlyOrder);
    await giveBack(id);
    expect((await byStripe.ask(person, id, 'YEARLY')).json().code).toBe('payment_returned');
  });

  test('does not block a change at the end of the period', async () => {
    const { person, id } = await createSubscriber(billing, annualOrder);
    await giveBack(id);
    expect(await byStripe.agree(person, id, 'MONTHLY')).toMatchObject({ credit: 0 });
  });
});

describe('annual to monthly by stripe', () => {
  test('waits for the end of the paid year and can be undone', async () => {
    const { person, id, subscription } = await createSubscriber(billing, annualOrder);
    const quote = await byStripe.agree(person, id, 'MONTHLY');
    expect(quote).toMatchObject({
      effective: 'period-end',
      dueToday: 0,
      credit: 0,
      nextCharge: { at: subscription.endDate, amount: monthlyAmount, currency: 'USD' },
    });
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      subscriptionType: 'ANNUAL',
      pendingSwitch: { subscriptionType: 'MONTHLY', at: subscription.endDate },
      nextCharge: quote.nextCharge,
    });
    const back = await byStripe.agree(person, id, 'YEARLY');
    expect(back).toMatchObject({ dueToday: 0, nextCharge: subscription.nextCharge });
    expect(await getCurrentSubscription(billing, person)).toEqual(subscription);
  });

  test('has the monthly plan and price afterwards', async () => {
    const { person, id } = await createSubscriber(billing, annualOrder);
    await byStripe.agree(person, id, 'MONTHLY');
    await passPeriod(billing, person);
    expect((await paymentsOf(billing, person, id))[0]).toMatchObject({
      amount: monthlyAmount,
      subscriptionType: 'MONTHLY',
    });
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      subscriptionType: 'MONTHLY',
      pendingSwitch: null,
    });
  });
});

const bothWays = [
  { from: monthlyPaypalOrder, back: 'MONTHLY', to: 'YEARLY', type: 'ANNUAL', price: annualAmount },
  { from: annualPaypalOrder, back: 'YEARLY', to: 'MONTHLY', type: 'MONTHLY', price: monthlyAmount },
] as const;

describe.each(bothWays)('to $type by paypal', ({ from, back, to, type, price }) => {
  test('is approved at PayPal and takes effect at the next billing time', async () => {
    const { person, id, subscription } = await createSubscriber(billing, from);
    const quote = await byPaypal.quoteOf(person, id, to);
    expect(quote).toMatchObject({
      effective: 'period-end',
      dueToday: 0,
      nextCharge: { at: subscription.nextCharge.at, amount: price, currency: 'USD' },
    });
    const { redirectUrl } = (await byPaypal.change(person, id, accept(quote))).json();
    expect(redirectUrl).toContain(`${origin}/sandbox/paypal/`);
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toEqual(subscription);
    expect((await pressOnPayPage(billing, redirectUrl, 'pay')).headers.location).toContain(`${origin}/pay`);
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      subscriptionType: subscription.subscriptionType,
      pendingSwitch: { subscriptionType: type },
      nextCharge: quote.nextCharge,
    });
    await passPeriod(billing, person);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({
      subscriptionType: type,
      pendingSwitch: null,
    });
    expect((await paymentsOf(billing, person, id))[0]).toMatchObject({
      amount: price,
      subscriptionType: type,
    });
  });

  test('is undone by switching to the present plan', async () => {
    const { person, id, subscription } = await createSubscriber(billing, from);
    await byPaypal.agree(person, id, to);
    await byPaypal.agree(person, id, back);
    expect(await getCurrentSubscription(billing, person)).toEqual(subscription);
  });

  test('is found by a later check if the webhook is lost', async () => {
    const { person, id } = await createSubscriber(billing, from);
    const seen = accept(await byPaypal.quoteOf(person, id, to));
    const sent = vi.spyOn(billing.app.deps.jobs, 'send');
    await byPaypal.change(person, id, seen);
    const job = { provider: 'paypal', subscriptionId: id };
    const options = { startAfterS: 120, key: expect.stringContaining(id) };
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'sync-subscription', job, options);
  });

  test('changes nothing without approval', async () => {
    const { person, id, subscription } = await createSubscriber(billing, from);
    const seen = accept(await byPaypal.quoteOf(person, id, to));
    const { redirectUrl } = (await byPaypal.change(person, id, seen)).json();
    await pressOnPayPage(billing, redirectUrl, 'cancel');
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toEqual(subscription);
  });
});

describe('rules of a switch', () => {
  const sellers = repeats([
    { seller: 'stripe', plan: monthlyOrder },
    { seller: 'paypal', plan: monthlyPaypalOrder },
  ]);

  describe.each(sellers)('a change of plan by $seller', ({ seller, plan }) => {
    const { ask, quoteOf, change, agree, cancel } = planChanges(() => billing, seller);
    const provider = () => {
      const found = billing.app.deps.providers[seller];
      if (!found) throw new Error(`no ${seller}`);
      return found;
    };

    test('is refused for a wrong amount and for an invalid quote', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const quote = await quoteOf(person, id, 'YEARLY');
      const sent = vi.spyOn(provider(), 'switchPlan');
      const at = Date.parse(quote.quotedAt);
      const wrong = [
        { dueToday: quote.dueToday + 0.01 },
        { dueToday: Math.max(0, quote.dueToday - 0.01) + 0.001 },
        { quotedAt: new Date(at - 11 * minute).toISOString() },
        { quotedAt: new Date(at + minute).toISOString() },
      ];
      for (const patch of wrong) {
        const answer = await change(person, id, { ...accept(quote), ...patch });
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'quote_changed']);
      }
      expect(sent).not.toHaveBeenCalled();
    });

    test('is refused with a message while a cancellation is pending', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const quote = await quoteOf(person, id, 'YEARLY');
      await cancel(person, id);
      const refused = await ask(person, id, 'YEARLY');
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'cancel_waiting']);
      const answer = (await change(person, id, accept(quote))).json();
      expect(answer).toMatchObject({ success: false, code: 'cancel_waiting' });
    });

    test('is refused with a message while a charge fails and after the end', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const quote = await quoteOf(person, id, 'YEARLY');
      await billing[seller === 'stripe' ? 'stripeSandbox' : 'paypalSandbox'].simulated.perform(
        id,
        'fail-next',
      );
      await passPeriod(billing, person);
      const fresh = { ...accept(quote), quotedAt: billing.billingClock.now().toISOString() };
      const failing = await ask(person, id, 'YEARLY');
      expect([failing.statusCode, failing.json().code]).toEqual([409, 'payment_failing']);
      expect((await change(person, id, fresh)).json()).toMatchObject({ code: 'payment_failing' });
      await provider().endNow(id);
      const over = await ask(person, id, 'YEARLY');
      expect([over.statusCode, over.json().code]).toEqual([409, 'subscription_ended']);
      expect((await change(person, id, fresh)).json()).toMatchObject({ code: 'subscription_ended' });
    });

    test.each([
      ['refund', 'until the next payment'],
      ['dispute', 'which also stops the renewal'],
    ] as const)(
      'is refused in words after a %s of what was paid for the period, %s',
      async (action, _then) => {
        const { person, id } = await createSubscriber(billing, plan);
        await billing.passTime(10 * 24 * 60 * minute);
        const seen = accept(await quoteOf(person, id, 'YEARLY'));
        const sent = vi.spyOn(provider(), 'switchPlan');
        // Its webhook is not delivered: the provider is asked.
        await billing[seller === 'stripe' ? 'stripeSandbox' : 'paypalSandbox'].simulated.perform(id, action);
        expect((await change(person, id, seen)).json()).toEqual({
          success: false,
          code: 'payment_returned',
          errorMessage: expect.stringContaining('refunded or is disputed'),
        });
        const refused = await ask(person, id, 'YEARLY');
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_returned']);
        expect(sent).not.toHaveBeenCalled();
        await processWebhooks(billing);
        const { nextCharge } = await getCurrentSubscription(billing, person);
        if (action === 'dispute') {
          expect(nextCharge).toBeNull();
          const stopped = await ask(person, id, 'YEARLY');
          expect([stopped.statusCode, stopped.json().code]).toEqual([409, 'cancel_waiting']);
          return;
        }
        await billing.billingClock.moveTo(new Date(Date.parse(nextCharge.at) + 3 * 60 * minute));
        await processWebhooks(billing);
        expect((await ask(person, id, 'YEARLY')).statusCode).toBe(200);
      },
    );

    test('that is pending can be undone after a refund', async () => {
      const { person, id } = await createSubscriber(billing, {
        ...plan,
        orderType: 'YEARLY',
        amount: annualAmount,
      });
      await agree(person, id, 'MONTHLY');
      await billing[seller === 'stripe' ? 'stripeSandbox' : 'paypalSandbox'].simulated.perform(id, 'refund');
      await agree(person, id, 'YEARLY');
      expect((await getCurrentSubscription(billing, person)).pendingSwitch).toBeNull();
    });

    test('that is pending is not quoted again', async () => {
      const { person, id } = await createSubscriber(billing, {
        ...plan,
        orderType: 'YEARLY',
        amount: annualAmount,
      });
      await agree(person, id, 'MONTHLY');
      const again = await ask(person, id, 'MONTHLY');
      expect([again.statusCode, again.json().code]).toEqual([409, 'switch_waiting']);
    });

    test('returns only to this site', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const seen = accept(await quoteOf(person, id, 'YEARLY'));
      for (const returnUrl of ['https://evil.example/pay', '//evil.example', 'javascript:alert(1)']) {
        const answer = await change(person, id, { ...seen, returnUrl });
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'redirect_not_allowed']);
      }
    });

    test('of another person’s or an unknown subscription is a 404 without a provider call', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const seen = accept(await quoteOf(person, id, 'YEARLY'));
      const other = await billing.createPerson();
      const calls = (['findSubscription', 'quoteSwitch', 'switchPlan'] as const).map((call) =>
        vi.spyOn(provider(), call),
      );
      const unknown = await ask(other, 'sub_unknown', 'YEARLY');
      for (const answer of [await ask(other, id, 'YEARLY'), await change(other, id, seen)])
        expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
      for (const call of calls) expect(call).not.toHaveBeenCalled();
    });

    test('fails with the provider and can be retried with the same key', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const seen = accept(await quoteOf(person, id, 'YEARLY'));
      const headers = { 'idempotency-key': `switch ${id}` };
      vi.spyOn(provider(), 'switchPlan').mockRejectedValueOnce(new AppError('provider_failed'));
      expect((await change(person, id, seen, headers)).statusCode).toBe(502);
      expect((await change(person, id, seen, headers)).json()).toMatchObject({ success: true });
    });

    test('can be repeated with the same quote after it was undone and after a cancellation', async () => {
      const { person, id } = await createSubscriber(billing, {
        ...plan,
        orderType: 'YEARLY',
        amount: annualAmount,
      });
      const seen = accept(await quoteOf(person, id, 'MONTHLY'));
      const again = async () => {
        const { success, redirectUrl } = (await change(person, id, seen)).json();
        expect(success).toBe(true);
        if (redirectUrl) await pressOnPayPage(billing, redirectUrl, 'pay');
        await processWebhooks(billing);
        return (await getCurrentSubscription(billing, person)).pendingSwitch?.subscriptionType;
      };
      const undo = () =>
        billing.call(person, { method: 'POST', url: `/api/payments/${seller}/subscription/${id}/resume` });
      expect(await again()).toBe('MONTHLY');
      await agree(person, id, 'YEARLY');
      expect(await again()).toBe('MONTHLY');
      await cancel(person, id);
      await undo();
      expect(await again()).toBe('MONTHLY');
      await agree(person, id, 'YEARLY');
      await cancel(person, id);
      await undo();
      expect(await again()).toBe('MONTHLY');
    });

    test('keeps the currency of the subscription', async () => {
      const { person, id } = await createSubscriber(billing, { ...plan, currency: 'GBP' });
      const quote = await quoteOf(person, id, 'YEARLY');
      expect(quote.currency).toBe('GBP');
      expect(quote.nextCharge).toMatchObject({ amount: priceAmount('annual', 'GBP'), currency: 'GBP' });
    });

    test('never returns a page without https that is not ours', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      const seen = accept(await quoteOf(person, id, 'YEARLY'));
      vi.spyOn(provider(), 'switchPlan').mockResolvedValue({ kind: 'approval', url: 'http://evil.example/' });
      const answer = await change(person, id, seen);
      expect([answer.statusCode, answer.json().redirectUrl]).toEqual([502, undefined]);
    });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accept, passPeriod, planChanges } from '../../../../tests/support/plan-changes.ts';
import { annualAmount, priceAmount } from '../../../../tests/support/prices.ts';
import {
  current,
  monthly,
  monthlyByPaypal,
  openShop,
  press,
  type Shop,
  settle,
  subscriber,
} from '../../../../tests/support/shop.ts';
import { AppError } from '../../http/app-error.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const minute = 60_000;

const sellers = [
  { seller: 'stripe', plan: monthly },
  { seller: 'paypal', plan: monthlyByPaypal },
] as const;

describe.each(sellers)('a change of plan by $seller', ({ seller, plan }) => {
  const { ask, quoteOf, change, agree, cancel } = planChanges(() => shop, seller);
  const provider = () => {
    const found = shop.test.deps.providers[seller];
    if (!found) throw new Error(`no ${seller}`);
    return found;
  };

  test('is refused for a sum that is not the price, and for a quote that does not hold', async () => {
    const { person, id } = await subscriber(shop, plan);
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

  test('is refused in words while a cancellation waits', async () => {
    const { person, id } = await subscriber(shop, plan);
    const quote = await quoteOf(person, id, 'YEARLY');
    await cancel(person, id);
    const refused = await ask(person, id, 'YEARLY');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'cancel_waiting']);
    const answer = (await change(person, id, accept(quote))).json();
    expect(answer).toMatchObject({ success: false, code: 'cancel_waiting' });
  });

  test('is refused in words while a charge fails, and after the end', async () => {
    const { person, id } = await subscriber(shop, plan);
    const quote = await quoteOf(person, id, 'YEARLY');
    await shop[seller === 'stripe' ? 'sandbox' : 'paypal'].simulated.act(id, 'fail-next');
    await passPeriod(shop, person);
    const fresh = { ...accept(quote), quotedAt: shop.time.now().toISOString() };
    const failing = await ask(person, id, 'YEARLY');
    expect([failing.statusCode, failing.json().code]).toEqual([409, 'payment_failing']);
    expect((await change(person, id, fresh)).json()).toMatchObject({ code: 'payment_failing' });
    await provider().endNow(id);
    const over = await ask(person, id, 'YEARLY');
    expect([over.statusCode, over.json().code]).toEqual([409, 'subscription_ended']);
    expect((await change(person, id, fresh)).json()).toMatchObject({ code: 'subscription_ended' });
  });

  test.each(['refund', 'dispute'] as const)(
    'is refused in words after a %s of what was paid for the period, until the next payment',
    async (action) => {
      const { person, id } = await subscriber(shop, plan);
      await shop.time.moveTo(new Date(shop.time.now().getTime() + 10 * 24 * 60 * minute));
      const seen = accept(await quoteOf(person, id, 'YEARLY'));
      const sent = vi.spyOn(provider(), 'switchPlan');
      // Its webhook is not delivered: the provider is asked.
      await shop[seller === 'stripe' ? 'sandbox' : 'paypal'].simulated.act(id, action);
      expect((await change(person, id, seen)).json()).toEqual({
        success: false,
        code: 'payment_returned',
        errorMessage: expect.stringContaining('refunded or is disputed'),
      });
      const refused = await ask(person, id, 'YEARLY');
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_returned']);
      expect(sent).not.toHaveBeenCalled();
      await settle(shop);
      const { nextCharge } = await current(shop, person);
      await shop.time.moveTo(new Date(Date.parse(nextCharge.at) + 3 * 60 * minute));
      await settle(shop);
      expect((await ask(person, id, 'YEARLY')).statusCode).toBe(200);
    },
  );

  test('that waits can be taken back after a refund', async () => {
    const { person, id } = await subscriber(shop, { ...plan, orderType: 'YEARLY', amount: annualAmount });
    await agree(person, id, 'MONTHLY');
    await shop[seller === 'stripe' ? 'sandbox' : 'paypal'].simulated.act(id, 'refund');
    await agree(person, id, 'YEARLY');
    expect((await current(shop, person)).pendingSwitch).toBeNull();
  });

  test('that waits is not quoted again', async () => {
    const { person, id } = await subscriber(shop, { ...plan, orderType: 'YEARLY', amount: annualAmount });
    await agree(person, id, 'MONTHLY');
    const again = await ask(person, id, 'MONTHLY');
    expect([again.statusCode, again.json().code]).toEqual([409, 'switch_waiting']);
  });

  test('leads back only to this site', async () => {
    const { person, id } = await subscriber(shop, plan);
    const seen = accept(await quoteOf(person, id, 'YEARLY'));
    for (const returnUrl of ['https://evil.example/pay', '//evil.example', 'javascript:alert(1)']) {
      const answer = await change(person, id, { ...seen, returnUrl });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'redirect_not_allowed']);
    }
  });

  test('of another person’s or an unknown subscription is 404, and nothing is sent', async () => {
    const { person, id } = await subscriber(shop, plan);
    const seen = accept(await quoteOf(person, id, 'YEARLY'));
    const other = await shop.person();
    const calls = (['findSubscription', 'quoteSwitch', 'switchPlan'] as const).map((call) =>
      vi.spyOn(provider(), call),
    );
    const unknown = await ask(other, 'sub_unknown', 'YEARLY');
    for (const answer of [await ask(other, id, 'YEARLY'), await change(other, id, seen)])
      expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
    for (const call of calls) expect(call).not.toHaveBeenCalled();
  });

  test('fails as a whole when the provider does, and the same key may try again', async () => {
    const { person, id } = await subscriber(shop, plan);
    const seen = accept(await quoteOf(person, id, 'YEARLY'));
    const headers = { 'idempotency-key': `switch ${id}` };
    vi.spyOn(provider(), 'switchPlan').mockRejectedValueOnce(new AppError('provider_failed'));
    expect((await change(person, id, seen, headers)).statusCode).toBe(502);
    expect((await change(person, id, seen, headers)).json()).toMatchObject({ success: true });
  });

  test('is made again under the same quote after it was taken back, and after a cancellation', async () => {
    const { person, id } = await subscriber(shop, { ...plan, orderType: 'YEARLY', amount: annualAmount });
    const seen = accept(await quoteOf(person, id, 'MONTHLY'));
    const again = async () => {
      const { success, redirectUrl } = (await change(person, id, seen)).json();
      expect(success).toBe(true);
      if (redirectUrl) await press(shop, redirectUrl, 'pay');
      await settle(shop);
      return (await current(shop, person)).pendingSwitch?.subscriptionType;
    };
    const undo = () =>
      shop.call(person, { method: 'POST', url: `/api/payments/${seller}/subscription/${id}/resume` });
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

  test('keeps the currency that it was bought in', async () => {
    const { person, id } = await subscriber(shop, { ...plan, currency: 'GBP' });
    const quote = await quoteOf(person, id, 'YEARLY');
    expect(quote.currency).toBe('GBP');
    expect(quote.nextCharge).toMatchObject({ amount: priceAmount('YEARLY', 'GBP'), currency: 'GBP' });
  });

  test('gives on no page that is neither encrypted nor ours', async () => {
    const { person, id } = await subscriber(shop, plan);
    const seen = accept(await quoteOf(person, id, 'YEARLY'));
    vi.spyOn(provider(), 'switchPlan').mockResolvedValue({ kind: 'approval', url: 'http://evil.example/' });
    const answer = await change(person, id, seen);
    expect([answer.statusCode, answer.json().redirectUrl]).toEqual([502, undefined]);
  });
});

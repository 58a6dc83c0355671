import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { annualAmount } from '../../../../tests/support/prices.ts';
import {
  active,
  annualByPaypal,
  confirm,
  monthly,
  monthlyByPaypal,
  openShop,
  order,
  origin,
  type Person,
  pay,
  press,
  type Shop,
  settle,
  start,
  takeEvents,
} from '../../../../tests/support/shop.ts';
import { orders, providerPlans } from '../../db/schema-billing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Ref = Awaited<ReturnType<typeof order>>;
const startPaypal = (person: Person, ref: Ref, extra: object = {}, headers = {}) =>
  start(shop, person, ref, extra, headers, 'paypal');
const orderRow = async ({ orderId }: Ref) =>
  (await shop.test.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0];

describe('a checkout at PayPal', () => {
  test('opens its page, and the payer who returns is a subscriber before any webhook', async () => {
    const person = await shop.person();
    const ref = await order(shop, person, annualByPaypal);
    const answer = (await startPaypal(person, ref)).json();
    expect(answer).toMatchObject({ success: true, sessionId: (await orderRow(ref))?.providerSessionId });
    expect(answer.redirectUrl).toMatch(new RegExp(`^${origin}/sandbox/paypal/`));
    expect((await confirm(shop, person, ref)).json()).toMatchObject({ status: 'pending', payment: null });
    const paid = await press(shop, answer.redirectUrl, 'pay');
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toContain(`${origin}/payment-success?order=${ref.orderId}`);
    const nextYear = { at: expect.stringMatching(/^2027-11-20T/), amount: annualAmount, currency: 'USD' };
    expect((await confirm(shop, person, ref)).json()).toMatchObject({
      status: 'paid',
      paymentProvider: 'paypal',
      amount: annualAmount,
      payment: {
        paymentProvider: 'paypal',
        amount: annualAmount,
        status: 'paid',
        subscriptionId: answer.sessionId,
      },
      nextCharge: nextYear,
    });
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'ANNUAL' });
  });

  test('sells the one stored plan of its currency', async () => {
    const person = await shop.person();
    for (const plan of [
      annualByPaypal,
      monthlyByPaypal,
      { ...monthlyByPaypal, currency: 'EUR' },
      monthlyByPaypal,
    ])
      expect((await startPaypal(person, await order(shop, person, plan))).json()).toMatchObject({
        success: true,
      });
    const rows = await shop.test.deps.db
      .select()
      .from(providerPlans)
      .where(eq(providerPlans.provider, 'paypal'));
    expect(rows.map(({ orderType, currency }) => `${orderType} ${currency}`).sort()).toEqual([
      'MONTHLY EUR',
      'MONTHLY USD',
      'YEARLY USD',
    ]);
    expect(new Set(rows.map(({ productId }) => productId)).size).toBe(1);
  });

  test('gives one page to ten calls at the same moment, and to a repeat', async () => {
    const person = await shop.person();
    const ref = await order(shop, person, monthlyByPaypal);
    const answers = await Promise.all(Array.from({ length: 10 }, () => startPaypal(person, ref)));
    expect(new Set(answers.map((answer) => answer.json().redirectUrl)).size).toBe(1);
    expect((await startPaypal(person, ref)).json()).toEqual(answers[0]?.json());
  });

  test.each(['decline', 'cancel'] as const)('stays unpaid after %s', async (button) => {
    const person = await shop.person();
    const ref = await order(shop, person, monthlyByPaypal);
    const { redirectUrl } = (await startPaypal(person, ref)).json();
    expect((await press(shop, redirectUrl, button)).statusCode).toBe(303);
    await settle(shop);
    expect((await confirm(shop, person, ref)).json().status).toBe('pending');
    expect(await active(shop, person)).toEqual({});
    expect((await order(shop, person, monthly)).orderId).toEqual(expect.any(String));
  });

  test('refuses to lead to another site', async () => {
    const person = await shop.person();
    const ref = await order(shop, person, monthlyByPaypal);
    for (const field of ['successUrl', 'cancelUrl']) {
      const answer = await startPaypal(person, ref, { [field]: 'https://evil.example/' });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'redirect_not_allowed']);
    }
    expect((await orderRow(ref))?.providerSessionId).toBeNull();
  });

  test("the other provider's order is not there, nor is another person's", async () => {
    const person = await shop.person();
    const byCard = await order(shop, person, monthly);
    const byPaypal = await order(shop, person, monthlyByPaypal);
    const stranger = await shop.person();
    const answers = [
      await startPaypal(person, byCard),
      await start(shop, person, byPaypal),
      await startPaypal(stranger, byPaypal),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await orderRow(byPaypal))?.providerSessionId).toBeNull();
    expect((await orderRow(byCard))?.providerSessionId).toBeNull();
  });
});

describe('pages at both providers', () => {
  test("a card's page is withdrawn when PayPal's is opened", async () => {
    const person = await shop.person();
    const byCard = await order(shop, person, monthly);
    const { sessionId } = (await start(shop, person, byCard)).json();
    await startPaypal(person, await order(shop, person, monthlyByPaypal));
    expect((await shop.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    expect((await orderRow(byCard))?.status).toBe('expired');
  });

  test("PayPal's page cannot be withdrawn, so its order waits on beside the new one", async () => {
    const person = await shop.person();
    const byPaypal = await order(shop, person, monthlyByPaypal);
    await startPaypal(person, byPaypal);
    const byCard = await order(shop, person, monthly);
    expect((await start(shop, person, byCard)).json()).toMatchObject({ success: true });
    expect((await orderRow(byPaypal))?.status).toBe('pending');
  });

  test('one that was paid before any webhook has come refuses the other, and lets the payer in', async () => {
    const person = await shop.person();
    const second = await order(shop, person, monthly);
    await pay(shop, person, annualByPaypal);
    expect((await start(shop, person, second)).json()).toMatchObject({
      success: false,
      code: 'already_subscribed',
    });
    await takeEvents(shop);
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'ANNUAL' });
  });
});

test('an order remembers the language of its mails', async () => {
  const person = await shop.person();
  expect((await orderRow(await order(shop, person, { ...monthly, locale: 'zh' })))?.locale).toBe('zh');
  expect((await orderRow(await order(shop, person)))?.locale).toBe('en');
});

import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  annualOrder,
  annualPaypalOrder,
  buy,
  confirmOrder,
  createOrder,
  getActiveSubscription,
  getCurrentSubscription,
  monthlyOrder,
  monthlyPaypalOrder,
  openPayPage,
  origin,
  type Person,
  pressOnPayPage,
  processWebhooks,
  setUpBilling,
  takeWebhooks,
} from '../../../../tests/support/billing-app.ts';
import { annualAmount, annualCents, monthlyCents } from '../../../../tests/support/prices.ts';
import { raisePrices } from '../../../../tests/support/raise-prices.ts';
import { billingCustomers, orders, providerPlans } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';

const billing = setUpBilling();

const sessionOf = (id: string) => billing.stripe.checkout.sessions.retrieve(id);

describe('starting a checkout', () => {
  test('opens the provider’s page with plan, price and return address', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person, annualOrder);
    const answer = await openPayPage(billing, person, ref);
    const { success, sessionId, redirectUrl } = answer.json();
    expect([answer.statusCode, success]).toEqual([200, true]);
    expect(redirectUrl).toBe(`${origin}/sandbox/stripe/checkout/${sessionId}`);
    expect(await sessionOf(sessionId)).toMatchObject({
      amount_total: annualCents,
      currency: 'usd',
      mode: 'subscription',
      client_reference_id: ref.orderId,
      metadata: { orderId: ref.orderId, userId: person.userId },
      success_url: `${origin}/payment-success?order=${ref.orderId}`,
      cancel_url: `${origin}/subscription-cancel`,
    });
  });

  test('stores the customer, the same one for each order', async () => {
    const person = await billing.createPerson();
    const first = (await openPayPage(billing, person, await createOrder(billing, person))).json();
    const second = (await openPayPage(billing, person, await createOrder(billing, person))).json();
    const [row] = await billing.app.deps.db
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, person.userId));
    expect((await sessionOf(first.sessionId)).customer).toBe(row?.providerCustomerId);
    expect((await sessionOf(second.sessionId)).customer).toBe(row?.providerCustomerId);
  });

  test('creates a new customer if the provider does not know the stored one', async () => {
    const person = await billing.createPerson();
    const { db } = billing.app.deps;
    const { userId } = person;
    const providerCustomerId = 'cus_of_another_account';
    await db.insert(billingCustomers).values({ userId, provider: 'stripe', providerCustomerId });
    const { sessionId } = (await openPayPage(billing, person, await createOrder(billing, person))).json();
    const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
    expect(row?.providerCustomerId).not.toBe(providerCustomerId);
    expect((await sessionOf(sessionId)).customer).toBe(row?.providerCustomerId);
  });

  test('creates a new customer within the hour if the first was deleted at the provider', async () => {
    const person = await billing.createPerson();
    const first = (await openPayPage(billing, person, await createOrder(billing, person))).json();
    await billing.stripe.customers.del(String((await sessionOf(first.sessionId)).customer));
    const ref = await createOrder(billing, person);
    const second = (await openPayPage(billing, person, ref)).json();
    expect(second).toMatchObject({ success: true });
    expect((await openPayPage(billing, person, ref)).json()).toEqual(second);
    await pressOnPayPage(billing, second.redirectUrl, 'pay');
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ hasAccess: true });
  });

  test('charges the amount of the order, even if the price list has changed', async () => {
    const person = await billing.createPerson();
    const refs = {
      stripe: await createOrder(billing, person),
      paypal: await createOrder(billing, person, monthlyPaypalOrder),
    };
    const restore = raisePrices(billing.app.deps.config, { monthly: 100, annual: 1_000 });
    try {
      // The list is another one: what it said before is refused now.
      expect(await createOrder(billing, person)).toMatchObject({ code: 'amount_mismatch' });
      const { sessionId } = (await openPayPage(billing, person, refs.stripe)).json();
      expect((await sessionOf(sessionId)).amount_total).toBe(monthlyCents);
      const { redirectUrl } = (await openPayPage(billing, person, refs.paypal, {}, {}, 'paypal')).json();
      await pressOnPayPage(billing, redirectUrl, 'pay');
      const [bought] = billing.paypalSandbox.simulated.subscriptions();
      expect(bought?.payments.map(({ amountCents }) => amountCents)).toEqual([monthlyCents]);
    } finally {
      restore();
    }
  });

  test('returns the same page to a repeated call, with and without a key', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    const headers = { 'idempotency-key': 'start' };
    const first = (await openPayPage(billing, person, ref, {}, headers)).json();
    expect((await openPayPage(billing, person, ref, {}, headers)).json()).toEqual(first);
    expect((await openPayPage(billing, person, ref)).json()).toEqual(first);
    expect((await openPayPage(billing, person, ref, { successUrl: `${origin}/other` })).json()).toEqual(
      first,
    );
  });

  test('returns one page to ten simultaneous calls', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    const answers = await Promise.all(Array.from({ length: 10 }, () => openPayPage(billing, person, ref)));
    expect(new Set(answers.map((answer) => answer.json().sessionId)).size).toBe(1);
  });

  test('closes the page of an earlier order, so only one can be paid', async () => {
    const person = await billing.createPerson();
    const earlier = await createOrder(billing, person);
    const first = (await openPayPage(billing, person, earlier)).json();
    const second = (
      await openPayPage(billing, person, await createOrder(billing, person, annualOrder))
    ).json();
    expect((await sessionOf(first.sessionId)).status).toBe('expired');
    expect((await sessionOf(second.sessionId)).status).toBe('open');
    const [row] = await billing.app.deps.db.select().from(orders).where(eq(orders.id, earlier.orderId));
    expect(row?.status).toBe('expired');
  });

  test('leaves one open page for two simultaneous orders', async () => {
    const person = await billing.createPerson();
    const refs = [await createOrder(billing, person), await createOrder(billing, person, annualOrder)];
    const answers = await Promise.all(refs.map((ref) => openPayPage(billing, person, ref)));
    const sessions = await Promise.all(answers.map((answer) => sessionOf(answer.json().sessionId)));
    expect(sessions.map((session) => session.status).sort()).toEqual(['expired', 'open']);
  });

  test('refuses a second subscription if an earlier page was paid, even before its webhook', async () => {
    const person = await billing.createPerson();
    const second = await createOrder(billing, person, annualOrder);
    await buy(billing, person);
    expect((await openPayPage(billing, person, second)).json()).toEqual({
      success: false,
      code: 'already_subscribed',
      errorMessage: 'You already have an active subscription',
    });
  });

  test('refuses to pay an order twice', async () => {
    const person = await billing.createPerson();
    const ref = await buy(billing, person);
    expect((await openPayPage(billing, person, ref)).json()).toMatchObject({ success: false });
    expect((await openPayPage(billing, person, ref)).json()).toEqual({
      success: false,
      code: 'order_paid',
      errorMessage: 'This order is already paid',
    });
  });

  test('paying the same page twice charges once', async () => {
    const person = await billing.createPerson();
    const { redirectUrl } = (await openPayPage(billing, person, await createOrder(billing, person))).json();
    await pressOnPayPage(billing, redirectUrl, 'pay');
    await pressOnPayPage(billing, redirectUrl, 'pay');
    const [row] = await billing.app.deps.db
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, person.userId));
    const list = await billing.stripe.subscriptions.list({ customer: row?.providerCustomerId ?? '' });
    expect(list.data).toHaveLength(1);
  });

  test.each([
    ['successUrl', 'https://evil.example/payment-success'],
    ['successUrl', 'http://127.0.0.1:3000@evil.example/'],
    ['successUrl', 'javascript:alert(1)'],
    ['successUrl', '//evil.example'],
    ['cancelUrl', 'http://127.0.0.1:3001/'],
    ['cancelUrl', 'not an address'],
  ])('refuses %s %s', async (field, address) => {
    const person = await billing.createPerson();
    const answer = await openPayPage(billing, person, await createOrder(billing, person), {
      [field]: address,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'redirect_not_allowed']);
  });

  test.each([
    ['orderId', { orderId: 'nonsense' }],
    ['orderNumber', { orderNumber: 'x'.repeat(65) }],
    ['successUrl', { successUrl: 7 }],
    ['paymentProvider', { paymentProvider: 'PAYPAL' }],
    ['body', { amount: 0.01 }],
  ])('refuses a wrong %s', async (field, changes) => {
    const person = await billing.createPerson();
    const answer = await openPayPage(billing, person, await createOrder(billing, person), changes);
    expect(answer.json().code).toBe('invalid_input');
    expect(Object.keys(answer.json().fields)).toContain(field);
  });

  test("treats another person's order like an unknown one and opens nothing", async () => {
    const owner = await billing.createPerson();
    const ref = await createOrder(billing, owner);
    const stranger = await billing.createPerson();
    const theirs = await openPayPage(billing, stranger, ref, { userId: owner.userId });
    const unknown = await openPayPage(billing, stranger, {
      ...ref,
      orderId: '0b9c1b0a-0000-4000-8000-000000000000',
    });
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
    const [row] = await billing.app.deps.db.select().from(orders).where(eq(orders.id, ref.orderId));
    expect(row?.providerSessionId).toBeNull();
  });

  test('refuses the number of another order', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    const answer = await openPayPage(billing, person, { ...ref, orderNumber: '20261120-AAAAAAAAAA' });
    expect(answer.statusCode).toBe(404);
  });

  test('ignores plan, currency and person in the body', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person, annualOrder);
    const body = { orderType: 'MONTHLY', currency: 'GBP', userId: (await billing.createPerson()).userId };
    const { sessionId } = (await openPayPage(billing, person, ref, body)).json();
    expect(await sessionOf(sessionId)).toMatchObject({
      amount_total: annualCents,
      currency: 'usd',
      metadata: { userId: person.userId },
    });
  });
});

test('answers 502 without details if the provider does not answer; the key can be reused', async () => {
  const person = await billing.createPerson();
  const ref = await createOrder(billing, person);
  const headers = { 'idempotency-key': 'again' };
  const working = billing.app.deps.providers.stripe;
  if (!working) throw new Error('no provider');
  const { openCheckout } = working;
  working.openCheckout = async () => {
    throw new AppError('provider_failed', { cause: new Error('sk_test_secret') });
  };
  const failed = await openPayPage(billing, person, ref, {}, headers);
  working.openCheckout = openCheckout;
  expect([failed.statusCode, failed.json()]).toEqual([
    502,
    { code: 'provider_failed', message: 'The payment provider did not answer as expected' },
  ]);
  expect((await openPayPage(billing, person, ref, {}, headers)).json().success).toBe(true);
});

describe('checking on a payer who has not returned', () => {
  const billing = setUpBilling();

  interface Look extends Record<string, unknown> {
    waits: number;
  }

  /** Minutes until the next look after this checkout; undefined when none is planned. */
  async function nextLook(checkoutId: string): Promise<number | undefined> {
    const { rows } = (await billing.app.deps.db.execute<Look>(sql`
    select round(extract(epoch from start_after - now()) / 60)::int as waits
    from jobs.job where name = 'sync-checkout' and state = 'created'
    and data ->> 'checkoutId' = ${checkoutId}`)) as { rows: Look[] };
    expect(rows.length).toBeLessThan(2);
    return rows[0]?.waits;
  }

  const lookNow = async () => {
    await billing.app.deps.db.execute(sql`update jobs.job set start_after = now() where state = 'created'`);
    await billing.app.runJobs();
  };

  async function open(plan: typeof monthlyOrder, provider: 'stripe' | 'paypal') {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person, plan);
    const { sessionId, redirectUrl } = (await openPayPage(billing, person, ref, {}, {}, provider)).json();
    const status = async () =>
      (await billing.app.deps.db.select().from(orders).where(eq(orders.id, ref.orderId)))[0]?.status;
    return { person, ref, redirectUrl, status, id: String(sessionId) };
  }

  describe.each([
    ['stripe', monthlyOrder],
    ['paypal', monthlyPaypalOrder],
  ] as const)('a payer at %s who never returns, with all webhooks lost', (provider, plan) => {
    test('gives access at the next check after the payment', async () => {
      const { person, redirectUrl, status, id } = await open(plan, provider);
      expect(await nextLook(id)).toBe(2);
      await lookNow();
      expect([await status(), await nextLook(id)]).toEqual(['pending', 8]);
      await pressOnPayPage(billing, redirectUrl, 'pay');
      await lookNow();
      expect([await status(), await nextLook(id)]).toEqual(['paid', undefined]);
      expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
    });

    test('checks an abandoned page less and less often, then stops', async () => {
      const { id } = await open(plan, provider);
      const waits = [];
      for (let look = 0; look < 5; look++) {
        waits.push(await nextLook(id));
        await lookNow();
      }
      expect(waits).toEqual([2, 8, 20, 150, 1_320]);
      expect(await nextLook(id)).toBeUndefined();
    });
  });

  test('closes the order of an expired page', async () => {
    const { id, status } = await open(monthlyOrder, 'stripe');
    await billing.stripe.checkout.sessions.expire(id);
    await lookNow();
    expect([await status(), await nextLook(id)]).toEqual(['expired', undefined]);
  });
});

describe('checkout at PayPal', () => {
  const billing = setUpBilling();

  type Ref = Awaited<ReturnType<typeof createOrder>>;
  const startPaypal = (person: Person, ref: Ref, extra: object = {}, headers = {}) =>
    openPayPage(billing, person, ref, extra, headers, 'paypal');
  const orderRow = async ({ orderId }: Ref) =>
    (await billing.app.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0];

  describe('a checkout at PayPal', () => {
    test('opens its page, and the returning payer is a subscriber before any webhook', async () => {
      const person = await billing.createPerson();
      const ref = await createOrder(billing, person, annualPaypalOrder);
      const answer = (await startPaypal(person, ref)).json();
      expect(answer).toMatchObject({ success: true, sessionId: (await orderRow(ref))?.providerSessionId });
      expect(answer.redirectUrl).toMatch(new RegExp(`^${origin}/sandbox/paypal/`));
      expect((await confirmOrder(billing, person, ref)).json()).toMatchObject({
        status: 'pending',
        payment: null,
      });
      const paid = await pressOnPayPage(billing, answer.redirectUrl, 'pay');
      expect(paid.statusCode).toBe(303);
      expect(paid.headers.location).toContain(`${origin}/payment-success?order=${ref.orderId}`);
      const nextYear = { at: expect.stringMatching(/^2027-11-20T/), amount: annualAmount, currency: 'USD' };
      expect((await confirmOrder(billing, person, ref)).json()).toMatchObject({
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
      expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'ANNUAL' });
    });

    test('sells the one stored plan of its currency', async () => {
      const person = await billing.createPerson();
      for (const plan of [
        annualPaypalOrder,
        monthlyPaypalOrder,
        { ...monthlyPaypalOrder, currency: 'EUR' },
        monthlyPaypalOrder,
      ])
        expect((await startPaypal(person, await createOrder(billing, person, plan))).json()).toMatchObject({
          success: true,
        });
      const rows = await billing.app.deps.db
        .select()
        .from(providerPlans)
        .where(eq(providerPlans.provider, 'paypal'));
      expect(rows.map(({ plan, currency }) => `${plan} ${currency}`).sort()).toEqual([
        'annual USD',
        'monthly EUR',
        'monthly USD',
      ]);
      expect(new Set(rows.map(({ productId }) => productId)).size).toBe(1);
    });

    test('returns one page to ten simultaneous calls and to a repeated one', async () => {
      const person = await billing.createPerson();
      const ref = await createOrder(billing, person, monthlyPaypalOrder);
      const answers = await Promise.all(Array.from({ length: 10 }, () => startPaypal(person, ref)));
      expect(new Set(answers.map((answer) => answer.json().redirectUrl)).size).toBe(1);
      expect((await startPaypal(person, ref)).json()).toEqual(answers[0]?.json());
    });

    test.each(['decline', 'cancel'] as const)('stays unpaid after %s', async (button) => {
      const person = await billing.createPerson();
      const ref = await createOrder(billing, person, monthlyPaypalOrder);
      const { redirectUrl } = (await startPaypal(person, ref)).json();
      expect((await pressOnPayPage(billing, redirectUrl, button)).statusCode).toBe(303);
      await processWebhooks(billing);
      expect((await confirmOrder(billing, person, ref)).json().status).toBe('pending');
      expect(await getActiveSubscription(billing, person)).toEqual({});
      expect((await createOrder(billing, person, monthlyOrder)).orderId).toEqual(expect.any(String));
    });

    test('refuses to return to another site', async () => {
      const person = await billing.createPerson();
      const ref = await createOrder(billing, person, monthlyPaypalOrder);
      for (const field of ['successUrl', 'cancelUrl']) {
        const answer = await startPaypal(person, ref, { [field]: 'https://evil.example/' });
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'redirect_not_allowed']);
      }
      expect((await orderRow(ref))?.providerSessionId).toBeNull();
    });

    test("finds neither the other provider's order nor another person's", async () => {
      const person = await billing.createPerson();
      const byCard = await createOrder(billing, person, monthlyOrder);
      const byPaypal = await createOrder(billing, person, monthlyPaypalOrder);
      const stranger = await billing.createPerson();
      const answers = [
        await startPaypal(person, byCard),
        await openPayPage(billing, person, byPaypal),
        await startPaypal(stranger, byPaypal),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect((await orderRow(byPaypal))?.providerSessionId).toBeNull();
      expect((await orderRow(byCard))?.providerSessionId).toBeNull();
    });
  });

  describe('pages at both providers', () => {
    test("Stripe's page is withdrawn when PayPal's opens", async () => {
      const person = await billing.createPerson();
      const byCard = await createOrder(billing, person, monthlyOrder);
      const { sessionId } = (await openPayPage(billing, person, byCard)).json();
      await startPaypal(person, await createOrder(billing, person, monthlyPaypalOrder));
      expect((await billing.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
      expect((await orderRow(byCard))?.status).toBe('expired');
    });

    test("PayPal's page cannot be withdrawn, so its order stays pending next to the new one", async () => {
      const person = await billing.createPerson();
      const byPaypal = await createOrder(billing, person, monthlyPaypalOrder);
      await startPaypal(person, byPaypal);
      const byCard = await createOrder(billing, person, monthlyOrder);
      expect((await openPayPage(billing, person, byCard)).json()).toMatchObject({ success: true });
      expect((await orderRow(byPaypal))?.status).toBe('pending');
    });

    test('a paid one blocks the other and gives access, even before its webhook', async () => {
      const person = await billing.createPerson();
      const second = await createOrder(billing, person, monthlyOrder);
      await buy(billing, person, annualPaypalOrder);
      expect((await openPayPage(billing, person, second)).json()).toMatchObject({
        success: false,
        code: 'already_subscribed',
      });
      await takeWebhooks(billing);
      expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'ANNUAL' });
    });
  });

  test('an order stores the language of its mails', async () => {
    const person = await billing.createPerson();
    expect(
      (await orderRow(await createOrder(billing, person, { ...monthlyOrder, locale: 'zh' })))?.locale,
    ).toBe('zh');
    expect((await orderRow(await createOrder(billing, person)))?.locale).toBe('en');
  });
});

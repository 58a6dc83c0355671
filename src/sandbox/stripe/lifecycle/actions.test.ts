import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, createPrice, itemIn, openShop, site, type TestShop } from '../test-shop.ts';

let shop: TestShop;
let monthly: string;
let id: string;
let customer: string;

beforeAll(async () => {
  shop = await openShop();
  monthly = (await createPrice(shop, 'month')).id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ subscription: id, customer } = await buy(shop, monthly));
  await shop.events(id);
});

const retrieve = () => shop.stripe.subscriptions.retrieve(id);
const simulated = () => shop.sandbox.simulated.subscriptions().find((one) => one.id === id);

async function openPortal(): Promise<string> {
  const { url, return_url } = await shop.stripe.billingPortal.sessions.create({
    customer,
    return_url: `${site}/settings`,
  });
  expect(return_url).toBe(`${site}/settings`);
  return url;
}

const show = (url: string) => shop.pages.inject({ url: new URL(url).pathname });

describe('the billing portal', () => {
  test('shows the plan, what can be done and the way back, marked as a sandbox', async () => {
    const url = await openPortal();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/sandbox\/stripe\/portal\/bps_\w{24}$/);
    const { statusCode, body, headers } = await show(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    for (const text of [
      'Sandbox, no money moves',
      '$5.25 per month',
      `href="${site}/settings"`,
      'Cancel subscription',
    ])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<script|Use a card that works/);
  });

  test('cancels by cancel_at alone, and takes it back', async () => {
    const url = await openPortal();
    const pressed = await shop.press(`${url}/${id}/cancel`);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, new URL(url).pathname]);
    const cancelled = await retrieve();
    expect(cancelled).toMatchObject({
      cancel_at: itemIn(cancelled).current_period_end,
      cancel_at_period_end: false,
    });
    expect(simulated()).toMatchObject({ willCancel: true, status: 'active' });
    expect((await show(url)).body).toContain('Keep subscription');
    await shop.press(`${url}/${id}/cancel`);
    await shop.press(`${url}/${id}/undo`);
    expect((await retrieve()).cancel_at).toBeNull();
    expect((await shop.events(id)).map(({ type }) => type)).toEqual([
      'customer.subscription.updated',
      'customer.subscription.updated',
    ]);
  });

  test('takes back what the seller has cancelled', async () => {
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await shop.press(`${await openPortal()}/${id}/undo`);
    expect(await retrieve()).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  });

  test('updates the card, which pays open invoices', async () => {
    await shop.sandbox.simulated.perform(id, 'fail-next');
    await shop.sandbox.simulated.perform(id, 'renew');
    expect((await retrieve()).status).toBe('past_due');
    const url = await openPortal();
    expect((await show(url)).body).toContain('Use a card that works');
    await shop.press(`${url}/${id}/update-payment-method`);
    expect((await retrieve()).status).toBe('active');
    expect(simulated()).toMatchObject({
      nextChargeFails: false,
      payments: [{ status: 'paid' }, { status: 'paid' }],
    });
  });

  test('is of one customer and for an hour', async () => {
    const own = id;
    const url = await openPortal();
    const other = (await buy(shop, monthly)).subscription;
    expect((await shop.press(`${url}/${other}/cancel`)).statusCode).toBe(404);
    await shop.pass({ hours: 1 });
    for (const answer of [await show(url), await shop.press(`${url}/${own}/cancel`)])
      expect([answer.statusCode, answer.body.includes('This link has expired')]).toEqual([404, true]);
    for (const each of [own, other]) {
      id = each;
      expect((await retrieve()).cancel_at).toBeNull();
    }
  });

  test('shows nothing of what has ended', async () => {
    await shop.stripe.subscriptions.cancel(id);
    const url = await openPortal();
    expect((await show(url)).body).toContain('You have no running subscription.');
    expect((await shop.press(`${url}/${id}/undo`)).statusCode).toBe(303);
    expect((await retrieve()).status).toBe('canceled');
  });

  test('is not made for an unknown customer or without a way back', async () => {
    const { sessions } = shop.stripe.billingPortal;
    const return_url = `${site}/settings`;
    await expect(sessions.create({ customer: 'cus_unknown', return_url })).rejects.toMatchObject({
      param: 'customer',
    });
    await expect(sessions.create({ customer })).rejects.toMatchObject({ param: 'return_url' });
  });
});

describe('the panel', () => {
  test('sees a subscription with its payments, newest first', async () => {
    await shop.sandbox.simulated.perform(id, 'refund');
    await shop.sandbox.simulated.perform(id, 'fail-next');
    await shop.sandbox.simulated.perform(id, 'renew');
    const subscription = await retrieve();
    expect(shop.sandbox.simulated.subscriptions()[0]).toEqual({
      id,
      customer: 'a@clearing.test',
      plan: 'MONTHLY',
      amount: '5.25 USD',
      status: 'past_due',
      periodEnd: new Date(itemIn(subscription).current_period_end * 1_000),
      willCancel: false,
      nextChargeFails: true,
      payments: [
        {
          id: subscription.latest_invoice,
          amountCents: 525,
          currency: 'USD',
          refundedCents: 0,
          disputed: false,
          paidAt: shop.clock.now(),
          status: 'failed',
        },
        expect.objectContaining({ status: 'paid', refundedCents: 525 }),
      ],
    });
  });

  test.each(['renew', 'fail-next', 'recover', 'cancel'] as const)(
    'cannot %s what has ended',
    async (action) => {
      await shop.stripe.subscriptions.cancel(id);
      await expect(shop.sandbox.simulated.perform(id, action)).rejects.toThrow(
        'This subscription has ended.',
      );
      expect(simulated()).toMatchObject({ status: 'canceled', periodEnd: null, willCancel: false });
    },
  );

  test('cannot renew or cancel what is cancelled already', async () => {
    await shop.sandbox.simulated.perform(id, 'cancel');
    await expect(shop.sandbox.simulated.perform(id, 'renew')).rejects.toThrow('nothing renews');
    await expect(shop.sandbox.simulated.perform(id, 'cancel')).rejects.toThrow('It is already canceled.');
    await expect(shop.sandbox.simulated.perform('sub_unknown', 'renew')).rejects.toThrow(
      'No such subscription',
    );
  });
});

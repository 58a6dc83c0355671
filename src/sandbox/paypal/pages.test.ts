import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openShop, planBody, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

/** Amounts, newest first. */
function paid(id: string): number[] | undefined {
  const all = shop.sandbox.simulated.subscriptions();
  return all.find((one) => one.id === id)?.payments.map(({ amountCents }) => amountCents);
}

async function askForPlan(id: string, plan: string) {
  const body = {
    plan_id: plan,
    application_context: {
      return_url: 'http://localhost:3000/settings?switched=1',
      cancel_url: 'http://localhost:3000/settings',
    },
  };
  return shop.call('POST', `/v1/billing/subscriptions/${id}/revise`, body);
}

describe('another plan', () => {
  test('is agreed to on a page, and charged from the next billing time on', async () => {
    const id = await shop.buy();
    const asked = await askForPlan(id, shop.plans.year);
    const approve = new URL(asked.body.links.find(({ rel }) => rel === 'approve')?.href ?? '').pathname;
    expect((await shop.read(id)).plan_id).toBe(shop.plans.month);
    const page = await shop.page('GET', approve);
    expect(page.html).toContain('Nothing is charged today.');
    expect(page.html).toContain('December 20, 2026');
    const agreed = await shop.page('POST', `${approve}/pay`);
    expect(agreed.location).toMatch(
      new RegExp(
        `^http://localhost:3000/settings\\?switched=1&subscription_id=${id}&ba_token=BA-\\w+&token=\\w+$`,
      ),
    );
    expect(await shop.read(id)).toMatchObject({
      plan_id: shop.plans.year,
      billing_info: { next_billing_time: '2026-12-20T10:00:00Z' },
    });
    await shop.clock.moveTo(new Date('2027-01-31T00:00:00Z'));
    expect(paid(id)).toEqual([6_195, 525]);
    expect((await shop.read(id)).billing_info.next_billing_time).toBe('2027-12-20T10:00:00Z');
    await vi.waitFor(() =>
      expect(shop.webhooks.filter(({ event }) => event.event_type.endsWith('UPDATED'))).toHaveLength(1),
    );
    expect((await shop.page('GET', approve)).html).toContain('You have already agreed to this');
  });

  test('is not taken when the payer declines, cancels, or comes too late', async () => {
    const id = await shop.buy();
    const asked = await askForPlan(id, shop.plans.year);
    const approve = new URL(asked.body.links.find(({ rel }) => rel === 'approve')?.href ?? '').pathname;
    expect((await shop.page('POST', `${approve}/decline`)).location).toBe(`${approve}?declined=1`);
    expect((await shop.page('POST', `${approve}/cancel`)).location).toBe('http://localhost:3000/settings');
    await shop.clock.moveTo(new Date('2026-11-20T15:30:00Z'));
    expect((await shop.page('POST', `${approve}/pay`)).location).toBe(approve);
    expect((await shop.page('GET', approve)).html).toContain('This link has expired');
    expect((await shop.read(id)).plan_id).toBe(shop.plans.month);
  });

  test('must be of the same product, and the subscription active', async () => {
    const id = await shop.buy();
    const other = await shop.call('POST', '/v1/catalogs/products', { name: 'Other', type: 'SERVICE' });
    const plan = await shop.call('POST', '/v1/billing/plans', planBody(other.body.id, 'YEAR', '1.00'));
    expect((await askForPlan(id, plan.body.id)).body.details).toEqual([
      expect.objectContaining({ issue: 'PLAN_PRODUCT_NOT_COMPATIBLE' }),
    ]);
    await shop.sandbox.simulated.act(id, 'cancel');
    expect((await askForPlan(id, shop.plans.year)).status).toBe(422);
  });
});

describe('the consent page', () => {
  test('is marked, names the price, and escapes what the shop calls its plan', async () => {
    const page = await shop.page('GET', `/sandbox/paypal/subscribe/${await shop.subscribe()}`);
    expect(page.status).toBe(200);
    for (const part of [
      'Sandbox, no money moves',
      '$5.25',
      'per month',
      'Monthly &lt;b&gt;plan&lt;/b&gt;',
      'Clearing',
    ])
      expect(page.html).toContain(part);
    expect((await shop.page('GET', '/sandbox/paypal/subscribe/I-UNKNOWN')).status).toBe(404);
    expect((await shop.page('POST', '/sandbox/paypal/revise/BA-UNKNOWN/pay')).status).toBe(404);
  });

  test('charges once, however often it is paid, and sends the payer back', async () => {
    const id = await shop.subscribe();
    const pay = () => shop.page('POST', `/sandbox/paypal/subscribe/${id}/pay`);
    const first = await pay();
    expect(first.status).toBe(303);
    expect(first.location).toMatch(
      new RegExp(
        `^http://localhost:3000/payment-success\\?order=1&subscription_id=${id}&ba_token=BA-\\w+&token=\\w+$`,
      ),
    );
    expect((await pay()).location).toBe(first.location);
    expect(paid(id)).toEqual([525]);
    expect((await shop.page('GET', `/sandbox/paypal/subscribe/${id}`)).html).toContain('already');
  });

  test('changes nothing when declined or cancelled, and is of no use after three hours', async () => {
    const id = await shop.subscribe();
    const page = `/sandbox/paypal/subscribe/${id}`;
    expect((await shop.page('POST', `${page}/decline`)).location).toBe(`${page}?declined=1`);
    expect((await shop.page('GET', `${page}?declined=1`)).html).toContain(
      'could not use your payment method',
    );
    expect((await shop.page('POST', `${page}/cancel`)).location).toBe(
      'http://localhost:3000/subscription-cancel',
    );
    await shop.clock.moveTo(new Date('2026-11-20T15:30:00Z'));
    expect((await shop.page('POST', `${page}/pay`)).location).toBe(page);
    expect((await shop.page('GET', page)).html).toContain('This link has expired');
    expect((await shop.read(id)).status).toBe('APPROVAL_PENDING');
    expect(shop.sandbox.simulated.subscriptions()).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPaypalSandbox } from './paypal.ts';
import { openShop, planBody, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const subscriptions = '/v1/billing/subscriptions';

function moveClock(to: string): Promise<void> {
  return shop.clock.moveTo(new Date(to));
}

function act(id: string, action: Parameters<typeof shop.sandbox.simulated.perform>[1]): Promise<void> {
  return shop.sandbox.simulated.perform(id, action);
}

/** Status, amount and minute of each, the newest first. */
async function transactions(id: string) {
  await shop.readSubscription(id);
  const query = 'start_time=2026-01-01T00:00:00Z&end_time=2040-01-01T00:00:00Z';
  const { body } = await shop.call('GET', `${subscriptions}/${id}/transactions?${query}`);
  const all = body.transactions as {
    status: string;
    time: string;
    amount_with_breakdown: { gross_amount: { value: string } };
  }[];
  return all.map(({ status, time, amount_with_breakdown: { gross_amount } }) => [
    status,
    gross_amount.value,
    time.slice(0, 16),
  ]);
}

/** How many webhooks of this type were sent about a subscription. */
async function countWebhooks(id: string, type: string): Promise<number> {
  await vi.waitFor(() =>
    expect(shop.sandbox.simulated.webhooks.log().every(({ state }) => state === 'delivered')).toBe(true),
  );
  return shop.webhooks.filter(
    ({ event: { event_type, resource } }) =>
      event_type === type && (resource.id === id || resource.billing_agreement_id === id),
  ).length;
}

describe('renewal', () => {
  test('comes at each billing time, dated as it was due', async () => {
    const id = await shop.buy();
    await moveClock('2027-02-01T00:00:00Z');
    expect(await transactions(id)).toEqual([
      ['COMPLETED', '5.25', '2027-01-20T10:00'],
      ['COMPLETED', '5.25', '2026-12-20T10:00'],
      ['COMPLETED', '5.25', '2026-11-20T12:30'],
    ]);
    expect((await shop.readSubscription(id)).billing_info.next_billing_time).toBe('2027-02-20T10:00:00Z');
    expect(await countWebhooks(id, 'PAYMENT.SALE.COMPLETED')).toBe(3);
  });

  test('comes by real time where there is no clock to move, also for the time of a standstill', async () => {
    const id = await shop.buy();
    await shop.sandbox.stop();
    const again = await startPaypalSandbox({
      dataDir: shop.dataDir,
      webhookUrl: 'http://127.0.0.1:9/nobody',
      now: () => new Date('2027-01-25T00:00:00Z'),
    });
    const paidAt = () =>
      again.simulated
        .subscriptions()
        .find((one) => one.id === id)
        ?.payments.map((payment) => payment.paidAt);
    await vi.waitFor(() => expect(paidAt()).toHaveLength(3), 5_000);
    expect(paidAt()?.[0]).toEqual(new Date('2027-01-20T10:00:00Z'));
    await again.stop();
  });

  test('keeps to the 31st where the month has one, else to its last day', async () => {
    await moveClock('2026-12-31T08:00:00Z');
    await shop.readSubscription(await shop.subscribe());
    const id = await shop.buy();
    await moveClock('2027-04-01T00:00:00Z');
    expect((await transactions(id)).map(([, , time]) => time)).toEqual([
      '2027-03-31T10:00',
      '2027-02-28T10:00',
      '2027-01-31T10:00',
      '2026-12-31T08:00',
    ]);
  });

  test('can be brought forward, and then is billed from that day on', async () => {
    const id = await shop.buy(shop.plans.year);
    await moveClock('2026-12-24T08:00:00Z');
    await act(id, 'renew');
    expect((await transactions(id))[0]).toEqual(['COMPLETED', '61.95', '2026-12-24T08:00']);
    expect((await shop.readSubscription(id)).billing_info.next_billing_time).toBe('2027-12-24T10:00:00Z');
    expect(shop.sandbox.simulated.subscriptions()[0]).toMatchObject({ plan: 'YEARLY', amount: '61.95 USD' });
    const { headers } = await shop.call('GET', `${subscriptions}/${id}`);
    expect(headers.get('date')).toBe('Thu, 24 Dec 2026 08:00:00 GMT');
  });

  test('does not come to a suspended or cancelled subscription, nor afterwards for that time', async () => {
    const [suspended, cancelled] = [await shop.buy(), await shop.buy()];
    await shop.call('POST', `${subscriptions}/${suspended}/suspend`, { reason: 'pause' });
    await act(cancelled, 'cancel');
    expect(shop.clock.now() < new Date('2026-12-20')).toBe(true);
    await moveClock('2027-03-01T00:00:00Z');
    await shop.readSubscription(suspended);
    await shop.call('POST', `${subscriptions}/${suspended}/activate`, { reason: 'go on' });
    expect((await shop.readSubscription(suspended)).billing_info.next_billing_time).toBe(
      '2027-03-20T10:00:00Z',
    );
    expect(await transactions(suspended)).toHaveLength(1);
    expect(await transactions(cancelled)).toHaveLength(1);
    await expect(act(cancelled, 'renew')).rejects.toThrow('It is cancelled.');
  });

  test('does not come to a plan of one cycle, which expires', async () => {
    const { product_id } = (await shop.call('GET', `/v1/billing/plans/${shop.plans.month}`)).body;
    const plan = planBody(String(product_id), 'MONTH', '5.25');
    const cycles = plan.billing_cycles.map(({ total_cycles: _, ...cycle }) => cycle);
    const made = await shop.call('POST', '/v1/billing/plans', { ...plan, billing_cycles: cycles });
    const id = await shop.buy(made.body.id);
    await moveClock('2027-03-01T00:00:00Z');
    expect((await shop.readSubscription(id)).status).toBe('EXPIRED');
    expect(await transactions(id)).toHaveLength(1);
    expect(await countWebhooks(id, 'BILLING.SUBSCRIPTION.EXPIRED')).toBe(1);
  });
});

describe('a payment that fails', () => {
  test('is tried every five days up to the threshold, then PayPal suspends', async () => {
    const id = await shop.buy();
    await act(id, 'fail-next');
    await moveClock('2026-12-26T00:00:00Z');
    expect((await shop.readSubscription(id)).billing_info).toMatchObject({
      failed_payments_count: 2,
      outstanding_balance: { value: '5.25' },
      // The next cycle's, though the present one is not paid.
      next_billing_time: '2027-01-20T10:00:00Z',
    });
    const detailed = await shop.call('GET', `${subscriptions}/${id}?fields=last_failed_payment`);
    expect(detailed.body.billing_info).toMatchObject({
      last_failed_payment: { next_payment_retry_time: '2026-12-30T10:00:00Z', reason_code: 'PAYMENT_DENIED' },
    });
    await moveClock('2027-02-01T00:00:00Z');
    expect((await shop.readSubscription(id)).status).toBe('SUSPENDED');
    expect(await transactions(id)).toEqual([
      ['DECLINED', '5.25', '2026-12-30T10:00'],
      ['DECLINED', '5.25', '2026-12-25T10:00'],
      ['DECLINED', '5.25', '2026-12-20T10:00'],
      ['COMPLETED', '5.25', '2026-11-20T12:30'],
    ]);
    expect(await countWebhooks(id, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED')).toBe(3);
    expect(await countWebhooks(id, 'BILLING.SUBSCRIPTION.SUSPENDED')).toBe(1);
    const refused = await shop.call('POST', `${subscriptions}/${id}/activate`, { reason: 'please' });
    expect(refused.body.details).toEqual([
      expect.objectContaining({ issue: 'SUBSCRIPTION_CANNOT_BE_ACTIVATED' }),
    ]);
  });

  test('is paid once the payment method works again', async () => {
    const id = await shop.buy();
    await act(id, 'fail-next');
    await moveClock('2026-12-21T00:00:00Z');
    await act(id, 'recover');
    expect((await transactions(id))[0]).toEqual(['COMPLETED', '5.25', '2026-12-21T00:00']);
    expect((await shop.readSubscription(id)).billing_info).toMatchObject({
      failed_payments_count: 0,
      outstanding_balance: { value: '0.0' },
      next_billing_time: '2027-01-20T10:00:00Z',
    });
    await moveClock('2027-01-01T00:00:00Z');
    expect(await transactions(id)).toHaveLength(3);
  });

  test('can be fixed by the customer on the PayPal page, even after the suspension', async () => {
    const id = await shop.buy();
    await act(id, 'fail-next');
    await moveClock('2027-01-05T00:00:00Z');
    const page = `/sandbox/paypal/autopay/${id}`;
    expect((await shop.page('GET', page)).html).toContain('Fix the payment method');
    expect(await shop.page('POST', `${page}/update-payment-method`)).toMatchObject({
      status: 303,
      location: page,
    });
    const fixed = await shop.readSubscription(id);
    expect(fixed).toMatchObject({
      status: 'ACTIVE',
      billing_info: { outstanding_balance: { value: '0.0' } },
    });
    expect((await transactions(id))[0]).toEqual(['COMPLETED', '5.25', '2027-01-05T00:00']);
    expect(await shop.page('POST', `${page}/cancel`)).toMatchObject({ status: 303, location: page });
    expect((await shop.readSubscription(id)).status).toBe('CANCELLED');
    expect((await shop.page('GET', page)).html).not.toContain('Cancel automatic payments');
  });
});

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
    expect((await shop.readSubscription(id)).plan_id).toBe(shop.plans.month);
    const page = await shop.page('GET', approve);
    expect(page.html).toContain('Nothing is charged today.');
    expect(page.html).toContain('December 20, 2026');
    const agreed = await shop.page('POST', `${approve}/pay`);
    expect(agreed.location).toMatch(
      new RegExp(
        `^http://localhost:3000/settings\\?switched=1&subscription_id=${id}&ba_token=BA-\\w+&token=\\w+$`,
      ),
    );
    expect(await shop.readSubscription(id)).toMatchObject({
      plan_id: shop.plans.year,
      billing_info: { next_billing_time: '2026-12-20T10:00:00Z' },
    });
    await shop.clock.moveTo(new Date('2027-01-31T00:00:00Z'));
    expect(paid(id)).toEqual([6_195, 525]);
    expect((await shop.readSubscription(id)).billing_info.next_billing_time).toBe('2027-12-20T10:00:00Z');
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
    expect((await shop.readSubscription(id)).plan_id).toBe(shop.plans.month);
  });

  test('must be of the same product, and the subscription active', async () => {
    const id = await shop.buy();
    const other = await shop.call('POST', '/v1/catalogs/products', { name: 'Other', type: 'SERVICE' });
    const plan = await shop.call('POST', '/v1/billing/plans', planBody(other.body.id, 'YEAR', '1.00'));
    expect((await askForPlan(id, plan.body.id)).body.details).toEqual([
      expect.objectContaining({ issue: 'PLAN_PRODUCT_NOT_COMPATIBLE' }),
    ]);
    await shop.sandbox.simulated.perform(id, 'cancel');
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
    expect((await shop.readSubscription(id)).status).toBe('APPROVAL_PENDING');
    expect(shop.sandbox.simulated.subscriptions()).toEqual([]);
  });
});

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

function act(id: string, action: Parameters<typeof shop.sandbox.simulated.act>[1]): Promise<void> {
  return shop.sandbox.simulated.act(id, action);
}

/** Status, amount and minute of each, the newest first. */
async function transactions(id: string) {
  await shop.read(id);
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
    expect(shop.sandbox.simulated.deliverer.log().every(({ state }) => state === 'delivered')).toBe(true),
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
    expect((await shop.read(id)).billing_info.next_billing_time).toBe('2027-02-20T10:00:00Z');
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
    await shop.read(await shop.subscribe());
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
    expect((await shop.read(id)).billing_info.next_billing_time).toBe('2027-12-24T10:00:00Z');
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
    await shop.read(suspended);
    await shop.call('POST', `${subscriptions}/${suspended}/activate`, { reason: 'go on' });
    expect((await shop.read(suspended)).billing_info.next_billing_time).toBe('2027-03-20T10:00:00Z');
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
    expect((await shop.read(id)).status).toBe('EXPIRED');
    expect(await transactions(id)).toHaveLength(1);
    expect(await countWebhooks(id, 'BILLING.SUBSCRIPTION.EXPIRED')).toBe(1);
  });
});

describe('a payment that fails', () => {
  test('is tried every five days up to the threshold, then PayPal suspends', async () => {
    const id = await shop.buy();
    await act(id, 'fail-next');
    await moveClock('2026-12-26T00:00:00Z');
    expect((await shop.read(id)).billing_info).toMatchObject({
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
    expect((await shop.read(id)).status).toBe('SUSPENDED');
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
    expect((await shop.read(id)).billing_info).toMatchObject({
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
    const fixed = await shop.read(id);
    expect(fixed).toMatchObject({
      status: 'ACTIVE',
      billing_info: { outstanding_balance: { value: '0.0' } },
    });
    expect((await transactions(id))[0]).toEqual(['COMPLETED', '5.25', '2027-01-05T00:00']);
    expect(await shop.page('POST', `${page}/cancel`)).toMatchObject({ status: 303, location: page });
    expect((await shop.read(id)).status).toBe('CANCELLED');
    expect((await shop.page('GET', page)).html).not.toContain('Cancel automatic payments');
  });
});

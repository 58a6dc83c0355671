import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShop, planBody, type ReceivedWebhook, subscriptionBody, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const subscriptions = '/v1/billing/subscriptions';

async function askToken(authorization: string, form = 'grant_type=client_credentials') {
  const response = await fetch(`${shop.sandbox.apiBase}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function basic(secret = shop.sandbox.clientSecret): string {
  return `Basic ${btoa(`${shop.sandbox.clientId}:${secret}`)}`;
}

function issues(body: Record<string, unknown>): unknown[] {
  const details = body.details as { field?: string; issue: string }[] | undefined;
  return details?.map(({ field, issue }) => (field ? `${field} ${issue}` : issue)) ?? [];
}

describe('authentication', () => {
  test('issues a token for nine hours to the right client only', async () => {
    const good = await askToken(basic());
    expect(good).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 32_400 } });
    expect(await askToken(basic('wrong'))).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(await askToken(basic(), 'grant_type=password')).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
    expect(new URL(shop.sandbox.apiBase).hostname).toBe('127.0.0.1');
  });

  test.each([
    ['without a token', ''],
    ['with a wrong token', 'Bearer A21AAwrong'],
  ])('refuses a call %s', async (_name, authorization) => {
    const reply = await shop.call('GET', `/v1/billing/plans/${shop.plans.month}`, undefined, {
      authorization,
    });
    expect(reply.status).toBe(401);
  });

  test('refuses an expired token', async () => {
    const own = await openShop();
    const path = `/v1/billing/plans/${own.plans.month}`;
    const statusAfter = async (seconds: number) => {
      await own.clock.moveTo(new Date(own.clock.now().getTime() + seconds * 1_000));
      return (await own.call('GET', path)).status;
    };
    expect(await statusAfter(32_399)).toBe(200);
    expect(await statusAfter(1)).toBe(401);
    await own.close();
  });

  test('refuses unknown paths and bodies that are not JSON', async () => {
    expect((await shop.call('GET', '/v1/billing/nothing')).status).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await shop.call('POST', '/v1/catalogs/products', {}, form)).status).toBe(415);
  });
});

describe('a request id', () => {
  test('gives the first answer again, and refuses another request', async () => {
    const id = { 'paypal-request-id': 'order-7' };
    const body = subscriptionBody(shop.plans.month);
    const first = await shop.call('POST', subscriptions, body, id);
    expect((await shop.call('POST', subscriptions, body, id)).body).toEqual(first.body);
    const other = await shop.call('POST', subscriptions, { ...body, custom_id: 'other' }, id);
    expect(other.status).toBe(422);
    expect(issues(other.body)).toEqual(['PAYPAL_REQUEST_ID_PREVIOUSLY_USED']);
    expect((await shop.call('POST', subscriptions, body)).body.id).not.toBe(first.body.id);
  });

  test('is not used up by a refusal', async () => {
    const id = { 'paypal-request-id': 'order-8' };
    expect((await shop.call('POST', subscriptions, {}, id)).status).toBe(400);
    expect((await shop.call('POST', subscriptions, subscriptionBody(shop.plans.month), id)).status).toBe(201);
  });

  test('is forgotten after 72 hours', async () => {
    const own = await openShop();
    const id = { 'paypal-request-id': 'order-9' };
    const created = await own.call('POST', subscriptions, subscriptionBody(own.plans.month), id);
    await own.clock.moveTo(new Date(own.clock.now().getTime() + 72 * 3_600_000 + 1));
    await own.readSubscription(created.body.id);
    const again = await own.call('POST', subscriptions, subscriptionBody(own.plans.month), id);
    expect(again.body.id).not.toBe(created.body.id);
    await own.close();
  });
});

describe('the catalogue', () => {
  test('refuses what the published schema does not allow', async () => {
    const product = await shop.call('POST', '/v1/catalogs/products', { name: '', type: 'GIFT', price: 1 });
    expect(product.status).toBe(400);
    expect(issues(product.body)).toEqual([
      '/name INVALID_STRING_MIN_LENGTH',
      '/type INVALID_PARAMETER_VALUE',
      '/price INVALID_PARAMETER_SYNTAX',
    ]);
    const plan = await shop.call('POST', '/v1/billing/plans', { name: 'Plan' });
    expect(issues(plan.body)).toEqual([
      '/product_id MISSING_REQUIRED_PARAMETER',
      '/billing_cycles MISSING_REQUIRED_PARAMETER',
      '/payment_preferences MISSING_REQUIRED_PARAMETER',
    ]);
  });

  test('wants a product that exists, and an amount of money that can be charged', async () => {
    const unknown = await shop.call(
      'POST',
      '/v1/billing/plans',
      planBody(`PROD-${'0'.repeat(17)}`, 'MONTH', '5.25'),
    );
    expect([unknown.status, ...issues(unknown.body)]).toEqual([404, 'INVALID_RESOURCE_ID']);
    const made = await shop.call('POST', '/v1/catalogs/products', { name: 'Clearing', type: 'SERVICE' });
    for (const value of ['0.00', '6.999', '-1.00', 'six'])
      expect(
        (await shop.call('POST', '/v1/billing/plans', planBody(made.body.id, 'MONTH', value))).status,
      ).toBe(400);
  });

  test('answers the whole object only to those who prefer it', async () => {
    const body = { name: 'Clearing', type: 'SERVICE' };
    const short = await shop.call('POST', '/v1/catalogs/products', body);
    expect(Object.keys(short.body)).toEqual(['id', 'links']);
    const whole = await shop.call('POST', '/v1/catalogs/products', body, { prefer: 'return=representation' });
    expect(whole.body).toMatchObject(body);
    expect(await shop.call('GET', `/v1/billing/plans/${shop.plans.year}`)).toMatchObject({
      status: 200,
      body: { status: 'ACTIVE', billing_cycles: [{ pricing_scheme: { fixed_price: { value: '61.95' } } }] },
    });
  });
});

describe('a subscription', () => {
  test('refuses unknown names, a long custom id and an address that is none', async () => {
    const body = subscriptionBody(shop.plans.month);
    const wrong = {
      ...body,
      custom_id: 'x'.repeat(128),
      metadata: {},
      application_context: { ...body.application_context, return_url: '/payment-success' },
    };
    expect(issues((await shop.call('POST', subscriptions, wrong)).body)).toEqual([
      '/custom_id INVALID_STRING_MAX_LENGTH',
      '/application_context/return_url INVALID_PARAMETER_SYNTAX',
      '/metadata INVALID_PARAMETER_SYNTAX',
    ]);
    const unknown = await shop.call('POST', subscriptions, subscriptionBody(`P-${'0'.repeat(24)}`));
    expect([unknown.status, ...issues(unknown.body)]).toEqual([404, 'INVALID_RESOURCE_ID']);
  });

  test('waits for approval, with no billing yet, and cannot be cancelled then', async () => {
    const id = await shop.subscribe();
    const pending = await shop.readSubscription(id);
    expect(pending).toMatchObject({
      status: 'APPROVAL_PENDING',
      custom_id: 'order-1',
      plan_id: shop.plans.month,
    });
    expect(pending).not.toHaveProperty('billing_info');
    expect(pending.links.find(({ rel }) => rel === 'approve')?.href).toBe(
      `http://localhost:3000/sandbox/paypal/subscribe/${id}`,
    );
    const refused = await shop.call('POST', `${subscriptions}/${id}/cancel`, { reason: 'gone' });
    expect(refused).toMatchObject({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } });
    expect(issues(refused.body)).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
  });

  test('shows what was paid and when the next payment comes, at ten o’clock UTC', async () => {
    const id = await shop.buy();
    expect(await shop.readSubscription(id)).toMatchObject({
      status: 'ACTIVE',
      billing_info: {
        outstanding_balance: { currency_code: 'USD', value: '0.0' },
        last_payment: { amount: { currency_code: 'USD', value: '5.25' }, time: '2026-11-20T12:30:00Z' },
        next_billing_time: '2026-12-20T10:00:00Z',
        failed_payments_count: 0,
        cycle_executions: [{ tenure_type: 'REGULAR', sequence: 1, cycles_completed: 1, total_cycles: 0 }],
      },
    });
  });

  test('is suspended and reactivated with a reason, and shows no next payment meanwhile', async () => {
    const id = await shop.buy();
    const act = (action: string, reason?: string) =>
      shop.call('POST', `${subscriptions}/${id}/${action}`, reason === undefined ? {} : { reason });
    expect(issues((await act('suspend')).body)).toEqual(['/reason MISSING_REQUIRED_PARAMETER']);
    expect(issues((await act('suspend', 'x'.repeat(129))).body)).toEqual([
      '/reason INVALID_STRING_MAX_LENGTH',
    ]);
    expect(issues((await act('activate', 'why')).body)).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
    expect(await act('suspend', 'Cancelled by the customer')).toMatchObject({ status: 204, body: {} });
    const suspended = await shop.readSubscription(id);
    expect(suspended).toMatchObject({ status: 'SUSPENDED', status_change_note: 'Cancelled by the customer' });
    expect(suspended.billing_info).not.toHaveProperty('next_billing_time');
    expect((await act('activate', 'Changed their mind')).status).toBe(204);
    expect((await shop.readSubscription(id)).billing_info.next_billing_time).toBe('2026-12-20T10:00:00Z');
    expect((await act('cancel', 'over')).status).toBe(204);
    expect((await shop.readSubscription(id)).billing_info).not.toHaveProperty('next_billing_time');
    for (const action of ['activate', 'suspend', 'cancel'])
      expect(issues((await act(action, 'again')).body)).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
  });

  test('shows its plan only to those who ask for it', async () => {
    const id = await shop.buy();
    const withPlan = await shop.call('GET', `${subscriptions}/${id}?fields=plan,last_failed_payment`);
    expect(withPlan.body.plan).toMatchObject({ name: 'Monthly <b>plan</b>' });
    expect(await shop.readSubscription(id)).not.toHaveProperty('plan');
    expect((await shop.call('GET', `${subscriptions}/${id}?fields=all`)).status).toBe(400);
  });
});

describe('payments', () => {
  test('are listed for a span of time, both ends of it required', async () => {
    const id = await shop.buy();
    const list = (query: string) => shop.call('GET', `${subscriptions}/${id}/transactions${query}`);
    expect(issues((await list('?start_time=2026-11-20T00:00:00Z')).body)).toEqual([
      'end_time MISSING_REQUIRED_PARAMETER',
    ]);
    expect((await list('?start_time=2026-11-20&end_time=2026-11-21')).status).toBe(400);
    const found = await list('?start_time=2026-11-20T00:00:00Z&end_time=2026-11-21T00:00:00Z');
    expect(found.body.transactions).toEqual([
      expect.objectContaining({
        status: 'COMPLETED',
        amount_with_breakdown: expect.objectContaining({
          gross_amount: { currency_code: 'USD', value: '5.25' },
        }),
        time: '2026-11-20T12:30:00.000Z',
      }),
    ]);
    const later = await list('?start_time=2026-11-21T00:00:00Z&end_time=2026-11-22T00:00:00Z');
    expect(later.body.transactions).toEqual([]);
  });

  test('are refunded in part, then the rest, then no more', async () => {
    const id = await shop.buy();
    const list = `${subscriptions}/${id}/transactions?start_time=2026-11-20T00:00:00Z&end_time=2026-11-21T00:00:00Z`;
    const only = async () => {
      const [one] = (await shop.call('GET', list)).body.transactions as { id: string; status: string }[];
      return one ?? { id: '', status: '' };
    };
    const path = `/v2/payments/captures/${(await only()).id}/refund`;
    const amount = { currency_code: 'USD', value: '2.00' };
    const part = await shop.call('POST', path, { amount });
    expect(part).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect((await only()).status).toBe('PARTIALLY_REFUNDED');
    const more = { amount: { ...amount, value: '5.00' } };
    expect(issues((await shop.call('POST', path, more)).body)).toEqual(['REFUND_AMOUNT_EXCEEDED']);
    const other = { amount: { ...amount, currency_code: 'EUR' } };
    expect(issues((await shop.call('POST', path, other)).body)).toEqual(['REFUND_CAPTURE_CURRENCY_MISMATCH']);
    expect((await shop.call('POST', path, undefined, { 'paypal-request-id': `refund:${id}` })).status).toBe(
      201,
    );
    expect((await only()).status).toBe('REFUNDED');
    expect(issues((await shop.call('POST', path, {})).body)).toEqual(['CAPTURE_FULLY_REFUNDED']);
    const refund = await shop.call('GET', `/v2/payments/refunds/${part.body.id}`);
    expect(refund.body).toMatchObject({
      amount,
      seller_payable_breakdown: { total_refunded_amount: { value: '5.25' } },
    });
    expect((await shop.call('POST', '/v2/payments/captures/AAAAAAAAAAAAAAAAA/refund', {})).status).toBe(404);
  });
});

async function findWebhook(
  type: string,
  matches: (resource: Record<string, unknown>) => boolean,
): Promise<ReceivedWebhook> {
  return vi.waitFor(() => {
    const found = shop.webhooks.find(({ event }) => event.event_type === type && matches(event.resource));
    if (!found) throw new Error(`${type} did not come`);
    return found;
  });
}

function header({ headers }: ReceivedWebhook, name: string): string {
  return String(headers[`paypal-${name}`]);
}

async function certificates({ headers }: ReceivedWebhook): Promise<X509Certificate[]> {
  const pem = await (await fetch(String(headers['paypal-cert-url']))).text();
  return pem.split(/(?<=-----END CERTIFICATE-----\n)/).map((one) => new X509Certificate(one));
}

function claimOf(webhook: ReceivedWebhook) {
  return {
    auth_algo: header(webhook, 'auth-algo'),
    cert_url: header(webhook, 'cert-url'),
    transmission_id: header(webhook, 'transmission-id'),
    transmission_sig: header(webhook, 'transmission-sig'),
    transmission_time: header(webhook, 'transmission-time'),
    webhook_id: shop.sandbox.webhookId,
    webhook_event: webhook.event as object,
  };
}

async function verified(claim: object): Promise<unknown> {
  return (await shop.call('POST', '/v1/notifications/verify-webhook-signature', claim)).body
    .verification_status;
}

describe('the signature', () => {
  test('is made over id, time, webhook and checksum by a certificate under the given root', async () => {
    const id = await shop.subscribe();
    const webhook = await findWebhook('BILLING.SUBSCRIPTION.CREATED', (resource) => resource.id === id);
    const [leaf, root] = await certificates(webhook);
    if (!leaf || !root) throw new Error('two certificates expected');
    const trusted = new X509Certificate(shop.sandbox.webhookRootCertificate);
    expect(root.fingerprint256).toBe(trusted.fingerprint256);
    expect(leaf.checkIssued(trusted) && leaf.verify(trusted.publicKey)).toBe(true);
    expect(trusted.verify(trusted.publicKey)).toBe(true);
    expect([leaf.ca, trusted.ca]).toEqual([false, true]);
    expect(leaf.subject).toContain('CN=messageverificationcerts.paypal.com');
    expect(new URL(header(webhook, 'cert-url')).origin).toBe(shop.sandbox.apiBase);
    const text = [
      header(webhook, 'transmission-id'),
      header(webhook, 'transmission-time'),
      shop.sandbox.webhookId,
      crc32(webhook.body),
    ].join('|');
    const signature = header(webhook, 'transmission-sig');
    expect(createVerify('sha256').update(text).verify(leaf.publicKey, signature, 'base64')).toBe(true);
    expect(header(webhook, 'auth-algo')).toBe('SHA256withRSA');
  });

  test('is checked by the verification call', async () => {
    const id = await shop.subscribe();
    const webhook = await findWebhook('BILLING.SUBSCRIPTION.CREATED', (resource) => resource.id === id);
    const claim = claimOf(webhook);
    expect(await verified(claim)).toBe('SUCCESS');
    expect(await verified({ ...claim, webhook_id: 'OTHER' })).toBe('FAILURE');
    expect(await verified({ ...claim, webhook_event: { ...webhook.event, id: 'WH-OTHER' } })).toBe('FAILURE');
    expect(await verified({ ...claim, transmission_time: '2026-11-20T12:30:01Z' })).toBe('FAILURE');
    expect(await verified({ ...claim, cert_url: 'https://example.com/cert.pem' })).toBe('FAILURE');
    expect(await verified({ ...claim, transmission_sig: btoa('x'.repeat(256)) })).toBe('FAILURE');
  });

  test('keeps its certificate, keys and open links over a restart', async () => {
    const before = shop.sandbox;
    const id = await shop.subscribe();
    await shop.restart();
    const { clientId, clientSecret, webhookId, webhookRootCertificate } = shop.sandbox;
    expect({ clientId, clientSecret, webhookId, webhookRootCertificate }).toEqual({
      clientId: before.clientId,
      clientSecret: before.clientSecret,
      webhookId: before.webhookId,
      webhookRootCertificate: before.webhookRootCertificate,
    });
    expect((await shop.page('POST', `/sandbox/paypal/subscribe/${id}/pay`)).status).toBe(303);
    expect((await shop.readSubscription(id)).status).toBe('ACTIVE');
  });
});

describe('the events', () => {
  test('of a purchase are an activation with a stale date and a sale that names the subscription', async () => {
    const id = await shop.buy();
    const activated = await findWebhook('BILLING.SUBSCRIPTION.ACTIVATED', (resource) => resource.id === id);
    const info = activated.event.resource.billing_info as { next_billing_time: string };
    expect(Date.parse(info.next_billing_time)).toBeLessThanOrEqual(shop.clock.now().getTime());
    const sale = await findWebhook(
      'PAYMENT.SALE.COMPLETED',
      (resource) => resource.billing_agreement_id === id,
    );
    expect(sale.event.resource).toMatchObject({
      id: expect.stringMatching(/^[A-Z0-9]{17}$/),
      amount: { total: '5.25', currency: 'USD' },
      state: 'completed',
    });
    const [payment] = shop.sandbox.simulated.subscriptions()[0]?.payments ?? [];
    expect(payment?.id).toBe(sale.event.resource.id);
  });

  test('of a refund name the sale, and not the subscription', async () => {
    const id = await shop.buy();
    await shop.sandbox.simulated.perform(id, 'refund');
    const [payment] = shop.sandbox.simulated.subscriptions()[0]?.payments ?? [];
    const refunded = await findWebhook(
      'PAYMENT.SALE.REFUNDED',
      (resource) => resource.sale_id === payment?.id,
    );
    expect(refunded.event.resource).toMatchObject({ amount: { total: '-5.25', currency: 'USD' } });
    expect(refunded.event.resource).not.toHaveProperty('billing_agreement_id');
    expect(payment).toMatchObject({ refundedCents: 525, status: 'paid' });
  });

  test('of a dispute name the payment, which the list of disputes finds', async () => {
    const id = await shop.buy();
    await shop.sandbox.simulated.perform(id, 'dispute');
    const [payment] = shop.sandbox.simulated.subscriptions()[0]?.payments ?? [];
    const isOurs = (resource: Record<string, unknown>) =>
      JSON.stringify(resource).includes(String(payment?.id));
    const opened = await findWebhook('CUSTOMER.DISPUTE.CREATED', isOurs);
    await findWebhook('PAYMENT.SALE.REVERSED', isOurs);
    const list = await shop.call('GET', `/v1/customer/disputes?disputed_transaction_id=${payment?.id}`);
    expect(list.body.items).toEqual([
      expect.objectContaining({ dispute_id: opened.event.resource.dispute_id, status: 'OPEN' }),
    ]);
    const one = await shop.call('GET', `/v1/customer/disputes/${opened.event.resource.dispute_id}`);
    expect(one.body.disputed_transactions).toEqual([
      expect.objectContaining({ seller_transaction_id: payment?.id }),
    ]);
    const none = await shop.call('GET', '/v1/customer/disputes?disputed_transaction_id=AAAAAAAAAAAAAAAAA');
    expect(none.body.items).toEqual([]);
    await expect(shop.sandbox.simulated.perform(id, 'refund')).rejects.toThrow(
      'No payment is left to refund.',
    );
  });
});

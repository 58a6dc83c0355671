import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Heard, openShop, type TestShop } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function heardOf(
  type: string,
  matches: (resource: Record<string, unknown>) => boolean,
): Promise<Heard> {
  return vi.waitFor(() => {
    const found = shop.heard.find(({ event }) => event.event_type === type && matches(event.resource));
    if (!found) throw new Error(`${type} did not come`);
    return found;
  });
}

function header({ headers }: Heard, name: string): string {
  return String(headers[`paypal-${name}`]);
}

async function certificates({ headers }: Heard): Promise<X509Certificate[]> {
  const pem = await (await fetch(String(headers['paypal-cert-url']))).text();
  return pem.split(/(?<=-----END CERTIFICATE-----\n)/).map((one) => new X509Certificate(one));
}

function claimOf(heard: Heard) {
  return {
    auth_algo: header(heard, 'auth-algo'),
    cert_url: header(heard, 'cert-url'),
    transmission_id: header(heard, 'transmission-id'),
    transmission_sig: header(heard, 'transmission-sig'),
    transmission_time: header(heard, 'transmission-time'),
    webhook_id: shop.sandbox.webhookId,
    webhook_event: heard.event as object,
  };
}

async function verified(claim: object): Promise<unknown> {
  return (await shop.call('POST', '/v1/notifications/verify-webhook-signature', claim)).body
    .verification_status;
}

describe('the signature', () => {
  test('is made over id, time, webhook and checksum by a certificate under the given root', async () => {
    const id = await shop.subscribe();
    const heard = await heardOf('BILLING.SUBSCRIPTION.CREATED', (resource) => resource.id === id);
    const [leaf, root] = await certificates(heard);
    if (!leaf || !root) throw new Error('two certificates expected');
    const trusted = new X509Certificate(shop.sandbox.webhookRootCertificate);
    expect(root.fingerprint256).toBe(trusted.fingerprint256);
    expect(leaf.checkIssued(trusted) && leaf.verify(trusted.publicKey)).toBe(true);
    expect(trusted.verify(trusted.publicKey)).toBe(true);
    expect([leaf.ca, trusted.ca]).toEqual([false, true]);
    expect(leaf.subject).toContain('CN=messageverificationcerts.paypal.com');
    expect(new URL(header(heard, 'cert-url')).origin).toBe(shop.sandbox.apiBase);
    const text = [
      header(heard, 'transmission-id'),
      header(heard, 'transmission-time'),
      shop.sandbox.webhookId,
      crc32(heard.body),
    ].join('|');
    const signature = header(heard, 'transmission-sig');
    expect(createVerify('sha256').update(text).verify(leaf.publicKey, signature, 'base64')).toBe(true);
    expect(header(heard, 'auth-algo')).toBe('SHA256withRSA');
  });

  test('is told truthfully by the verification call', async () => {
    const id = await shop.subscribe();
    const heard = await heardOf('BILLING.SUBSCRIPTION.CREATED', (resource) => resource.id === id);
    const claim = claimOf(heard);
    expect(await verified(claim)).toBe('SUCCESS');
    expect(await verified({ ...claim, webhook_id: 'OTHER' })).toBe('FAILURE');
    expect(await verified({ ...claim, webhook_event: { ...heard.event, id: 'WH-OTHER' } })).toBe('FAILURE');
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
    expect((await shop.read(id)).status).toBe('ACTIVE');
  });
});

describe('the events', () => {
  test('of a purchase are an activation with a stale date and a sale that names the subscription', async () => {
    const id = await shop.buy();
    const activated = await heardOf('BILLING.SUBSCRIPTION.ACTIVATED', (resource) => resource.id === id);
    const info = activated.event.resource.billing_info as { next_billing_time: string };
    expect(Date.parse(info.next_billing_time)).toBeLessThanOrEqual(shop.clock.now().getTime());
    const sale = await heardOf('PAYMENT.SALE.COMPLETED', (resource) => resource.billing_agreement_id === id);
    expect(sale.event.resource).toMatchObject({
      id: expect.stringMatching(/^[A-Z0-9]{17}$/),
      amount: { total: '5.25', currency: 'USD' },
      state: 'completed',
    });
    const [payment] = shop.sandbox.played.subscriptions()[0]?.payments ?? [];
    expect(payment?.id).toBe(sale.event.resource.id);
  });

  test('of a refund name the sale, and not the subscription', async () => {
    const id = await shop.buy();
    await shop.sandbox.played.act(id, 'refund');
    const [payment] = shop.sandbox.played.subscriptions()[0]?.payments ?? [];
    const refunded = await heardOf('PAYMENT.SALE.REFUNDED', (resource) => resource.sale_id === payment?.id);
    expect(refunded.event.resource).toMatchObject({ amount: { total: '-5.25', currency: 'USD' } });
    expect(refunded.event.resource).not.toHaveProperty('billing_agreement_id');
    expect(payment).toMatchObject({ refundedCents: 525, status: 'paid' });
  });

  test('of a dispute name the payment, which the list of disputes finds', async () => {
    const id = await shop.buy();
    await shop.sandbox.played.act(id, 'dispute');
    const [payment] = shop.sandbox.played.subscriptions()[0]?.payments ?? [];
    const isOurs = (resource: Record<string, unknown>) =>
      JSON.stringify(resource).includes(String(payment?.id));
    const opened = await heardOf('CUSTOMER.DISPUTE.CREATED', isOurs);
    await heardOf('PAYMENT.SALE.REVERSED', isOurs);
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
    await expect(shop.sandbox.played.act(id, 'refund')).rejects.toThrow('No payment is left to refund.');
  });
});

import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { RawWebhook } from '../provider.ts';
import { createStripeProvider } from './stripe.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const secret = 'whsec_of_now';
const before = 'whsec_of_before';

function providerWith(webhookSecrets: string[]) {
  const peer = 'http://127.0.0.1:9';
  return createStripeProvider({
    secretKey: 'sk_test_1',
    publishableKey: undefined,
    webhookSecrets,
    apiBase: peer,
    automaticTax: false,
    sandbox: true,
  });
}

const { webhooks } = new Stripe('sk_test_1');

function eventOf(object: object, type = 'invoice.paid'): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
}

const invoice = {
  object: 'invoice',
  id: 'in_1',
  parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } },
};

function signed(payload: string, by = secret, ageS = 0): RawWebhook {
  const timestamp = now.getTime() / 1_000 - ageS;
  const header = webhooks.generateTestHeaderString({ payload, secret: by, timestamp });
  return { rawBody: Buffer.from(payload), headers: { 'stripe-signature': header }, now };
}

describe('the signature of a webhook', () => {
  const good = signed(eventOf(invoice));
  const hint = {
    eventId: 'evt_1',
    type: 'invoice.paid',
    subject: { kind: 'subscription', id: 'sub_1' },
  };

  test('is taken when it is right, up to five minutes old, by each secret while one is rolled', async () => {
    expect(await providerWith([secret]).parseWebhook(good)).toEqual(hint);
    const old = signed(eventOf(invoice), secret, 299);
    expect(await providerWith([secret]).parseWebhook(old)).toEqual(hint);
    const rolled = providerWith([secret, before]);
    expect(await rolled.parseWebhook(good)).toEqual(hint);
    expect(await rolled.parseWebhook(signed(eventOf(invoice), before))).toEqual(hint);
  });

  const changed = Buffer.from(eventOf(invoice).replace('sub_1', 'sub_2'));
  const reserialised = Buffer.from(JSON.stringify(JSON.parse(eventOf(invoice)), null, 2));
  test.each<[string, RawWebhook]>([
    ['over a changed byte', { ...good, rawBody: changed }],
    ['over the same object written in another way', { ...good, rawBody: reserialised }],
    ['over nothing', { ...good, rawBody: Buffer.alloc(0) }],
    ['that is missing', { ...good, headers: {} }],
    ['that is empty', { ...good, headers: { 'stripe-signature': '' } }],
    ['given twice', { ...good, headers: { 'stripe-signature': ['t=1,v1=1', 't=1,v1=2'] } }],
    ['that is no signature', { ...good, headers: { 'stripe-signature': 'yes' } }],
    ['more than five minutes old', signed(eventOf(invoice), secret, 301)],
    ['by another secret', signed(eventOf(invoice), 'whsec_of_another')],
    ['by a secret that is no longer valid', signed(eventOf(invoice), before)],
  ])('%s is refused', async (_what, webhook) => {
    const refused = { code: 'signature_invalid', status: 400 };
    await expect(providerWith([secret]).parseWebhook(webhook)).rejects.toMatchObject(refused);
  });
});

describe('a webhook', () => {
  const subscription = { object: 'subscription', id: 'sub_1' };
  test.each<[string, object, object | null]>([
    ['checkout.session.completed', { object: 'checkout.session', id: 'cs_1' }, ['checkout', 'cs_1']],
    ['customer.subscription.updated', subscription, ['subscription', 'sub_1']],
    ['invoice.payment_failed', invoice, ['subscription', 'sub_1']],
    ['invoice.paid', { object: 'invoice', id: 'in_2', parent: null }, null],
    [
      'subscription_schedule.updated',
      { object: 'subscription_schedule', id: 'sub_sched_1', subscription: 'sub_1' },
      ['subscription', 'sub_1'],
    ],
    [
      'subscription_schedule.released',
      {
        object: 'subscription_schedule',
        id: 'sub_sched_1',
        subscription: null,
        released_subscription: 'sub_1',
      },
      ['subscription', 'sub_1'],
    ],
    ['charge.refunded', { object: 'charge', id: 'ch_1', customer: 'cus_1' }, ['customer', 'cus_1']],
    [
      'charge.refunded',
      { object: 'charge', id: 'ch_1', customer: { object: 'customer', id: 'cus_1' } },
      ['customer', 'cus_1'],
    ],
    ['charge.refunded', { object: 'charge', id: 'ch_1', customer: null }, null],
    [
      'charge.dispute.created',
      { object: 'dispute', id: 'dp_1', charge: 'ch_1', customer: 'cus_1' },
      ['customer', 'cus_1'],
    ],
    ['payout.paid', { object: 'payout', id: 'po_1' }, null],
    ['balance.available', {}, null],
  ])('%s of %j points at %j', async (type, object, subject) => {
    const hint = await providerWith([secret]).parseWebhook(signed(eventOf(object, type)));
    const [kind, id] = Array.isArray(subject) ? subject : [];
    expect(hint).toEqual({ eventId: 'evt_1', type, subject: subject && { kind, id } });
  });

  test('about a dispute fails while Stripe cannot be asked for its customer', async () => {
    const dispute = { object: 'dispute', id: 'dp_1', charge: 'ch_1' };
    const webhook = signed(eventOf(dispute, 'charge.dispute.created'));
    const failed = { code: 'provider_failed', status: 502 };
    await expect(providerWith([secret]).parseWebhook(webhook)).rejects.toMatchObject(failed);
  });
});

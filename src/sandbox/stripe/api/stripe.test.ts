import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWire, type Wire } from '../test-wire.ts';

let wire: Wire;

beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.end());

describe('webhooks', () => {
  const arrived = (count: number) =>
    vi.waitFor(() => expect(wire.hook.bodies.length).toBeGreaterThanOrEqual(count), {
      timeout: 15_000,
      interval: 10,
    });

  async function settle(): Promise<void> {
    const file = join(wire.dataDir, 'sandbox', 'stripe.json');
    await vi.waitFor(async () => expect(JSON.parse(await readFile(file, 'utf8')).undelivered).toEqual([]), {
      timeout: 20_000,
      interval: 10,
    });
    wire.hook.bodies.length = 0;
    wire.hook.signatures.length = 0;
  }

  test('are signed so that the official library takes them', async () => {
    await settle();
    const { path } = await wire.session();
    await wire.pages.inject({ method: 'POST', url: `${path}/pay` });
    await arrived(3);
    const stripe = new Stripe(wire.sandbox.secretKey);
    const events = wire.hook.bodies.map((body, index) =>
      stripe.webhooks.constructEvent(
        body,
        wire.hook.signatures[index] ?? '',
        wire.sandbox.webhookSecret,
        300,
        undefined,
        wire.at,
      ),
    );
    expect(events.map(({ type }) => type).sort()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    expect(events[0]?.api_version).toBe('2026-10-28.endive');
  });

  test('come again when they were not taken', async () => {
    await settle();
    wire.hook.answer.status = 503;
    const { id } = await wire.session();
    await wire.call('POST', `/v1/checkout/sessions/${id}/expire`);
    await arrived(1);
    wire.hook.answer.status = 200;
    await arrived(2);
    expect(wire.hook.bodies[1]).toBe(wire.hook.bodies[0]);
  });

  test('never hold up an answer of the API', async () => {
    await settle();
    wire.hook.answer.hang = true;
    const { id, path } = await wire.session();
    expect((await wire.pages.inject({ method: 'POST', url: `${path}/pay` })).statusCode).toBe(303);
    expect((await wire.call('GET', `/v1/checkout/sessions/${id}`)).body.status).toBe('complete');
    wire.hook.answer.hang = false;
  });

  test('that were not delivered before a stop are delivered after the next start', async () => {
    wire.hook.answer.status = 503;
    const { id } = await wire.session();
    await wire.call('POST', `/v1/checkout/sessions/${id}/expire`);
    await wire.stop();
    wire.hook.bodies.length = 0;
    wire.hook.answer.status = 200;
    await wire.start();
    await vi.waitFor(() => expect(wire.hook.bodies.some((body) => body.includes(id))).toBe(true), {
      timeout: 15_000,
    });
  });
});

test('keys, sales and answers survive a restart, in one whole file', async () => {
  const keys = [wire.sandbox.secretKey, wire.sandbox.publishableKey, wire.sandbox.webhookSecret];
  const headers = { 'idempotency-key': 'survivor' };
  const first = await wire.call('POST', '/v1/customers', 'name=a', headers);
  const { id, path } = await wire.session();
  await wire.pages.inject({ method: 'POST', url: `${path}/pay` });
  const before = await wire.call('GET', `/v1/checkout/sessions/${id}`);
  await wire.stop();
  expect(await readdir(join(wire.dataDir, 'sandbox'))).toEqual(['stripe.json']);
  await wire.start();
  expect([wire.sandbox.secretKey, wire.sandbox.publishableKey, wire.sandbox.webhookSecret]).toEqual(keys);
  expect((await wire.call('GET', `/v1/checkout/sessions/${id}`)).body).toEqual(before.body);
  expect((await wire.call('POST', '/v1/customers', 'name=a', headers)).body).toEqual(first.body);
});

test('a state file of the first version is taken over, with its sales', async () => {
  const { id, path } = await wire.session();
  await wire.pages.inject({ method: 'POST', url: `${path}/pay` });
  const session = await wire.call('GET', `/v1/checkout/sessions/${id}`);
  await wire.stop();
  const file = join(wire.dataDir, 'sandbox', 'stripe.json');
  const { secretKey, publishableKey, webhookSecret, customers, sessions, subscriptions, invoices } =
    JSON.parse(await readFile(file, 'utf8'));
  const undelivered = [{ id: 'evt_old', object: 'event', created: 1_795_168_800, type: 'invoice.paid' }];
  const keys = { secretKey, publishableKey, webhookSecret };
  const old = { ...keys, customers, sessions, subscriptions, invoices, replays: {}, undelivered };
  await writeFile(file, JSON.stringify(old));
  wire.hook.bodies.length = 0;
  await wire.start();
  const invoice = `/v1/invoices/${session.body.invoice}?expand[]=payments.data.payment.payment_intent`;
  const { body } = await wire.call('GET', invoice);
  expect(body.payments).toMatchObject({ data: [{ payment: { payment_intent: { status: 'succeeded' } } }] });
  await wire.sandbox.played.act(String(session.body.subscription), 'refund');
  expect(
    wire.sandbox.played.subscriptions().find((one) => one.id === session.body.subscription),
  ).toMatchObject({
    amount: '5.25 USD',
    payments: [{ refundedCents: 525 }],
  });
  await vi.waitFor(() => expect(wire.hook.bodies.some((sent) => sent.includes('evt_old'))).toBe(true));
});

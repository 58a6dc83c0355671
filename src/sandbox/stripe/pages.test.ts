import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWire, type Wire } from './test-shop.ts';

let wire: Wire;

beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.end());

describe('the pay page', () => {
  test('shows plan and amount as text, marked as a sandbox, without a script', async () => {
    const { path } = await wire.session();
    const { statusCode, body, headers } = await wire.pages.inject({ url: path });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    for (const text of ['Sandbox, no money moves', '$5.25', 'per month', 'Monthly &lt;b&gt;plan&lt;/b&gt;'])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<script|<b>|was declined/);
    for (const button of ['pay', 'decline', 'cancel']) expect(body).toContain(`action="${path}/${button}"`);
  });

  test('is at the origin that it returns to', async () => {
    const { body } = await wire.call('POST', '/v1/checkout/sessions', await wire.sessionForm());
    expect(body.url).toBe(`http://localhost:3000/sandbox/stripe/checkout/${body.id}`);
  });

  test.each([
    ['nothing', {}],
    ['a form', { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['an empty JSON body', { headers: { 'content-type': 'application/json' } }],
  ])('accepts a press with %s', async (_what, options) => {
    const { id, path } = await wire.session();
    const paid = await wire.pages.inject({ method: 'POST', url: `${path}/pay`, ...options });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `http://localhost:3000/ok?id=${id}`]);
  });

  test('paid twice sells once, and says so', async () => {
    const form = await wire.sessionForm();
    const { body } = await wire.call('POST', '/v1/checkout/sessions', form);
    const path = new URL(String(body.url)).pathname;
    for (let press = 0; press < 2; press++) await wire.pages.inject({ method: 'POST', url: `${path}/pay` });
    const list = await wire.call('GET', `/v1/subscriptions?customer=${body.customer}`);
    expect(list.body.data).toHaveLength(1);
    expect((await wire.pages.inject({ url: path })).body).toContain('already paid');
  });

  test('declines on the page, and can still be paid', async () => {
    const { id, path } = await wire.session();
    const declined = await wire.pages.inject({ method: 'POST', url: `${path}/decline` });
    expect(declined.statusCode).toBe(303);
    expect((await wire.pages.inject({ url: String(declined.headers.location) })).body).toContain(
      'Your card was declined.',
    );
    await wire.pages.inject({ method: 'POST', url: `${path}/pay` });
    expect((await wire.call('GET', `/v1/checkout/sessions/${id}`)).body.payment_status).toBe('paid');
  });

  test('cancels to the cancel address and stays open', async () => {
    const { id, path } = await wire.session();
    const cancelled = await wire.pages.inject({ method: 'POST', url: `${path}/cancel` });
    expect([cancelled.statusCode, cancelled.headers.location]).toEqual([
      303,
      'http://localhost:3000/cancelled',
    ]);
    expect((await wire.call('GET', `/v1/checkout/sessions/${id}`)).body.status).toBe('open');
  });

  test('of an expired or unknown checkout sells nothing', async () => {
    const { id, path } = await wire.session();
    await wire.call('POST', `/v1/checkout/sessions/${id}/expire`);
    const pressed = await wire.pages.inject({ method: 'POST', url: `${path}/pay` });
    expect(pressed.headers.location).toBe(path);
    expect((await wire.pages.inject({ url: path })).body).toContain('expired');
    expect((await wire.call('GET', `/v1/checkout/sessions/${id}`)).body.subscription).toBeNull();
    for (const unknown of ['cs_test_no', '__proto__'])
      expect((await wire.pages.inject({ url: `/sandbox/stripe/checkout/${unknown}` })).statusCode).toBe(404);
  });
});

test('a month ends on the last day of a shorter one', async () => {
  const before = wire.at;
  wire.at = Date.parse('2027-01-31T09:30:00.000Z');
  const { id, path } = await wire.session();
  await wire.pages.inject({ method: 'POST', url: `${path}/pay` });
  wire.at = before;
  const { subscription } = (await wire.call('GET', `/v1/checkout/sessions/${id}`)).body;
  const { body } = await wire.call('GET', `/v1/subscriptions/${subscription}`);
  const items = body.items as { data: { current_period_end: number }[] };
  expect(new Date((items.data[0]?.current_period_end ?? 0) * 1_000).toISOString()).toBe(
    '2027-02-28T09:30:00.000Z',
  );
});

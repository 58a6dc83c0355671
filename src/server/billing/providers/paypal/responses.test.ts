import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addMonths } from '#shared/dates.ts';
import { origin } from '../../../../../tests/support/billing-app.ts';
import { paypalProblems, type SentRequest } from '../../../../../tests/support/paypal-schemas.ts';
import { openPaypalSetup, type PaypalSetup } from '../../../../../tests/support/paypal-setup.ts';
import {
  createSteps,
  introductions,
  newest,
  type Steps,
} from '../../../../../tests/support/provider-steps.ts';
import { parseCents, toMoney } from './responses.ts';

const sent: SentRequest[] = [];
let setup: PaypalSetup;
const steps = createSteps(() => setup);

const recordingFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  // The certificate is a file, no call.
  if (request.url.includes('/v1/notifications/certs/')) return fetch(input, init);
  const headers = Object.fromEntries(request.headers);
  sent.push({ method: request.method, url: request.url, headers, body: await request.clone().text() });
  return fetch(input, init);
};

/** With ids left out. */
function callOf({ method, url }: SentRequest): string {
  const { pathname } = new URL(url);
  return `${method} ${pathname.replace(/\/[A-Z0-9-]{10,}(?=\/|$)/, '/:id')}`;
}

async function sellEverything(s: Steps): Promise<void> {
  for (const currency of ['USD', 'GBP', 'AUD', 'EUR', 'CAD'] as const) {
    await s.buy('monthly', currency);
    await s.buy('annual', currency);
  }
  const { id } = await s.open({ ...(await s.request()), locale: 'zh', taxRate: '19' });
  await s.provider.expireCheckout(id);
}

async function sellWithCodes(s: Steps): Promise<void> {
  await s.buy('monthly', 'USD', introductions.thrice);
  await s.buy('annual', 'EUR', introductions.once);
  await s.buy('annual', 'USD', introductions.free);
}

async function changeEverything(s: Steps): Promise<void> {
  const { subscription } = await s.buy('monthly');
  const change = await s.switchTo(subscription.id, 'annual');
  await s.provider.quoteSwitch(change);
  await s.agree({ ...change, taxRate: '8.1' });
  await s.provider.cancelAtPeriodEnd(subscription.id);
  await s.provider.undoCancel(subscription.id);
  await s.provider.openPortal(subscription, `${origin}/settings`);
  await s.provider.openPaymentFix(subscription, `${origin}/fix-payment`);
  await s.provider.pause(subscription.id, addMonths(newest(subscription).periodEnd, 3));
  await s.provider.endPause(subscription.id, { chargeNow: false });
  await s.provider.endNow(subscription.id);
  await s.provider.refund(newest(subscription).id, { amountCents: 100, currency: 'USD', key: '0-100' });
  await s.provider.refund(newest(subscription).id);
}

/** With a root that it does not know, the provider has to ask PayPal. */
async function checkByPaypal(s: Steps): Promise<void> {
  s.setup.takeWebhooks();
  await s.buy();
  const webhook = await vi.waitFor(() => s.setup.takeWebhooks()[0] ?? Promise.reject(new Error('none yet')));
  await setup.providerWith({ rootCertificates: [] }).parseWebhook(webhook);
}

describe('every request that the app sends', () => {
  beforeAll(async () => {
    setup = await openPaypalSetup(recordingFetch);
    await sellEverything(steps);
    await sellWithCodes(steps);
    await changeEverything(steps);
    await checkByPaypal(steps);
    const { subscription } = await steps.buy();
    await steps.act(subscription.id, 'dispute');
  });
  afterAll(() => setup.close());

  it("is one that PayPal's published schemas know", () => {
    expect(
      sent.flatMap((request) => paypalProblems(request).map((problem) => `${callOf(request)}: ${problem}`)),
    ).toEqual([]);
  });

  it('was looked at, call by call', () => {
    const subscription = '/v1/billing/subscriptions/:id';
    expect(new Set(sent.map(callOf))).toEqual(
      new Set([
        'POST /v1/oauth2/token',
        'POST /v1/catalogs/products',
        'POST /v1/billing/plans',
        'GET /v1/billing/plans/:id',
        'POST /v1/billing/subscriptions',
        `GET ${subscription}`,
        `GET ${subscription}/transactions`,
        `POST ${subscription}/suspend`,
        `POST ${subscription}/activate`,
        `POST ${subscription}/cancel`,
        `POST ${subscription}/revise`,
        'POST /v2/payments/captures/:id/refund',
        'GET /v1/customer/disputes',
        'POST /v1/notifications/verify-webhook-signature',
      ]),
    );
  });

  it.each<[string, RegExp]>([
    ['POST /v1/catalogs/products', /^product-[0-9a-f]{16}$/],
    ['POST /v1/billing/plans', /^plan-(monthly|annual)-[A-Z]{3}-[0-9a-f]{16}$/],
    ['POST /v1/billing/subscriptions', /^checkout-[0-9a-f]{16}$/],
    ['POST /v2/payments/captures/:id/refund', /^refund-[A-Z0-9]{17}(-\d+-\d+)?$/],
  ])('that creates something (%s) has a request id made of what it is for', (call, pattern) => {
    const ids = sent
      .filter((request) => callOf(request) === call)
      .map(({ headers }) => headers['paypal-request-id']);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(id).toMatch(pattern);
  });

  it('that changes something back and forth has none, or PayPal would do it only the first time', () => {
    const changes = sent.filter(({ url }) => /\/(suspend|activate|cancel|revise)$/.test(url));
    expect(changes.length).toBeGreaterThan(3);
    for (const { headers } of changes) expect(headers['paypal-request-id']).toBeUndefined();
  });

  it('sells free time and lower first prices as trial cycles before the regular one', () => {
    const plans = sent
      .filter((request) => callOf(request) === 'POST /v1/billing/plans')
      .map(({ body }) => JSON.parse(body).billing_cycles)
      .filter((cycles) => cycles.length > 1);
    expect(plans.map(([trial]) => [trial.tenure_type, trial.total_cycles, trial.frequency])).toEqual([
      ['TRIAL', 3, { interval_unit: 'MONTH', interval_count: 1 }],
      ['TRIAL', 1, { interval_unit: 'YEAR', interval_count: 1 }],
      ['TRIAL', 1, { interval_unit: 'MONTH', interval_count: 2 }],
    ]);
    for (const [, regular] of plans)
      expect(regular).toMatchObject({ tenure_type: 'REGULAR', sequence: 2, total_cycles: 0 });
  });

  it('sends PayPal the order, language, return address and only the email address of the person', () => {
    const bodies = sent
      .filter((request) => callOf(request) === 'POST /v1/billing/subscriptions')
      .map(({ body }) => JSON.parse(body));
    expect(bodies[0]).toEqual({
      plan_id: expect.stringMatching(/^P-/),
      custom_id: 'order-0',
      subscriber: { email_address: 'user-0@clearing.test' },
      application_context: {
        brand_name: 'Clearing',
        locale: 'en-US',
        user_action: 'SUBSCRIBE_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: `${origin}/payment-success`,
        cancel_url: `${origin}/subscription-cancel`,
      },
    });
    expect(bodies.map(({ application_context }) => application_context.locale)).toContain('zh-CN');
  });
});

describe('money', () => {
  it.each<[string, number | null]>([
    ['5.25', 525],
    ['69.9', 6_990],
    ['7', 700],
    ['.5', 50],
    ['0.0', 0],
    ['-1.05', -105],
    ['61.9500', 6_195],
    ['90071992547.40', 9_007_199_254_740],
    ['0.29', 29],
    ['1.13', 113],
    ['6.999', null],
    ['', null],
    ['-', null],
    ['.', null],
    ['1e3', null],
    ['6,99', null],
    ['NaN', null],
  ])('reads %s exactly', (text, cents) => expect(parseCents(text)).toBe(cents));

  it('is written with two places, and read back the same', () => {
    for (let cents = 0; cents < 20_000; cents++) {
      const { value } = toMoney(cents, 'USD');
      expect(value).toMatch(/^\d+\.\d\d$/);
      expect(parseCents(value)).toBe(cents);
    }
  });
});

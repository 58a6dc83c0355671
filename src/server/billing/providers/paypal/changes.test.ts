import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, openPeer, type Peer, type PeerAnswer } from '../../../../../tests/support/paypal-peer.ts';
import { portalUrl } from './changes.ts';
import { createPaypalProvider } from './paypal.ts';
import { cancelReason } from './subscription.ts';

describe('changes at PayPal', () => {
  const limits = { totalMs: 2_000, maxBytes: 1_048_576, pauseMs: 5 };
  const failed = { code: 'provider_failed', status: 502 };
  const done: PeerAnswer = { status: 204 };
  const refusal = json(
    { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'SUBSCRIPTION_STATUS_INVALID' }] },
    422,
  );

  let peer: Peer;
  afterEach(() => peer.close());

  /** PayPal with the subscription in this state; what is not named is refused. */
  async function openIn(state: object, actions: Record<string, PeerAnswer> = {}) {
    const subscription = { id: 'I-1', plan_id: 'P-1', create_time: '2026-11-20T10:00:00Z', ...state };
    peer = await openPeer(({ method, path }) => {
      if (method === 'GET') return json(path.includes('/plans/') ? {} : subscription);
      return actions[path.split('/').at(-1) ?? ''] ?? refusal;
    });
    return createPaypalProvider(peer.config, fetch, limits);
  }

  function posts(): string[] {
    return peer.requests.flatMap(({ method, path }) =>
      method === 'POST' ? [path.split('/').at(-1) ?? ''] : [],
    );
  }

  describe('a cancellation', () => {
    it('suspends with a recognizable reason', async () => {
      const provider = await openIn({ status: 'ACTIVE' }, { suspend: done });
      await provider.cancelAtPeriodEnd('I-1');
      expect(peer.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
        ['/v1/billing/subscriptions/I-1/suspend', { reason: cancelReason }],
      ]);
      expect(cancelReason.length).toBeLessThanOrEqual(128);
    });

    it.each([
      ['it waits already', { status: 'SUSPENDED', status_change_note: cancelReason }],
      ['it has ended', { status: 'CANCELLED' }],
      ['it has expired', { status: 'EXPIRED' }],
    ])('is no failure when %s', async (_when, state) => {
      const provider = await openIn(state);
      await provider.cancelAtPeriodEnd('I-1');
      expect(posts()).toEqual(['suspend']);
    });

    it('is for good when PayPal has suspended it after failed charges: an updated card would be charged again', async () => {
      const provider = await openIn({ status: 'SUSPENDED' }, { cancel: done });
      await provider.cancelAtPeriodEnd('I-1');
      expect(posts()).toEqual(['suspend', 'cancel']);
    });

    it('fails while PayPal refuses it for an unknown reason, or fails itself', async () => {
      await expect((await openIn({ status: 'ACTIVE' })).cancelAtPeriodEnd('I-1')).rejects.toMatchObject(
        failed,
      );
      await peer.close();
      const provider = await openIn({ status: 'CANCELLED' }, { suspend: json({}, 500) });
      await expect(provider.cancelAtPeriodEnd('I-1')).rejects.toMatchObject(failed);
    });
  });

  describe('undoing a cancellation', () => {
    it('succeeds if it is already active', async () => {
      const provider = await openIn({ status: 'ACTIVE' });
      await provider.undoCancel('I-1');
      expect(posts()).toEqual(['activate']);
    });

    it('fails when it has ended', async () => {
      await expect((await openIn({ status: 'CANCELLED' })).undoCancel('I-1')).rejects.toMatchObject(failed);
    });
  });

  describe('an end', () => {
    it.each(['CANCELLED', 'EXPIRED'])('is no failure when it is %s', async (status) => {
      const provider = await openIn({ status });
      await provider.endNow('I-1');
      expect(posts()).toEqual(['cancel']);
    });

    it('fails while it is still active', async () => {
      await expect((await openIn({ status: 'ACTIVE' })).endNow('I-1')).rejects.toMatchObject(failed);
    });
  });

  describe('a refund', () => {
    const gone = json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] }, 422);
    it.each<[string, PeerAnswer]>([
      ['made', json({ id: 'R', status: 'COMPLETED' }, 201)],
      ['on its way', json({ id: 'R', status: 'PENDING' }, 201)],
      ['made before', gone],
    ])('is %s', async (_what, refund) => {
      const provider = await openIn({}, { refund });
      await provider.refund('T1');
      expect(peer.requests.map(({ path, body }) => [path, body])).toEqual([
        ['/v2/payments/captures/T1/refund', '{}'],
      ]);
    });

    it.each<[string, PeerAnswer]>([
      ['failed', json({ id: 'R', status: 'FAILED' }, 201)],
      ['refused', json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'REFUND_NOT_ALLOWED' }] }, 422)],
    ])('fails when it %s', async (_what, refund) => {
      await expect((await openIn({}, { refund })).refund('T1')).rejects.toMatchObject(failed);
    });
  });

  describe('a switch', () => {
    const change = {
      subscriptionId: 'I-1',
      to: 'annual',
      plan: { productId: 'PROD', providerPlanId: 'P-2' },
      amountCents: 6_195,
      taxRate: null,
      quotedAt: new Date('2026-11-20T10:00:00Z'),
      returnUrl: 'https://clearing.example/pay',
    } as const;
    const page = {
      href: 'https://www.paypal.com/webapps/billing/subscriptions/update?ba_token=BA-2',
      rel: 'approve',
    };

    it('leads to the page where the payer agrees', async () => {
      const provider = await openIn(
        { status: 'ACTIVE' },
        { revise: json({ plan_id: 'P-2', links: [page] }) },
      );
      expect(await provider.switchPlan(change)).toEqual({ kind: 'approval', url: page.href });
      const { body } = peer.requests.at(-1) ?? { body: '' };
      expect(JSON.parse(body)).toEqual({
        plan_id: 'P-2',
        application_context: {
          shipping_preference: 'NO_SHIPPING',
          return_url: change.returnUrl,
          cancel_url: change.returnUrl,
        },
      });
    });

    it('to the present plan needs no call, since nothing else was approved', async () => {
      const provider = await openIn({ status: 'ACTIVE' });
      const plan = { productId: 'PROD', providerPlanId: 'P-1' };
      expect(await provider.switchPlan({ ...change, to: 'monthly', plan })).toEqual({ kind: 'done' });
      expect(posts()).toEqual([]);
    });

    it('has no quote when PayPal will charge nothing more', async () => {
      const provider = await openIn({ status: 'SUSPENDED' });
      await expect(provider.quoteSwitch(change)).rejects.toMatchObject(failed);
    });
  });

  it.each([
    ['https://api-m.paypal.com', 'https://www.paypal.com/myaccount/autopay/'],
    ['https://api-m.sandbox.paypal.com', 'https://www.sandbox.paypal.com/myaccount/autopay/'],
    ['http://127.0.0.1:4000', 'https://clearing.example/sandbox/paypal/autopay/I-1'],
  ])("leads to the customer's own account at the PayPal of %s", (apiBase, url) => {
    expect(portalUrl(apiBase, 'I-1', 'https://clearing.example/settings')).toBe(url);
  });
});

describe('reading refunds', () => {
  const limits = { totalMs: 400, maxBytes: 1_048_576, pauseMs: 5 };
  const now = new Date('2026-11-20T10:00:00.000Z');
  let peer: Peer;
  let answers: PeerAnswer[];

  beforeAll(async () => {
    peer = await openPeer(() => answers.shift() ?? json({}, 500));
  });
  afterAll(() => peer.close());
  beforeEach(() => {
    answers = [];
    peer.requests.length = 0;
  });

  const provider = () => createPaypalProvider({ ...peer.config, rootCertificates: [] }, fetch, limits);
  const amount = (value: string) => ({ currency_code: 'USD', value });

  describe('a refund by its id', () => {
    const refund = (changes: object = {}) =>
      json({
        id: 'R-1',
        status: 'COMPLETED',
        amount: amount('1.50'),
        links: [
          { rel: 'self', href: 'https://api-m.paypal.com/v2/payments/refunds/R-1' },
          { rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/S-1' },
        ],
        ...changes,
      });

    it('names its payment and how much it was', async () => {
      answers = [refund()];
      expect(await provider().findRefund?.('R-1')).toEqual({ id: 'R-1', paymentId: 'S-1', amountCents: 150 });
      expect(peer.requests[0]?.path).toBe('/v2/payments/refunds/R-1');
    });

    it.each([
      ['was not carried out', () => refund({ status: 'FAILED' })],
      ['names no payment', () => refund({ links: [] })],
      ['is unknown', () => json({ name: 'RESOURCE_NOT_FOUND' }, 404)],
    ])('that %s counts for nothing', async (_, answer) => {
      answers = [answer()];
      expect(await provider().findRefund?.('R-1')).toBeNull();
    });

    it('that cannot be read is tried again later', async () => {
      answers = [json({ id: 'R-1' })];
      await expect(provider().findRefund?.('R-1')).rejects.toMatchObject({ code: 'provider_failed' });
    });
  });

  describe('the latest refunds', () => {
    const line = (changes: object = {}) => ({
      transaction_info: {
        transaction_id: 'R-1',
        paypal_reference_id: 'S-1',
        transaction_amount: amount('-1.50'),
        transaction_status: 'S',
        ...changes,
      },
    });

    it('come from all pages of the report of one month', async () => {
      answers = [
        json({ transaction_details: [line()], total_pages: 2 }),
        json({ transaction_details: [line({ transaction_id: 'R-2' })], total_pages: 2 }),
      ];
      expect(await provider().listRefunds?.(now)).toEqual([
        { id: 'R-1', paymentId: 'S-1', amountCents: 150 },
        { id: 'R-2', paymentId: 'S-1', amountCents: 150 },
      ]);
      const queries = peer.requests.map(({ path }) => new URL(path, 'http://paypal').searchParams);
      expect(queries.map((query) => [query.get('page'), query.get('transaction_type')])).toEqual([
        ['1', 'T1107'],
        ['2', 'T1107'],
      ]);
      const days =
        (Date.parse(queries[0]?.get('end_date') ?? '') - Date.parse(queries[0]?.get('start_date') ?? '')) /
        86_400_000;
      expect(days, 'PayPal refuses a longer span').toBeLessThanOrEqual(31);
    });

    it('are those that were made, of a payment', async () => {
      const details = [line({ transaction_status: 'D' }), line({ paypal_reference_id: undefined })];
      answers = [json({ transaction_details: details, total_pages: 1 })];
      expect(await provider().listRefunds?.(now)).toEqual([]);
    });

    it('are none without the permission for reports', async () => {
      answers = [json({ name: 'NOT_AUTHORIZED' }, 403)];
      expect(await provider().listRefunds?.(now)).toEqual([]);
    });
  });
});

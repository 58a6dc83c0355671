import { afterEach, describe, expect, it } from 'vitest';
import { json, openPeer, type Peer, type PeerAnswer } from '../../../../../tests/support/paypal-peer.ts';
import { openPaypalSetup } from '../../../../../tests/support/paypal-setup.ts';
import { describeProvider } from '../../../../../tests/support/provider-contract.ts';
import type { AgreedPlan } from '../provider.ts';
import { createPaypalProvider } from './paypal.ts';
import { getPeriodEnd } from './subscription.ts';

describe('reading a subscription', () => {
  const limits = { totalMs: 2_000, maxBytes: 1_048_576, pauseMs: 5 };
  const failed = { code: 'provider_failed', status: 502 };
  const money = (value: string, currency_code = 'USD') => ({ currency_code, value });
  const cycle = (unit: string, value = '5.25', count = 1) => ({
    tenure_type: 'REGULAR',
    frequency: { interval_unit: unit, interval_count: count },
    pricing_scheme: { fixed_price: money(value) },
  });
  const monthly = { id: 'P-MONTH', billing_cycles: [cycle('MONTH')] };
  const annual = { id: 'P-YEAR', billing_cycles: [cycle('YEAR', '61.95')] };
  const active = {
    id: 'I-1',
    plan_id: 'P-MONTH',
    status: 'ACTIVE',
    custom_id: 'order-1',
    create_time: '2026-11-20T09:58:00Z',
    start_time: '2026-11-20T10:00:00Z',
    billing_info: {
      outstanding_balance: money('0.0'),
      failed_payments_count: 0,
      last_payment: { amount: money('5.25'), time: '2026-11-20T10:00:00Z' },
      next_billing_time: '2026-12-20T10:00:00Z',
    },
  };

  function paid(id: string, time: string, changes: object = {}, value = '5.25') {
    return {
      id,
      status: 'COMPLETED',
      time,
      amount_with_breakdown: { gross_amount: money(value) },
      ...changes,
    };
  }

  /** What the stand-in for PayPal's API answers; the rest as for an active subscription. */
  interface Answers {
    subscription?: object;
    plan?: object;
    transactions?: ReturnType<typeof paid>[] | ((query: URLSearchParams) => object);
    disputes?: (transactionId: string) => PeerAnswer;
    dispute?: PeerAnswer;
  }

  let peer: Peer;
  afterEach(() => peer.close());

  async function open(answers: Answers) {
    peer = await openPeer(({ path }) => {
      const { pathname, searchParams } = new URL(path, 'http://paypal.test');
      if (pathname === '/v1/customer/disputes')
        return answers.disputes?.(searchParams.get('disputed_transaction_id') ?? '') ?? json({ items: [] });
      if (pathname.startsWith('/v1/customer/disputes/')) return answers.dispute ?? json({}, 500);
      if (pathname.endsWith('/transactions')) {
        const { transactions = [] } = answers;
        return json(typeof transactions === 'function' ? transactions(searchParams) : { transactions });
      }
      return json(
        pathname.includes('/plans/') ? (answers.plan ?? monthly) : (answers.subscription ?? active),
      );
    });
    return createPaypalProvider(peer.config, fetch, limits);
  }

  async function find(answers: Answers, agreed: AgreedPlan[] = []) {
    const found = await (await open(answers)).findSubscription('I-1', agreed);
    if (!found) throw new Error('no subscription');
    return found;
  }

  function calls(part: string): URLSearchParams[] {
    const asked = peer.requests.filter(({ path }) => path.includes(part));
    return asked.map(({ path }) => new URL(path, 'http://paypal.test').searchParams);
  }

  describe('the status of a subscription', () => {
    const info = active.billing_info;
    it.each<[string, object, string, boolean]>([
      ['pending', { status: 'APPROVAL_PENDING' }, 'pending', false],
      ['approved', { status: 'APPROVED' }, 'pending', false],
      ['active', {}, 'active', false],
      ['failed', { billing_info: { ...info, failed_payments_count: 1 } }, 'past_due', false],
      ['owing', { billing_info: { ...info, outstanding_balance: money('5.25') } }, 'past_due', false],
      ['suspended by PayPal', { status: 'SUSPENDED' }, 'past_due', false],
      ['suspended by somebody', { status: 'SUSPENDED', status_change_note: 'Because' }, 'past_due', false],
      ['cancelled', { status: 'CANCELLED' }, 'ended', true],
      ['expired', { status: 'EXPIRED' }, 'ended', true],
    ])('%s', async (_what, changes, status, willCancelAtPeriodEnd) => {
      const found = await find({ subscription: { ...active, ...changes } });
      expect(found).toMatchObject({ status, willCancelAtPeriodEnd });
      const next = { at: new Date('2026-12-20T10:00:00Z'), amountCents: 525, currency: 'USD' };
      expect(found.nextCharge).toEqual(status === 'active' ? next : null);
    });

    const retry = '2026-12-25T10:00:00Z';
    const owing = {
      ...info,
      outstanding_balance: money('61.95'),
      failed_payments_count: 1,
      next_billing_time: '2027-12-20T10:00:00Z',
      last_failed_payment: { amount: money('61.95'), next_payment_retry_time: retry },
    };

    it('is charged next when PayPal tries again, not a whole cycle later', async () => {
      const { nextCharge } = await find({ subscription: { ...active, billing_info: owing }, plan: annual });
      expect(nextCharge).toEqual({ at: new Date(retry), amountCents: 6_195, currency: 'USD' });
      // Without this field in the call PayPal leaves the time out.
      expect(calls('/subscriptions/I-1?')[0]?.get('fields')).toBe('last_failed_payment,plan');
    });

    it('is charged the sum that failed where PayPal names no balance', async () => {
      const { outstanding_balance: _none, ...rest } = owing;
      const { nextCharge } = await find({ subscription: { ...active, billing_info: rest } });
      expect(nextCharge).toMatchObject({ at: new Date(retry), amountCents: 6_195 });
    });

    it.each([
      ['after the last try', { status: 'SUSPENDED', billing_info: owing }, 'charges-failed'],
      ['by somebody at PayPal', { status: 'SUSPENDED', status_change_note: 'Because' }, 'suspended'],
      ['not while a charge is tried', { billing_info: owing }, null],
      ['not by the customer', { status: 'CANCELLED' }, null],
    ])('has been stopped %s', async (_how, changes, stopped) => {
      expect((await find({ subscription: { ...active, ...changes } })).stopped).toBe(stopped);
    });

    it('fails for a status that PayPal does not document', async () => {
      const provider = await open({ subscription: { ...active, status: 'DREAMING' } });
      await expect(provider.findSubscription('I-1')).rejects.toMatchObject(failed);
    });
  });

  describe('what was paid', () => {
    it('is what was completed, oldest first; what failed, waits or went back is no payment', async () => {
      const { payments } = await find({
        transactions: [
          paid('T4', '2026-12-20T10:00:00Z', { status: 'DECLINED' }),
          paid('T3', '2026-12-20T10:00:00Z'),
          paid('T2', '2026-11-21T10:00:00Z', {}, '-5.25'),
          paid('T1', '2026-11-20T10:00:00.500+01:00'),
          paid('T0', '2026-11-20T08:00:00Z', { status: 'PENDING' }),
        ],
      });
      expect(payments.map(({ id }) => id)).toEqual(['T1', 'T3']);
      expect(payments[0]).toEqual({
        id: 'T1',
        plan: 'monthly',
        amountCents: 525,
        creditCents: 0,
        currency: 'USD',
        paidAt: new Date('2026-11-20T09:00:00.500Z'),
        periodStart: new Date('2026-11-20T09:00:00.500Z'),
        periodEnd: new Date('2026-12-20T10:00:00Z'),
        refundedCents: 0,
        partlyRefunded: false,
        disputed: false,
        disputeUrl: null,
        receiptUrl: null,
        taxCents: 0,
        taxRate: null,
        taxCountry: null,
        feeCents: 0,
      });
    });

    it('is refunded in full, or in a part that PayPal does not tell', async () => {
      const { payments } = await find({
        transactions: [
          paid('T1', '2026-11-20T10:00:00Z', { status: 'REFUNDED' }),
          paid('T2', '2026-12-20T10:00:00Z', { status: 'PARTIALLY_REFUNDED' }),
        ],
      });
      expect(payments.map(({ refundedCents }) => refundedCents)).toEqual([525, 0]);
    });

    const since = (text: string) => new Date(text);
    const agreedMonth = {
      plan: 'monthly',
      amountCents: 525,
      currency: 'USD',
      since: since('2026-11-20T09:57:00Z'),
    } as const;

    it('was for the plan that was in force, by what was agreed then', async () => {
      const transactions = [
        paid('T1', '2026-11-20T10:00:00Z'),
        paid('T2', '2026-12-20T09:00:00Z', {}, '61.95'),
        paid('T3', '2027-12-20T10:00:00Z', {}, '61.95'),
      ];
      const found = await find({ transactions, plan: annual }, [agreedMonth]);
      expect(found.payments.map(({ plan }) => plan)).toEqual(['monthly', 'annual', 'annual']);
      expect(found.payments[2]?.periodEnd).toEqual(new Date('2028-12-20T10:00:00Z'));
      expect(found.agreed.map(({ plan, since: at }) => [plan, at.toISOString()])).toEqual([
        ['monthly', '2026-11-20T09:57:00.000Z'],
        ['annual', '2026-12-20T09:00:00.000Z'],
      ]);
      expect(found.unmatchedPayments).toEqual([]);
    });

    it('of a sum that was never agreed counts for the plan in force, and is marked as odd', async () => {
      const transactions = [
        paid('T1', '2026-11-20T10:00:00Z', {}, '4.00'),
        paid('T2', '2026-12-19T10:00:00Z', {}, '10.50'),
        paid('T3', '2026-12-20T10:00:00Z', {}, '4.00'),
      ];
      const { payments, unmatchedPayments } = await find({ transactions, plan: annual }, [agreedMonth]);
      expect(payments.map(({ plan }) => plan)).toEqual(['monthly', 'monthly', 'annual']);
      expect(unmatchedPayments).toEqual(['T1', 'T2', 'T3']);
    });

    it('of the right sum in another currency was never agreed', async () => {
      const amount_with_breakdown = { gross_amount: money('5.25', 'EUR') };
      const transactions = [paid('T1', '2026-11-20T10:00:00Z', { amount_with_breakdown })];
      expect((await find({ transactions }, [agreedMonth])).unmatchedPayments).toEqual(['T1']);
    });

    it('was paid for the plan of the running period, while another one waits', async () => {
      const transactions = [paid('T1', '2026-11-20T10:00:00Z')];
      expect(await find({ transactions, plan: annual }, [agreedMonth])).toMatchObject({
        plan: 'monthly',
        pendingPlan: 'annual',
        nextCharge: { amountCents: 6_195 },
        agreed: [agreedMonth, { plan: 'annual', since: since('2026-12-20T10:00:00Z') }],
      });
    });

    it('forgets a change that was taken back before its first charge', async () => {
      const waiting = {
        plan: 'annual',
        amountCents: 6_195,
        currency: 'USD',
        since: since('2026-12-20T10:00:00Z'),
      } as const;
      const transactions = [paid('T1', '2026-11-20T10:00:00Z')];
      const { agreed, pendingPlan } = await find({ transactions }, [agreedMonth, waiting]);
      expect(agreed.map(({ plan }) => plan)).toEqual(['monthly', 'monthly']);
      expect(pendingPlan).toBeNull();
    });

    it('is asked for from the beginning until a day after the last time that PayPal tells, a year at a time', async () => {
      const at = (query: URLSearchParams, name: string) => Date.parse(query.get(name) ?? '');
      const last = '2029-06-20T10:00:00Z';
      const billing_info = { ...active.billing_info, last_payment: { time: last } };
      const { payments } = await find({
        subscription: { ...active, billing_info },
        // Both ends belong to a span, so a transaction at the border of two is listed twice.
        transactions: () => ({ transactions: [paid('T1', '2026-11-20T10:00:00Z')] }),
      });
      const spans = calls('/transactions');
      expect(payments).toHaveLength(1);
      expect(spans.map((query) => query.get('start_time'))[0]).toBe('2026-11-20T09:58:00.000Z');
      expect(at(spans.at(-1) ?? new URLSearchParams(), 'end_time')).toBeGreaterThan(Date.parse(last));
      for (const [index, query] of spans.entries()) {
        expect(at(query, 'end_time') - at(query, 'start_time')).toBeLessThanOrEqual(366 * 86_400_000);
        if (index) expect(query.get('start_time')).toBe(spans[index - 1]?.get('end_time'));
      }
    });

    it('is asked for in halves where it does not fit on one page', async () => {
      const times = ['2026-11-20T10:00:00Z', '2027-02-20T10:00:00Z', '2027-05-20T10:00:00Z'];
      const all = times.map((time, index) => paid(`T${index}`, time));
      const { payments } = await find({
        subscription: { ...active, update_time: '2027-06-01T00:00:00Z' },
        transactions: (query) => {
          const [from, to] = [query.get('start_time') ?? '', query.get('end_time') ?? ''];
          const inside = all.filter(({ time }) => time >= from && time <= to);
          return { transactions: inside.slice(0, 1), total_pages: Math.max(1, inside.length) };
        },
      });
      expect(payments.map(({ id }) => id)).toEqual(['T0', 'T1', 'T2']);
    });
  });

  it('reads a long life within the time of two calls, or not at all', async () => {
    const slow: PeerAnswer = (response) => {
      setTimeout(() => response.end('{"transactions":[]}'), 150).unref();
    };
    peer = await openPeer(({ path }) => {
      if (path.includes('/transactions')) return slow;
      return json(path.includes('/plans/') ? monthly : { ...active, create_time: '2016-11-20T10:00:00Z' });
    });
    const provider = createPaypalProvider(peer.config, fetch, { ...limits, totalMs: 300 });
    await expect(provider.findSubscription('I-1')).rejects.toMatchObject(failed);
    expect(calls('/transactions').length).toBeLessThan(10);
  });

  describe('disputes', () => {
    const transactions = [paid('OLD', '2026-03-20T10:00:00Z'), paid('NEW', '2026-11-20T10:00:00Z')];
    // Until when it is asked for is PayPal's time, or the time of the last payment.
    const subscription = {
      ...active,
      create_time: '2026-03-20T10:00:00Z',
      update_time: '2027-01-01T00:00:00Z',
    };
    const item = (status: string) => json({ items: [{ dispute_id: 'PP-1', status }] });
    const outcome = (outcome_code: string) => json({ dispute_outcome: { outcome_code } });
    const disputed = async (answers: Answers) =>
      (await find({ subscription, transactions, ...answers })).payments.at(-1)?.disputed;

    it('are asked for where there can be any: of the last 180 days, and not of what was refunded', async () => {
      const refunded = paid('GONE', '2026-12-20T10:00:00Z', { status: 'REFUNDED' });
      await find({ subscription, transactions: [...transactions, refunded] });
      expect(calls('/v1/customer/disputes').map((query) => query.get('disputed_transaction_id'))).toEqual([
        'NEW',
      ]);
    });

    it.each(['OPEN', 'WAITING_FOR_SELLER_RESPONSE', 'UNDER_REVIEW'])(
      'count while they are %s',
      async (status) => {
        expect(await disputed({ disputes: () => item(status) })).toBe(true);
      },
    );

    it.each([
      ['RESOLVED_BUYER_FAVOUR', true],
      ['ACCEPTED', true],
      ['RESOLVED_SELLER_FAVOUR', false],
      ['CANCELED_BY_BUYER', false],
    ])('that are resolved (%s) count by whom the money went to', async (code, counts) => {
      expect(await disputed({ disputes: () => item('RESOLVED'), dispute: outcome(code) })).toBe(counts);
    });

    it('are not known without the right to read them', async () => {
      expect(await disputed({ disputes: () => json({ name: 'NOT_AUTHORIZED' }, 403) })).toBe(false);
    });

    it('fail the whole answer when PayPal fails, so that nobody takes them for none', async () => {
      const provider = await open({ transactions, subscription, disputes: () => json({}, 500) });
      await expect(provider.findSubscription('I-1')).rejects.toMatchObject(failed);
    });
  });

  describe('plans', () => {
    it('are asked for once', async () => {
      const provider = await open({});
      await provider.findSubscription('I-1');
      await provider.findSubscription('I-1');
      expect(calls('/v1/billing/plans/')).toHaveLength(1);
    });

    it.each([
      ['MONTH', 12, 'annual'],
      ['YEAR', 1, 'annual'],
      ['MONTH', 1, 'monthly'],
    ])('of %s, %i are %s', async (unit, count, plan) => {
      expect(await find({ plan: { id: 'P', billing_cycles: [cycle(unit, '1.00', count)] } })).toMatchObject({
        plan,
      });
    });

    it.each([
      ['of weeks', [cycle('WEEK')]],
      ['without a price', [{ ...cycle('MONTH'), pricing_scheme: undefined }]],
      ['at a price of parts of cents', [cycle('MONTH', '5.259')]],
      ['without a cycle', []],
    ])('%s are none of ours', async (_what, billing_cycles) => {
      const provider = await open({ plan: { id: 'P', billing_cycles } });
      await expect(provider.findSubscription('I-1')).rejects.toMatchObject(failed);
    });
  });

  describeProvider('PayPal', () => openPaypalSetup());
});

const at = (text: string) => new Date(`${text}Z`);

describe('the end of a paid period', () => {
  const paid = {
    paidAt: at('2026-11-20T08:00:00'),
    plan: 'monthly',
    startedAt: at('2026-11-20T08:00:00'),
  } as const;

  it.each([
    ['when PayPal names no next time', undefined, '2026-12-20T08:00:00'],
    ['up to a next time some hours later', '2026-12-20T10:00:00', '2026-12-20T10:00:00'],
    ['up to a next time a day and more later', '2026-12-21T20:00:00', '2026-12-21T20:00:00'],
    ['no shorter for an earlier next time', '2026-12-20T02:00:00', '2026-12-20T08:00:00'],
    ['not up to where a failed charge moved the next time', '2027-01-20T10:00:00', '2026-12-20T08:00:00'],
    ['not up to the next retry', '2026-12-25T10:00:00', '2026-12-20T08:00:00'],
  ])('%s', (_what, next, end) => {
    expect(getPeriodEnd({ ...paid, nextBillingAt: next === undefined ? undefined : at(next) })).toEqual(
      at(end),
    );
  });
});
